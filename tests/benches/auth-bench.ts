import { Hono } from 'hono'
import { giveGrant } from '#domain/accounts/otp/grants.server.ts'
import { signUp } from '#domain/accounts/registration.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import { createAuthentication } from '#server/auth/authentication.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import type { AuthServices } from '#server/auth/request-services.ts'
import { openIdentityProviders } from '#server/auth/identity-providers.ts'
import { createSessionProtocol } from '#server/auth/protocol.ts'

export const ORIGIN = 'https://padav.example'
export const MEERA = {
  name: 'Meera Nair',
  email: 'meera@example.org',
  mobile: '+919812345678',
  password: 'monsoon-over-munnar',
}

/** The path of a call of the accounts. */
export const at = (call: string) => `/api/authentication/${call}`

/** Status and words of an answer. */
export async function readAnswer(answer: Response): Promise<[number, Record<string, unknown>]> {
  return [answer.status, (await answer.json()) as Record<string, unknown>]
}

/** The accounts' calls on a test's database, and browsers that remember the cookies they are given. */
export function authBench(db: Db, changes: Partial<Omit<AuthServices, 'config'>> & { config?: Partial<Config> } = {}) {
  const clock = stoppedClock(new Date('2026-11-20T04:30:00Z'))
  const services: AuthServices = {
    db,
    clock,
    keys: openKeyRing(['a secret for tests that is long enough']),
    log: openLog('silent'),
    heartbeat: { check: async () => true, note: () => undefined },
    ...changes,
    config: { ...readConfig({ PUBLIC_URL: ORIGIN }), identityProviders: [], ...changes.config },
  }
  const requestServices = openRequestServices(services)
  const providers = openIdentityProviders(services.config)
  const app = new Hono()
    .route('/', createAuthentication(requestServices))
    .route('/', createSessionProtocol(requestServices, providers))
  return {
    app,
    requestServices,
    clock,
    db,
    later: (milliseconds: number) => clock.set(new Date(clock.now().getTime() + milliseconds)),
    browser: (address = '203.0.113.9') => openTestBrowser(app, requestServices.origin, address),
    /** The code in the newest SMS. */
    code: async () => /\b\d{6}\b/.exec((await listOutbox(db, 1))[0]?.body ?? '')?.[0] ?? '',
    enrol: (person = MEERA) => enrol(services, person),
  }
}

/** Someone who signed up; gives their id. */
async function enrol({ db, clock }: AuthServices, person: typeof MEERA): Promise<string> {
  const browserHash = 'enrolled'
  const grantToken = await giveGrant(db, clock, { ...person, purpose: 'signup', browserHash })
  const made = await signUp({ db, clock }, person, { grantToken, browserHash })
  if (!made.ok) throw new Error(`the test person was refused: ${made.reason}`)
  return made.value.userId
}

export type TestBrowser = ReturnType<typeof openTestBrowser>

function openTestBrowser(app: Hono, origin: string, remoteAddress: string) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { Origin: origin, 'User-Agent': 'Chrome/140 (Linux)', ...(cookie ? { Cookie: cookie } : {}) }
    const headers = { ...own, ...(init.headers as Record<string, string>) }
    const answer = await app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress } } })
    answer.headers.getSetCookie().forEach(keep)
    return answer
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/; Max-Age=0\b/.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  const send =
    (type: string) =>
    (path: string, body: string, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })
  const sendForm = send('application/x-www-form-urlencoded')
  const sendJson = send('application/json')

  return {
    cookies,
    ask,
    form: (path: string, fields: Record<string, string>) => sendForm(path, new URLSearchParams(fields).toString()),
    json: (path: string, body: unknown) => sendJson(path, JSON.stringify(body)),
    sendForm,
    sendJson,
    /** As the session client sends a form: with the token it just fetched, wanting JSON. */
    async protocol(
      path: string,
      fields: Record<string, string> = {},
    ): Promise<{ status: number; url: string; headers: Headers }> {
      const csrfToken = await csrfOf(ask)
      const body = new URLSearchParams({ callbackUrl: `${origin}/`, csrfToken, json: 'true', ...fields })
      const answer = await sendForm(`/api/auth/${path}`, body.toString())
      const { url } = (await answer.json()) as { url: string }
      return { status: answer.status, url, headers: answer.headers }
    },
    csrf: () => csrfOf(ask),
    session: async () =>
      (await (await ask('/api/auth/session')).json()) as { user?: Record<string, unknown>; expires?: string },
  }
}

async function csrfOf(ask: (path: string) => Promise<Response>): Promise<string> {
  return ((await (await ask('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken
}
