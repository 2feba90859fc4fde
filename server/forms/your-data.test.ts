import { documents as papers } from '#domain/documents/tables.ts'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { leads } from '#domain/leads/tables.ts'
import { ANSWER_KEPT } from '#domain/privacy/data-request.ts'
import { findOwnRequest, forgetOldRequests } from '#domain/privacy/own-request.server.ts'
import {
  answerDataRequest,
  eraseByRequest,
  findDataRequest,
  listDataRequests,
} from '#domain/privacy/requests-desk.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { dataRequests } from '#domain/privacy/tables.ts'
import { DAY, stoppedClock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { createYourData } from './your-data.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const [RAVI, TARA, MEERA] = (['traveller', 'sales', 'editor'] as const).map((role) => ({ id: role, role }))
const STRANGERS = [undefined, RAVI, TARA, MEERA]
const MOBILE = `+91${CONTACT.mobile}`

/** A guest's booking and enquiry, and the forms of Your data as their own browser sends them. */
async function bench(db: Db) {
  const { services, book: bookByCall, app: site } = await bookingBench(db)
  const requestServices = openRequestServices(services)
  const book: typeof bookByCall = async (...asked) => {
    const booked = await bookByCall(...asked)
    await db.update(bookings).set({ contactProvenAt: sql`now()`, contactProvenBy: 'mobile' })
    return booked
  }
  const { reference } = await book()
  await leadBench(db).receive()
  const drawn: Parameters<DrawPrivate>[1][] = []
  const draw: DrawPrivate = async (path, shown) => {
    drawn.push(shown)
    return new Response(path, { status: shown?.status ?? 200 })
  }
  const app = new Hono().route('/', createYourData({ ...services, ...requestServices }, draw))
  let cookies = ''
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookies },
      body: new URLSearchParams(fields).toString(),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
    cookies = [cookies, ...set].filter(Boolean).join('; ')
    return answer
  }
  const prove = (contact: string) => post('/your-data/code', { contact })
  /** Where the answer to a code that is right leads. */
  const ask = async (kind: string, contact: string = MOBILE) => {
    await prove(contact)
    const asked = await post('/your-data', { contact, kind, otp: (await newestCode(db, contact)) ?? '' })
    return asked.headers.get('Location') ?? ''
  }
  const copyOf = async (path: string) => app.request(`${path}/copy`)
  return { services, reference, post, prove, ask, copyOf, book, drawn, site }
}

async function onlyRequest(db: Db): Promise<string> {
  const [request] = await db.select().from(dataRequests)
  return request!.id
}

test('whoever gave a mobile asks for what is kept of them with a code that goes there alone (caught: any code; a wrong one)', async ({
  db,
}) => {
  const { services, post, prove, ask, drawn } = await bench(db)
  const amiss = async (fields: Record<string, string>) => {
    const { status } = await post('/your-data', { contact: MOBILE, kind: 'erasure', ...fields })
    return [status, drawn.at(-1)?.answer]
  }
  expect((await prove('nobody')).status).toBe(400)
  expect(await amiss({ otp: '' })).toMatchObject([400, { draft: { isSent: true, kind: 'erasure' } }])
  expect((await prove(MOBILE)).status).toBe(200)
  expect(await amiss({ otp: '000000' })).toMatchObject([422, { draft: { fault: expect.any(String) } }])
  const otp = (await newestCode(db, MOBILE))!
  // Of another number the code is worth nothing.
  expect(await amiss({ otp, contact: '+919800000001' })).toMatchObject([422, {}])
  expect(await db.$count(dataRequests)).toBe(0)
  expect(await ask('copy')).toMatch(/^\/your-data\/[0-9a-z]{20}\.[\w-]{43}$/)
  const [request] = await db.select().from(dataRequests)
  expect(request).toMatchObject({ kind: 'copy', mobile: MOBILE, email: null, answer: null })
  expect(request!.dueOn).toBe(addDays(istDate(services.clock.now()), 30))
  await services.printer.close()
})

