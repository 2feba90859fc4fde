import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { editFact } from '#domain/almanac/almanac.server.ts'
import { saveSiteArt } from '#domain/media/site-art.server.ts'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { saveHires } from '#tests/car-fixture.ts'
import { alappuzha, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { servicesContext } from '#web/contexts.ts'
import CarHire, { loader } from './all.tsx'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const DAY = '2026-12-12'
const ASKED = `from=Kochi&to=Alappuzha&date=${DAY}`

/** The list of classes as it is drawn for an address. */
async function openList(db: Db) {
  await saveCatalogueFixture(db)
  await saveHires(db, 1)
  const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
  const services = { ...apiServices(db, { clock }), art: await saveSiteArt(db) } as unknown as Services
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const load = (query: string) => {
    const request = new Request(`https://padav.test/car-rental?${query}`)
    return loader({ context, request, params: {} } as never)
  }
  const draw = async (query: string) =>
    renderOnSheet(createElement(CarHire, { loaderData: await load(query) } as never))
      .toString()
      .replaceAll('<!-- -->', '')
  return { services, clock, load, draw }
}

test('a road the office shut is said at the day, and no class is priced (caught: the almanac as shipped; the problem dropped)', async ({
  db,
}) => {
  const { services, clock, load, draw } = await openList(db)
  expect((await load(ASKED)).trip).toMatchObject({ problems: [], plan: { date: DAY } })
  const fact = { name: 'The causeway', kind: 'closed', at: alappuzha.url, source: 'The district' }
  const typed = {
    ...fact,
    otherNames: '',
    yearly: '',
    weekdays: '',
    months: '',
    isDayOff: '',
    days: `${DAY} to ${DAY}`,
  }
  const shut = await editFact({ db, clock }, EDITOR, { id: 'the-causeway', stood: '', ...typed })
  expect(shut).toMatchObject({ ok: true })
  services.memory.drop('almanac')
  const { trip } = await load(ASKED)
  expect(trip).toMatchObject({ plan: undefined, problems: [{ field: 'date', reason: 'road-shut' }] })
  expect(trip?.fares.size).toBe(0)
  const page = await draw(ASKED)
  expect(page).toContain('The causeway is shut on Sat 12 Dec 2026 and opens Sun 13 Dec 2026.')
  expect(page).not.toContain('0 classes')
})
