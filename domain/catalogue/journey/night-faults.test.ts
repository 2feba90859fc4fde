import { expect, test } from 'vitest'
import { teaHills } from '#tests/sample-catalogue.ts'
import { haltFaults, nightFaults } from './night-faults.ts'

const halts = (...nights: number[]) => nights.map((nights, at) => ({ cityId: `city-${at}`, nights }))

test('halts sleep the nights between the days, no more and no fewer (caught: more alone were told)', () => {
  const said = (days: number, ...nights: number[]) =>
    nightFaults({ days, stops: halts(...nights), itinerary: [] }).map(({ path, message }) => `${path}: ${message}`)
  expect([said(6, 1, 2, 2), said(1, 0), said(6), nightFaults(teaHills)]).toEqual([[], [], [], []])
  expect(said(6, 1, 2, 3)).toEqual(['stops: The halts have 6 nights, and 6 days have 5.'])
  const seat = { ...teaHills.itinerary[0]!, overnight: null, stay: 'Reclining seat' }
  expect(nightFaults({ days: 6, stops: halts(2, 1), itinerary: [seat, seat] })).toEqual([])
  expect(nightFaults({ days: 6, stops: halts(2, 3), itinerary: [seat, seat] })[0]?.message).toBe(
    'The halts have 5 nights, and 6 days have 3.',
  )
  expect(said(3, 1)).toEqual(['stops: The halts have 1 night, and 3 days have 2.'])
})

test('a day sleeps in the halt whose night it is (caught: halts in another order than the days were published)', () => {
  const place = (name: string) => ({ name, url: name.toLowerCase() })
  const urls = new Map(['Munnar', 'Alappuzha'].map((name) => [name.toLowerCase(), place(name)]))
  const stops = [
    { cityId: 'munnar', nights: 2 },
    { cityId: 'alappuzha', nights: 1 },
  ]
  const [first] = teaHills.itinerary
  const nights = (...names: (string | null)[]) =>
    names.map((name, at) => ({ ...first!, day: at + 1, overnight: name === null ? null : place(name) }))
  const said = (halts: typeof stops, ...names: (string | null)[]) =>
    haltFaults({ days: 4, stops: halts, itinerary: nights(...names, null) }, urls).map(({ message }) => message)
  expect(said(stops, 'Munnar', 'Munnar', 'Alappuzha')).toEqual([])
  expect(said(stops, 'Munnar', 'Top Station', 'Alappuzha')).toEqual([])
  expect(said(stops.toReversed(), 'Munnar', 'Munnar', 'Alappuzha')).toEqual([
    'Day 1 sleeps in Munnar, and by the halts it is Alappuzha. Put the halts or the days in order.',
  ])
  const [seat, ...beds] = nights(null, 'Munnar', 'Munnar', 'Alappuzha', null)
  const byCoach = [{ ...seat!, stay: 'Reclining seat' }, ...beds]
  expect(haltFaults({ days: 5, stops, itinerary: byCoach }, urls)).toEqual([])
  expect(haltFaults({ days: 5, stops: stops.toReversed(), itinerary: byCoach }, urls)[0]?.message).toMatch(/^Day 2 /)
  expect(said(stops.slice(1), 'Munnar', 'Munnar', 'Alappuzha')).toEqual([])
})
