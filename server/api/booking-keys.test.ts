import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { digestOf } from '#platform/digest.ts'
import { onceForEach, onceForKey } from '#platform/idempotency.server.ts'
import { done } from '#platform/result.ts'
import { idempotencyKeys } from '#platform/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { bookingBench, CONTACT, openBookingCalls } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const OTHER = { name: 'Arjun Rao', mobile: '9822222222', email: 'arjun@example.org' }

describe('the key of a guest', () => {
  test('is theirs alone: another’s same key is a booking of their own, and each gets theirs again (caught: 422 for whoever counts from 1)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const tokenOf = async () => String((await bench.quote()).body.data!['token'])
    const [one, two] = [await tokenOf(), await tokenOf()]
    const ask = (token: string, contact: object) => bench.hold(token, { key: '1', body: { contact } })
    const [mine, theirs] = [await ask(one, CONTACT), await ask(two, OTHER)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    const referenceOf = ({ body }: typeof mine) => body.data!['reference']
    expect(referenceOf(mine)).not.toBe(referenceOf(theirs))
    expect(referenceOf(await ask(one, CONTACT))).toBe(referenceOf(mine))
    expect(referenceOf(await ask(two, OTHER))).toBe(referenceOf(theirs))
    expect((await ask(two, CONTACT)).body).toMatchObject({ reason: 'key-reused' })
    // Whoever is reached the same way is the same guest, whatever they book.
    expect((await ask(await tokenOf(), CONTACT)).body).toMatchObject({ reason: 'key-reused' })
    expect((await ask(await tokenOf(), { ...CONTACT, name: 'Another' })).body).toMatchObject({ reason: 'key-reused' })
    expect(await db.$count(bookings)).toBe(2)
  })

  test('waits in company for whom it shares one of two names with, and has it where the first was refused (caught: refused for what came to nothing)', async ({
    db,
  }) => {
    const request = (scope: string, said: string) => ({
      scope,
      besides: 'reached at 98',
      key: 'y',
      digest: digestOf(said),
      answer: said,
    })
    const requests = [request('cart 1', 'first'), request('cart 2', 'second'), request('cart 3', 'third')]
    const answers = await onceForEach(db, requests, async (_db, fresh) =>
      fresh.map(({ answer }) => (answer === 'first' ? 'sold-out' : undefined)),
    )
    expect(answers).toMatchObject([{ reason: 'sold-out' }, done('second'), { reason: 'key-reused' }])
  })

  test('gives one booking to two who ask at once, and a booking each to two guests with one key', async ({
    database: { db },
  }) => {
    const bench = await bookingBench(db)
    const other = openBookingCalls(db)
    const tokenOf = async () => String((await bench.quote()).body.data!['token'])
    const [one, two] = [await tokenOf(), await tokenOf()]
    const answers = await Promise.all([
      bench.hold(one, { key: 'x' }),
      other.hold(one, { key: 'x' }),
      bench.hold(two, { key: 'x', body: { contact: OTHER } }),
      other.hold(two, { key: 'x', body: { contact: OTHER } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const [a, b, c, d] = answers.map(({ body }) => body.data!['reference'])
    expect([a, c]).toEqual([b, d])
    expect(a).not.toBe(c)
    expect(await db.$count(bookings)).toBe(2)
  })

  test('that refuses leaves nothing behind under either name', async ({ db }) => {
    const bench = await bookingBench(db, { capacity: 2, minToRun: 1 })
    const tokens = await Promise.all([bench.quote(), bench.quote()])
    const [one, two] = tokens.map(({ body }) => String(body.data!['token']))
    expect((await bench.hold(one!, { key: 'a' })).status).toBe(201)
    expect((await bench.hold(two!, { key: 'b' })).status).toBe(409)
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'b'))).toBe(0)
  })

  test('is asked alone as it is in company', async ({ db }) => {
    const request = (scope: string, said: string) => ({
      scope,
      key: 'x',
      digest: digestOf(said),
      answer: said,
    })
    const [one, two] = [request('cart 1', 'first'), request('cart 2', 'second')]
    const alone = (which: typeof one, said: string) => onceForKey(db, which, async () => done(said))
    const inCompany = await onceForEach(db, [one, two, one], async (_db, fresh) => fresh.map(() => undefined))
    expect(inCompany).toEqual([done('first'), done('second'), done('first')])
    expect(await alone(one, 'never')).toEqual(done('first'))
    expect(await alone(two, 'never')).toEqual(done('second'))
    expect(await alone({ ...two, digest: digestOf('else') }, 'never')).toMatchObject({ reason: 'key-reused' })
    expect(await alone(request('cart 3', 'third'), 'third')).toEqual(done('third'))
    expect(await alone(request('cart 3', 'third'), 'never')).toEqual(done('third'))
  })
})
