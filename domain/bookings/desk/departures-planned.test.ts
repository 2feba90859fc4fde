import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { vehicleHires } from '#domain/cars/tables.ts'
import { sendCar } from '#domain/departures/departure-cars.server.ts'
import {
  addDeparture,
  changeDeparture,
  markDeparture,
  seenOf,
} from '#domain/departures/planning/departures-planning.server.ts'
import { SeasonRule } from '#domain/departures/planning/season.ts'
import type { TypedSeason } from '#domain/departures/planning/season.ts'
import { makeSeason, previewSeason } from '#domain/departures/planning/seasons.server.ts'
import { askToWait } from '#domain/departures/waitlist/joining.server.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { saveFleet } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { findPlanned } from './planned-departure.server.ts'
import { takeSeasonBack } from './season-taking-back.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const TYPED = { departureCity: 'Kochi', capacity: '6', minToRun: '4', cutoffDays: '1', twinRupees: '20,000' }
const SEASON: TypedSeason = {
  packageId: teaHills.id,
  from: addDays(STARTS_ON, -10),
  to: addDays(STARTS_ON, 10),
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  out: [{ from: addDays(STARTS_ON, 1), to: addDays(STARTS_ON, 4) }],
  cities: 'Kochi',
  capacity: '12',
  minToRun: '2',
  cutoffDays: '1',
  twinRupees: '19,050',
  steps: [],
}

const changed = (db: Db, typed: Partial<typeof TYPED>, seen = seenOf(DEPARTURE)) =>
  changeDeparture({ db, clock }, EDITOR, { ...TYPED, id: DEPARTURE.id, seen, ...typed })
const row = async (db: Db) => (await db.select().from(departures).where(eq(departures.id, DEPARTURE.id)))[0]!

