import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { foreseeMerge, listNamesOf, mergeCustomers } from './merge-customers.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { leads } from '#domain/leads/tables.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const OTHER = { name: 'M. Kulkarni', mobile: CONTACT.mobile, email: 'm@work.example' }

/** One person who booked under two names and asked under one of them. */
async function doubled(db: Db) {
  const bench = await bookingBench(db, { capacity: 20 })
  const [keep, gone] = [await bench.book(), await bench.book({}, { contact: OTHER })]
  const asked = await leadBench(db).receive({ name: OTHER.name, mobile: OTHER.mobile, email: OTHER.email })
  const row = async (reference: string) =>
    (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0]!
  const LEELA = await accountBench(db).visitor({ role: 'sales', email: 'leela@example.org', mobile: null })
  const both = { keep: keep.reference, gone: gone.reference }
  const seen = async (of = both) => {
    const foreseen = await foreseeMerge(db, LEELA, of)
    return foreseen.ok ? foreseen.value.seen : ''
  }
  return { ...bench, LEELA, keep, gone, asked, row, both, seen }
}

test('two names of one person become one, with all that stood under the other (caught: the enquiries stay, a proof of the other address is kept)', async ({
  db,
}) => {
  const { LEELA, keep, gone, asked, row, both, seen, services } = await doubled(db)
  await db.update(bookings).set({ contactProvenAt: new Date() })
  const names = await listNamesOf(db, LEELA, { mobile: '+919812345678', email: null })
  expect(names).toMatchObject({ value: [{ bookings: 1 }, { bookings: 1 }] })
  expect(await foreseeMerge(db, LEELA, both)).toMatchObject({
    value: { moving: { bookings: [gone.reference], enquiries: [asked.reference] }, staying: 0, gone: { enquiries: 1 } },
  })
  expect(await mergeCustomers(services, EDITOR, { ...both, seen: await seen() })).toMatchObject({ reason: 'forbidden' })
  const merged = await mergeCustomers(services, LEELA, { ...both, seen: await seen() })
  expect(merged).toEqual({ ok: true, value: { bookings: 1, enquiries: 1 } })
  expect(await row(gone.reference)).toMatchObject({
    contactName: CONTACT.name,
    contactEmail: CONTACT.email,
    contactProvenAt: null,
  })
  expect((await row(keep.reference)).contactProvenAt).not.toBeNull()
  expect(await db.select().from(leads)).toMatchObject([{ name: CONTACT.name, email: CONTACT.email }])
  const audit = JSON.stringify(await db.select().from(auditEntries))
  expect(audit).toContain(`"with":"${keep.reference}"`)
  for (const gone of [OTHER.name, OTHER.email]) expect(audit).not.toContain(gone)
  expect(await foreseeMerge(db, LEELA, both)).toMatchObject({ reason: 'not-doubles' })
  await services.printer.close()
})

test('the link of a telephone booking that opens nothing any more is sent anew to whom it belongs to now (caught: nobody heard)', async ({
  db,
}) => {
  const { LEELA, gone, row, both, seen, services } = await doubled(db)
  await db.update(bookings).set({ bookedBy: LEELA.id }).where(eq(bookings.reference, gone.reference))
  const [before, count] = [await row(gone.reference), (await listOutbox(db, 50)).length]
  await mergeCustomers(services, LEELA, { ...both, seen: await seen() })
  expect((await row(gone.reference)).linkVersion).toBe(before.linkVersion + 1)
  const sent = await listOutbox(db, 50)
  expect(sent.filter(({ channel }) => channel === 'email').length).toBeGreaterThan(0)
  expect(sent.length).toBeGreaterThan(count)
  expect(sent[0]!.body + sent[1]!.body).toContain(`/booking/${gone.reference}?key=`)
  expect([sent[0]!.to, sent[1]!.to]).toContain(CONTACT.email)
  await services.printer.close()
})

const OVER = {
  'a journey that is over': { state: 'confirmed', startsOn: '2020-06-01', endsOn: '2020-06-03' },
  'a booking that was cancelled': { state: 'cancelled', cancelledAt: new Date() },
} as const

for (const [what, then] of Object.entries(OVER))
  test(`so is that of ${what} (caught: the traveller stood outside)`, async ({ db }) => {
    const { LEELA, gone, both, seen, services } = await doubled(db)
    await db
      .update(bookings)
      .set({ ...then, bookedBy: LEELA.id })
      .where(eq(bookings.reference, gone.reference))
    expect(await mergeCustomers(services, LEELA, { ...both, seen: await seen() })).toMatchObject({ ok: true })
    const sent = (await listOutbox(db, 50)).filter(({ body }) => body.includes(`/booking/${gone.reference}?key=`))
    expect(sent.filter(({ to }) => to === CONTACT.email)).not.toEqual([])
    await services.printer.close()
  })

test('what is an account’s own stays, and so does who shares neither mobile nor e-mail (caught: an account’s booking moved, strangers brought together)', async ({
  db,
}) => {
  const { LEELA, book, gone, row, both, seen, services } = await doubled(db)
  const id = await accountBench(db).person({ email: OTHER.email, mobile: null })
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id))
  await db.update(bookings).set({ userId: id }).where(eq(bookings.reference, gone.reference))
  expect(await foreseeMerge(db, LEELA, both)).toMatchObject({ value: { moving: { bookings: [] }, staying: 1 } })
  expect(await mergeCustomers(services, LEELA, { ...both, seen: await seen() })).toMatchObject({
    value: { bookings: 0 },
  })
  expect(await row(gone.reference)).toMatchObject({ contactName: OTHER.name, userId: id })
  const stranger = await book({}, { contact: { name: 'Arjun Rao', mobile: '9812345670', email: 'arjun@example.org' } })
  const apart = { keep: both.keep, gone: stranger.reference }
  expect(await mergeCustomers(services, LEELA, { ...apart, seen: await seen(apart) })).toMatchObject({
    reason: 'not-doubles',
  })
  await services.printer.close()
})

test('moves what was shown and nothing that came since (caught: whatever stands there by now)', async ({ db }) => {
  const { LEELA, book, gone, row, both, seen, services } = await doubled(db)
  const before = await seen()
  await book({}, { contact: OTHER })
  expect(await mergeCustomers(services, LEELA, { ...both, seen: before })).toMatchObject({
    reason: 'changed-meanwhile',
  })
  expect(await row(gone.reference)).toMatchObject({ contactName: OTHER.name })
  await services.printer.close()
})

test('a link that went to the other address proves nothing of this one (caught: a link kept)', async ({ db }) => {
  const { LEELA, gone, row, both, seen, services } = await doubled(db)
  await db.update(bookings).set({ bookedBy: LEELA.id }).where(eq(bookings.reference, gone.reference))
  await mergeCustomers(services, LEELA, { ...both, seen: await seen() })
  expect(await row(gone.reference)).toMatchObject({ linkVersion: 2, contactProvenAt: null })
  await services.printer.close()
})
