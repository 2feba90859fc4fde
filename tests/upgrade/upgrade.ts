import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import type { BookFinding } from '#domain/bookings/pay/books.server.ts'
import { SECOND } from '#platform/clock.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { freePort, startPostgres } from '#scripts/test-postgres.ts'
import { ask } from '#tests/failover/pair.ts'
import { read, sell } from '#tests/failover/traffic.ts'
import type { Pages, Sold } from '#tests/failover/traffic.ts'
import { openPartner } from '#tests/partner.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'

/** What came of one site for a while. */
export type Spell = {
  booked: number
  refused: Record<string, number>
  /** Pages for visitors, and those of the office. */
  pages: Pages
  office: Pages
  /** Lines of its log about what it did not expect. */
  surprises: string[]
}
export type Outcome = {
  /** How many this version brought. */
  migrations: number
  /** Seconds from the start of this version until it was open, migrations and all. */
  openIn: number
  /** The version before while this one migrates and beside it, this one beside it, and the one before alone again. */
  spells: Record<'before, beside' | 'this, beside' | 'before, again', Spell>
  /** Bookings of one version that the other does not show as they are. */
  unlike: string[]
  broken: BookFinding[]
}

const SELLS_FOR = 20 * SECOND
/** Of so many paid bookings one is cancelled. */
const ONE_IN = 3
const PAGES = [
  '/',
  '/india',
  '/speciality-tours',
  '/search?q=kerala',
  '/blog',
  '/car-rental',
  '/contact-us',
  '/sitemap',
]

/** The version in `dir` sells on a database of its own; this one starts beside it, which migrates, and sells too; then the one before goes on alone. */
export async function upgrade(dir: string): Promise<Outcome> {
  await using open = new AsyncDisposableStack()
  const server = await startPostgres()
  open.defer(server.stop)
  const { path, remove } = await temporaryDirectory()
  open.defer(remove)
  const start = async (of: string, first: number) => {
    const site = await startSite(await environment(server.url, path, first), of)
    open.defer(async () => void (await site.stop('SIGKILL')))
    return site
  }

  const before = await start(dir, 27_200)
  const known = await countMigrations(server.url)
  const old = await trade(before)
  await pause(3 * SECOND)
  const began = performance.now()
  const now = await start('.', 27_300)
  const openIn = (performance.now() - began) / SECOND
  const young = await trade(now)
  await pause(SELLS_FOR)
  const beside = { 'before, beside': await old.end(), 'this, beside': await young.end() }
  const unlike = [...(await unlikeAt(now, old.sold)), ...(await unlikeAt(before, young.sold))]
  await Promise.all([now.stop(), before.stop()])

  const alone = await trade(await start(dir, 27_400))
  await pause(SELLS_FOR / 2)
  return {
    migrations: (await countMigrations(server.url)) - known,
    openIn,
    spells: { ...beside, 'before, again': await alone.end() },
    unlike,
    broken: await findBroken(server.url),
  }
}

async function environment(databaseUrl: string, dir: string, first: number): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort(first)),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dir,
    AUTH_SECRET: 'a secret of the upgrade drill, long enough to sign',
    SCRIPT_SIGNING_KEY: 'a signing key of the upgrade drill, long enough to sign',
    TRUST_PROXY: '127.0.0.1',
  }
}

/** Sells, takes money, cancels, and looks at pages for visitors and at every page of the office's menu. */
async function trade(site: RunningSite) {
  const watch = { isOver: false }
  const partner = openPartner(site.url)
  let bookings = 0
  const selling = sell(site.url, watch, async (sold) => {
    const { payUrl } = await partner.pay(sold, { provider: 'simulator', part: 1 })
    const paid = await fetch(new URL(payUrl, site.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'success' }),
    })
    if (paid.status !== 303) throw new Error(`paying was answered with ${paid.status}`)
    if (++bookings % ONE_IN === 0) await partner.cancel(sold)
  })
  const visitors = read(site.url, watch, { paths: PAGES })
  const office = read(site.url, watch, await officeOf(site.url))
  return {
    sold: selling.told,
    end: async (): Promise<Spell> => {
      watch.isOver = true
      await Promise.all([selling.done, visitors.done, office.done])
      const { told, refused } = selling
      const surprises = site
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
      return { booked: told.length, refused, pages: visitors.pages, office: office.pages, surprises }
    },
  }
}

/** What the office's menu leads its owner to, and who they are. */
async function officeOf(url: string): Promise<{ paths: string[]; headers: Record<string, string> }> {
  const signedIn = await fetch(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@padav.test', password: DEMO_PASSWORD }),
  })
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const page = await (await fetch(`${url}/admin`, { headers: { Cookie } })).text()
  const paths = new Set(Array.from(page.matchAll(/href="(\/admin[\w/-]*)"/g), ([, path]) => path!))
  return { paths: [...paths], headers: { Cookie } }
}

/** Those of another version's bookings that `site` does not show as paid or cancelled. */
async function unlikeAt(site: RunningSite, sold: readonly Sold[]): Promise<string[]> {
  const partner = openPartner(site.url)
  const unlike: string[] = []
  for (const booking of sold) {
    const state = await partner.look(booking).then(
      (seen) => seen.state,
      () => 'nowhere',
    )
    if (state !== 'confirmed' && state !== 'cancelled') unlike.push(`${booking.reference} ${state}`)
  }
  return unlike
}

function countMigrations(url: string): Promise<number> {
  return ask(url, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
    return rows[0]?.count ?? 0
  })
}

async function findBroken(url: string): Promise<BookFinding[]> {
  const database = await openDatabase({ kind: 'postgres', url }, { migrationsDir: AS_FOUND, log: openLog('silent') })
  const { findings } = await checkBooks(database.db).finally(database.close)
  return findings
}
