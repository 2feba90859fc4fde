import type { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { apiServices, searchFinding } from '#tests/api-services.ts'
import { backwaters, hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { kerala } from '#tests/sample-catalogue.ts'
import { createApi } from './api.ts'

type Answer = { content?: { 'application/json'?: { schema: object } } }
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: object }
type Operation = { summary: string; tags: string[]; parameters?: Parameter[]; responses: Record<string, Answer> }
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, object> }
}

/** For each parameter of a call: a value that is found, one that fits nothing, one that cannot be one; null where there is no such value. */
const VALUES: Record<string, { good: string; unknown: string | null; malformed: string | null }> = {
  categoryId: { good: backwaters.id, unknown: 'nowhere', malformed: '%00' },
  package: { good: hills.url, unknown: 'nowhere', malformed: '%E0%A4%A' },
  detail: { good: 'sedan-tour-package', unknown: 'ox-cart', malformed: "';--" },
  id: { good: kerala.id, unknown: 'atlantis', malformed: '%2e%2e' },
  packageId: { good: hills.id, unknown: 'nowhere', malformed: '<b>' },
  kind: { good: 'experience', unknown: null, malformed: 'cheap' },
  with: { good: 'state', unknown: null, malformed: 'everything' },
  q: { good: 'munnar', unknown: null, malformed: 'x'.repeat(5000) },
  page: { good: '1', unknown: null, malformed: '1e99' },
  pageSize: { good: '5', unknown: null, malformed: '-1' },
}

const SPEC_CALLS = [
  '/api/package-setting/category/get-categories',
  '/api/public/category/{categoryId}',
  '/api/header/footer-script',
  '/api/header/header-script',
  '/api/header/band',
  '/api/logo/logo1',
  '/api/home/headerCity',
  '/api/home/destinationHeader',
  '/api/homefooter',
  '/api/home/homefooter',
  '/api/search-api',
  '/api/rating',
  '/api/review',
  '/api/public/package/{package}',
  '/api/cars/public/{detail}',
]

async function open(db: Db): Promise<{ api: OpenAPIHono; document: Document }> {
  await saveCatalogueFixture(db)
  const api = createApi(apiServices(db, { search: searchFinding([hills.id]) }))
  const answer = await api.request('/api/openapi.json')
  const document = (await answer.json()) as Document
  // What can only be sent has a test of its own, beside its description.
  const read = Object.entries(document.paths).filter(([, { get }]) => get)
  return { api, document: { ...document, paths: Object.fromEntries(read) } }
}

function address(path: string, parameters: Parameter[], value: (name: string) => string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => value(name))
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `${name}=${value(name)}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function schemaOf(document: Document, operation: Operation, status: number): z.ZodType {
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`no JSON is documented for ${status}`)
  const inlined = JSON.stringify({ ...schema, $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(inlined.replaceAll('#/components/schemas/', '#/$defs/')))
}

describe('the OpenAPI document', () => {
  test('names every call, our own address and what each may answer', async ({ db }) => {
    const { document } = await open(db)
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://padav.test' }] })
    expect(Object.keys(document.paths).toSorted((a, b) => a.localeCompare(b))).toEqual(
      SPEC_CALLS.toSorted((a, b) => a.localeCompare(b)),
    )
    for (const { get } of Object.values(document.paths)) {
      expect(get.summary).not.toBe('')
      expect(get.tags).toHaveLength(1)
      expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '304', '405', '500', '503']))
      if (get.parameters?.length) expect(get.responses).toHaveProperty('400')
    }
  })

  test('is true: every call answers what it says, whatever it is asked', async ({ db }) => {
    const { api, document } = await open(db)
    for (const [path, { get }] of Object.entries(document.paths)) {
      const parameters = get.parameters ?? []
      const good = (name: string) => VALUES[name]!.good
      await expectAnswer(address(path, parameters, good), 200)
      for (const { name } of parameters) {
        const { unknown, malformed } = VALUES[name]!
        const but = (value: string) => address(path, parameters, (other) => (other === name ? value : good(other)))
        if (unknown !== null) await expectAnswer(but(unknown), 404)
        if (malformed !== null) await expectAnswer(but(malformed), 400)
      }

      async function expectAnswer(url: string, status: number): Promise<void> {
        const answer = await api.request(url)
        const parsed = schemaOf(document, get, status).safeParse(await answer.json())
        expect({ url, status: answer.status, wrong: parsed.error?.message }).toEqual({ url, status, wrong: undefined })
        expect(schemaOf(document, get, status).safeParse(null).success).toBe(false)
      }
    }
  })

  test('a parameter that must be there is missed', async ({ db }) => {
    const { api, document } = await open(db)
    for (const [path, { get }] of Object.entries(document.paths)) {
      const required = get.parameters?.some((parameter) => parameter.in === 'query' && parameter.required)
      if (required) expect([path, (await api.request(path)).status]).toEqual([path, 400])
    }
  })
})

describe('the page to read it', () => {
  test('loads its script from us and allows nothing else', async ({ db }) => {
    const { api } = await open(db)
    const page = await api.request('/api/docs')
    const html = await page.text()
    const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source)
    expect(sources).toEqual(['/api/docs/reader.js'])
    expect(html).not.toMatch(/https?:\/\//)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/)
    expect(policy).toContain("connect-src 'self'")
  })

  test('its script comes compressed, with a tag', async ({ db }) => {
    const { api } = await open(db)
    const script = await api.request('/api/docs/reader.js', { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const tag = script.headers.get('etag')!
    const again = await api.request('/api/docs/reader.js', {
      headers: { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' },
    })
    expect(again.status).toBe(304)
    const plain = await (await api.request('/api/docs/reader.js')).text()
    expect(plain).toContain('createApiReference')
  })
})
