import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { subjectsCalled } from './subjects-called.server.ts'

test('what the audit calls by its kind and key is meant by those words, and by the key alone (caught: no booking by its reference)', async ({
  db,
}) => {
  expect(await subjectsCalled(db, 'Booking 32agedwq')).toContain('booking:32AGEDWQ')
  expect(await subjectsCalled(db, '32AGEDWQ')).toEqual(
    expect.arrayContaining(['booking:32AGEDWQ', 'check-in:32AGEDWQ']),
  )
  expect(await subjectsCalled(db, 'ENQ-86YM-6ZHB')).toContain('enquiry:ENQ-86YM-6ZHB')
  expect(await subjectsCalled(db, 'Payment plan k2j7')).toContain('payment-plan:k2j7')
  expect(await subjectsCalled(db, 'Setting upi')).toContain('setting:upi')
  expect(await subjectsCalled(db, 'booking:32AGEDWQ')).toEqual([])
  const [{ id } = { id: '' }] = await db
    .insert(users)
    .values({ name: 'Leela Thomas', role: 'sales' } as never)
    .returning()
  expect(await subjectsCalled(db, 'leela')).toContain(`user:${id}`)
})
