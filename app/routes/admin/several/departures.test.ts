import { expect } from 'vitest'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { severalBench } from '#tests/benches/several-bench.ts'
import { write } from '#tests/write.ts'
import * as page from '#app/routes/admin/departures/several/several.tsx'

// A page drawn before an update, or a mistyped form.
test('a deed that is none of the page’s does nothing to departures (caught: they are closed)', async ({ db }) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [DEPARTURE])
  const office = severalBench(page as never, '/admin/departures/several', { db, clock }, 'sales')
  for (const deed of ['delete', 'reopen', ''])
    expect(await office.send({ deed, of: [DEPARTURE.id] })).toMatchObject({ kept: { typed: { of: DEPARTURE.id } } })
  expect(await db.select({ status: departures.status }).from(departures)).toEqual([{ status: 'scheduled' }])
  expect(await office.send({ deed: 'close', of: [DEPARTURE.id] })).toMatchObject({ count: undefined })
  expect(await db.select({ status: departures.status }).from(departures)).toEqual([{ status: 'closed' }])
})