test('its page opens by its own link alone, and gives the copy once it is answered (caught: the link of another; a copy before; a copy for good)', async ({
  db,
}) => {
  const { services, reference, ask, copyOf } = await bench(db)
  const path = await ask('copy')
  const token = path.split('/').at(-1)!
  const id = await onlyRequest(db)
  expect(await findOwnRequest(services, token)).toMatchObject({ kind: 'copy', answer: null, hasCopy: false })
  expect((await copyOf(path)).headers.get('Location')).toBe(path)
  await answerDataRequest(services, OWNER, { id, answer: 'Your copy is here.' })
  const copy = await copyOf(path)
  expect(copy.headers.get('Cache-Control')).toContain('no-store')
  expect(copy.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(await copy.json()).toMatchObject({ asker: { mobile: MOBILE }, bookings: [{ reference }], enquiries: [{}] })

  const [other] = await db
    .insert(dataRequests)
    .values({ kind: 'copy', email: 'b@example.org', reach: 'b', dueOn: '2099-01-01' })
    .returning()
  const strangers = `/your-data/${other!.id}.${token.split('.')[1]}`
  expect(await findOwnRequest(services, strangers.split('/').at(-1)!)).toBeUndefined()
  expect((await copyOf(strangers)).headers.get('Location')).toBe(strangers)

  const later = { ...services, clock: stoppedClock(new Date(services.clock.now().getTime() + ANSWER_KEPT + DAY)) }
  expect(await findOwnRequest(later, token)).toBeUndefined()
  await forgetOldRequests(db, later.clock)
  expect(await db.select().from(dataRequests).where(eq(dataRequests.id, id))).toMatchObject([
    { mobile: null, askedBy: null, answer: 'Your copy is here.' },
  ])
  expect((await copyOf(path)).status).toBe(303)
  await services.printer.close()
})

test('whoever lost the link proves the contact again and is led to the same page, after an erasure too (caught: found by the mobile, which is forgotten)', async ({
  db,
}) => {
  const { services, book, ask } = await bench(db)
  const { reference, pay } = await book()
  await pay('success')
  await db.update(bookings).set({ state: 'cancelled' })
  // A second code to one address waits its turn: the sends of before are put back in time.
  const again = async (kind: string) => {
    await db.execute(sql`update otp_sends set sent_at = sent_at - interval '2 days'`)
    return ask(kind)
  }
  expect(await ask('again')).toBe('')
  const path = await again('erasure')
  expect(await again('erasure')).toBe(path)
  expect(await again('again')).toBe(path)
  const named = async () => (await listOutbox(db, 50)).filter(({ body }) => body.includes(reference))
  expect((await named()).length).toBeGreaterThan(0)
  expect(await eraseByRequest(services, OWNER, { id: await onlyRequest(db) })).toMatchObject({ ok: true })
  // Caught: what went to the other address of their booking, with its link, still there.
  expect(await named()).toEqual([])
  expect(await again('again')).toBe(path)
  expect(await findOwnRequest(services, path.split('/').at(-1)!)).toMatchObject({
    answer: expect.stringContaining('erased'),
  })
  await services.printer.close()
})

test('its owner sees who is due first, takes the copy, and answers once; the audit never says who asked', async ({
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
  expect(await db.select().from(dataRequests)).toMatchObject([{ answer: 'Sent by SMS.' }])
  const [told] = await listOutbox(db, 1)
  expect(told).toMatchObject({ channel: 'sms', to: MOBILE, body: expect.stringContaining('your data') })
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
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  expect(await eraseByRequest(services, OWNER, { id })).toMatchObject({ ok: true })
  const of = async (reference: string) => (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0]
  expect(await of(other.reference)).toMatchObject({ contactName: CONTACT.name, userId })
  const erased = { contactName: 'Erased at their request', contactMobile: null, totalPaise: expect.any(Number) }
  expect(await of(reference)).toMatchObject(erased)
  expect((await db.select().from(leads))[0]).toMatchObject({ forgottenAt: expect.any(Date) })
  expect(await db.select().from(dataRequests)).toMatchObject([
    { mobile: null, answer: expect.stringContaining('erased') },
  ])
  // Of all that was sent there the answer alone is left (caught: forgotten with the rest).
  expect((await listOutbox(db, 50)).filter(({ to }) => to === MOBILE)).toHaveLength(1)
  await services.printer.close()
})

test('an erasure leaves numbered papers with name and address, says so, and closes them to the old link (caught: opened by it; “without your name”)', async ({
  db,
}) => {
  const { services, ask, book, site } = await bench(db)
  const buyer = { address: '12 Lake Road', city: 'Chennai', pin: '600001', state: 'IN-TN' }
  const { reference, token, pay, look } = await book({}, { buyer })
  await pay('success', 'all')
  const { documents } = (await look()) as unknown as { documents: { number: string | null; url: string }[] }
  const open = async ({ url }: { url: string }) =>
    (await site.request(url, { headers: { Authorization: `Bearer ${token}` } })).status
  const numbered = documents.filter(({ number }) => number !== null)
  expect(await Promise.all(numbered.map(open))).toEqual([200])
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  const path = await ask('erasure')
  const id = await onlyRequest(db)
  // Caught: the tax invoice was made after it, to "Deleted account".
  expect(await findDataRequest(db, OWNER, id)).toMatchObject({ value: { uninvoiced: [reference] } })
  expect(await eraseByRequest(services, OWNER, { id })).toMatchObject({ ok: true })
  const invoices = await db.select().from(papers).where(eq(papers.kind, 'tax-invoice'))
  expect([invoices.length, JSON.stringify(invoices)]).toEqual([1, expect.stringContaining('12 Lake Road')])
  expect(JSON.stringify(invoices)).toContain(CONTACT.name)
  expect(await Promise.all(numbered.map(open))).toEqual([404])
  expect((await look())['documents']).toEqual(documents.filter(({ number }) => number === null))
  const desk = await findBookingDesk(db, OWNER, reference)
  const kept = desk.ok ? desk.value.papers.map(({ number }) => number) : []
  expect(kept).toEqual(expect.arrayContaining(numbered.map(({ number }) => number)))
  const { answer } = (await findOwnRequest(services, path.split('/').at(-1)!))!
  expect(answer).toContain('keep the name and address they were made out to')
  await services.printer.close()
})

test('who proved an e-mail is mailed the link and the answer, and nobody else (caught: told nobody)', async ({
  db,
}) => {
  const { services, ask } = await bench(db)
  const email = 'meera@example.org'
  const path = await ask('copy', email)
  expect((await listOutbox(db, 1))[0]).toMatchObject({
    channel: 'email',
    to: email,
    body: expect.stringContaining(path),
  })
  const before = await listOutbox(db, 50)
  await answerDataRequest(services, OWNER, { id: await onlyRequest(db), answer: 'It is all on your page.' })
  const [told, ...others] = await listOutbox(db, 50)
  expect(others).toHaveLength(before.length)
  expect(told).toMatchObject({ channel: 'email', to: email, body: expect.stringContaining(path) })
  expect(told!.body).toContain('It is all on your page.')
  await services.printer.close()
})
