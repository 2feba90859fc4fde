import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, formatDate, istDate } from '#platform/dates.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { severalBench } from '#tests/benches/several-bench.ts'
import { write } from '#tests/write.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { standingText } from '#app/routes/admin/departures/marks.tsx'
import { doIt } from '#app/routes/admin/departures/several/several.server.ts'
import * as page from '#app/routes/admin/departures/several/several.tsx'
import { untilText } from '#app/routes/admin/departures/several/words.ts'

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

test('after a deed the page leads to each departure that was changed (caught: an empty page with one link to all)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [DEPARTURE])
  const services = { db, clock } as unknown as Services
  const [visitor, typed] = [{ id: 'sales', role: 'sales' } as const, { deed: 'close', of: `${DEPARTURE.id}:0` }]
  const done = await doIt(
    services,
    visitor,
    (name) => (typed as Record<string, string>)[name] ?? '',
    () => undefined,
  )
  const address = `https://padav.example${'page' in done ? done.page : ''}&done=several`
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitContext, { visitor } as unknown as Visit)
  const shown = await page.loader({ context, request: new Request(address), params: {} } as never)
  expect(shown).toMatchObject({ changed: 1, rows: [], did: [{ id: DEPARTURE.id, status: 'closed' }] })
})

test('another last day says what it makes of each before it does it (caught: shut at the first press)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const startsOn = addDays(istDate(new Date()), 60)
  await write(db, scheduleDepartures, [{ ...DEPARTURE, startsOn, cutoffDays: 3 }])
  const look = async (to: string, deed = 'cutoff') => {
    const [services, visitor] = [{ db, clock } as unknown as Services, { id: 'sales', role: 'sales' }]
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitContext, { visitor } as unknown as Visit)
    const asked = new URLSearchParams({ deed, id: DEPARTURE.id, to })
    const request = new Request(`https://padav.example/admin/departures/several?${asked}`)
    return page.loader({ context, request, params: {} } as never)
  }
  for (const typed of ['', '366', 'soon']) expect(await look(typed)).toMatchObject({ isAsking: true })
  expect(await look('61')).toMatchObject({ isAsking: false, rows: [{ until: 'shut from today' }] })
  const last = formatDate(addDays(startsOn, -5))
  expect(await look('5')).toMatchObject({ isAsking: false, rows: [{ until: `booked until ${last}` }] })
  // So are seats.
  for (const typed of ['', '0', '1000', 'many']) expect(await look(typed, 'seats')).toMatchObject({ isAsking: true })
  expect(await look('9', 'seats')).toMatchObject({ isAsking: false, rows: [{ becomes: { capacity: 9 } }] })
})

test('what another last day makes of a departure that is shut or closed is said too', () => {
  const today = '2026-11-27'
  const at = (status: 'scheduled' | 'closed', cutoffDays: number) => ({ status, cutoffDays, startsOn: '2026-12-05' })
  expect(untilText(at('scheduled', 9), 2, today)).toBe('open to book again, until Thu 3 Dec 2026')
  expect(untilText(at('scheduled', 9), 10, today)).toBe('too late to book, as it is')
  expect(untilText(at('scheduled', 2), 8, today)).toBe('booked until Fri 27 Nov 2026')
  expect(untilText(at('closed', 2), 9, today)).toMatch(/^closed as it is/)
})

test('how a departure stands names nobody unpromised whose minimum is sold (caught: “promised once enough seats are sold”)', () => {
  const at = { minToRun: 6, wasPromised: false }
  expect(standingText({ ...at, status: 'scheduled', sold: 6 })).toMatch(/6 are sold.*read that it leaves/)
  expect(standingText({ ...at, status: 'scheduled', sold: 5 })).toMatch(/promised once enough/)
  expect(standingText({ ...at, status: 'closed', sold: 0, wasPromised: true })).toMatch(/It was guaranteed/)
})
