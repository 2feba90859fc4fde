import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { loader } from './bookings.tsx'

const SALES = { id: 'somebody', role: 'sales' } as const

/** How many rows an address lists, or where it leads. */
async function listed(db: Db, search: string): Promise<number | string | null> {
  const context = new RouterContextProvider()
  context.set(servicesContext, { db } as Services)
  context.set(visitContext, { visitor: SALES } as unknown as Visit)
  const request = new Request(`https://padav.example/admin/bookings${search}`)
  try {
    const found = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
    return found.rows.length
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    throw thrown
  }
}

test('words of a tour in the first field lead to its bookings, those of a person or a number to theirs (caught: nothing matches)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const { reference } = await book()
  const word = teaHills.name.split(' ')[0]!
  const to = `/admin/bookings?package=${word}`
  expect(await listed(db, `?q=${word}`)).toBe(to)
  expect(await listed(db, to.slice('/admin/bookings'.length))).toBe(1)
  expect(await listed(db, `?q=${word}&view=phone`)).toBe(0)
  expect([await listed(db, `?q=${reference}`), await listed(db, '?q=Meera')]).toEqual([1, 1])
  // What narrows the list by package already says which tours are meant.
  expect(await listed(db, `?q=${word}&package=${word}`)).toBe(0)
  // A page there is not leads to the last, which leads on.
  expect([await listed(db, '?q=nowhere'), await listed(db, `?q=${word}&page=2`)]).toEqual([
    0,
    `/admin/bookings?q=${word}`,
  ])
  await services.printer.close()
})
