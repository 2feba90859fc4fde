import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { chanceOf } from '#bench/search/chance.ts'
import { users } from '#domain/accounts/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { listCustomersDesk, MOST_MET } from './customers-desk.server.ts'

const SALES = { id: 'somebody', role: 'sales' } as const
const NOW = new Date('2026-11-20T04:30:00Z')
const proven = { emailVerifiedAt: NOW, mobileVerifiedAt: NOW }

async function listed(db: Db, asked: Parameters<typeof listCustomersDesk>[2], size?: number) {
  const found = await listCustomersDesk(db, SALES, asked, size)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}
const namesOf = async (db: Db, words: string) => (await listed(db, { words })).rows.map(({ name }) => name)

test('people are found by a part of any name they were met under, a whole mobile or e-mail, each once and the latest first (caught: a colleague, spam, somebody erased, an address nobody proved)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const { reference: booked } = await bench.book()
  const { receive } = leadBench(db)
  const { reference: asked } = await receive({ name: 'Ravi Meerut', mobile: '94470 12345', email: 'ravi@example.org' })
  await receive({ name: 'Meera the robot', mobile: '98765 43211', email: 'robot@example.org' })
  await db.update(leads).set({ state: 'spam' }).where(eq(leads.name, 'Meera the robot'))
  await db.insert(users).values([
    { ...proven, id: 'anu', name: 'Anu Meerasa', email: 'anu@example.org', mobile: '+919812345600', createdAt: NOW },
    { id: 'typed', name: 'Meera Typed', email: 'typed@example.org', mobile: '+919812345601' },
    { ...proven, id: 'staff', name: 'Meera Sales', email: 'sales@example.org', role: 'sales' },
    { ...proven, id: 'gone', name: 'Meera Gone', email: 'gone@example.org', erasedAt: NOW },
  ])
  const createdAt = new Date('2026-11-19T04:30:00Z')
  const along = { reference: 'L1', name: 'Sameera', mobile: '+919812345602', createdAt }
  await db.insert(broughtCustomers).values(along)
  const { rows, total } = await listed(db, { words: 'meer' })
  const seen = rows.map(({ name, page, bookings, enquiries }) => [name, page, bookings, enquiries])
  expect(new Set(seen.map(([name]) => name))).toEqual(
    new Set(['Meera Kulkarni', 'Ravi Meerut', 'Anu Meerasa', 'Sameera']),
  )
  expect(seen.at(-1)![0]).toBe('Sameera')
  expect(seen).toContainEqual(['Meera Kulkarni', booked, 0, 0])
  expect(seen).toContainEqual(['Ravi Meerut', asked, 0, 1])
  expect(seen).toContainEqual(['Anu Meerasa', 'anu', 0, 0])
  expect(total).toBe(4)
  expect([await namesOf(db, '98123 45602'), await namesOf(db, 'Ravi@example.org')]).toEqual([
    ['Sameera'],
    ['Ravi Meerut'],
  ])
  // Typed, and never proven: nobody's.
  expect([await namesOf(db, '98123 45601'), await namesOf(db, 'typed@example.org'), await namesOf(db, '%')]).toEqual([
    [],
    [],
    [],
  ])
  await bench.services.printer.close()
})

test('who goes by another name now is found by the old one, and the list says it; without words whoever was met last comes first', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  await bench.book()
  await db.insert(users).values({ ...proven, id: 'meera', name: 'Meera Pillai', email: CONTACT.email, createdAt: NOW })
  await db
    .update(bookings)
    .set({ createdAt: new Date('2026-11-25T04:30:00Z') })
    .where(eq(bookings.contactEmail, CONTACT.email))
  await leadBench(db).receive({ name: 'Ravi', mobile: '94470 12345', email: 'ravi@example.org' })
  const { rows } = await listed(db, { words: 'kulk' })
  expect(rows).toMatchObject([
    { name: 'Meera Pillai', metAs: 'Meera Kulkarni', page: 'meera', account: { id: 'meera' } },
  ])
  expect((await listed(db, {})).rows.map(({ name }) => name)).toEqual(['Meera Pillai', 'Ravi'])
  await bench.services.printer.close()
})

