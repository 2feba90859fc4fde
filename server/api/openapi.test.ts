import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { apiServices, searchFinding } from '#tests/api-services.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'
import { OPERATION_NAMES } from './operations.ts'
import { notationOf } from './schema-notation.ts'
import { VALUES, FILTERS, TRIP, QUOTE } from '#tests/openapi-values.ts'

type DescribedAnswer = { content?: { 'application/json'?: { schema: object } } }
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: object }
type Operation = {
  summary: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  responses: Record<string, DescribedAnswer>
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, object> }
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
  '/api/public/filter-india-packages',
  '/api/public/filter-city-state-packages',
  '/api/public/specility-filter',
  '/api/public/filter-category-wise',
  '/api/cars/public/{detail}',
  '/api/cars/public/filter-packages',
  '/api/fares',
  '/api/octo/supplier',
  '/api/octo/products',
  '/api/octo/products/{productId}',
  '/api/quotes',
]

/** Calls that answer what fits: of what nobody knows nothing does, and a filter that makes no sense is none. */
const FILTER_CALLS: ReadonlySet<string> = new Set(SPEC_CALLS.filter((path) => path.includes('filter')))
for (const name of [...FILTERS, 'adults', 'ages', 'rooms', 'sort'])
  VALUES[name] = { good: '4', unknown: null, malformed: null }
// The order of reviews; one that lists do not know is none there.
VALUES['sort'] = { good: 'lowest', unknown: null, malformed: null }

async function open(db: Db): Promise<{ api: OpenAPIHono; document: Document }> {
  await saveCatalogueFixture(db)
  const api = createApi(apiServices(db, { search: searchFinding([hills.id]) }))
  const answer = await api.request('/api/openapi.json')
  const document = (await answer.json()) as Document
  // What can only be sent, needs a session or is of a booking has a test of its own, beside its calls.
  const isPublic = (get: Operation) => isOpen(get) && !['Bookings', 'Session', 'Enquiries'].includes(get.tags[0]!)
  const read = Object.entries(document.paths).filter(([, { get }]) => get && isPublic(get))
  return { api, document: { ...document, paths: Object.fromEntries(read) } }
}

