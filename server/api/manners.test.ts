import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import fc from 'fast-check'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, vi } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import { DatabaseGone, Overloaded } from '#platform/outage.ts'
import { apiServices } from '#tests/api-services.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { runs } from '#tests/runs.ts'
import { createApi } from './api.ts'

const PATH = `/api/public/package/${hills.url}`

describe('keeping', () => {
  test('a good answer may be kept for a minute and has a tag', async ({ db }) => {
    await saveCatalogueFixture(db)
    const api = createApi(apiServices(db))
    const first = await api.request(PATH)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
    expect(first.headers.get('content-type')).toContain('application/json')
    const tag = first.headers.get('etag')
    expect(tag).toMatch(/^W\/"[0-9a-f]+"$/)
    const again = await api.request(PATH, { headers: { 'If-None-Match': tag! } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect(again.headers.get('vary')).toBe('Accept-Encoding')
    expect((await api.request(PATH, { headers: { 'If-None-Match': '"old"' } })).status).toBe(200)
  })

  test('a long answer is compressed for those who read that', async ({ db }) => {
    await saveCatalogueFixture(db)
    const api = createApi(apiServices(db))
    const packed = await api.request(PATH, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    const plain = await api.request(PATH)
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text())
  })

  test('a refusal is kept by nobody', async ({ db }) => {
    const answer = await createApi(apiServices(db)).request('/api/public/package/nowhere')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })
})

describe('methods', () => {
  test('HEAD answers as GET does, without the body', async ({ db }) => {
    await saveCatalogueFixture(db)
    const api = createApi(apiServices(db))
    const head = await api.request(PATH, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe((await api.request(PATH)).headers.get('etag'))
    expect((await api.request('/api/public/package/nowhere', { method: 'HEAD' })).status).toBe(404)
  })

  test.for(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method, { db }) => {
    const answer = await createApi(apiServices(db)).request(PATH, { method, body: '{' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await answer.json()).toEqual({ message: expect.any(String), reason: 'method-not-allowed' })
  })

  test('OPTIONS says what is allowed', async ({ db }) => {
    const answer = await createApi(apiServices(db)).request(PATH, { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  test('an unknown call is a 404 in words', async ({ db }) => {
    for (const path of [
      '/api/nothing',
      '/api/',
      '/api/public/package/',
      '/api/public/package/a/b',
      '/API/rating'.toLowerCase() + '/x',
    ])
      expect(await (await createApi(apiServices(db)).request(path)).json()).toEqual({
        message: 'There is no such call.',
      })
  })
})

describe('nonsense', () => {
  test('is answered with 200 or a 4xx in words, whatever it is', async ({ db }) => {
    await saveCatalogueFixture(db)
    const api = createApi(apiServices(db))
    const raw = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }).map(encodeURIComponent), fc.webFragments())
    const paths = ['/api/public/package/', '/api/cars/public/', '/api/public/category/', '/api/home/headerCity?id=']
    const queries = ['/api/review?page=', '/api/rating?packageId=', '/api/search-api?q=', '/api/review?pageSize=']
    const ask = fc.tuple(fc.constantFrom(...paths, ...queries, '/api/'), raw)
    const isCivil = fc.asyncProperty(ask, async ([path, words]) => {
      const answer = await api.request(`http://padav.test${path}${words.replaceAll('#', '')}`)
      expect([200, 400, 404]).toContain(answer.status)
      if (answer.status !== 200) expect(await answer.json()).toEqual({ message: expect.any(String) })
    })
    await fc.assert(isCivil, { numRuns: runs(300) })
  })
})

describe('bad days', () => {
  test('an unexpected error is told to the log, not to the caller', async ({ db }) => {
    const log = openLog('silent')
    const error = vi.spyOn(log, 'error')
    const search = { search: () => Promise.reject(new Error('secret words of the index')) }
    const answer = await createApi(apiServices(db, { log, search })).request('/api/search-api?q=goa')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ message: 'Something went wrong. Try again.' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(error).toHaveBeenCalledOnce()
  })

  test('a database that is gone is a 503 at once', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 900 })
    const services = apiServices(drizzle(pool), { heartbeat: { check: async () => false, note: () => undefined } })
    const answer = await createApi(services).request('/api/rating')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await answer.json()).toEqual({ message: 'Our register cannot be reached just now. Try again in a minute.' })
  })

  test.for([
    ['found no connection free', new Overloaded('no connection'), '3'],
    ['was let go', new DatabaseGone('the database does not answer'), '10'],
    ['found no room on the disk', Object.assign(new Error('could not extend file'), { code: '53100' }), '10'],
    ['was cancelled for its length', Object.assign(new Error('canceling statement'), { code: '57014' }), '3'],
    ['came too late in its transaction', Object.assign(new Error('terminating connection'), { code: '25P03' }), '3'],
  ] as const)('a call that %s is a 503, the database being there', async ([, cause, retryAfter], { db }) => {
    const search = { search: () => Promise.reject(new Error('Failed query: select', { cause })) }
    const answer = await createApi(apiServices(db, { search })).request('/api/search-api?q=goa')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, retryAfter])
  })

  test('all of it holds when the calls are mounted in the site', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = { search: () => Promise.reject(new Error('broken')) }
    const site = new Hono().route('/', createApi(apiServices(db, { search })))
    site.onError((_error, c) => c.text('not this one', 500))
    site.all('*', (c) => c.text('a page'))
    expect(await (await site.request('/api/search-api?q=goa')).json()).toEqual({
      message: 'Something went wrong. Try again.',
    })
    expect((await site.request(PATH)).headers.get('etag')).toBeTruthy()
    expect((await site.request(PATH, { method: 'POST' })).status).toBe(405)
    expect((await site.request('/api/nothing')).status).toBe(404)
    expect(await (await site.request('/about-us')).text()).toBe('a page')
  })
})
