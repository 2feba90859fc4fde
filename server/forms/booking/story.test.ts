import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { askForReviews } from '#domain/bookings/trip/trip-review.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { listReviews, summariseRatings } from '#domain/reviews/reviews.server.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { moderateReview } from '#domain/reviews/moderating.server.ts'
import { findTripReview } from '#domain/reviews/trip-review.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { createBookings } from './bookings.ts'
import { bookingCookie } from './door.ts'

const SAID = {
  rating: '4',
  title: 'Green and calm',
  text: 'The driver knew every bend, and the tea was good.',
  author: 'Meera',
  from: 'Pune',
}
const EDITOR: Actor = { id: 'somebody', role: 'editor' }

async function bench(db: Db) {
  const calls = await bookingBench(db)
  const requestServices = openRequestServices(calls.services)
  const { reference, token, pay } = await calls.book({}, { travellers: FAMILY })
  await pay('success', 'all')
  const drawn: (FormAnswer | undefined)[] = []
  const draw = async (_path: string, { answer, status = 200 }: { answer?: FormAnswer; status?: number } = {}) => {
    drawn.push(answer)
    return new Response('<html>', { status })
  }
  const app = new Hono().route('/', createBookings({ ...calls.services, ...requestServices }, draw))
  const own = bookingCookie(requestServices, reference, token).split(';')[0]!
  const say = async (fields: Record<string, string>, cookie = own) => {
    const answer = await app.request(`/booking/${reference}/story`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      body: new URLSearchParams(fields).toString(),
    })
    return answer.headers.get('location') ?? answer.status
  }
  const travel = () => db.update(bookings).set({ startsOn: sql`current_date - 9`, endsOn: sql`current_date - 2` })
  return { ...calls, say, travel, drawn, path: `/booking/${reference}/story` }
}

describe('a review of a journey', () => {
  test('is for a booking’s own people after it, once, and stands nowhere before staff publish it', async ({ db }) => {
    const { say, travel, drawn, path, services } = await bench(db)
    expect(await say(SAID)).toBe(`${path}?error=not-over-yet`)
    await travel()
    await say(SAID, '')
    expect(await db.$count(reviews)).toBe(0)
    expect(await say({ ...SAID, rating: '6', text: 'Short' })).toBe(400)
    expect(drawn.at(-1)).toMatchObject({
      draft: { typed: { title: SAID.title }, faults: { rating: expect.any(String), text: expect.any(String) } },
    })
    expect(await say(SAID)).toBe(path)
    expect(await say({ ...SAID, rating: '1' })).toBe(`${path}?error=written-already`)
    const shown = async () => ({
      total: (await listReviews(db, { packageId: teaHills.id })).total,
      count: (await summariseRatings(db, [teaHills.id])).get(teaHills.id)?.count ?? 0,
    })
    expect(await shown()).toEqual({ total: 0, count: 0 })
    const [review] = await db.select().from(reviews)
    const publish = (actor: Actor) =>
      moderateReview(services, actor, { id: review!.id, state: 'published', reply: 'Come again.' })
    for (const role of ['traveller', 'sales'] as const) expect((await publish({ id: 'x', role })).ok).toBe(false)
    const keepBack = (because: string) =>
      moderateReview(services, EDITOR, { id: review!.id, state: 'declined', because })
    expect(await keepBack(' ')).toMatchObject({ reason: 'invalid', faults: [{ path: 'because' }] })
    expect((await keepBack('It names a person.')).ok).toBe(true)
    expect(await findTripReview(db, review!.bookingId!)).toMatchObject({ declinedBecause: 'It names a person.' })
    expect((await publish(EDITOR)).ok).toBe(true)
    expect(await findTripReview(db, review!.bookingId!)).toMatchObject({ state: 'published', declinedBecause: null })
    expect(await shown()).toEqual({ total: 1, count: 1 })
    expect((await listReviews(db)).items[0]).toMatchObject({ rating: 4, isDemo: false, reply: 'Come again.' })
    const [pkg] = await db
      .select()
      .from(packages)
      .where(sql`id = ${teaHills.id}`)
    expect(pkg).toMatchObject({ ratingCount: 1 })
    await services.printer.close()
  })

  test('is asked for once, the day after the journey', async ({ db }) => {
    const { travel, services } = await bench(db)
    const needs = { ...services, db }
    expect(await askForReviews(needs)).toBe(0)
    await travel()
    expect([await askForReviews(needs), await askForReviews(needs)]).toEqual([1, 0])
    expect((await listOutbox(db, 20)).filter(({ subject }) => subject.startsWith('How was'))).toHaveLength(1)
    await services.printer.close()
  })
})
