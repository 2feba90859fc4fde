import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PROFILE_ACTIONS } from '#app/routes/account/profile/profile-action.ts'
import type { ProfileAction } from '#app/routes/account/profile/profile-action.ts'
import { sessions } from '#domain/accounts/tables.ts'
import type { RawAnswer } from '#tests/raw-request.ts'
import { expectLetter, isRefused, sentTo, shownIn as namesIn } from './answers.ts'
import { CALLS, NOTHING } from './calls.ts'
import { everythingKept, formAgainst, rowsOfPeople } from './kept.ts'
import { GUARDED_ONCE, PEOPLE, STAFF } from './matrix.ts'
import type { Row, Someone } from './matrix.ts'
import { PAGES } from './pages.ts'
import { BOOKING_PAGES, BY_KEY, ORDER_PAGE, SHARE_PAGE } from './booking-matrix.ts'
import { doorsOf, guardedDocuments, guardsOf, listPages, routeIdsOf, spellingsOf, withoutGuards } from './routes.ts'
import { openAccessSite } from './site.ts'
import type { AccessSite } from './site.ts'
import {
  ROWS,
  CHANGING,
  FORM,
  FOREIGN,
  letterOf,
  methodsOf,
  takes,
  named,
  triedAs,
  MOST_AND_LEAST,
  isFirstOfItsFile,
  isFirstOfItsKind,
  isKeptOut,
  isKeptOutOf,
  methodsNobodyNames,
} from './rows.ts'

let site: AccessSite
const cookiesOf = {} as Record<Someone, string>

beforeAll(async () => {
  site = await openAccessSite()
  for (const who of PEOPLE) cookiesOf[who] = await site.signIn(who)
})
afterAll(() => site?.close())

const addressOf = ([, path, , , tried]: Row) =>
  (tried?.at ?? path).replace(/\{(\w+)\}/g, (_braces, word: string) => site.samples[word] ?? '')
const shownIn = (answer: RawAnswer) => namesIn(site.people, answer)

describe('the matrix', () => {
  test('names every page of the site, and no other (caught: a page or an action added, a page gone)', () => {
    const written = PAGES.flatMap((row) => methodsOf(row).map((method) => `${method} ${row[1]}`))
    const byKey = BOOKING_PAGES.map((page) => `GET /booking/:reference${page}`)
    expect(listPages(site.build).toSorted()).toEqual(
      [...written, ...byKey, `GET ${ORDER_PAGE}`, `GET ${SHARE_PAGE}`, 'GET /*'].toSorted(),
    )
  })

  test('names every call of the site, and no other (caught: a call added, a call gone)', () => {
    const found = site.site.app.routes.map(({ method, path }) => `${method} ${path}`)
    const rows: readonly (readonly [string, string, ...unknown[]])[] = [...CALLS, ...NOTHING, ...BY_KEY]
    const written = rows.flatMap((row) => methodsOf(row).map((method) => `${method} ${row[1]}`))
    const added = [...new Set(found)].filter((one) => !written.includes(one))
    expect({ added, gone: written.filter((one) => !found.includes(one)) }).toEqual({ added: [], gone: [] })
  })

  test('has no outbox in it when the site is live (caught: an outbox in every mode)', () => {
    const live = site.siteWith({ mode: 'live' })
    live.close()
    expect(live.app.routes.filter(({ path }) => path.startsWith('/dev'))).toEqual([])
  })

  // Public documents are rendered without the router's middleware: a guard there would never be asked.
  test('has no guarded page that is rendered as a document (caught: handle.app forgotten beside middleware)', () => {
    const { guarded, open } = guardedDocuments(site.build)
    expect(guarded.length).toBeGreaterThan(0)
    expect(open).toEqual([])
  })
})

