import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'

const LISTS = ['bookings', 'customers', 'enquiries', 'packages', 'audit']

test('every file of the office says hours by the clock in India: a night on the 1st is no night of the month before (caught: hours in UTC)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  await book()
  await leadBench(db).receive()
  const night = new Date('2026-11-30T18:38:27.774Z')
  await db.update(bookings).set({ createdAt: night })
  await db.update(leads).set({ createdAt: night })
  await db.update(packages).set({ updatedAt: night })
  const made = { action: 'content.edit', subject: 'page:of-the-test', before: null, after: null }
  await db.insert(auditEntries).values({ ...made, actorKind: 'person', actor: 'devika', at: night })
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(visitContext, { visitor: { id: 'devika', role: 'owner' } } as unknown as Visit)
  for (const list of LISTS) {
    const { loader } = (await import(`./${list}/csv.ts`)) as {
      loader: (asked: LoaderFunctionArgs) => Promise<Response>
    }
    const request = new Request(`https://padav.test/admin/${list}/csv`)
    const file = await (await loader({ context, request, params: {} } as unknown as LoaderFunctionArgs)).text()
    expect([list, file.includes('2026-12-01 00:08:27'), /\dT\d\d:\d\d/.test(file)]).toEqual([list, true, false])
  }
  await services.printer.close()
})
