import { describe, expect, it } from 'vitest'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { isOnTheWay } from '#domain/catalogue/journey/night-faults.ts'
import { weekdayOf } from '#platform/dates.ts'
import { days, named, packages, today } from '#tests/demo-packages.ts'
import { makeDepartures } from './make-departures.ts'

describe('a night in a coach', () => {
  it('is one of the tour, so that its card and its dates hold it (caught: 3 that were away a night longer at each end)', () => {
    const asleep = days.filter((day) => legsOf(day).some(({ by, km, hours }) => by === 'road' && km && hours === null))
    expect(named(asleep.filter((day) => !isOnTheWay(day)))).toEqual([])
    expect(asleep).toHaveLength(6)
    const answers = packages.flatMap(({ slug, questions }) => questions.map((one) => ({ slug, ...one })))
    const outside =
      /the day before day 1|previous evening|the (?:evening|night) before\b(?!, for day 1)|after day \d+\.$/
    expect(named(answers.filter(({ answer }) => outside.test(answer)))).toEqual([])
    expect(named(days.filter(({ text }) => outside.test(text)))).toEqual([])
  })

  it('makes no weekend and no short break of six days', () => {
    const long = packages.filter(({ days: many, tags }) => many > 4 && tags.includes('short-break'))
    expect(named(long)).toEqual([])
  })

  it('is left on a Friday', () => {
    const coaches = packages.filter(({ itinerary }) => itinerary[0] && isOnTheWay(itinerary[0]))
    const dates = coaches.flatMap((pack) => makeDepartures(pack, { today }).map(({ startsOn }) => weekdayOf(startsOn)))
    expect(new Set(dates)).toEqual(new Set([5]))
  })
})
