import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { users } from '#domain/accounts/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { accessByKey } from '#domain/bookings/access.server.ts'
import { takeAtDesk } from '#domain/bookings/pay/take-at-desk.server.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { getBooking } from '#domain/bookings/find-booking.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { claimBookings } from '#domain/bookings/hold/claim.server.ts'
import { bookingBench, CONTACT, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { contactStood, putContactRight } from './put-contact-right.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date() } as const
const RIGHT = { mobile: '98123 99999', email: 'Meera.K@example.org', because: 'She spelt it out on the telephone.' }

async function rowOf(db: Db, reference: string) {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference))
  return getBooking(db, row!.id)
}
const ask = async (db: Db, reference: string, more: object = {}) => {
  const stood = contactStood(await rowOf(db, reference))
  return { reference, stood, ...RIGHT, ...more }
}
const mailsOf = async (db: Db, to: string) =>
  (await listOutbox(db, 100)).filter((one) => one.channel === 'email' && one.to === to)

describe('a contact that staff put right', () => {
  test('ends the link of before, sends a new one, and tells a stranger nothing of a hold nobody proved (caught: the old link goes on opening it)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const { reference, at } = await book()
    const before = await rowOf(db, reference)
    expect(await putContactRight(services, SALES, await ask(db, reference))).toEqual({
      ok: true,
      value: { isRelinked: true },
    })
    const now = await rowOf(db, reference)
    expect(now).toMatchObject({
      contactMobile: '+919812399999',
      contactEmail: 'meera.k@example.org',
      contactProvenAt: null,
      linkVersion: before.linkVersion + 1,
    })
    expect((await at('GET')).status).toBe(404)
    const [link] = await mailsOf(db, 'meera.k@example.org')
    const token = /[?&]key=([\w-]+)/.exec(link?.body ?? '')?.[1]
    expect(accessByKey(services.keys, now, { token })).toBeDefined()
    expect((await mailsOf(db, CONTACT.email)).map(({ subject }) => subject)).toEqual([])
    await services.printer.close()
  })

  test('tells the address of before where it is paid, with no way in, and asks anew who is there (caught: a colleague who takes a paid booking for himself, a link in the mail of before)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const { reference, pay, at } = await book()
    await pay('success', 1)
    const asked = await ask(db, reference)
    const stale = { ...SALES, provenAt: new Date(Date.now() - 6 * MINUTE) }
    expect(await putContactRight(services, stale, asked)).toMatchObject({ reason: 'prove-again' })
    expect((await at('GET')).status).toBe(200)
    expect(await putContactRight(services, SALES, asked)).toMatchObject({ ok: true })
    expect((await at('GET')).status).toBe(404)
    const told = (await mailsOf(db, CONTACT.email)).filter(({ subject }) => subject?.includes('elsewhere'))
    expect(told).toHaveLength(1)
    expect(told[0]!.body).toContain('m•••@example.org')
    expect(told[0]!.body).not.toContain('key=')
    expect(told[0]!.body).not.toContain('meera.k@example.org')
    await services.printer.close()
  })

  test('of a hold that somebody pays for is as that of a paid one (caught: ₹10,000 in cash, and the booking is a colleague’s)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const { reference } = await book()
    const stale = { ...SALES, provenAt: new Date(Date.now() - 6 * MINUTE) }
    const first = await ask(db, reference, { email: 'first@example.org' })
    expect(await putContactRight(services, stale, first)).toMatchObject({ ok: true })
    const taken = { reference, way: 'cash', number: '', cameOn: istDate(new Date()), share: null } as const
    const sums = { amountPaise: 4_000_00, seenDuePaise: TOTAL }
    expect(await takeAtDesk(services, SALES, { ...taken, ...sums })).toEqual({
      ok: true,
      value: { isConfirmed: false },
    })
    const second = await ask(db, reference)
    expect(await putContactRight(services, stale, second)).toMatchObject({ reason: 'prove-again' })
    expect(await putContactRight(services, SALES, second)).toMatchObject({ ok: true })
    const told = (await mailsOf(db, 'first@example.org')).filter(({ subject }) => subject?.includes('elsewhere'))
    expect(told).toHaveLength(1)
    await services.printer.close()
  })

  test('of a mobile alone keeps the link, and tells by e-mail', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const { reference, pay, at } = await book()
    await pay('success', 1)
    const asked = await ask(db, reference, { email: CONTACT.email })
    expect(await putContactRight(services, SALES, asked)).toEqual({ ok: true, value: { isRelinked: false } })
    expect((await at('GET')).status).toBe(200)
    expect((await mailsOf(db, CONTACT.email)).filter(({ subject }) => subject?.includes('elsewhere'))).toHaveLength(1)
    await services.printer.close()
  })

  test('is by whoever may, and not without end (caught: an editor, a cannon of mails)', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const { reference } = await book()
    const first = await ask(db, reference)
    expect(await putContactRight(services, { ...SALES, role: 'editor' }, first)).toMatchObject({ reason: 'forbidden' })
    expect(await putContactRight(services, undefined, first)).toMatchObject({ reason: 'forbidden' })
    const same = await ask(db, reference, { mobile: CONTACT.mobile, email: CONTACT.email })
    expect(await putContactRight(services, SALES, same)).toMatchObject({ reason: 'unclear-deed' })
    const wrong = await ask(db, reference, { mobile: '12', email: 'meera@' })
    expect(await putContactRight(services, SALES, wrong)).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'mobile' }, { path: 'email', message: 'Please enter a valid email address.' }],
    })
    expect(await putContactRight(services, SALES, first)).toMatchObject({ ok: true })
    const again = await putContactRight(services, SALES, await ask(db, reference, { email: 'a0@example.org' }))
    expect(again).toMatchObject({ ok: true })
    for (const at of [1, 2, 3]) {
      const asked = await ask(db, reference, { email: `a${at}@example.org` })
      expect(await putContactRight(services, SALES, asked)).toMatchObject({ ok: true })
    }
    const sixth = await ask(db, reference, { email: 'a4@example.org' })
    expect(await putContactRight(services, SALES, sixth)).toMatchObject({ reason: 'too-many' })
    expect((await rowOf(db, reference)).contactEmail).toBe('a3@example.org')
    await services.printer.close()
  })

  test('by two at once is put right by the first, and the second sees that (caught: whoever comes last wins, and nobody knows)', async ({
    database: { db },
  }) => {
    const { book, services } = await bookingBench(db)
    const { reference } = await book()
    const first = await ask(db, reference)
    const both = await Promise.all([
      putContactRight(services, SALES, first),
      putContactRight(services, { ...SALES, id: 'another' }, { ...first, email: 'other@example.org' }),
    ])
    expect(both.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['changed-meanwhile', 'ok'])
    // The same once more is nobody’s fault.
    const row = await rowOf(db, reference)
    const again = { ...first, mobile: row.contactMobile!, email: row.contactEmail! }
    expect(await putContactRight(services, SALES, again)).toMatchObject({ ok: true })
    expect((await rowOf(db, reference)).linkVersion).toBe(row.linkVersion)
    await services.printer.close()
  })

  test('stands in what happened with who did it and why, and in the audit by no more than is needed to know it', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const { reference } = await book()
    await putContactRight(services, SALES, await ask(db, reference))
    const found = await findBookingDesk(db, SALES, reference)
    const told = found.ok ? found.value.timeline.filter(({ by }) => by === SALES.id) : []
    expect(told.find(({ what }) => what === 'note')).toMatchObject({ about: 'reached', words: RIGHT.because })
    expect(told.find(({ what }) => what === 'deed')).toMatchObject({ deed: 'contact-put-right' })
    const audit = JSON.stringify(await db.select().from(auditEntries))
    expect(audit).toContain('m•••@example.org')
    for (const secret of ['meera.k@', CONTACT.email, '9812399999', CONTACT.mobile, 'spelt'])
      expect(audit).not.toContain(secret)
    await services.printer.close()
  })

  test('takes a booking made on the telephone out of the account that had it by the wrong address, and no other (caught: the stranger’s account goes on opening it)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const [phoned, own] = [await book(), await book()]
    const [person] = await db.insert(users).values({ name: 'A stranger', role: 'traveller' }).returning()
    const ofAccount = { userId: person!.id }
    await db
      .update(bookings)
      .set({ ...ofAccount, bookedBy: SALES.id })
      .where(eq(bookings.reference, phoned.reference))
    await db.update(bookings).set(ofAccount).where(eq(bookings.reference, own.reference))
    for (const { reference } of [phoned, own])
      expect(await putContactRight(services, SALES, await ask(db, reference))).toMatchObject({ ok: true })
    expect((await rowOf(db, phoned.reference)).userId).toBeNull()
    expect((await rowOf(db, own.reference)).userId).toBe(person!.id)
    await services.printer.close()
  })

  /** A guest's paid booking, claimed by an account that has proven these. */
  async function claimed(db: Db, proven: { email?: string; mobile?: string }) {
    const { book, services } = await bookingBench(db)
    const { reference, pay, at } = await book()
    await pay('success', 1)
    const verified = { emailVerifiedAt: new Date(), mobileVerifiedAt: new Date() }
    const [account] = await db
      .insert(users)
      .values({ name: 'An account', ...proven, ...verified })
      .returning()
    const has = { email: null, mobile: null, ...proven }
    await db.update(bookings).set({ contactProvenAt: new Date() })
    expect(await claimBookings(db, account!, has)).toEqual({ ok: true, value: 1 })
    const put = async (to: object) => putContactRight(services, SALES, await ask(db, reference, to))
    const trail = async () => (await db.select({ after: auditEntries.after }).from(auditEntries)).at(-1)?.after
    return { reference, at, put, trail, account: account!, done: () => services.printer.close() }
  }

  test('takes a guest’s booking out of the account that claimed it by the mistyped address, which is told (caught: it stays the stranger’s)', async ({
    db,
  }) => {
    const { reference, at, put, trail, done } = await claimed(db, { email: CONTACT.email })
    expect(await put({})).toEqual({ ok: true, value: { isRelinked: true } })
    expect(await rowOf(db, reference)).toMatchObject({ userId: null, contactProvenAt: null })
    expect((await at('GET')).status).toBe(404)
    const told = (await mailsOf(db, CONTACT.email)).filter(({ subject }) => subject?.includes('elsewhere'))
    expect(told.map(({ body }) => /In your account: not any more/.test(body))).toEqual([true])
    expect(told[0]!.body).not.toMatch(/key=|meera\.k@/)
    expect(await trail()).toMatchObject({ deed: 'contact-put-right', account: 'has it no more' })
    await done()
  })

  test('takes it out of the account of a mistyped mobile as well, and ends the links that account has seen', async ({
    db,
  }) => {
    const stranger = { mobile: `+91${CONTACT.mobile}`, email: 'stranger@example.org' }
    const { reference, at, put, done } = await claimed(db, stranger)
    expect(await put({ email: CONTACT.email })).toEqual({ ok: true, value: { isRelinked: true } })
    expect((await rowOf(db, reference)).userId).toBeNull()
    expect((await at('GET')).status).toBe(404)
    const bodies = async (to: string) => (await mailsOf(db, to)).map(({ body }) => body).join()
    expect(await bodies(stranger.email)).toContain('In your account: not any more')
    expect(await bodies(stranger.email)).not.toContain('key=')
    expect(await bodies(CONTACT.email)).not.toContain('In your account')
    await done()
  })

  test('leaves it with the account that has proven what is right of it (caught: who booked loses their own trip)', async ({
    db,
  }) => {
    const { reference, put, account, done } = await claimed(db, { mobile: `+91${CONTACT.mobile}` })
    expect(await put({ mobile: CONTACT.mobile })).toMatchObject({ ok: true })
    expect((await rowOf(db, reference)).userId).toBe(account.id)
    await done()
  })
})
