import { describe, expect, it } from 'vitest'
import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import { days, named, packages } from '#tests/demo-packages.ts'

const treks = packages.filter(({ kind }) => kind === 'trek')
const walks = days.filter(({ slug }) => treks.some((trek) => trek.slug === slug))

describe('a trek', () => {
  it('stands on top early only where it gets there, and draws no path home (caught: 13 days)', () => {
    const wrong = walks.filter((day) => {
      const legs = legsOf(day)
      const before = legs[0]?.by === 'road' ? (legs[0].hours ?? 0) : 0
      const walked = legs.filter(isOnFoot).reduce((sum, { hours }) => sum + (hours ?? 0), 0)
      const pack = treks.find(({ slug }) => slug === day.slug)!
      const lasts = pack.itinerary
        .slice(day.day)
        .every(({ overnight }) => !overnight || overnight.name === day.overnight?.name)
      return (
        (/before the sun is high|by mid-morning|clouds are still asleep/.test(day.text) &&
          6 + before + walked / 2 > 10.5) ||
        (/down before it is hot/.test(day.text) && 6 + 2 * before + walked > 12) ||
        (/by first light/.test(day.text) && before > 0.25) ||
        (lasts && /draws the path to|bags go on to|comes next\./.test(day.text))
      )
    })
    expect(named(wrong)).toEqual([])
  })

  it('walks and drives twelve and a half hours on one day at the most, but for two (caught: 4)', () => {
    const hoursOf = (day: (typeof days)[number]) => legsOf(day).reduce((sum, { hours }) => sum + (hours ?? 0), 0)
    const long = days.filter((day) => hoursOf(day) > 12.5).map(({ slug }) => slug)
    // A pilgrims' path walked in one day, and a peak whose road is reckoned from the map.
    expect(long).toEqual(['brahmagiri-trek', 'shrikhand-mahadev-trek'])
  })

  it('has grass under snow nowhere, and asks for nights at 3,500 m only below higher ones (caught: 1 days and 1 treks)', () => {
    const grassy = walks.filter(
      ({ slug, text }) =>
        /on turf|Grass to|green ramp|grass, wind|Sheep, a stone hut/.test(text) &&
        treks.find((trek) => trek.slug === slug)!.tags.includes('winter-trek'),
    )
    expect(named(grassy)).toEqual([])
    const low = treks.filter(
      ({ maxAltitudeM, intro, questions }) =>
        (maxAltitudeM ?? 0) < 3500 &&
        /slept above 3,500 m|trek at height/.test(`${intro} ${JSON.stringify(questions)}`),
    )
    expect(named(low)).toEqual([])
  })
})
