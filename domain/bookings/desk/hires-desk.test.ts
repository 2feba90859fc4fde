import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { chanceOf } from '#bench/search/chance.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { test } from '#tests/database.ts'
import { listHiresDesk } from './hires-desk.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const MORE = 230

type Asked = NonNullable<Parameters<typeof listHiresDesk>[2]>

/** A hire whose booking, car and driver stand as they were sold. */
async function hireOnce(db: Db) {
  const bench = await carBench(db, 1)
  const quoted = await bench.call('POST', '/api/quotes', V5)
  const held = await bench.hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })
  await bench.openedBy(String(held.body.data!['reference']), String(held.body.data!['token'])).pay('success', 1)
  const [hire] = await db.select().from(vehicleHires)
  return hire!
}

async function pageOf(db: Db, asked: Asked, page = 1) {
  const found = await listHiresDesk(db, SALES, asked, page)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

async function referencesOf(db: Db, asked: Asked) {
  const first = await pageOf(db, asked)
  const all = [first.rows]
  for (let page = 2; page <= first.pages; page++) all.push((await pageOf(db, asked, page)).rows)
  const references = all.flat().map(({ reference }) => reference)
  expect(references).toHaveLength(first.total)
  return references
}

test('hires ahead are found by pages, words and day, however many there are (caught: the 201st on no page, its driver named nowhere)', async ({
  db,
}) => {
  const hire = await hireOnce(db)
  const like = (changed: string) => sql.raw(changed)
  await db.execute(sql`insert into bookings select (jsonb_populate_record(booking,
    jsonb_build_object('id', 'more-' || n, 'reference', 'PDMORE' || lpad(n::text, 3, '0'), 'contact_name', 'Traveller ' || n))).*
    from bookings booking, generate_series(1, ${like(String(MORE))}) n`)
  await db.insert(vehicleHires).values(
    Array.from({ length: MORE }, (_, at) => ({
      ...hire,
      bookingId: `more-${at + 1}`,
      startsOn: `${2050 + at}-01-10`,
      endsBefore: `${2050 + at}-01-12`,
    })),
  )
  expect(await pageOf(db, {})).toMatchObject({ total: MORE + 1, pages: 5 })
  // caught: a plate and a reference alone, of which nobody can tell where the car goes
  expect((await pageOf(db, {})).rows[0]!.sold).toMatchObject({
    kind: 'car',
    startCity: V5.from,
    hire: { leaveAt: 300 },
  })
  const references = await referencesOf(db, {})
  expect([new Set(references).size, references.at(-1)]).toEqual([MORE + 1, 'PDMORE230'])
  const found = (asked: Asked) => referencesOf(db, asked)
  expect(await found({ words: 'pdmore217' })).toEqual(['PDMORE217'])
  expect(await found({ words: 'traveller 99' })).toEqual(['PDMORE099'])
  expect(await found({ on: '2060-01-11' })).toEqual(['PDMORE011'])
  expect(await found({ on: '2060-01-12' })).toEqual([])
  const [vehicle] = await db.select().from(vehicles)
  const [driver] = await db.select().from(drivers)
  for (const words of [vehicle!.registration, driver!.name])
    expect(await pageOf(db, { words })).toMatchObject({ total: MORE + 1 })
  // No pattern of the database's own.
  expect(await found({ words: '%' })).toEqual([])
})

test('of hires by chance those that are not over and go are listed, in their order and number, whatever words or day narrow them (caught: one that was cancelled, one that is over, a coach of a departure, a pick-up nobody looked into)', async ({
  db,
}) => {
  const { bookingId: sold, ...hire } = await hireOnce(db)
  await db.delete(vehicleHires)
  const [[booking], [vehicle], [driver]] = [
    await db.select().from(bookings).where(eq(bookings.id, sold)),
    await db.select().from(vehicles),
    await db.select().from(drivers),
  ]
  const [any, today] = [chanceOf(7).below, istDate(new Date())]
  const made = Array.from({ length: 140 }, (_, at) => {
    const startsOn = addDays(today, any(24) - 6)
    return {
      id: `h${at}`,
      reference: `PDC${100 + ((at * 37) % 140)}`,
      state: (['confirmed', 'held', 'confirmed', 'cancelled', 'expired'] as const)[any(5)]!,
      contactName: ['Meera Rao', 'Arjun Das', 'Kavya Nair'][any(3)]!,
      pickup: [null, 'Kochi airport', 'Meera Hotel'][any(3)]!,
      plate: `KL 0${any(9)} MR ${1000 + at}`,
      driver: ['Ravi', 'Sameera', 'Anil'][any(3)]!,
      startsOn,
      endsBefore: addDays(startsOn, 1 + any(5)),
    }
  })
  await db.insert(bookings).values(made.map((one) => ({ ...booking!, ...one })))
  await db.insert(vehicles).values(made.map(({ id, plate }) => ({ ...vehicle!, id, registration: plate })))
  const mobileOf = (at: number) => `+9198000${10000 + at}`
  await db
    .insert(drivers)
    .values(made.map((one, at) => ({ ...driver!, id: one.id, name: one.driver, mobile: mobileOf(at) })))
  const days = made.map(({ id, startsOn, endsBefore }) => ({
    bookingId: id,
    vehicleId: id,
    driverId: id,
    startsOn,
    endsBefore,
  }))
  await db.insert(vehicleHires).values(days.map((one) => ({ ...hire, ...one })))
  const coach = { bookingId: 'coach', departureId: 'd', startsOn: addDays(today, 90), endsBefore: addDays(today, 91) }
  await db.insert(vehicleHires).values({ ...hire, ...coach })
  const wanted = ({ words = '', on }: Asked) =>
    made
      .filter(({ state, endsBefore }) => endsBefore > today && (state === 'confirmed' || state === 'held'))
      .filter(({ startsOn, endsBefore }) => !on || (startsOn <= on && endsBefore > on))
      .filter(({ reference, contactName, pickup, plate, driver }) =>
        [reference, contactName, pickup ?? '', plate, driver].some((text) => text.toLowerCase().includes(words)),
      )
      .toSorted((one, other) => (one.startsOn + one.reference < other.startsOn + other.reference ? -1 : 1))
      .map(({ reference }) => reference)
  const on = addDays(today, 5)
  for (const asked of [
    {},
    { on },
    { words: 'meera' },
    { words: 'me' },
    { words: 'airport', on },
    { words: 'mr 10' },
    { words: 'pdc1' },
  ]) {
    expect(wanted(asked).length).toBeGreaterThan(1)
    expect(await referencesOf(db, asked)).toEqual(wanted(asked))
  }
})

test('more hires than anybody turns pages of end there, the soonest first, also of words that most of them bear', async ({
  db,
}) => {
  const { bookingId: sold } = await hireOnce(db)
  await db.execute(sql`insert into bookings select (jsonb_populate_record(booking,
    jsonb_build_object('id', 'many-' || n, 'reference', 'PDX' || lpad(n::text, 4, '0'), 'contact_name', 'Traveller ' || n))).*
    from bookings booking, generate_series(1, 2100) n where id = ${sold}`)
  await db.execute(sql`insert into vehicle_hires select (jsonb_populate_record(hire, jsonb_build_object(
    'booking_id', 'many-' || n, 'starts_on', date '2050-01-01' + n, 'ends_before', date '2050-01-02' + n))).*
    from vehicle_hires hire, generate_series(1, 2100) n where booking_id = ${sold}`)
  const all = await pageOf(db, {}, 40)
  expect([all.total, all.most, all.pages, all.rows.at(-1)!.reference]).toEqual([2000, 2000, 40, 'PDX1999'])
  const many = await pageOf(db, { words: 'traveller' }, 10)
  expect([many.total, many.most, many.rows.at(-1)!.reference]).toEqual([500, 500, 'PDX0500'])
  expect(await pageOf(db, { words: 'Traveller 2099' })).toMatchObject({ total: 1, pages: 1 })
})