describe('a departure that is planned', () => {
  test('has a new price for new quotes, and what was sold keeps its own', async ({ db }) => {
    const { book, quote, hold, services } = await bookingBench(db)
    const sold = await book({}, { travellers: FAMILY })
    await sold.pay('success', 1)
    const promised = String((await quote()).body.data?.['token'])
    expect(await changed(db, { twinRupees: '25,000' })).toEqual({ ok: true, value: { isRepriced: true } })
    expect(await sold.look()).toMatchObject({ totalPaise: TOTAL })
    const party = await sold.at('GET', '/amendments?ages=4')
    expect(party.status).not.toBe(500)
    expect((await quote()).body.data).toMatchObject({ totalPaise: 2 * 26_250_00 })
    expect((await hold(promised)).body.reason).toBe('price-changed')
    const [entry] = await listHistory(db, `departure:${DEPARTURE.id}`)
    expect(entry).toMatchObject({ actor: EDITOR.id, before: { twinPaise: 20_000_00 }, after: { twinPaise: 25_000_00 } })
    await services.printer.close()
  })

  test.for([
    ['closed', 'departure-closed'],
    ['cancelled', 'departure-called-off'],
  ] as const)(
    'that is %s says so to whoever has a quote, asks for one or would wait (caught: a price that has changed, and a later day to choose)',
    async ([status, reason], { db }) => {
      const { quote, hold, services } = await bookingBench(db)
      const promised = String((await quote()).body.data?.['token'])
      await db.update(departures).set({ status }).where(eq(departures.id, DEPARTURE.id))
      expect(await hold(promised)).toMatchObject({ status: 409, body: { reason } })
      expect(await quote()).toMatchObject({ status: 409, body: { reason } })
      const party = { adults: 2, ages: [], rooms: undefined }
      expect(await askToWait(services, DEPARTURE.id, { email: 'a@x.test', party })).toMatchObject({ reason })
      await services.printer.close()
    },
  )

  test('takes no seat and no city from whoever has one, and says so at the field', async ({ db }) => {
    const { services } = await bookingBench(db)
    await changeSeats(db, DEPARTURE.id, { sold: 3 })
    await changeSeats(db, DEPARTURE.id, { held: 2 })
    const few = await changed(db, { capacity: '4' })
    expect(few).toMatchObject({
      reason: 'seats-taken',
      faults: [{ path: 'capacity', message: '3 sold and 2 held: 5 is the least.' }],
    })
    expect(await changed(db, { departureCity: 'Munnar' })).toMatchObject({
      reason: 'city-kept',
      faults: [{ path: 'departureCity' }],
    })
    expect(await changed(db, { capacity: '2' })).toMatchObject({ faults: [{ path: 'minToRun' }] })
    expect(await changed(db, { capacity: '5' })).toMatchObject({ ok: true })
    // Written over what somebody else has just written.
    expect(await changed(db, { capacity: '9' })).toMatchObject({ reason: 'changed-meanwhile' })
    await services.printer.close()
  })

  test('is closed, opened and promised as it was seen, and another is not added over it', async ({ db }) => {
    const { quote, services } = await bookingBench(db)
    const mark = (was: 'scheduled' | 'guaranteed' | 'closed', to: typeof was) =>
      markDeparture({ db, clock }, EDITOR, { id: DEPARTURE.id, was, to })
    expect(await mark('scheduled', 'closed')).toMatchObject({ ok: true })
    expect((await quote()).status).not.toBe(201)
    expect(await mark('scheduled', 'guaranteed')).toMatchObject({ reason: 'changed-meanwhile' })
    expect(await mark('closed', 'guaranteed')).toMatchObject({ ok: true })
    expect((await quote()).status).toBe(201)
    const add = (more: object) =>
      addDeparture({ db, clock }, EDITOR, { ...TYPED, packageId: teaHills.id, startsOn: STARTS_ON, ...more })
    expect(await add({})).toMatchObject({ reason: 'already-leaves', faults: [{ path: 'startsOn' }] })
    expect(await add({ startsOn: '2020-01-01' })).toMatchObject({ reason: 'wrong-day' })
    // caught: the day and the city once the seats were right
    const faultsOf = async (typed: object) => {
      const answer = await add(typed)
      return answer.ok ? [] : (answer.faults ?? []).map(({ path }) => path)
    }
    const past = { startsOn: '2020-01-01', departureCity: 'Kochii' }
    expect(await faultsOf({ ...past, capacity: '-3' })).toEqual(['capacity', 'startsOn', 'departureCity'])
    expect(await faultsOf(past)).toEqual(['startsOn', 'departureCity'])
    expect(await add({ departureCity: 'Munar' })).toMatchObject({
      reason: 'unknown-city',
      faults: [{ path: 'departureCity', message: 'We have no place called Munar. Is it Munnar?' }],
    })
    expect(await changed(db, { departureCity: 'Timbuktu' }, seenOf(await row(db)))).toMatchObject({
      faults: [{ message: 'We have no place called Timbuktu. Its page comes first, under Cities.' }],
    })
    expect(await add({ packageId: 'none' })).toMatchObject({ faults: [{ path: 'packageId' }] })
    expect(await add({ departureCity: 'Munnar' })).toMatchObject({ ok: true })
    expect(
      await markDeparture(
        { db, clock },
        { id: 't', role: 'traveller' },
        { id: DEPARTURE.id, was: 'guaranteed', to: 'closed' },
      ),
    ).toEqual({ ok: false, reason: 'forbidden' })
    await services.printer.close()
  })
})

