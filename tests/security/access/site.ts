import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { accountBench } from '#tests/benches/account-bench.ts'
import { identities } from '#domain/accounts/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { PGLITE_EXTENSIONS } from '#platform/pglite/extensions.ts'
import { readAssets } from '#server/assets.ts'
import { openCookieJar } from '#server/auth/cookies.ts'
import { readPartyRoutes, readQueryKeys } from '#server/pages/document-routes.ts'
import { serveFromMemory } from '#server/serve-from-memory.ts'
import { createHttpServer } from '#server/listen.ts'
import type { Site } from '#server/site.ts'
import { freePort } from '#tests/free-port.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { askRaw } from '#tests/raw-request.ts'
import { PEOPLE } from './matrix.ts'
import type { Someone } from './matrix.ts'
import { leaveSamples } from './samples.ts'

/** Someone with an account, and every word by which an answer would give them away. */
export type KnownPerson = { who: Someone; id: string; email: string; marks: string[] }
export type RequestParts = { method?: string; headers?: Record<string, string>; body?: string; cookies?: string }

/** Where each person has an identity besides the password. */
export const PROVIDER = 'oidc'

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
  const database = await openInMemory(directory.path)
  const services = await openServices(config, { clock, database })
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
    samples: await leaveSamples(services, bench),
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

/** The database of a directory in memory and in this thread: one question after the other is asked here, and none has to wait for another thread to wake. */
async function openInMemory(directory: string): Promise<Database> {
  const kept = await PGlite.create({ dataDir: join(directory, 'db/pglite'), extensions: PGLITE_EXTENSIONS })
  const snapshot = await kept.dumpDataDir('none')
  await kept.close()
  return openDatabase({ kind: 'memory', snapshot }, { migrationsDir: AS_FOUND, log: openLog('silent') })
}

type Built = {
  createSite: (parts: { services: Services; build: () => Promise<ServerBuild>; islands: string }) => Site
  openServices: typeof import('#domain/services.server.ts').openServices
  build: ServerBuild
  POLICY: Record<string, Someone[]>
}

function importBuild(): Promise<Built> {
  return import(/* @vite-ignore */ new URL('../../../build/server/index.js', import.meta.url).href) as Promise<Built>
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
