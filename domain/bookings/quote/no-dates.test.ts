import { expect, test } from 'vitest'
import { almanacOf } from '#domain/almanac/almanac.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { mayHaveNoDates, noDates } from './no-dates.ts'

const today = '2026-11-26'
const stop = { overnight: { url: 'thrissur' }, sights: [] }
const NONE_OWN = { ...USUAL_OWN_DATES, areSold: false }
const POORAM = {
  name: 'Thrissur Pooram',
  stateCodes: ['IN-KL'],
  itinerary: [
    { day: 1, ...stop },
    { day: 2, ...stop },
  ],
  ownDates: USUAL_OWN_DATES,
}
const COAST = { ...POORAM, name: 'Kerala coast' }

const almanac = (days: AlmanacFact['days']) =>
  almanacOf([
    {
      key: 'pooram',
      kind: 'festival',
      name: 'Thrissur Pooram',
      otherNames: [],
      at: ['thrissur'],
      days,
    } as unknown as AlmanacFact,
  ])
const NOT_KNOWN = almanac([])
const KNOWN = almanac([{ from: '2027-04-25', to: '2027-04-25', main: '2027-04-25', isExpected: false }])

const leaving = (more: Partial<Departure>) =>
  ({
    id: 'd',
    startsOn: '2027-04-24',
    capacity: 12,
    held: 0,
    sold: 12,
    cutoffDays: 1,
    status: 'scheduled',
    ...more,
  }) as Departure
const full = leaving({})

test('a festival whose days nobody knows is sold on no date (caught: on dates one chooses)', () => {
  expect(noDates(NOT_KNOWN, POORAM, { departures: [], today })).toEqual({
    why: 'festival-unknown',
    words: 'The days of Thrissur Pooram are not known yet.',
  })
  expect(noDates(KNOWN, POORAM, { departures: [], today })).toBeUndefined()
  expect(noDates(NOT_KNOWN, COAST, { departures: [], today })).toBeUndefined()
})

test('what is full is said to be where the days are not one’s own to choose, and not a moment longer', () => {
  expect(noDates(KNOWN, POORAM, { departures: [full], today })).toEqual({ why: 'full', departure: full })
  expect(noDates(KNOWN, POORAM, { departures: [full, leaving({ sold: 11 })], today })).toBeUndefined()
  expect(noDates(KNOWN, COAST, { departures: [full], today })).toBeUndefined()
  expect(noDates(KNOWN, { ...COAST, ownDates: NONE_OWN }, { departures: [full], today })).toMatchObject({ why: 'full' })
  expect(
    noDates(KNOWN, { ...COAST, ownDates: NONE_OWN }, { departures: [leaving({ status: 'closed' })], today }),
  ).toEqual({
    why: 'none',
  })
})

test('whoever lists hundreds looks only at those of a festival’s name, and at those without dates of one’s own', () => {
  const may = [POORAM, COAST, { ...COAST, ownDates: NONE_OWN }].map((pkg) => mayHaveNoDates(KNOWN, pkg))
  expect(may).toEqual([true, false, true])
})
