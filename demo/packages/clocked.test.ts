import { describe, expect, it } from 'vitest'
import { clockFaults } from '#domain/catalogue/journey/clock-faults.ts'
import { guideFaults } from '#domain/catalogue/journey/guide-faults.ts'
import { DAY, hoursByUse } from '#domain/catalogue/journey/day-hours.ts'
import { dayHours } from '#domain/catalogue/journey/journey-faults.ts'
import { facts, packages } from '#tests/demo-packages.ts'
import { knownFrom } from './journeys.ts'

const known = knownFrom(facts)
const strips = packages.map((pack) => ({ pack, hours: dayHours(pack, known) }))

describe('the strip of a day', () => {
  it('begins, and sees the sun rise and set, at the hours the words beside it tell (caught: 748 in 616 days of 424 packages; later 14 sights told at another hour than drawn, or left before)', () => {
    const wrong = strips.flatMap(({ pack, hours }) =>
      clockFaults(pack, hours).map(({ day, message }) => `${pack.slug} ${day}: ${message}`),
    )
    expect(wrong).toEqual([])
  })

  it('begins on the first day when one is asked to be there (caught: 349 at eight in the morning)', () => {
    const asked = strips.flatMap(({ pack, hours }) => {
      const by = pack.questions.map(({ answer }) => /^Be in .+ by (noon|[\d:]+ [ap]m), for day 1 has/.exec(answer)?.[1])
      const said = by.find(Boolean)
      return said ? [{ said, begins: pack.itinerary[0]?.begins, from: hours[0]?.[0]?.from ?? 0 }] : []
    })
    expect(asked.length).toBeGreaterThan(200)
    const hourOf = (said: string) => (said === 'noon' ? 12 : Number(said.split(':')[0]))
    expect(asked.filter(({ said, begins }) => begins !== `${String(hourOf(said)).padStart(2, '0')}:00`)).toEqual([])
    expect(asked.filter(({ said, from }) => from < hourOf(said))).toEqual([])
  })

  it('has as many hours as its legend adds up to (caught: 274 of 1,337 days)', () => {
    const wrong = strips.flatMap(({ pack, hours }) =>
      hours.flatMap((stretches, at) => {
        if (stretches.length === 0) return []
        const { uses, free } = hoursByUse(stretches)
        const sum = uses.reduce((all, use) => all + use.hours, free)
        const whole = DAY.to - Math.min(DAY.from, stretches[0]!.from)
        return free > 0 && sum !== whole ? [`${pack.slug} ${at + 1}: ${sum} of ${whole}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has two drives where two are told, a night before a summit for the sun, and a dusk at dusk', () => {
    const of = (slug: string, day: number) =>
      strips.find(({ pack }) => pack.slug === slug)!.hours[day - 1]!.map(({ from }) => from)
    expect(of('bandhavgarh-by-itself', 2)).toEqual([5.5, 15])
    expect(of('kedarkantha-trek', 4)[0]).toBe(4)
    expect(of('taj-mahal-weekend', 1).at(-1)).toBe(17.5)
    expect(of('taj-mahal-weekend', 3)[0]).toBe(6)
    // What one walks to is seen on the walk, and a pass where the road goes over it (caught: both before setting off).
    expect(of('mullayanagiri-trek', 2).slice(0, 3)).toEqual([5.5, 6, 7])
    expect(of('srinagar-to-leh-highway', 6)).toEqual([8, 10, 10.5, 12.5])
  })
})

it('draws both drives of a day in a forest (caught: 11 days of two drives without a bar)', () => {
  const days = strips.flatMap(({ pack, hours }) =>
    pack.itinerary.flatMap(({ day, text }, at) =>
      text.includes('Two safari drives')
        ? [{ of: `${pack.slug} ${day}`, bars: hours[at]!.map(({ from }) => from) }]
        : [],
    ),
  )
  expect(days.length).toBeGreaterThan(8)
  // Jawai has no park, and that of Barpeta Road is a drive away.
  const without = /^(mewar-and-the-leopard-hills-of-jawai|manas-river-and-forest) /
  expect(days.filter(({ of, bars }) => !without.test(of) && bars.length !== 2)).toEqual([])
})

it('speaks of no guide whom the price leaves out (caught: 24 days of 22 packages)', () => {
  expect(packages.flatMap((pack) => guideFaults(pack).map(({ message }) => `${pack.slug}: ${message}`))).toEqual([])
})

it('calls no temple one more thing, and no village by two names (caught: 24, and Sitapur Kedarnath)', () => {
  const words = packages.flatMap(({ itinerary }) =>
    itinerary.map(({ title, text, overnight }) => [title, text, overnight?.name].join('. ')),
  )
  expect(words.filter((one) => /one more thing|Sitapur Kedarnath|Not on the plan/.test(one))).toEqual([])
})
