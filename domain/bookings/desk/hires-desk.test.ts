import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { test } from '#tests/database.ts'
import { listHiresDesk } from './hires-desk.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const MORE = 230

test('hires ahead are found by pages, words and day, however many there are (caught: the 201st on no page, its driver named nowhere)', async ({
  db,
}) => {
  const bench = await carBench(db, 1)
  const quoted = await bench.call('POST', '/api/quotes', V5)
  const held = await bench.hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })
  await bench.openedBy(String(held.body.data!['reference']), String(held.body.data!['token'])).pay('success', 1)
  const [hire] = await db.select().from(vehicleHires)
  const like = (changed: string) => sql.raw(changed)
  await db.execute(sql`insert into bookings select (jsonb_populate_record(booking,
    jsonb_build_object('id', 'more-' || n, 'reference', 'PDMORE' || lpad(n::text, 3, '0'), 'contact_name', 'Traveller ' || n))).*
    from bookings booking, generate_series(1, ${like(String(MORE))}) n`)
  await db.insert(vehicleHires).values(
    Array.from({ length: MORE }, (_, at) => ({
      ...hire!,
      bookingId: `more-${at + 1}`,
      startsOn: `${2050 + at}-01-10`,
      endsBefore: `${2050 + at}-01-12`,
    })),
  )
  const pageOf = async (asked: Parameters<typeof listHiresDesk>[2], page = 1) => {
    const found = await listHiresDesk(db, SALES, asked, page)
    if (!found.ok) throw new Error(found.reason)
    return found.value
  }
  const first = await pageOf({})
  expect(first).toMatchObject({ total: MORE + 1, pages: 5 })
  const all = [first]
  for (let page = 2; page <= first.pages; page++) all.push(await pageOf({}, page))
  const references = all.flatMap(({ rows }) => rows.map(({ reference }) => reference))
  expect([references.length, new Set(references).size, references.at(-1)]).toEqual([MORE + 1, MORE + 1, 'PDMORE230'])
  const found = async (asked: Parameters<typeof listHiresDesk>[2]) =>
    (await pageOf(asked)).rows.map(({ reference }) => reference)
  expect(await found({ words: 'pdmore217' })).toEqual(['PDMORE217'])
  expect(await found({ words: 'traveller 99' })).toEqual(['PDMORE099'])
  expect(await found({ on: '2060-01-11' })).toEqual(['PDMORE011'])
  expect(await found({ on: '2060-01-12' })).toEqual([])
  const [vehicle] = await db.select().from(vehicles)
  const [driver] = await db.select().from(drivers)
  for (const words of [vehicle!.registration, driver!.name])
    expect(await pageOf({ words })).toMatchObject({ total: MORE + 1 })
  // No pattern of the database's own.
  expect(await found({ words: '%' })).toEqual([])
})
