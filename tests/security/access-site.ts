import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { ServerBuild } from 'react-router'
import { accountBench } from '#tests/benches/account-bench.ts'
import { identities, sessions, users } from '#domain/accounts/tables.ts'
import * as accountTables from '#domain/accounts/tables.ts'
import * as bookingTables from '#domain/bookings/tables.ts'
import { listResoldPackages } from '#domain/departures/resold.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import * as departureTables from '#domain/departures/tables.ts'
import { waitingToken } from '#domain/departures/waitlist/waitlist.ts'
import * as carTables from '#domain/cars/tables.ts'
import * as reviewTables from '#domain/reviews/tables.ts'
import * as documentTables from '#domain/documents/tables.ts'
import * as paymentTables from '#domain/payments/tables.ts'
import { holdSeats } from '#domain/bookings/hold/hold.server.ts'
import { makeQuote } from '#domain/bookings/quote/quotes.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import * as contentTables from '#domain/content/tables.ts'
import { sendEnquiry } from '#domain/leads/enquiries.server.ts'
import * as leadTables from '#domain/leads/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import * as messagingTables from '#domain/messaging/tables.ts'
import { webhooks } from '#domain/partners/tables.ts'
import { imports } from '#domain/spreadsheets/tables.ts'
import * as settingsTables from '#domain/settings/tables.ts'
import { wishlistPackages } from '#domain/wishlist/tables.ts'
import * as wishlistTables from '#domain/wishlist/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { readAssets } from '#server/assets.ts'
import { openCookieJar } from '#server/auth/cookies.ts'
import { readPartyRoutes, readQueryKeys } from '#server/pages/document-routes.ts'
import { serveFromMemory } from '#server/serve-from-memory.ts'
import { createHttpServer } from '#server/listen.ts'
import type { Site } from '#server/site.ts'
import { freePort } from '#tests/free-port.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { askRaw } from '#tests/raw-request.ts'
import { PEOPLE } from './access-matrix.ts'
import type { Someone } from './access-matrix.ts'

/** Someone with an account, and every word by which an answer would give them away. */
export type KnownPerson = { who: Someone; id: string; email: string; marks: string[] }
export type RequestParts = { method?: string; headers?: Record<string, string>; body?: string; cookies?: string }

async function aFileTakenIn(db: Db): Promise<string> {
  const file = { kind: 'states', fileName: 'states.csv', state: 'ready' as const, heads: ['Address'], rows: 1 }
  const [made] = await db
    .insert(imports)
    .values({ ...file, byUserId: 'somebody' })
    .returning()
  return made!.id
}

/** Where each person has an identity besides the password. */
const PROVIDER = 'oidc'

export type AccessSite = Awaited<ReturnType<typeof openAccessSite>>