test('a name of more than anybody turns pages for is cut to those met last, by pages (caught: any of them)', async ({
  db,
}) => {
  const people = Array.from({ length: MOST_MET + 40 }, (_, at) => ({
    reference: `L${at}`,
    name: `Kumar ${at}`,
    email: `kumar${at}@example.org`,
    createdAt: new Date(NOW.getTime() + at * 1000),
  }))
  await db.insert(broughtCustomers).values(people)
  const first = await listed(db, { words: 'kumar' }, 20)
  expect([first.total, first.most, first.pages]).toEqual([MOST_MET, MOST_MET, MOST_MET / 20])
  expect(first.rows.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Kumar ${MOST_MET + 39 - at}`),
  )
  const last = await listed(db, { words: 'kumar', page: MOST_MET / 20 }, 20)
  expect(last.rows.at(-1)!.name).toBe('Kumar 40')
  const past = await listed(db, { words: 'kumar', page: 900 }, 20)
  expect([past.rows.length, past.pages]).toEqual([0, MOST_MET / 20])
})

test('of people met by chance, here and there and more than once, each is listed as met last, in their order and number (caught: a booking of a deleted account, a colleague’s)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  await bench.book()
  const [[booking], any] = [await db.select().from(bookings), chanceOf(11)]
  await leadBench(db).receive({ name: 'Ravi', mobile: '94470 12345', email: 'ravi@example.org' })
  const [lead] = await db.select().from(leads)
  await db.delete(leads)
  await db.delete(bookings)
  await db.insert(users).values([
    { ...proven, id: 'gone', name: 'Gone', email: 'gone@example.org', erasedAt: NOW },
    { ...proven, id: 'staff', name: 'Meera Sales', email: 'p7@example.org', role: 'sales' },
  ])
  const met = Array.from({ length: 160 }, (_, at) => ({
    id: `m${at}`,
    reference: `PDM${at}`,
    email: `p${any.below(50)}@example.org`,
    name: any.pick(['Meera Rao', 'Sameera', 'Arjun Das']),
    createdAt: new Date(NOW.getTime() - any.below(90) * 60_000),
    where: any.pick(['booked', 'booked', 'asked', 'spam', 'deleted'] as const),
  }))
  const those = (...where: string[]) => met.filter((one) => where.includes(one.where))
  const contact = ({ name, email, ...one }: (typeof met)[number]) => ({
    ...one,
    contactName: name,
    contactEmail: email,
  })
  const userIdOf = (where: string) => (where === 'deleted' ? 'gone' : null)
  await db
    .insert(bookings)
    .values(those('booked', 'deleted').map((one) => ({ ...booking!, ...contact(one), userId: userIdOf(one.where) })))
  await db
    .insert(leads)
    .values(
      those('asked', 'spam').map(
        (one) => ({ ...lead!, ...one, tokenHash: one.id, state: one.where === 'spam' ? 'spam' : 'new' }) as const,
      ),
    )
  for (const words of ['', 'meera', 'arjun']) {
    const fitting = those('booked', 'asked').filter(
      ({ name, email }) => email !== 'p7@example.org' && name.toLowerCase().includes(words),
    )
    const last = [...Map.groupBy(fitting, ({ email }) => email)].map(([email, rows]) => ({
      email,
      at: Math.max(...rows.map(({ createdAt }) => createdAt.getTime())),
    }))
    const order = last.toSorted((one, other) => other.at - one.at || (one.email < other.email ? -1 : 1))
    const pages = [
      await listed(db, { words }, 20),
      await listed(db, { words, page: 2 }, 20),
      await listed(db, { words, page: 3 }, 20),
    ]
    expect(pages.flatMap(({ rows }) => rows.map(({ email }) => email))).toEqual(order.map(({ email }) => email))
    expect(pages.map(({ total }) => total)).toEqual(Array(3).fill(order.length))
  }
  await bench.services.printer.close()
})

test('no editor, traveller or guest finds a customer', async ({ db }) => {
  for (const actor of [{ id: 'e', role: 'editor' }, { id: 't', role: 'traveller' }, undefined] as const)
    expect(await listCustomersDesk(db, actor, { words: 'meera' })).toEqual({ ok: false, reason: 'forbidden' })
})
