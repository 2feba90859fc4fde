import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { openServices } from '#domain/services.server.ts'
import { importChunks, imports } from '#domain/spreadsheets/tables.ts'
import { readConfig } from '#platform/config.server.ts'
import { csvLine } from '#platform/csv.ts'
import { demoDirectory } from './demo-directory.ts'
import { readDocument } from './document.ts'
import { signedIn, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'

const MANY = 1500
const CELLS = {
  State: 'IN-KL',
  Latitude: '10.1',
  Longitude: '77.1',
  Types: 'tea',
  Months: '9 | 10',
  Days: '1-2',
  Summary: 'Tea on every slope.',
  About: 'Tea came to these hills in the 1880s.',
}
const FILE = [
  ['Address', 'Name', ...Object.keys(CELLS)],
  ...Array.from({ length: MANY }, (_, at) => [`killed-${at}`, `Halt ${at}`, ...Object.values(CELLS)]),
]
  .map(csvLine)
  .join('')

let data: Awaited<ReturnType<typeof demoDirectory>>
let site: RunningSite
const start = () => startSite({ DATA_DIR: data.path, TRUST_PROXY: '127.0.0.1' })

beforeAll(async () => {
  data = await demoDirectory()
  site = await start()
})
afterAll(async () => {
  await site?.stop()
  await data?.remove()
})

const saidOn = async (office: PlainBrowser, page: string) => readDocument((await office(page)).html).text

/** What the books hold of the file's cities once nobody has them open: of those that stand, how often each was written down, and how far the import is. */
async function kept() {
  const services = await openServices(readConfig({ DATA_DIR: data.path, LOG_LEVEL: 'silent' }))
  const { db } = services
  const entries = await db
    .select({ times: sql`count(${auditEntries.id})`.mapWith(Number) })
    .from(cities)
    .leftJoin(auditEntries, eq(auditEntries.subject, sql`'city:' || ${cities.id}`))
    .where(like(cities.url, 'killed-%'))
    .groupBy(cities.id)
  const [progress] = await db
    .select({ state: imports.state, written: sql`sum(${importChunks.count})`.mapWith(Number) })
    .from(imports)
    .innerJoin(importChunks, and(eq(importChunks.importId, imports.id), sql`${importChunks.writtenAt} is not null`))
    .groupBy(imports.id)
  await services.close()
  return { count: entries.length, times: [...new Set(entries.map(({ times }) => times))], ...progress }
}

test('an import that is killed while it writes goes on with the next process, and writes nothing twice', async () => {
  let office = await signedIn(site, 'owner')
  const form = { intent: 'import', kind: 'cities', csrfToken: tokenIn((await office('/admin/imports')).html) }
  const page = (await office('/admin/imports', { ...form, file: new File([FILE], 'cities.csv') })).location ?? ''
  await expect.poll(() => saidOn(office, page), { timeout: 120_000 }).toContain('Nothing is written yet.')
  await office(page, { intent: 'write', csrfToken: tokenIn((await office(page)).html) })
  const through = async () =>
    Number(/([\d,]+) of [\d,]+ are through/.exec(await saidOn(office, page))?.[1]?.replace(',', ''))
  await expect.poll(through, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0)
  await site.stop('SIGKILL')

  // What is written is whole chunks, and what is not is not begun.
  const cut = await kept()
  expect(cut).toMatchObject({ state: 'writing', times: [1], written: cut.count })
  expect(cut.count).toBeLessThan(MANY)

  site = await start()
  office = await signedIn(site, 'owner')
  await expect.poll(() => saidOn(office, page), { timeout: 120_000 }).toContain('All of it is written.')
  await site.stop()
  expect(await kept()).toEqual({ state: 'done', times: [1], count: MANY, written: MANY })
})