/** The built site in this process, on a clock that stands still, with the demo and one person of every role whose name, e-mail and mobile are found nowhere else. */
export async function openAccessSite() {
  const { createSite, openServices, build, POLICY } = await importBuild()
  const directory = await demoDirectory()
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: directory.path,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    AUTH_GOOGLE_ID: 'google-client',
    AUTH_GOOGLE_SECRET: 'google-secret',
    AUTH_OIDC_ISSUER: 'http://127.0.0.1:9',
    AUTH_OIDC_ID: 'client',
    AUTH_OIDC_SECRET: 'secret',
  })
  // The demo begins on the day it was loaded.
  const clock = stoppedClock(new Date())
  const services = await openServices(config, { clock })
  const bench = accountBench(services.db)
  bench.clock.set(clock.now())
  const site = createSite({ services, build: async () => build, islands: '/assets/islands.js' })
  const server = await serve(services, site, build)
  const { db } = services
  const origin = config.publicUrl
  const ask = (target: string, { cookies = '', method = 'GET', headers = {}, body = '' }: RequestParts = {}) =>
    askRaw(origin, target, {
      method,
      body,
      headers: {
        // A network of one's own each time: budgets are no matter here.
        'X-Forwarded-For': `203.0.${randomInt(255)}.${randomInt(255)}`,
        ...(cookies ? { Cookie: cookies } : {}),
        ...(method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
  const people = await enrolAll(db, bench)
  const jar = openCookieJar(config.publicUrl)
  return {
    origin,
    build,
    site,
    db,
    people,
    /** The calls and pages of a site that was set up otherwise, or built. */
    siteWith: (changes: Partial<Config>, built: ServerBuild = build) =>
      createSite({
        services: { ...services, config: { ...config, ...changes } },
        build: async () => built,
        islands: '/assets/islands.js',
      }),
    /** Has the policy say yes to somebody, whatever is asked; gives the way back. */
    openPolicy: (who: Someone) => {
      const rights = [...new Set(Object.values(POLICY))].filter((whoMay) => !whoMay.includes(who))
      for (const whoMay of rights) whoMay.push(who)
      return () => {
        for (const whoMay of rights) whoMay.pop()
      }
    },
    /** What stands for the words in braces of the matrix. */
    samples: {
      category: (await listCategories(db))[0]!.id,
      state: (await listStates(db))[0]!.id,
      ...(await leaveEnquiry(services)),
      quote: await askForQuote(services),
      waiting: await waitForSeats(services),
      booked: await holdSomething(services),
      departure: (await db.select().from(departures).limit(1))[0]!.id,
      import: await aFileTakenIn(db),
      webhook: await aWebhook(db),
      // None of those who are looked for in answers: the address names them.
      member: await bench.person({ role: 'editor', name: 'Zubin' }),
      article: (await db.select().from(contentTables.articles).limit(1))[0]!.id,
      package: (await db.select().from(packages).limit(1))[0]!.id,
      onSale: (await listResoldPackages(db, { today: istDate(services.clock.now()) }))[0]!.id,
      picture: (await db.select().from(pictures).limit(1))[0]!.id,
    } as Record<string, string>,
    /** A new session, as the Cookie header a browser sends; a guest brings none. */
    signIn: async (who: Someone) => {
      const person = people.find((known) => known.who === who)
      return person ? `${jar.nameOf('session')}=${(await bench.signIn(person.id)).token}` : ''
    },
    ask,
    /** What a page of ours would give to a form: the token, and the cookies with its own among them. */
    openForm: async (cookies: string) => {
      const answer = await ask('/api/auth/csrf', { cookies })
      const own = answer.headers.getSetCookie().map((line) => line.split(';')[0])
      const { csrfToken } = JSON.parse(answer.body.toString()) as { csrfToken: string }
      return { csrfToken, cookies: [cookies, ...own].filter(Boolean).join('; ') }
    },
    close: async () => {
      site.close()
      await new Promise((closed) => server.close(closed))
      await services.close()
      await directory.remove()
    },
  }
}

/** A partner's program that is told what happens. */
async function aWebhook(db: Db): Promise<string> {
  const now = new Date()
  const [made] = await db
    .insert(webhooks)
    .values({
      url: 'https://partner.example/padav',
      topics: ['bookings'],
      secret: 'x',
      createdBy: 'x',
      createdAt: now,
      lookedAt: now,
    })
    .returning({ id: webhooks.id })
  return made!.id
}

/** What the link to a place on a waiting list holds. */
async function waitForSeats({ db, keys }: Services): Promise<string> {
  const [departure] = await db.select().from(departures).limit(1)
  const place = { departureId: departure!.id, email: 'anu@example.org', seats: 2, state: 'left' as const }
  const [added] = await db.insert(waitlist).values(place).returning()
  return waitingToken(keys, added!.id)
}

/** What a visitor's link to an enquiry holds, and its reference. */
async function leaveEnquiry(services: Services): Promise<{ enquiry: string; asked: string }> {
  const form = { about: 'contact:', name: 'Anu', mobile: '+919876500000', email: 'anu@example.org' }
  const sent = await sendEnquiry(services, { form, network: '203.0.113.1' })
  if (!sent.ok) throw new Error(`refused: ${sent.reason}`)
  return { enquiry: sent.value.token ?? 'none', asked: sent.value.reference }
}

/** What opens a quote: two adults, three weeks ahead. */
async function askForQuote(services: Services): Promise<string> {
  const startsOn = addDays(istDate(services.clock.now()), 21)
  const party = { adults: 2, ages: [], rooms: undefined }
  const made = await makeQuote(services, {
    package: 'munnar-tea-country',
    startsOn,
    party,
    extras: [],
    willingToShare: false,
  })
  return made.ok ? made.value.token : 'none'
}

/** What a booking is called that is held. */
async function holdSomething(services: Services): Promise<string> {
  const contact = { name: 'Anu', mobile: '+919876500000', email: 'anu@example.org' }
  const key = { key: 'held-for-the-matrix', userId: undefined }
  const held = await holdSeats(services, { quote: await askForQuote(services), contact }, key)
  return held.ok ? held.value.reference : 'none'
}

type Built = {
  createSite: (parts: { services: Services; build: () => Promise<ServerBuild>; islands: string }) => Site
  openServices: typeof import('#domain/services.server.ts').openServices
  build: ServerBuild
  POLICY: Record<string, Someone[]>
}

function importBuild(): Promise<Built> {
  return import(/* @vite-ignore */ new URL('../../build/server/index.js', import.meta.url).href) as Promise<Built>
}

async function serve({ config }: Services, { app, cache }: Site, build: ServerBuild) {
  const wantsParty = readPartyRoutes(build)
  const queryKeys = readQueryKeys(build)
  const assets = await readAssets(join(config.projectDir, 'build/client'))
  const next = getRequestListener(app.fetch, { hostname: new URL(config.publicUrl).host })
  const server = createHttpServer(
    serveFromMemory({
      assets,
      cache,
      wantsParty,
      queryKeys,
      next: (request, response) => void next(request, response),
    }),
  )
  await new Promise<void>((listening) => server.listen(config.port, config.host, listening))
  return server
}

async function enrolAll(db: Db, bench: ReturnType<typeof accountBench>): Promise<KnownPerson[]> {
  const known: KnownPerson[] = []
  for (const [place, who] of PEOPLE.entries()) {
    if (who === 'guest') continue
    const name = `Zwar${who} Quexfjord`
    const email = `zwar.${who}@quexfjord.example`
    const mobile = `+91999888770${place}`
    const id = await bench.person({ role: who, name, email, mobile })
    const { visitor } = await bench.signIn(id)
    const at = bench.clock.now()
    const subject = `subject-of-zwar-${who}`
    await db.insert(identities).values({ provider: PROVIDER, subject, userId: id, email, linkedAt: at, lastUsedAt: at })
    known.push({ who, id, email, marks: [name, `Zwar${who}`, email, mobile, id, visitor.session.publicId, subject] })
  }
  return known
}

/** Everything that people, messages, lists and settings consist of, for finding out what a request changed. */
export async function everythingKept(db: Db): Promise<Record<string, unknown[]>> {
  const tables = [
    bookingTables,
    carTables,
    departureTables,
    reviewTables,
    paymentTables,
    documentTables,
    accountTables,
    messagingTables,
    contentTables,
    leadTables,
    settingsTables,
    wishlistTables,
  ]
    .flatMap((room) => Object.values<unknown>(room))
    .filter((table): table is PgTable => is(table, PgTable))
  const kept: Record<string, unknown[]> = {}
  for (const table of tables) kept[getTableName(table)] = sorted(await db.select().from(table))
  return kept
}

function sorted(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

/** What the database holds on each person, as one text. */
export async function rowsOfPeople({ db, people }: AccessSite): Promise<Record<string, string>> {
  const rows = people.map(async ({ who, id }) => {
    const kept = [
      await db.select().from(users).where(eq(users.id, id)),
      await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.tokenHash),
      await db.select().from(identities).where(eq(identities.userId, id)),
      await db.select().from(wishlistPackages).where(eq(wishlistPackages.userId, id)),
    ]
    return [who, JSON.stringify(kept)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** A form of the profile that names somebody else wherever it can. */
export async function formAgainst(
  { db }: AccessSite,
  { id, email }: KnownPerson,
  fields: Record<string, string>,
): Promise<string> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
  return new URLSearchParams({
    ...fields,
    session: session?.publicId ?? '',
    name: 'Somebody Else',
    emailNews: 'on',
    provider: PROVIDER,
    email,
    id,
    _id: id,
    user: id,
    userId: id,
  }).toString()
}
