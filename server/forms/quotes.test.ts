import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { findWholeBooking, getBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { HOLDS_OF_A_NETWORK } from '#server/middleware/rate-limit.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, CONTACT, DEPARTURE, endHold, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { bookingCookie } from './booking/door.ts'
import { createQuotes } from './quotes.ts'

const NEARBY = { ...DEPARTURE, id: 'nearby', startsOn: addDays(STARTS_ON, 7) }

/** A hold with names that has ended, and a quote for another date that somebody accepts. */
async function bench(db: Db) {
  const calls = await bookingBench(db)
  await write(db, scheduleDepartures, [NEARBY])
  const door = openRequestServices(calls.services)
  const app = new Hono().route(
    '/',
    createQuotes({ ...calls.services, ...door }, async (_, { answer } = {}) => {
      const reason = answer?.form === 'quote' ? answer.reason : ''
      return new Response(`<html>${reason}`)
    }),
  )
  const cookieOf = (reference: string, token: string) => bookingCookie(door, reference, token).split(';')[0]!
  const before = await calls.book({}, { travellers: FAMILY })
  const send = async (token: string, cookie: string, fields: Record<string, string> = {}) =>
    app.request(`/q/${token}/accept`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      body: new URLSearchParams({ key: crypto.randomUUID(), ...fields }).toString(),
    })
  const answerTo = async (cookie: string, asked: object = {}) => {
    const quoted = await calls.quote({ departure: NEARBY.id, ...asked })
    return send(String(quoted.body.data?.['token']), cookie)
  }
  const accept = async (cookie: string, asked: object = {}) => {
    const answer = await answerTo(cookie, asked)
    const [, reference = ''] = /booking\/(\w+)/.exec(answer.headers.get('Location') ?? '') ?? []
    const [{ id } = { id: '' }] = await db.select().from(bookings).where(eq(bookings.reference, reference))
    return findWholeBooking(db, await getBooking(db, id))
  }
  const accounts = accountBench(db)
  const session = async (userId: string) => {
    const { token } = await accounts.signIn(userId)
    return door.jar.set('session', token).split(';')[0]!
  }
  return {
    ...calls,
    before,
    send,
    answerTo,
    accept,
    cookieOf,
    own: cookieOf(before.reference, before.token),
    accounts,
    session,
  }
}

const NAMED = {
  contactName: CONTACT.name,
  contactEmail: CONTACT.email,
  contactProvenAt: null,
  travellers: FAMILY.map((one) => expect.objectContaining(one)),
}
const UNNAMED = { contactName: null, contactMobile: null, contactEmail: null, travellers: [] }

describe('a quote accepted after a hold that ended', () => {
  test('asks nobody anew for the names they typed for the same party', async ({ db }) => {
    const { before, accept, own } = await bench(db)
    await endHold(db, before.reference)
    expect(await accept(own)).toMatchObject({ ...NAMED, shown: 'held' })
    expect(await accept(own, { adults: 1 })).toMatchObject(UNNAMED)
  })

  test('knows them of a hold that still stands from nobody', async ({ db }) => {
    const { accept, own } = await bench(db)
    expect(await accept(own)).toMatchObject(UNNAMED)
  })

  // Caught: names given to whoever knows the reference.
  test('tells no name to who cannot open that booking', async ({ db }) => {
    const { before, accept, book, cookieOf, accounts, session } = await bench(db)
    const other = await book({}, { travellers: FAMILY.map((one) => ({ ...one, name: 'Somebody Else' })) })
    await endHold(db, before.reference)
    const [owner, stranger] = [await accounts.person(), await accounts.person()]
    await db.update(bookings).set({ userId: owner }).where(eq(bookings.reference, before.reference))
    expect(await accept('')).toMatchObject(UNNAMED)
    expect(await accept(cookieOf(before.reference, other.token))).toMatchObject(UNNAMED)
    expect(await accept(`${await session(stranger)}; ${cookieOf(before.reference, 'x')}`)).toMatchObject(UNNAMED)
  })

  test('knows them by the account that made that booking', async ({ db }) => {
    const { before, accept, accounts, session } = await bench(db)
    const owner = await accounts.person()
    await db.update(bookings).set({ userId: owner }).where(eq(bookings.reference, before.reference))
    await endHold(db, before.reference)
    expect(await accept(await session(owner))).toMatchObject({ ...NAMED, contactProvenAt: expect.any(Date) })
  })
})

describe('a quote that two have open', () => {
  test('is held for the second once they were told of the first, and asked', async ({ db }) => {
    const { quote, send, departure } = await bench(db)
    const token = String((await quote()).body.data?.['token'])
    const key = crypto.randomUUID()
    const first = await send(token, '', { key })
    const place = first.headers.get('Location')
    expect(place).toMatch(/travellers$/)
    const held = Number((await departure())['held'])
    // Caught: a second booking of two more seats, without a word.
    const second = await send(token, '')
    expect([second.status, await second.text()]).toEqual([200, '<html>quote-taken'])
    expect(await departure()).toMatchObject({ held })
    // Whose answer was lost on its way is nobody else. Caught: told of their own booking as of a stranger's.
    expect((await send(token, '', { key })).headers.get('Location')).toBe(place)
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect((await send(token, cookie)).headers.get('Location')).toBe(place)
    const asked = await send(token, '', { again: '1' })
    expect(asked.headers.get('Location')).toMatch(/travellers$/)
    expect(asked.headers.get('Location')).not.toBe(place)
    expect(await departure()).toMatchObject({ held: held + 2 })
  })

  test('is open to the second again once the hold of the first has ended', async ({ db }) => {
    const { quote, send } = await bench(db)
    const token = String((await quote()).body.data?.['token'])
    const [, reference = ''] = /booking\/(\w+)/.exec((await send(token, '')).headers.get('Location')!) ?? []
    await endHold(db, reference)
    expect((await send(token, '')).headers.get('Location')).toMatch(/travellers$/)
  })
})

test('whoever is signed in has what they book by their account, and by no cookie (caught: open where they were signed out from afar)', async ({
  db,
}) => {
  const { answerTo, accounts, session } = await bench(db)
  const keeps = async (cookie: string) => (await answerTo(cookie)).headers.getSetCookie().join().includes('trip-')
  expect([await keeps(''), await keeps(await session(await accounts.person()))]).toEqual([true, false])
})

// Caught: an answer for each of a thousand holds of one machine.
test('one network has so many quotes accepted, and then waits', async ({ db }) => {
  const { send } = await bench(db)
  const { most } = HOLDS_OF_A_NETWORK
  // Of no quote nothing is held, and it is counted like one.
  const sent = await Promise.all(Array.from({ length: most + 1 }, () => send('nobodysnobodysnobodys1', '')))
  const statuses = sent.map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
