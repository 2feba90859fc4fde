import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { saveBroughtCustomers } from '#domain/leads/brought-customers.server.ts'
import { readCustomers } from '#domain/leads/desk/customers-out.server.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import { forgetPerson } from '#domain/privacy/forget-person.server.ts'
import { collectKept } from '#domain/privacy/kept-of-person.server.ts'
import { neededHeads } from '#domain/spreadsheets/check.server.ts'
import { forgetOldImports } from '#domain/spreadsheets/imports.server.ts'
import { importChunks, imports } from '#domain/spreadsheets/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { addStaff, begin, checked, clock, EDITOR, exported, faultsIn, OWNER, takenIn } from '#tests/take-in.ts'
import { CUSTOMERS } from './customers.server.ts'

speakPlainly()

const HEADS =
  'Id,Name,Mobile,E-mail,Note,News by e-mail since,News by e-mail from,News by SMS since,News by SMS from'.split(',')
const file = (...rows: string[]) => [HEADS.join(','), ...rows].join('\n')
const MEERA = '1041,Meera Kulkarni,98123 45678,Meera@Example.org,Vegetarian,2024-11-03,"Form, Pune fair",,'
const RAVI = '1042,Ravi Shah,+91 94470 12345,,,,,2025-02-01,Call'
/** A family has one telephone. */
const ARJUN = '1043,Arjun Kulkarni,98123 45678,arjun@example.org,,,,,'

const known = async (db: Db) => (await Array.fromAsync(readCustomers(db, OWNER))).flat()

test('come along with their notes and what they agreed to, and go out as they came; nobody has an account by it, and audit and files keep nobody (caught: a consent without its day; a person in the audit; rows that stay in the file)', async ({
  db,
}) => {
  await addStaff(db)
  const accounts = await db.$count(users)
  expect(await begin(db, 'customers', file(MEERA), EDITOR)).toMatchObject({ reason: 'unknown-kind' })
  await takenIn(db, 'customers', file(MEERA, RAVI, ARJUN))
  const [meera] = await db.select().from(broughtCustomers).where(eq(broughtCustomers.reference, '1041'))
  expect(meera).toMatchObject({
    mobile: '+919812345678',
    email: 'meera@example.org',
    note: 'Vegetarian',
    newsEmailOn: '2024-11-03',
    newsEmailFrom: 'Form, Pune fair',
    newsSmsOn: null,
  })
  expect(await db.$count(users)).toBe(accounts)
  const out = await exported(db, 'customers', OWNER)
  expect(await exported(db, 'customers', EDITOR)).toBe('')
  expect((await checked(db, 'customers', out, OWNER)).state).toBe('done')
  await db.delete(broughtCustomers)
  await takenIn(db, 'customers', out)
  expect(await exported(db, 'customers', OWNER)).toBe(out)
  const told = JSON.stringify([
    await db.select().from(auditEntries),
    await db.select().from(importChunks).where(eq(importChunks.fresh, 3)),
  ])
  expect(told).not.toMatch(/meera|kulkarni|98123|Vegetarian/i)
  await takenIn(db, 'customers', 'Id,Note\n1041,Vegan')
  const again = await db.select().from(broughtCustomers).where(eq(broughtCustomers.reference, '1041'))
  expect(again).toMatchObject([{ note: 'Vegan', newsEmailOn: '2024-11-03' }])
})

