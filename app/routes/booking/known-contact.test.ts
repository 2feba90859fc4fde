import { expect } from 'vitest'
import { systemClock as clock } from '#platform/clock.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { test } from '#tests/database.ts'
import { knownContact } from './known-contact.server.ts'

const UNSAID = { contactName: null, contactMobile: null, contactEmail: null }

test('who is signed in finds their own contact in a booking of theirs, and nobody else does (caught: typed anew each time, shown to who has the link)', async ({
  db,
}) => {
  const id = await accountBench(db).person({ email: 'meera@example.org' })
  type Who = Parameters<typeof knownContact>[1]
  const visitor = { id, role: 'traveller', provenAt: clock.now() } as Who
  const of = async (who: Who, booking: object = {}) =>
    knownContact({ db, clock }, who, { ...UNSAID, userId: id, ...booking })
  expect(await of(visitor)).toMatchObject({ email: 'meera@example.org' })
  const nothing = { name: null, mobile: null, email: null }
  expect(await of(undefined)).toEqual(nothing)
  expect(await of({ id: 'another', role: 'traveller' } as Who)).toEqual(nothing)
  const said = { contactName: 'Arjun', contactMobile: '+919812345678', contactEmail: 'arjun@example.org' }
  expect(await of(visitor, said)).toEqual({ name: 'Arjun', mobile: '+919812345678', email: 'arjun@example.org' })
})
