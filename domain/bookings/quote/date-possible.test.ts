import { expect } from 'vitest'
import { editFact } from '#domain/almanac/almanac.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import { bookingBench, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { remarksOfDate, sayOfDate } from './date-possible.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const OWN_DATE = { departure: undefined, startsOn: STARTS_ON }
const [night] = teaHills.itinerary.flatMap(({ overnight }) => overnight?.url ?? [])

test('a date of their own on which a place is shut is refused with the nearest on which it is open (caught: the almanac not asked)', async ({
  db,
}) => {
  const { quote, services } = await bookingBench(db)
  expect((await quote(OWN_DATE)).status).toBe(201)
  const opens = addDays(STARTS_ON, 20)
  const fact = {
    name: 'The valley',
    kind: 'open',
    otherNames: '',
    at: night!,
    yearly: '',
    weekdays: '',
    months: '',
    isDayOff: '',
  }
  const typed = { ...fact, days: `${opens} to ${addDays(opens, 60)}`, source: 'The forest department' }
  expect(await editFact({ db, clock }, EDITOR, { id: 'the-valley', stood: '', ...typed })).toMatchObject({ ok: true })
  services.memory.drop('almanac')
  const refused = await quote(OWN_DATE)
  expect([refused.status, refused.body]).toMatchObject([422, { reason: 'not-then' }])
  expect(JSON.stringify(refused.body)).toContain(
    `The valley is shut on ${formatDate(STARTS_ON)} and opens ${formatDate(opens)}.`,
  )
  expect(JSON.stringify(refused.body)).toContain(`The nearest it can: ${formatDate(opens)}.`)
})

test('a date out of the season of what is there for the snow is refused with the nearest in it (caught: a ski week in July)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const ski = { name: 'Ski Week', ownMonths: [1, 2, 3, 12], tags: ['snow'], itinerary: [] }
  const said = await sayOfDate(services, ski, { startsOn: '2027-07-15', first: '2026-12-01', last: '2027-11-30' })
  expect(said.cannot).toBe(
    'Ski Week can be had only in its season: December to March. The nearest it can: Wed 31 Mar 2027.',
  )
})

test('a sight that is shut, or a month outside the season, is a remark and no refusal', async ({ db }) => {
  const { services } = await bookingBench(db)
  const journey = {
    name: 'Caves',
    ownMonths: [10, 11, 12],
    itinerary: [{ day: 1, overnight: null, sights: [{ url: 'ajanta-caves' }] }],
  }
  const dates = { first: '2026-12-01', last: '2027-11-30' }
  const say = (startsOn: string) => sayOfDate(services, journey, { startsOn, ...dates })
  expect(await say('2026-12-07')).toEqual({
    cannot: undefined,
    remarks: ['Day 1, Mon 7 Dec: Ajanta is closed on Mondays.'],
  })
  expect(await say('2027-05-04')).toEqual({
    cannot: undefined,
    remarks: ['Tue 4 May 2027 is outside its season: October to December.'],
  })
  expect(await remarksOfDate(services, journey, '2026-12-07')).toEqual((await say('2026-12-07')).remarks)
})