test('doubles are refused in words, in the file and beside those that stand, and so are half a consent, a day to come and a colleague (caught: one person in two rows; a family of one telephone refused)', async ({
  db,
}) => {
  await addStaff(db)
  const proven = { email: 'sales@example.org', emailVerifiedAt: new Date() }
  await db.insert(users).values({ id: 'staff', name: 'Sales', role: 'sales', ...proven })
  await takenIn(db, 'customers', file(MEERA, RAVI))
  const rows = [
    '2001,Meera K,,meera@example.org,,,,,',
    '2002,Ravi,94470 12345,ravi@example.org,,,,,',
    '2003,Tara,,tara@example.org,,2999-01-01,Stall,,',
    '2004,Uma,,uma@example.org,,2025-01-01,,,',
    '2005,Usha,,usha@example.org,,,Stall,2025-01-01,Call',
    '2006,Nobody,,,,,,,',
    '2007,Sales,,sales@example.org,,,,,',
    '2008,Vani,,vani@example.org,,,,,',
    '2009,Vani S,,VANI@example.org,,,,,',
    '2010,Arjun Kulkarni,98123 45678,arjun@example.org,,,,,',
  ]
  const one = 'too: bring one row of one person.'
  expect(faultsIn(await checked(db, 'customers', file(...rows), OWNER))).toEqual([
    `2 E-mail: 1041 has this e-mail ${one}`,
    `3 Mobile: 1042 has this mobile ${one}`,
    '4 News by e-mail since: That day has not been yet.',
    expect.stringMatching(/^5 News by e-mail from: Where did they agree/),
    expect.stringMatching(/^6 News by e-mail since: On which day did they agree/),
    expect.stringMatching(/^6 Mobile: They agreed to news by SMS/),
    expect.stringMatching(/^7 Mobile: A mobile or an e-mail/),
    expect.stringMatching(/^8 E-mail: That is somebody who works here/),
    `9 E-mail: 2009 has this e-mail ${one}`,
    `10 E-mail: 2008 has this e-mail ${one}`,
  ])
  const [stood] = await db.select().from(broughtCustomers).where(eq(broughtCustomers.reference, '1041'))
  const double = { ...stood!, id: 'another', reference: '3001' }
  expect(await saveBroughtCustomers({ db, clock }, OWNER, [double])).toMatchObject({ reason: 'not-one-person' })
  expect(await saveBroughtCustomers({ db, clock }, EDITOR, [])).toMatchObject({ reason: 'forbidden' })
})

test('are one person with who asks or signs up under their address, and a request for data takes them along (caught: two rows of one person; a file of people that stays; somebody erased who stands in the list)', async ({
  db,
}) => {
  await addStaff(db)
  await takenIn(db, 'customers', file(MEERA, RAVI, ARJUN))
  const { receive } = leadBench(db)
  await receive({ name: 'Meera K.', mobile: '98765 43210', email: 'meera@example.org' })
  const people = await known(db)
  expect(people.map(({ name, mobile, brought }) => [name, mobile, brought?.newsEmailOn ?? null])).toEqual([
    ['Arjun Kulkarni', '+919812345678', null],
    ['Meera K.', '+919876543210', '2024-11-03'],
    ['Ravi Shah', '+919447012345', null],
  ])
  const asker = { email: 'meera@example.org', mobile: null }
  expect((await collectKept(db, asker)).broughtAlong).toMatchObject([{ name: 'Meera Kulkarni', note: 'Vegetarian' }])
  await forgetPerson(db, clock, { userId: '', ...asker, verified: asker })
  expect((await known(db)).map(({ name }) => name)).toEqual(['Arjun Kulkarni', 'Ravi Shah'])
  expect(await db.$count(leads, eq(leads.email, 'meera@example.org'))).toBe(0)
  // What somebody typed and never proved forgets nobody else.
  const typed = { email: 'arjun@example.org', mobile: null }
  await forgetPerson(db, clock, { userId: '', ...typed, verified: { email: null, mobile: null } })
  expect(await db.$count(broughtCustomers)).toBe(2)
  const waiting = await checked(db, 'customers', file(MEERA), OWNER)
  expect(waiting.state).toBe('ready')
  const left = async (days: number) => {
    await forgetOldImports(db, { now: () => new Date(waiting.createdAt.getTime() + days * DAY + 1) })
    return db.$count(imports, eq(imports.id, waiting.id))
  }
  expect([await left(0.9), await left(1)]).toEqual([1, 0])
})

test('must have a number and a name, and a mobile or an e-mail (caught: told that a mobile must be there beside an e-mail)', () => {
  expect([...neededHeads(CUSTOMERS)]).toEqual(['Id', 'Name'])
})
