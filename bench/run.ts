import { MINUTE, SECOND } from '#platform/clock.ts'
import { openBrowser } from '#tests/browser.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import { readAsked } from './asked.ts'
import type { Section } from './asked.ts'
import { openBudget } from './budget.ts'
import { choosePages } from './page-types.ts'
import { print, title } from './report.ts'
import type { Run } from './report.ts'
import { benchChangesElsewhere } from './sections/another-process.ts'
import { benchBooking } from './sections/booking.ts'
import { benchBurst } from './sections/burst.ts'
import { benchCached } from './sections/cached.ts'
import { benchFront } from './sections/front.ts'
import { benchListing } from './sections/listing.ts'
import { benchOfficeLists } from './sections/office.ts'
import { benchPaint } from './sections/paint.ts'
import { benchPhone } from './sections/phone.ts'
import { benchRelevance, benchSearchCall, benchSearchMembers } from './sections/searching.ts'
import { benchSelling } from './sections/selling.ts'
import { benchUncached } from './sections/uncached.ts'
import { benchWeight } from './sections/weight.ts'
import { table } from './table.ts'
import { judge, unmeasured } from './target.ts'

// Everything the site's speed is judged by, in one run on one machine: only what stands beside each other here may be compared.
const { quick, only, awaySeconds } = readAsked(process.argv.slice(2))
const budget = openBudget((quick ? 2 : 14) * MINUTE + awaySeconds * SECOND)
const data = await temporaryDirectory()
const stops: (() => Promise<unknown>)[] = [data.remove]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)))

try {
  print('Loading the demo catalogue …')
  // Pictures are made when they are asked for: those of a new site would be counted among what a page costs.
  const env = { DATA_DIR: data.path, LOG_LEVEL: 'error', WARM_PICTURES: 'off' }
  await (await startSite(env)).stop()
  const started = performance.now()
  const site = await startSite(env)
  const readySeconds = (performance.now() - started) / 1000
  stops.push(() => site.stop())
  const run: Run = {
    quick,
    port: 25_010,
    loadSeconds: quick ? 2 : 5,
    awaySeconds,
    dataDir: data.path,
    siteUrl: site.url,
    pid: site.process.pid ?? 0,
    pages: await choosePages(site.url),
    budget,
    verdicts: [judge('ready after start with the demo catalogue', readySeconds, { atMost: 3, unit: ' s', digits: 1 })],
    measured: {},
  }
  await section('cached', () => benchCached(run))
  const browser = await openBrowser().catch(() => undefined)
  if (browser) stops.push(() => browser.close())
  else print('No browser: JavaScript, phone and paint are not measured.')
  await section('weight', () => benchWeight(run, browser))
  if (browser) await section('phone', () => benchPhone(run, browser))
  if (browser) await section('booking pages', () => benchBooking(run, browser))
  await browser?.close()
  if (browser && !quick) await section('paint', () => benchPaint(run))
  else run.verdicts.push(unmeasured('FCP and LCP beside the same page without scripts', '≤ 1.05', 'left out'))
  await site.stop()
  await section('search call', () => benchSearchCall(run))
  await section('front', () => benchFront(run))
  await section('uncached', () => benchUncached(run))
  await section('burst', () => benchBurst(run))
  await section('relevance', () => benchRelevance(run))
  await section('lists', () => benchListing(run))
  await section('search', () => benchSearchMembers(run))
  await section('selling', () => benchSelling(run))
  await section('another process', () => benchChangesElsewhere(run))
  await section('office', () => benchOfficeLists(run))
  conclude(run)
} finally {
  await stopAll()
}

/** A section that fails, or comes too late, costs its own figures and no others; one that nobody named is left out. */
async function section(name: Section, work: () => Promise<void>): Promise<void> {
  if (only && !only.includes(name)) return
  if (budget.leftMs() < 0) return print(`\n(${name}: no time left)`)
  await work().catch((error: unknown) => print(`\n(${name} failed: ${String(error)})`))
}

function conclude({ verdicts }: Run): void {
  title('Targets')
  const words = (holds: boolean | undefined) => (holds === undefined ? '–' : holds ? 'holds' : 'DOES NOT HOLD')
  print(
    table(
      ['target', 'must', 'measured', ''],
      verdicts.map(({ target, must, measured, holds }) => [target, must, measured, words(holds)]),
    ),
  )
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined)
}
