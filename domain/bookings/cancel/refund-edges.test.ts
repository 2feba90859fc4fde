import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, vi } from 'vitest'
import { SAMPLE_CANCELLATION_PLANS } from '#demo/site/terms.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import { saveCancellationPlans } from '#domain/pricing/terms-writing.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE, openBookingCalls, TOTAL } from '#tests/benches/booking-bench.ts'
import { stopDatabaseClock } from '#tests/database-clock.ts'
import type { DatabaseClock } from '#tests/database-clock.ts'
import { test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const SECOND_TO_MIDNIGHT = 'T23:59:59+05:30'
/** A rupee of the total for each percent: two adults at ₹20,000, with 5 % GST. */
const PAISE_PER_PERCENT = TOTAL / 100

/** A leap day stands at the first edge of thirty days. */
const LEAP = '2028-03-30'
/** Every plan over a leap day; once more for a server whose clocks change between the edges, and with a new year between them. */
const CASES = [
  ...SAMPLE_CANCELLATION_PLANS.map(({ id }) => [id, LEAP, 'UTC'] as const),
  ['tour', LEAP, 'America/New_York'],
  ['tour', '2027-01-25', 'UTC'],
] as const

class Undone extends Error {}

/** Undoes whatever `work` did. */
async function tryOut(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  const tried = db.transaction(async (db) => {
    await work(db)
    throw new Undone()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}

/** Two adults who have paid everything, a year before they leave. */
async function paidBooking(db: Db, clock: DatabaseClock, plan: (typeof SAMPLE_CANCELLATION_PLANS)[number], on: string) {
  await saveSampleCatalogue(db)
  await write(db, saveCancellationPlans, [plan])
  await write(db, publishPackages, [{ ...teaHills, cancellationPlanId: plan.id }])
  await write(db, scheduleDepartures, [{ ...DEPARTURE, startsOn: on }])
  const bench = openBookingCalls(db, clock)
  const quoted = await bench.quote()
  const held = await bench.hold(String(quoted.body.data!['token']))
  const { reference, token } = held.body.data as unknown as { reference: string; token: string }
  await bench.openedBy(reference, token).pay('success', 'all')
  const promised = quoted.body.data!['refunds'] as unknown as { until: string | null; refundPaise: number }[]
  return { reference, token, promised }
}

describe('what comes back at midnight in India is what was quoted, promised and no more', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.for(CASES)('by the plan "%s", leaving on %s, for a server in %s', async ([id, startsOn, zone], { db }) => {
    vi.stubEnv('TZ', zone)
    const plan = SAMPLE_CANCELLATION_PLANS.find((one) => one.id === id)!
    const clock = await stopDatabaseClock(db, new Date(`${addDays(startsOn, -300)}T06:00:00Z`))
    const { reference, token, promised } = await paidBooking(db, clock, plan, startsOn)

    const cancelAt = (at: Date, percent: number) =>
      tryOut(db, async (db) => {
        await clock.set(at)
        const booking = openBookingCalls(db, clock).openedBy(reference, token)
        const refundPaise = TOTAL - percent * PAISE_PER_PERCENT
        const quoted = await booking.at('GET', '/cancellation')
        expect([at.toISOString(), quoted.body.data]).toMatchObject([at.toISOString(), { percent, refundPaise }])
        const done = await booking.at('POST', '/cancellation', { refundPaise })
        expect(done.body.data).toEqual({ ...(quoted.body.data as object), state: 'cancelled' })
        const [sent] = await db.select({ paise: sql`coalesce(sum(amount_paise), 0)`.mapWith(Number) }).from(refunds)
        expect([at.toISOString(), sent!.paise]).toEqual([at.toISOString(), refundPaise])
      })

    for (const [row, { fromDays, percent }] of plan.slabs.entries()) {
      const lastDay = addDays(startsOn, -fromDays)
      const last = new Date(lastDay + SECOND_TO_MIDNIGHT)
      expect(promised[row]).toMatchObject({
        until: fromDays === 0 ? null : lastDay,
        refundPaise: TOTAL - percent * PAISE_PER_PERCENT,
      })
      await cancelAt(last, percent)
      const next = plan.slabs[row + 1]
      if (next) await cancelAt(new Date(last.getTime() + 1000), next.percent)
    }
    await tryOut(db, async (db) => {
      await clock.set(new Date(`${addDays(startsOn, 1)}T00:00:00+05:30`))
      const booking = openBookingCalls(db, clock).openedBy(reference, token)
      expect((await booking.at('POST', '/cancellation')).body.reason).toBe('too-late')
      expect(await db.select().from(refunds).where(eq(refunds.reason, 'cancelled'))).toEqual([])
    })
  })
})

test('a refund quoted a second before midnight is not taken for the one after it', async ({ db }) => {
  const [plan] = SAMPLE_CANCELLATION_PLANS
  const clock = await stopDatabaseClock(db, new Date('2027-06-01T06:00:00Z'))
  const { reference, token } = await paidBooking(db, clock, plan!, LEAP)
  const booking = openBookingCalls(db, clock).openedBy(reference, token)
  await clock.set(new Date(addDays(LEAP, -plan!.slabs[0]!.fromDays) + SECOND_TO_MIDNIGHT))
  const { refundPaise } = (await booking.at('GET', '/cancellation')).body.data as unknown as { refundPaise: number }
  await clock.set(new Date(clock.now().getTime() + 1000))
  const late = await booking.at('POST', '/cancellation', { refundPaise })
  expect([late.status, late.body.reason]).toEqual([409, 'price-changed'])
  expect(await booking.look()).toMatchObject({ state: 'confirmed', refundDuePaise: 0 })
})
