import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { NAMES, bench } from '#tests/benches/booking-forms-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { test } from '#tests/database.ts'

// (caught: receipts, refunds and the driver's number to whoever had the link once and typed an address of theirs)
test('a paid booking is reached where it was until a code has proven another contact, and the old one is told', async ({
  db,
}) => {
  const { post, find, pay, path } = await bench(db)
  await post('travellers', NAMES)
  await pay('success')
  await db.update(bookings).set({ contactProvenAt: sql`now()` })
  const before = await find()
  const other = { ...NAMES, 'contact.email': 'other@example.org', 'contact.mobile': '9812388888' }
  expect(await post('travellers', { ...other, 'contact.name': 'Meera K' })).toBe(`${path}/proof`)
  const { contactMobile, contactEmail, contactProvenAt } = before
  const reached = { contactMobile, contactEmail, contactProvenAt }
  expect(await find()).toMatchObject({ ...reached, contactName: 'Meera K' })
  expect(await post('code')).toBe(`${path}/proof?view=code`)
  expect(await post('proof', { otp: '000000' })).toBe(`${path}/proof?view=code&error=otp-wrong`)
  expect(await find()).toMatchObject(reached)
  expect(await post('proof', { otp: await newestCode(db, '+919812388888') })).toBe(path)
  const now = { contactMobile: '+919812388888', contactEmail: 'other@example.org', newContact: null }
  expect(await find()).toMatchObject(now)
  const told = (await listOutbox(db, 50)).filter(({ subject }) => subject?.includes('elsewhere'))
  expect(told.map(({ to }) => to)).toEqual([contactEmail])
  // A name alone asks for no code, and what was asked and never proven is let go.
  const same = { ...other, 'contact.name': 'Meera Kulkarni' }
  expect(await post('travellers', NAMES)).toBe(`${path}/proof`)
  expect(await post('travellers', same)).toBe(path)
  expect(await find()).toMatchObject({ ...now, contactName: 'Meera Kulkarni' })
})
