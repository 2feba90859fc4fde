import { describe, expect } from 'vitest'
import { z } from 'zod'
import { users } from '#domain/accounts/tables.ts'
import { wishlistPackages } from '#domain/wishlist/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import { apiServices } from '#tests/api-services.ts'
import { hills, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'
import { createWishlist } from './wishlist.ts'

const ARUN = { name: 'Arun Das', email: 'arun@example.org', mobile: '+919812345679', password: 'salt-flats-at-noon' }
const LISTS = { wished: [{ package: hills.url, at: '2026-11-19T08:00:00.000Z' }], viewed: [] }
const JSON_TYPE = { 'Content-Type': 'application/json' }

async function open(db: Db) {
  await saveCatalogueFixture(db)
  const bench = authBench(db)
  bench.app.route('/', createWishlist(bench.requestServices))
  const signedIn = async (person: typeof MEERA) => {
    await bench.enrol(person)
    const browser = bench.browser()
    expect((await browser.json('/api/authentication/login', person)).status).toBe(200)
    return toCaller(browser.ask)
  }
  return { meera: await signedIn(MEERA), arun: await signedIn(ARUN), guest: toCaller(bench.browser().ask) }
}

type Headers = Record<string, string>

function toCaller(ask: (path: string, init?: RequestInit) => Promise<Response>) {
  const call = async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await ask(path, { method, ...sent, headers: { ...JSON_TYPE, ...headers } })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text ? (JSON.parse(text) as unknown) : undefined }
  }
  return {
    call,
    lists: async () => {
      const { body } = await call('GET', '/api/wishlist')
      const { wished, viewed } = (body as { data: Record<'wished' | 'viewed', { package: { url: string } }[]> }).data
      return { wished: wished.map(({ package: { url } }) => url), viewed: viewed.map(({ package: { url } }) => url) }
    },
  }
}

/** Every way to reach a list, with a good body. */
const CALLS: [string, string, unknown?][] = [
  ['GET', '/api/wishlist'],
  ['PUT', '/api/wishlist', LISTS],
  ['PUT', `/api/wishlist/${hills.url}`],
  ['DELETE', `/api/wishlist/${hills.url}`],
  ['PUT', `/api/viewed/${hills.url}`],
  ['DELETE', `/api/viewed/${hills.url}`],
  ['DELETE', '/api/viewed'],
]