describe('a season by a rule', () => {
  test('is made once as it was previewed, and taken back while nobody has a seat', async ({ db }) => {
    const { quote, services } = await bookingBench(db)
    const preview = async () => {
      const found = await previewSeason(db, EDITOR, SeasonRule.parse(SEASON))
      if (!found.ok) throw new Error(found.reason)
      return found.value
    }
    const make = (seen: string) => makeSeason({ db, clock }, EDITOR, { seen, rule: SEASON })
    const strange = await previewSeason(db, EDITOR, SeasonRule.parse({ ...SEASON, cities: 'Kochi, Munar' }))
    const message = 'We have no place called Munar. Is it Munnar?'
    expect(strange).toMatchObject({ value: { strange: { path: 'cities', message } } })
    const asked = { seen: strange.ok ? strange.value.seen : '', rule: { ...SEASON, cities: 'Kochi, Munar' } }
    expect(await makeSeason({ db, clock }, EDITOR, asked)).toMatchObject({ reason: 'unknown-city' })
    const { seen, fresh } = await preview()
    expect(fresh).toHaveLength(16)
    expect(await make('what another rule makes')).toMatchObject({ reason: 'season-changed' })
    const made = await make(seen)
    expect(made).toMatchObject({ ok: true, value: { made: 16 } })
    expect(await make(seen)).toMatchObject({ reason: 'season-changed' })
    const again = await preview()
    expect([again.fresh.length, await make(again.seen)]).toEqual([0, { ok: false, reason: 'season-empty' }])
    expect(await row(db)).toMatchObject({
      capacity: DEPARTURE.capacity,
      twinPaise: DEPARTURE.twinPaise,
      seasonId: null,
    })

    const id = made.ok ? made.value.id : ''
    const [first, second] = await db.select().from(departures).where(eq(departures.seasonId, id))
    await changeSeats(db, first!.id, { held: 3 })
    // What its own page leads on to change together: all that is ahead, the soonest first.
    await db.update(departures).set({ status: 'cancelled' }).where(eq(departures.id, second!.id))
    const shown = await findPlanned(db, EDITOR, first!.id)
    const all = await db.select().from(departures).where(eq(departures.seasonId, id)).orderBy(departures.startsOn)
    const ids = all.map((one) => one.id).filter((one) => one !== second!.id)
    expect(shown).toMatchObject({ value: { season: { id, aheadIds: ids, taken: 3 } } })
    await db.update(departures).set({ status: 'scheduled' }).where(eq(departures.id, second!.id))
    expect(await takeSeasonBack({ db, clock }, EDITOR, { id })).toMatchObject({
      reason: 'season-sold',
      faults: [{ path: 'season' }],
    })
    await changeSeats(db, first!.id, { held: -3 })
    expect((await quote({ departure: second!.id })).status).toBe(201)
    await saveFleet(db, 1)
    const sent = { departureId: first!.id, vehicleId: 'vehicle-1', driverId: 'driver-1' }
    expect(await sendCar({ db, clock }, SALES, sent)).toMatchObject({ ok: true })
    expect(await takeSeasonBack({ db, clock }, EDITOR, { id })).toEqual({ ok: true, value: { gone: 15, closed: 1 } })
    const left = await db.select().from(departures)
    expect(Object.fromEntries(left.map((one) => [one.id, one.status]))).toEqual({
      [DEPARTURE.id]: 'scheduled',
      [second!.id]: 'closed',
    })
    // caught: a season taken back whose vehicles stay with departures that are gone
    expect(await db.$count(vehicleHires)).toBe(0)
    await services.printer.close()
  })
})

describe('at the same moment', () => {
  test('a hold and fewer seats: one of the two, never both, and neither breaks', async ({ database: { db } }) => {
    const { services } = await bookingBench(db)
    for (let round = 0; round < 12; round++) {
      await db.update(departures).set({ held: 0, capacity: 6, minToRun: 1 }).where(eq(departures.id, DEPARTURE.id))
      const seen = seenOf({ ...DEPARTURE, minToRun: 1 })
      // caught on PostgreSQL: the departure read without its lock, which breaks on the table's own check
      const [fewer, taken] = await Promise.all([
        changed(db, { capacity: '2', minToRun: '1' }, seen),
        changeSeats(db, DEPARTURE.id, { held: 3 }),
      ])
      expect([fewer.ok, taken.ok].filter(Boolean)).toHaveLength(1)
      const { held, capacity } = await row(db)
      expect([held, capacity]).toEqual(fewer.ok ? [0, 2] : [3, 6])
    }
    await services.printer.close()
  })

  test('one season made by two people is made once', async ({ database: { db } }) => {
    // On the catalogue of the race before it: both commit.
    await db.delete(departures)
    const rule = { ...SEASON, from: addDays(STARTS_ON, 100), to: addDays(STARTS_ON, 130) }
    const found = await previewSeason(db, EDITOR, SeasonRule.parse(rule))
    const seen = found.ok ? found.value.seen : ''
    const make = () => makeSeason({ db, clock }, EDITOR, { seen, rule })
    const both = await Promise.all([make(), make()])
    // caught: without `onConflictDoNothing` the second breaks on the index instead of being told
    expect(both.map((one) => (one.ok ? `made ${one.value.made}` : one.reason)).toSorted()).toEqual([
      'made 31',
      'season-changed',
    ])
    expect(await db.$count(departures)).toBe(31)
  })
})
