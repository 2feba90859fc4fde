import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { leads } from '#domain/leads/tables.ts'
import {
  answerDataRequest,
  eraseByRequest,
  findDataRequest,
  listDataRequests,
} from '#domain/privacy/requests-desk.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { dataRequests } from '#domain/privacy/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { bookingCookie } from './door.ts'
import { createBookings } from './bookings.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const STRANGERS = [
  undefined,
  { id: 'ravi', role: 'traveller' },
  { id: 'tara', role: 'sales' },
  { id: 'meera', role: 'editor' },
] as const
const MOBILE = `+91${CONTACT.mobile}`

/** A guest's booking and enquiry, and the forms of its pages as the guest's own browser sends them. */
async function bench(db: Db) {
  const { services, book } = await bookingBench(db)
  const requestServices = openRequestServices(services)
  const { reference, token } = await book()
  await leadBench(db).receive()
  const app = new Hono().route(
    '/',
    createBookings({ ...services, ...requestServices }, async () => new Response()),
  )
  let cookies = bookingCookie(requestServices, reference, token).split(';')[0]!
  const post = async (form: string, fields: Record<string, string> = {}) => {
    const answer = await app.request(`/booking/${reference}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookies },
      body: new URLSearchParams(fields).toString(),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
    cookies = [...cookies.split('; '), ...set].join('; ')
    return answer.headers.get('Location')
  }
  const ask = async (kind: string) => {
    await post('data-code')
    return post('data', { kind, otp: (await newestCode(db, MOBILE)) ?? '' })
  }
  return { services, reference, path: `/booking/${reference}/data`, post, ask, book }
}

async function onlyRequest(db: Db): Promise<string> {
  const [request] = await db.select().from(dataRequests)
  return request!.id
}

test('a guest asks for what is kept of them with a code that goes to them alone (caught: whoever has the link)', async ({
  db,
}) => {
  const { services, reference, path, post, ask } = await bench(db)
  expect(await post('data', { kind: 'erasure', otp: '' })).toBe(`${path}?view=code&error=otp-missing`)
  expect(await post('data-code')).toBe(`${path}?view=code`)
  expect(await post('data', { kind: 'erasure', otp: '000000' })).toBe(`${path}?view=code&error=otp-wrong`)
  expect(await db.$count(dataRequests)).toBe(0)
  expect(await ask('copy')).toBe(path)
  const [request] = await db.select().from(dataRequests)
  expect(request).toMatchObject({ kind: 'copy', askedFrom: reference, mobile: MOBILE, email: null, answer: null })
  expect(request!.dueOn).toBe(addDays(istDate(services.clock.now()), 30))
  await services.printer.close()
})

test('its owner sees who is due first, takes the copy, and answers once; who asked is forgotten with it', async ({
  db,
}) => {
  const { services, reference, ask } = await bench(db)
  await ask('copy')
  const id = await onlyRequest(db)
  for (const actor of STRANGERS) {
    expect(await listDataRequests(db, actor, { state: 'open', page: 1 })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await findDataRequest(db, actor, id)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await answerDataRequest(services, actor, { id, answer: 'Sent.' })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await eraseByRequest(services, actor, { id })).toEqual({ ok: false, reason: 'forbidden' })
  }
  expect(await findDataRequest(db, OWNER, id)).toMatchObject({
    value: {
      kept: { asker: { mobile: MOBILE }, bookings: [{ reference }], enquiries: [{ name: expect.any(String) }] },
    },
  })
  expect(await eraseByRequest(services, OWNER, { id })).toMatchObject({ reason: 'unknown' })
  expect(await answerDataRequest(services, OWNER, { id, answer: ' ' })).toMatchObject({ faults: [{ path: 'answer' }] })
  expect(await answerDataRequest(services, OWNER, { id, answer: 'Sent by SMS.' })).toMatchObject({ ok: true })
  expect(await answerDataRequest(services, OWNER, { id, answer: 'Again.' })).toMatchObject({ reason: 'unknown' })
  expect(await db.select().from(dataRequests)).toMatchObject([{ mobile: null, email: null, answer: 'Sent by SMS.' }])
  const [told] = await listOutbox(db, 1)
  expect(told).toMatchObject({ channel: 'sms', to: MOBILE, body: expect.stringContaining(`booking ${reference}`) })
  expect(JSON.stringify(await listHistory(db, `data-request:${id}`))).not.toContain(CONTACT.mobile)
  await services.printer.close()
})

test('erases what it can and keeps what the law asks, not before the journey is over (caught: a name taken off a booking to come; bookings of an account emptied)', async ({
  db,
}) => {
  const { services, reference, ask, book } = await bench(db)
  const other = await book()
  const userId = await accountBench(db).person({ email: 'meera@example.org' })
  await db.update(bookings).set({ userId }).where(eq(bookings.reference, other.reference))
  await ask('erasure')
  const id = await onlyRequest(db)
  expect(await eraseByRequest(services, OWNER, { id })).toMatchObject({ reason: 'journey-ahead' })
  const over = { startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` }
  await db.update(bookings).set(over)
  expect(await eraseByRequest(services, OWNER, { id })).toMatchObject({ ok: true })
  const of = async (reference: string) => (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0]
  expect(await of(other.reference)).toMatchObject({ contactName: CONTACT.name, userId })
  const booking = await of(reference)
  expect(booking).toMatchObject({ contactName: 'Deleted account', contactMobile: null })
  expect(booking!.totalPaise).toBeGreaterThan(0)
  const [lead] = await db.select().from(leads)
  expect(lead).toMatchObject({ forgottenAt: expect.any(Date) })
  expect(await db.select().from(dataRequests)).toMatchObject([
    { mobile: null, answer: expect.stringContaining('erased') },
  ])
  // Of all that was sent there the answer alone is left (caught: forgotten with the rest).
  expect((await listOutbox(db, 50)).filter(({ to }) => to === MOBILE)).toHaveLength(1)
  await services.printer.close()
})

test('who proved an e-mail is mailed the answer, and nobody else (caught: told nobody)', async ({ db }) => {
  const { services, reference, ask } = await bench(db)
  await ask('copy')
  const id = await onlyRequest(db)
  await db.update(dataRequests).set({ mobile: null, email: CONTACT.email })
  const sentBefore = (await listOutbox(db, 50)).length
  await answerDataRequest(services, OWNER, { id, answer: 'The file came by another mail.' })
  const [told, ...before] = await listOutbox(db, 50)
  expect(before).toHaveLength(sentBefore)
  expect(told).toMatchObject({ channel: 'email', to: CONTACT.email, subject: expect.stringContaining(reference) })
  expect(told!.body).toContain('The file came by another mail.')
  await services.printer.close()
})