describe('the lists of a signed-in person', () => {
  test('are joined, read and changed one package at a time', async ({ db }) => {
    const { meera } = await open(db)
    expect(await meera.call('PUT', '/api/wishlist', LISTS)).toMatchObject({
      status: 200,
      body: {
        data: {
          wished: [{ package: { _id: hills.id, name: hills.name, url: hills.url }, at: LISTS.wished[0]!.at }],
          viewed: [],
        },
      },
    })
    expect(await meera.call('PUT', `/api/wishlist/${pinkCity.url}`)).toMatchObject({ status: 204 })
    expect(await meera.call('PUT', `/api/viewed/${houseboat.id}`)).toMatchObject({ status: 204 })
    expect(await meera.lists()).toEqual({ wished: [pinkCity.url, hills.url], viewed: [houseboat.url] })
    expect(await meera.call('DELETE', `/api/wishlist/${hills.url}`)).toMatchObject({ status: 204 })
    expect(await meera.call('DELETE', '/api/viewed')).toMatchObject({ status: 204 })
    expect(await meera.lists()).toEqual({ wished: [pinkCity.url], viewed: [] })
  })

  test('are kept by no cache (caught: the minute that public calls may be kept for)', async ({ db }) => {
    const { meera } = await open(db)
    for (const [method, path, body] of CALLS) {
      const { headers } = await meera.call(method, path, body)
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
        path,
        expect.stringMatching(/no-store/),
        null,
      ])
    }
  })

  test('need a session (caught: a call mounted before the guard)', async ({ db }) => {
    const { guest } = await open(db)
    for (const [method, path, body] of CALLS)
      expect([method, path, await guest.call(method, path, body)]).toMatchObject([
        method,
        path,
        { status: 401, body: { message: 'Please log in first.', reason: 'no-session' } },
      ])
    expect(await db.select().from(wishlistPackages)).toEqual([])
  })

  // Caught: the owner read from the body or the address, the WHERE without the owner.
  test('are nobody else’s, whoever a body or an address names', async ({ db }) => {
    const { meera, arun } = await open(db)
    const people = await db.select().from(users)
    const victim = people.find(({ email }) => email === MEERA.email)!.id
    await meera.call('PUT', '/api/wishlist', { ...LISTS, viewed: LISTS.wished })
    const foreign = { userId: victim, user: victim, _id: victim, id: victim, role: 'owner', visitor: { id: victim } }
    const query = new URLSearchParams({ user: victim, userId: victim, _id: victim })
    const own = { wished: [{ ...LISTS.wished[0]!, package: pinkCity.url }], viewed: [] }
    const others: [string, string][] = [
      ['PUT', `/api/wishlist/${houseboat.url}`],
      ['PUT', `/api/viewed/${houseboat.url}`],
    ]
    for (const [method, path] of [...CALLS, ...others])
      await arun.call(method, `${path}?${query}`, method === 'GET' ? undefined : { ...own, ...foreign }, {
        'X-User': victim,
      })
    expect(await meera.lists()).toEqual({ wished: [hills.url], viewed: [hills.url] })
    expect(await arun.lists()).toEqual({ wished: [houseboat.url, pinkCity.url], viewed: [houseboat.url] })
  })

  test('are changed by our own pages alone (caught: the guard on POST only)', async ({ db }) => {
    const { meera } = await open(db)
    await meera.call('PUT', '/api/wishlist', LISTS)
    const foreign: Headers[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ]
    for (const from of foreign)
      for (const [method, path, body] of CALLS.filter(([method]) => method !== 'GET'))
        expect([method, path, (await meera.call(method, path, body, from)).status]).toEqual([method, path, 403])
    for (const [, path] of CALLS)
      expect((await meera.call('POST', path, {}, { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await meera.lists()).toEqual({ wished: [hills.url], viewed: [] })
  })

  test('refuse what is no list, too long a list, and too many bytes (caught: a list without an end)', async ({
    db,
  }) => {
    const { meera } = await open(db)
    const entries = (count: number) => Array.from({ length: count }, () => LISTS.wished[0]!)
    const put = async (body: unknown) => (await meera.call('PUT', '/api/wishlist', body)).status
    for (const nonsense of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      { wished: {}, viewed: [] },
      { wished: [] },
      { ...LISTS, viewed: [7] },
    ])
      expect([nonsense, await put(nonsense)]).toEqual([nonsense, 400])
    expect(await put({ ...LISTS, wished: [{ package: '../x', at: LISTS.wished[0]!.at }] })).toBe(400)
    expect(await put({ ...LISTS, wished: [{ package: hills.url, at: 'soon' }] })).toBe(400)
    expect(await put({ ...LISTS, wished: entries(51) })).toBe(400)
    expect(await put({ ...LISTS, viewed: entries(13) })).toBe(400)
    expect(await put({ wished: entries(50), viewed: entries(12) })).toBe(200)
    expect(await put({ ...LISTS, more: 'x'.repeat(40_000) })).toBe(413)
    for (const path of ['/api/wishlist/%00', '/api/viewed/%3Cb%3E', `/api/wishlist/${'x'.repeat(200)}`])
      for (const method of ['PUT', 'DELETE'])
        expect([path, (await meera.call(method, path)).status]).toEqual([path, 400])
    expect(await meera.call('PUT', '/api/wishlist/nowhere')).toMatchObject({
      status: 404,
      body: { message: 'We have no such package.', reason: 'unknown-package' },
    })
  })

  test('ask for JSON by its name, as a form of another site cannot (caught: a list kept from a form of plain text)', async ({
    db,
  }) => {
    const { meera } = await open(db)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'json'])
      expect([type, await meera.call('PUT', '/api/wishlist', LISTS, { 'Content-Type': type })]).toMatchObject([
        type,
        { status: 415, body: { reason: 'unknown-form' } },
      ])
    expect(await meera.lists()).toEqual({ wished: [], viewed: [] })
    const named = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect((await meera.call('PUT', '/api/wishlist', LISTS, named)).status).toBe(200)
  })

  test('answer every other method with what is allowed', async ({ db }) => {
    const { meera } = await open(db)
    const refused = await meera.call('POST', '/api/wishlist', {})
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT'])
    expect((await meera.call('GET', '/api/viewed')).headers.get('allow')).toBe('DELETE')
    expect((await meera.call('GET', `/api/viewed/${hills.url}`)).headers.get('allow')).toBe('PUT, DELETE')
  })

  test('are described as they answer', async ({ db }) => {
    const { meera, guest } = await open(db)
    const document = (await (await createApi(apiServices(db)).request('/api/openapi.json')).json()) as DescribedApi
    const answers = [
      ...(await Promise.all(CALLS.map(async (call) => ({ call, answer: await guest.call(...call) })))),
      { call: CALLS[0]!, answer: await meera.call(...CALLS[0]!) },
      { call: CALLS[1]!, answer: await meera.call(...CALLS[1]!) },
      { call: CALLS[2]!, answer: await meera.call(...CALLS[2]!) },
      { call: CALLS[1]!, answer: await meera.call('PUT', '/api/wishlist', {}) },
    ]
    for (const {
      call: [method, path],
      answer,
    } of answers) {
      const described =
        document.paths[path.replace(hills.url, '{package}')]?.[method.toLowerCase()]?.responses[answer.status]
      expect([method, path, answer.status, described !== undefined]).toEqual([method, path, answer.status, true])
      const schema = described?.content?.['application/json'].schema
      if (schema) expect(toSchema(document, schema).safeParse(answer.body).error).toBeUndefined()
      else expect(answer.body).toBeUndefined()
    }
  })
})

type Responses = Record<string, { content?: { 'application/json': { schema: object } } }>
type DescribedApi = { paths: Record<string, Record<string, { responses: Responses }>>; components: { schemas: object } }

function toSchema(document: DescribedApi, schema: object): z.ZodType {
  const inlined = JSON.stringify({ ...schema, $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(inlined.replaceAll('#/components/schemas/', '#/$defs/')))
}