/** Answered without showing anything. */
const isOpen = ({ security = [] }: Operation) => security.length === 0 || security.some((way) => !Object.keys(way)[0])

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
      const values = path === '/api/fares' ? TRIP : path === '/api/quotes' ? QUOTE : VALUES
      const unwritten = parameters.filter(({ name }) => !values[name]).map(({ name }) => name)
      expect({ path, 'parameters without a row in VALUES': unwritten }).toMatchObject({
        path,
        'parameters without a row in VALUES': [],
      })
      const good = (name: string) => values[name]!.good
      await expectAnswer(address(path, parameters, good), 200)
      for (const { name } of parameters) {
        const { unknown, malformed } = values[name]!
        const but = (value: string) => address(path, parameters, (other) => (other === name ? value : good(other)))
        if (unknown !== null) await expectAnswer(but(unknown), FILTER_CALLS.has(path) ? 200 : 404)
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

describe('for who makes a client of it', () => {
  type Shown = { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> }
  type Content = { content?: Record<string, Shown> }
  type Described = {
    operationId?: string
    security?: object[]
    parameters?: ({ name: string } & Shown)[]
    requestBody?: Content
    responses: Record<string, Content>
  }
  type Whole = {
    paths: Record<string, Record<string, Described>>
    components: { schemas: object; securitySchemes: object }
  }
  const readWhole = async (db: Db) =>
    (await (await createApi(apiServices(db)).request('/api/openapi.json')).json()) as Whole

  const callsOf = ({ paths }: Whole) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
    )

  // (caught: a call added without a name; a name whose call is gone; two calls of one name)
  test('every call has a name of its own, and says what opens it', async ({ db }) => {
    const whole = await readWhole(db)
    const [calls, { components }] = [callsOf(whole), whole]
    expect(calls.filter(({ operationId }) => !operationId).map(({ call }) => call)).toEqual([])
    expect(Object.keys(OPERATION_NAMES).filter((name) => !calls.some(({ call }) => call === name))).toEqual([])
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    const known = new Set(Object.keys(components.securitySchemes))
    const ways = calls.flatMap(({ security }) => security!.flatMap((way) => Object.keys(way)))
    expect(new Set(ways).difference(known)).toEqual(new Set())
    const of = (name: string) => calls.find(({ operationId }) => operationId === name)?.security
    expect([of('getPackage'), of('logIn'), of('getBooking'), of('getWishlist'), of('sendEnquiry')]).toEqual([
      [{}, { partner: [] }],
      [],
      [{ booking: [] }, { session: [] }],
      [{ session: [] }],
      [],
    ])
  })

  // (caught: an example of another form than its field)
  test('every example is of the form it is an example of', async ({ db }) => {
    const { components, paths } = await readWhole(db)
    const wrong: string[] = []
    let seen = 0
    const look = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return
      const { schema, example, examples = {}, ...shape } = node as Shown
      for (const shown of [example, ...Object.values(examples).map(({ value }) => value)]) {
        if (shown === undefined) continue
        seen++
        const own = JSON.stringify(schema ?? shape)
        const inlined = own.includes('$ref') ? JSON.stringify({ ...JSON.parse(own), $defs: components.schemas }) : own
        const parsed = z
          .fromJSONSchema(JSON.parse(inlined.replaceAll('#/components/schemas/', '#/$defs/')))
          .safeParse(shown)
        if (!parsed.success) wrong.push(`${path}: ${JSON.stringify(shown)}: ${parsed.error.message}`)
      }
      for (const [name, inside] of Object.entries(node)) if (!/^examples?$/.test(name)) look(inside, `${path}/${name}`)
    }
    look({ components: { schemas: components.schemas }, paths }, '')
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(400)
  })

  // (seen to fail of each kind: a body, an answer and a parameter whose example was taken away)
  test('every body, answer and parameter has an example', async ({ db }) => {
    const { paths } = await readWhole(db)
    const bare: string[] = []
    const look = (what: string, { example, examples }: Shown) =>
      example === undefined && examples === undefined && bare.push(what)
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        const call = `${method} ${path}`
        for (const { name, ...parameter } of operation.parameters ?? []) look(`${call} ${name}`, parameter)
        const said = [['sent', operation.requestBody ?? {}] as const, ...Object.entries(operation.responses)]
        for (const [what, { content = {} }] of said)
          for (const [kind, shown] of Object.entries(content)) look(`${call} ${what} ${kind}`, shown)
      }
    expect(bare).toEqual([])
  })
})

describe('the page to read it', () => {
  // Caught: a policy that knows another style than the one in the page, a shape nobody explains, a call left out.
  test('names every call and shape, and needs no script', async ({ db }) => {
    const { api, document } = await open(db)
    const page = await api.request('/api/docs')
    const html = await page.text()
    for (const path of Object.keys(document.paths)) expect(html).toContain(`GET ${path}</code>`)
    const [links, names] = [/href="#(\w+)"/g, /id="(\w+)"/g].map((kind) =>
      [...html.matchAll(kind)].map(([, name]) => name),
    )
    expect(new Set(links).difference(new Set(names))).toEqual(new Set())
    expect(names).toEqual(Object.keys(document.components.schemas))
    expect(html).not.toMatch(/<script|(?:src|href)="?https?:|url\(|@import/)
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  })

  // (caught: a body without its example)
  test('shows what may be sent and what is answered then', async ({ db }) => {
    const { api } = await open(db)
    const { paths } = (await (await api.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
    }
    const html = (await (await api.request('/api/docs')).text())
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
    const sent = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
      .flatMap(({ example }) => (example === undefined ? [] : JSON.stringify(example, null, 2)))
    expect(sent.length).toBeGreaterThan(10)
    expect(sent.filter((example) => !html.includes(example))).toEqual([])
    expect(html).toContain('"seatsLeft": ')
  })

  test('writes what an answer is made of, descriptions escaped', async () => {
    const list = { type: 'array', items: { anyOf: [{ $ref: '#/components/schemas/Tea' }, { type: 'null' }] } } as const
    const properties = { first: { enum: ['a', 'b'] }, all: { ...list, description: '<b>' } } as const
    expect(String(await notationOf({ type: 'object', properties, required: ['first'] }))).toBe(
      `{\n  <b>first</b>: &quot;a&quot; | &quot;b&quot;\n  <b>all</b>?: (<a href="#Tea">Tea</a> | null)[] <i>// &lt;b&gt;</i>\n}`,
    )
  })
})
