import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { readCustomers, takeCustomersAlong } from './customers-out.server.ts'

const OWNER = { id: 'the-owner', role: 'owner' } as const
const NOW = new Date('2026-11-20T04:30:00Z')

async function readAll(db: Db, actor: Actor = OWNER) {
  const pages = []
  for await (const people of readCustomers(db, actor)) pages.push(people)
  return pages
}

test('each person is one row, with what they agreed to hear of (caught: a typed address believed, a colleague among them, spam, somebody forgotten)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  await bench.book()
  const { receive } = leadBench(db)
  await receive({ name: 'Meera K.', mobile: '98765 43210', email: CONTACT.email })
  await receive({ name: 'Ravi', mobile: '94470 12345', email: 'ravi@example.org' })
  // By telephone nobody is asked for an e-mail.
  await db.update(leads).set({ email: null }).where(eq(leads.name, 'Ravi'))
  await receive({ name: 'A robot', mobile: '98765 43211', email: 'robot@example.org' })
  await db.update(leads).set({ state: 'spam' }).where(eq(leads.name, 'A robot'))
  const proven = { emailVerifiedAt: NOW, mobileVerifiedAt: NOW }
  const account = { createdAt: NOW, wantsEmailNews: true }
  await db.insert(users).values([
    { ...account, ...proven, id: 'meera', name: 'Meera', email: CONTACT.email, mobile: '+919812345678' },
    { ...account, id: 'typed', name: 'Nobody', email: 'typed@example.org' },
    { ...account, ...proven, id: 'staff', name: 'Sales', email: 'sales@example.org', role: 'sales' },
    { ...account, ...proven, id: 'gone', name: '', email: 'gone@example.org', erasedAt: NOW },
  ])
  const subscribed = { tokenHash: 'a', requestedAt: NOW, confirmedAt: NOW }
  await db.insert(newsletterSubscribers).values({ ...subscribed, email: 'tara@example.org', leftAt: NOW })
  const people = (await readAll(db)).flat()
  expect(people).toMatchObject([
    {
      name: 'Meera',
      email: CONTACT.email,
      mobile: '+919812345678',
      account: { wantsEmailNews: true, wantsSmsNews: false },
      bookings: 1,
      enquiries: 1,
    },
    { name: null, email: 'tara@example.org', newsletter: { leftAt: NOW }, bookings: 0 },
    { name: 'Ravi', email: null, mobile: '+919447012345', enquiries: 1 },
  ])
  await bench.services.printer.close()
})

test('whoever was deleted is in no row, and whoever works here in none they came by (caught: a journey still to come, a booking that was emptied, a colleague’s enquiry, booking and newsletter)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const contact = (email: string) => ({ contact: { ...CONTACT, email } })
  for (const email of ['gone@example.org', 'emptied@example.org', 'sales@example.org'])
    await bench.book({}, contact(email))
  await db.insert(users).values([
    { id: 'gone', name: 'Deleted account', erasedAt: NOW },
    {
      id: 'staff',
      name: 'Sales',
      role: 'sales',
      email: 'sales@example.org',
      emailVerifiedAt: NOW,
      mobile: '+919447012345',
      mobileVerifiedAt: NOW,
    },
    // Proves nothing by a mobile they never had: whose it is stays a customer.
    { id: 'editor', name: 'Editor', role: 'editor', mobile: '+919876543210' },
  ])
  const { contactEmail } = bookings
  // The journey of the first is still to come; the second was emptied when its account went.
  await db.update(bookings).set({ userId: 'gone' }).where(eq(contactEmail, 'gone@example.org'))
  await db
    .update(bookings)
    .set({ contactEmail: 'nobody@deleted.invalid' })
    .where(eq(contactEmail, 'emptied@example.org'))
  const { receive } = leadBench(db)
  await receive({ name: 'Sales', mobile: '98123 45678', email: 'sales@example.org' })
  await receive({ name: 'Sales', mobile: '94470 12345', email: 'by-telephone@example.org' })
  await receive({ name: 'Ravi', mobile: '98765 43210', email: 'by-telephone@example.org' })
  await db.update(leads).set({ email: null }).where(eq(leads.email, 'by-telephone@example.org'))
  await db.insert(newsletterSubscribers).values({ email: 'sales@example.org', tokenHash: 'a', requestedAt: NOW })
  expect((await readAll(db)).flat()).toMatchObject([{ name: 'Ravi', email: null, mobile: '+919876543210' }])
  await bench.services.printer.close()
})

test('goes on where a page ended, and is the owner’s alone, who is written down (caught: a page left out, sales given all)', async ({
  db,
}) => {
  const rows = Array.from({ length: 501 }, (_, at) => `p${at}@example.org`)
  await db.insert(newsletterSubscribers).values(rows.map((email) => ({ email, tokenHash: email, requestedAt: NOW })))
  const emails = (await readAll(db)).flat().map(({ email }) => email)
  expect([emails.length, new Set(emails).size]).toEqual([501, 501])
  for (const role of ['sales', 'editor', 'traveller'] as const) {
    const actor = { id: role, role }
    expect(await readAll(db, actor)).toEqual([])
    expect(await takeCustomersAlong({ db, clock: leadBench(db).clock }, actor, {})).toMatchObject({ ok: false })
  }
  expect(await takeCustomersAlong({ db, clock: leadBench(db).clock }, OWNER, {})).toMatchObject({ ok: true })
  expect(await db.select().from(auditEntries)).toMatchObject([{ actor: OWNER.id, action: 'customers.export' }])
})