describe('reading', () => {
  test.each(named(ROWS.filter(takes('GET'))))('%s answers each person as written', async (_path, row) => {
    const address = addressOf(row)
    // Guests last: they must not be shown what was kept from an answer to somebody else.
    for (const who of PEOPLE.toReversed()) {
      const answer = await site.ask(address, { cookies: cookiesOf[who] })
      expectLetter(letterOf(row, who), { who, address, shown: shownIn(answer) }, answer)
      if (!triedAs(row).includes(who)) continue
      const head = await site.ask(address, { cookies: cookiesOf[who], method: 'HEAD' })
      expect([who, head.status, shownIn(head)]).toEqual([who, answer.status, []])
    }
  })

  test.each([...NOTHING, ...BY_KEY])('%s %s is there for nobody', async (methods, _path, at) => {
    for (const who of MOST_AND_LEAST)
      for (const method of methods === '*' ? ['GET', 'OPTIONS', ...CHANGING] : [methods]) {
        const { status } = await site.ask(at, { cookies: cookiesOf[who], method, headers: FORM })
        expect([at, who, method, status >= 400]).toEqual([at, who, method, true])
      }
  })

  async function expectNobodyMore(row: Row, address: string): Promise<void> {
    for (const who of triedAs(row)) {
      const answer = await site.ask(address, { cookies: cookiesOf[who] })
      const wanted = { o: [who], t: STAFF, a: PEOPLE }[letterOf(row, who) as string] ?? []
      const others = shownIn(answer).filter((shown) => !wanted.includes(shown))
      expect([address, who, others, answer.status < 500]).toEqual([address, who, [], true])
      if (isKeptOut(row, who)) expect([address, who, isRefused(answer)]).toEqual([address, who, true])
    }
  }

  // Caught: the guard of a layout in its loader (a traveller got 403 with everybody's names in the body, `.data?_routes=` a plain 200).
  test.each(named(PAGES.filter(isFirstOfItsFile)))('%s by its other doors shows nobody more', async (_path, row) => {
    for (const door of doorsOf(addressOf(row), routeIdsOf(site.build, row[1]))) await expectNobodyMore(row, door)
  })

  // Caught: a guard of `/office/*` and `/users/*` before the router (`/OFFICE/PEOPLE`, `/users.data` went past it).
  test.each(named(PAGES.filter(isFirstOfItsKind)))('%s spelt in other ways shows nobody more', async (_path, row) => {
    for (const spelt of spellingsOf(addressOf(row), routeIdsOf(site.build, row[1]))) await expectNobodyMore(row, spelt)
  })

  test('leaves everything as it was, wherever the link stood (caught: a link that signs out)', async () => {
    for (const who of PEOPLE) cookiesOf[who] = await site.signIn(who)
    const before = await everythingKept(site.db)
    for (const row of ROWS.filter(takes('GET')))
      for (const who of triedAs(row))
        await site.ask(addressOf(row), { cookies: cookiesOf[who], headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(await everythingKept(site.db)).toEqual(before)
  })

  test('of the metrics is for who knows the token, which this site has none of (caught: for who comes from here)', async () => {
    const answer = await site.site.app.request('/metrics', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
    expect(answer.status).toBe(404)
  })

  test('promises https where the address is https (caught: a promise on pages alone, one from a site without it)', async () => {
    const promises = async (publicUrl: string) => {
      const other = site.siteWith({ publicUrl })
      const answers = ['/about-us', '/signin', '/nowhere', '/api/search-api', '/healthz', '/robots.txt'].map(
        async (path) => other.app.request(publicUrl + path),
      )
      const found = (await Promise.all(answers)).map(({ headers }) => headers.get('strict-transport-security'))
      other.close()
      return new Set(found)
    }
    expect(await promises('https://padav.test')).toEqual(new Set(['max-age=31536000']))
    expect(await promises('http://padav.test')).toEqual(new Set([null]))
  })
})

describe('a guard that is removed', () => {
  /** Whether the matrix is as green over a row as ever, at a site that is built otherwise. */
  async function isAsWritten(row: Row, who: Someone, built: ServerBuild): Promise<boolean> {
    const other = site.siteWith({}, built)
    const address = addressOf(row)
    const given = await other.app.request(site.origin + address, {
      headers: { Cookie: cookiesOf[who] },
    })
    const raw = { status: given.status, headers: given.headers, body: Buffer.from(await given.arrayBuffer()) }
    other.close()
    try {
      expectLetter(letterOf(row, who), { who, address, shown: shownIn(raw) }, raw)
      return true
    } catch {
      return false
    }
  }

  // A guard is removed by making the site of a build in which its route has no middleware; that of the room behind it by having the policy say yes to that person.
  test('of a page turns its row red, or the room behind it refuses and does so by the policy alone (caught: a room that stopped asking)', async () => {
    for (const who of PEOPLE) cookiesOf[who] = await site.signIn(who)
    const guards = guardsOf(site.build)
    const door = guards.find(({ paths }) => paths.includes('/admin'))!
    const once: string[] = []
    for (const { id, paths } of guards) {
      const row = PAGES.find((one) => takes('GET')(one) && paths.includes(one[1]))
      if (!row) throw new Error(`no page of the matrix stands behind ${id}`)
      const who = isKeptOutOf(row)
      const built = withoutGuards(site.build, STAFF.includes(who) ? [id] : [id, door.id])
      if (!(await isAsWritten(row, who, built))) once.push(row[1])
      else {
        const closePolicy = site.openPolicy(who)
        expect([id, await isAsWritten(row, who, built)]).toEqual([id, false])
        closePolicy()
      }
    }
    expect(guards.length).toBeGreaterThan(70)
    expect(once.toSorted()).toEqual(GUARDED_ONCE.toSorted())
  })
})

describe('changing', () => {
  test.each(named(ROWS.filter(takes('POST'))))('%s answers an empty form as written', async (_path, row) => {
    for (const who of PEOPLE) {
      const asking = { method: 'POST', headers: { ...FORM, Origin: site.origin } }
      const answer = await site.ask(addressOf(row), { ...asking, cookies: await site.signIn(who) })
      const wanted = { l: 302, '-': 403 }[letterOf(row, who) as string] ?? row[4]?.empty
      // Oneself is no secret to oneself: a form may say whose it is.
      const others = shownIn(answer).filter((one) => one !== who)
      expect([who, answer.status, others]).toEqual([who, wanted, []])
      if (letterOf(row, who) === 'l') expect(sentTo(answer)).toContain('SessionRequired')
    }
  })

  test('by a method that no row names is refused', async () => {
    // React Router says on the console that a page takes no form.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const row of ROWS) {
      const address = addressOf(row)
      for (const method of methodsNobodyNames(row))
        for (const who of triedAs(row)) {
          const answer = await site.ask(address, { method, cookies: cookiesOf[who], headers: FORM })
          const isLed = isKeptOut(row, who) && sentTo(answer).includes('SessionRequired')
          const isRight = isLed || (answer.status >= 400 && answer.status < 500)
          expect([address, method, who, isRight, shownIn(answer)]).toEqual([address, method, who, true, []])
        }
    }
  })

  // Caught: a guard that knows Origin alone, signed-in pages without a guard, a form without one.
  test('from another site is refused everywhere, and changes nothing', async () => {
    const before = await everythingKept(site.db)
    for (const row of ROWS)
      for (const method of CHANGING) {
        const isGuarded = takes(method)(row) || (PAGES.includes(row) && row[2] !== 'site.read')
        // What takes no such method answers all of them alike, whatever else they say.
        for (const from of takes(method)(row) ? FOREIGN : FOREIGN.slice(0, 1)) {
          const asking = { method, cookies: cookiesOf.owner, headers: { ...FORM, ...from }, body: 'intent=end-all' }
          const { status } = await site.ask(addressOf(row), asking)
          const wanted = isGuarded ? [row[4]?.foreign ?? 403] : [400, 403, 404, 405]
          expect([row[1], method, from, wanted]).toEqual([row[1], method, from, expect.arrayContaining([status])])
        }
      }
    expect(await everythingKept(site.db)).toEqual(before)
  })

  test.each(['/api/authentication/logout', '/api/auth/signout'])(
    '%s ends one’s own session and no other (caught: all sessions of the person, none at all)',
    async (path) => {
      for (const who of PEOPLE) {
        const { cookies, csrfToken } = await site.openForm(await site.signIn(who))
        const count = async () => (await site.db.select().from(sessions)).length
        const before = await count()
        await site.ask(path, { method: 'POST', cookies, headers: FORM, body: `csrfToken=${csrfToken}` })
        expect([who, before - (await count())]).toEqual([who, who === 'guest' ? 0 : 1])
        expect((await site.ask('/api/auth/session', { cookies })).body.toString()).toBe('{}')
      }
    },
  )

  /** Actions that change whoever sends what is sent here; of the others some may. */
  const CERTAIN = new Set<ProfileAction>(['name', 'unlink', 'end-others', 'end-all', 'notifications', 'delete', 'keep'])

  /** Of all others whoever may least and whoever may most. */
  const victimsOf = (who: Someone) => {
    const others = site.people.filter((known) => known.who !== who)
    return [others[0]!, others.at(-1)!]
  }

  // Caught: a session ended by its public id alone, a name changed for the id in the form, a form without the browser's token.
  test.each(Object.keys(PROFILE_ACTIONS) as ProfileAction[])(
    'the profile’s action "%s" touches nobody else',
    async (action) => {
      for (const who of ['guest', 'traveller', 'owner'] as const) {
        // Some actions end all sessions: everybody has one again.
        const opened = new Map<Someone, string>()
        for (const person of PEOPLE) opened.set(person, await site.signIn(person))
        const { cookies, csrfToken } = await site.openForm(opened.get(who)!)
        const before = await rowsOfPeople(site)
        const forms = await Promise.all(
          victimsOf(who).map((victim) => formAgainst(site, victim, { intent: action, csrfToken })),
        )
        const [body] = forms
        const asking = { method: 'POST', headers: FORM, body: body! }
        const untold = await site.ask('/users/profile', { ...asking, cookies: opened.get(who)! })
        expect([action, who, untold.status]).toEqual([action, who, who === 'guest' ? 302 : 403])
        expect(await rowsOfPeople(site)).toEqual(before)
        for (const body of forms) {
          const answer = await site.ask('/users/profile', { method: 'POST', headers: FORM, body, cookies })
          expect([action, who, answer.status < 500]).toEqual([action, who, true])
        }
        const after = await rowsOfPeople(site)
        const changed = site.people.map((known) => known.who).filter((other) => after[other] !== before[other])
        if (who !== 'guest' && CERTAIN.has(action)) expect([action, who, changed]).toEqual([action, who, [who]])
        else expect([action, who, changed.filter((other) => other !== who)]).toEqual([action, who, []])
      }
    },
  )
})
