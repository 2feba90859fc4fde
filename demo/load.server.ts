import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { asProgram } from '#domain/audit/command.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { saveSetting, findSetting } from '#domain/settings/settings.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { loadDemoAccounts } from './accounts.server.ts'
import { loadDemoFleet } from './cars/fleet.server.ts'
import { loadDemoTerms } from './terms.server.ts'
import { planDemo } from './plan.ts'
import type { DemoPlan } from './plan.ts'
import { takeInFiles, writePlan } from './write-plan.server.ts'
import type { TakenIn } from './write-plan.server.ts'

export type DemoNeeds = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'renditions' | 'search' | 'lists'> & {
  /** Hears in words what is being done, for whoever waits at a terminal. */
  say?: (words: string) => void
}

/** What happened: the demo was written, it stood there already, or the catalogue is somebody's own. */
export type DemoOutcome = 'loaded' | 'already-there' | 'not-empty'

const DEMO_VERSION = 1
const LOADER_LOCK = 7_023_815
const ANOTHER_IS_LOADING = Symbol('another process is loading the demo')

/**
 * Fills an empty catalogue with the demo, once, gives it the terms it is sold under and the cars that are sent out, and opens the demo accounts that are missing,
 * whatever stands in the catalogue.
 */
export async function loadDemo(needs: DemoNeeds): Promise<DemoOutcome> {
  const outcome = await loadCatalogue(needs)
  if (outcome !== 'not-empty') {
    await loadDemoTerms(needs)
    await loadDemoFleet(needs)
  }
  await loadDemoAccounts(needs)
  return outcome
}

/**
 * The catalogue is written in one transaction, so a process killed half-way leaves an empty
 * catalogue and the next start begins anew; of several processes starting together one writes and the others wait.
 * Dates are counted from the clock. Throws when a written file or a fact is wrong.
 */
async function loadCatalogue(needs: DemoNeeds): Promise<DemoOutcome> {
  const before = await stateOf(needs.db)
  if (before !== 'empty') return before
  const { say = () => undefined } = needs
  const started = performance.now()
  say('Writing the demo catalogue, step 1 of 3: planning routes, days and dates')
  const plan = planDemo(needs.config.projectDir, istDate(needs.clock.now()))
  say(`Step 2 of 3: taking in ${plan.facts.photographs.length} photographs and ${plan.cars.length} drawings`)
  const files = await takeInFiles(needs, plan)
  say(
    `Step 3 of 3: entering ${plan.packages.length} packages, ${plan.cities.length} places and ${plan.departures.length} departures`,
  )
  for (;;) {
    const outcome = await changing(
      needs.db,
      (outcome: Awaited<ReturnType<typeof fill>>) => (outcome === 'loaded' ? ['*'] : []),
      (db) => fill(needs, db, plan, files),
    )
    if (outcome === ANOTHER_IS_LOADING) {
      await pause(SECOND)
      continue
    }
    await Promise.all([needs.search.refresh(), needs.lists.refresh('*')])
    if (outcome === 'loaded')
      needs.log.info(
        { packages: plan.packages.length, tookMs: Math.round(performance.now() - started) },
        'the demo catalogue was loaded',
      )
    return outcome
  }
}

async function fill(
  needs: DemoNeeds,
  db: Db,
  plan: DemoPlan,
  files: TakenIn,
): Promise<DemoOutcome | typeof ANOTHER_IS_LOADING> {
  if (!(await lock(db))) return ANOTHER_IS_LOADING
  const found = await stateOf(db)
  if (found !== 'empty') return found
  await writePlan({ ...needs, db }, plan, files)
  const value = { version: DEMO_VERSION, loadedAt: needs.clock.now().toISOString() }
  await asProgram({ db, clock: needs.clock }, 'demo', saveSetting, { key: 'demo', value })
  return 'loaded'
}

async function stateOf(db: Db): Promise<'empty' | 'already-there' | 'not-empty'> {
  if (await findSetting(db, 'demo')) return 'already-there'
  const [first] = await db.select({ id: states.id }).from(states).limit(1)
  return first ? 'not-empty' : 'empty'
}

async function lock(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${LOADER_LOCK})` })
    .from(sql`(select 1) as one`)
  return row?.held === true
}
