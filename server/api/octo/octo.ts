import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { findResoldPackage, listResoldPackages } from '#domain/departures/resold.server.ts'
import type { ResoldPackage } from '#domain/departures/resold.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { operatorNameOf } from '#domain/settings/settings.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import type { ApiServices } from '#server/api/api-services.ts'
import { REFUSALS } from '#web/refusals.ts'
import { always, good } from '#server/api/shapes/answers.ts'
import {
  OctoAvailability,
  OctoAvailabilityAsked,
  OctoCalendarAsked,
  OctoDay,
  OctoProduct,
  OctoRefused,
  OctoSupplier,
  productId,
} from './octo-shapes.ts'
import { toAvailability, toCalendar, toProduct } from './resold.ts'

/** Where these calls begin. */
const BASE = '/api/octo'
/** Calls of it that something is sent to. */
export const OCTO_SENT_TO = [`${BASE}/availability`, `${BASE}/availability/calendar`]
/** Whether a path is one of these calls. */
export function isOcto(path: string): boolean {
  return path.startsWith(`${BASE}/`)
}
/** More days are asked for in several questions. */
const MOST_DAYS = 366

const of = { tags: ['Resellers (OCTO)'] }
const refusedAs = (description: string) => ({
  description,
  content: { 'application/json': { schema: OctoRefused } },
})
const sent = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})
/** What is of this moment. */
const current = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

const supplierCall = createRoute({
  ...of,
  method: 'get',
  path: `${BASE}/supplier`,
  summary: 'Who runs the site, as OCTO says it',
  responses: { 200: good(OctoSupplier, 'The supplier.'), ...always },
})
const productsCall = createRoute({
  ...of,
  method: 'get',
  path: `${BASE}/products`,
  summary: 'Every package with departures on sale',
  responses: { 200: good(z.array(OctoProduct), 'The products, by their addresses.'), ...always },
})
const productCall = createRoute({
  ...of,
  method: 'get',
  path: `${BASE}/products/{productId}`,
  summary: 'A package with departures on sale',
  request: { params: z.object({ productId }) },
  responses: { 200: good(OctoProduct, 'The product.'), 400: refusedAs('There is no such product.'), ...always },
})
const availabilityCall = createRoute({
  ...of,
  method: 'post',
  path: OCTO_SENT_TO[0]!,
  summary: 'Departures of an option between two days, or by their ids, with the seats of this moment',
  request: sent(OctoAvailabilityAsked),
  responses: {
    200: current(z.array(OctoAvailability), 'The departures.'),
    400: refusedAs('There is no such product, option or unit, or the days make no sense.'),
    ...always,
  },
})
const calendarCall = createRoute({
  ...of,
  method: 'post',
  path: OCTO_SENT_TO[1]!,
  summary: 'Each day between two with the seats of what leaves on it',
  request: sent(OctoCalendarAsked),
  responses: {
    200: current(z.array(OctoDay), 'The days.'),
    400: refusedAs('There is no such product, option or unit, or the days make no sense.'),
    ...always,
  },
})

/** The calls resellers know from other sites: products and availability of OCTO, read only. Who books does it by the calls of bookings. */
export function addOcto(api: OpenAPIHono, { db, clock, config }: Pick<ApiServices, 'db' | 'clock' | 'config'>): void {
  const today = () => istDate(clock.now())
  // An option somebody knows stays one while a date of it is to come, sold or not.
  const find = async (packageId: string) => findResoldPackage(db, { today: today(), packageId })

  api.use(`${BASE}/*`, async (c, next) => {
    await next()
    const { status } = c.res
    if (c.error !== undefined && (status === 400 || status === 415))
      c.res = c.json(
        bad(c.req.method === 'GET' ? REFUSALS['malformed-address'].message : 'What was sent is no JSON.'),
        400,
      )
    if (status === 405)
      c.res = c.json({ ...bad(REFUSALS['method-not-allowed'].message), ...(await c.res.json()) }, c.res)
    // None of its capabilities beyond the core.
    c.res.headers.set('Octo-Capabilities', '')
    if (c.req.method === 'POST') c.res.headers.set('Cache-Control', 'no-store')
  })
  api.openapi(supplierCall, async (c) => {
    const site = await findSetting(db, 'site')
    const contact = {
      website: config.publicUrl,
      email: site?.email ?? null,
      telephone: site?.bandPhone ?? null,
      address: site?.address ? Object.values(site.address).join(', ') : null,
    }
    const endpoint = config.publicUrl + BASE
    return c.json({ id: new URL(config.publicUrl).host, name: operatorNameOf(site), endpoint, contact }, 200)
  })
  api.openapi(productsCall, async (c) => c.json((await listResoldPackages(db, { today: today() })).map(toProduct), 200))
  api.openapi(productCall, async (c) => {
    const { productId } = c.req.valid('param')
    const [pkg] = await listResoldPackages(db, { today: today(), packageId: productId })
    return pkg ? c.json(toProduct(pkg), 200) : c.json(noProduct(productId), 400)
  })
  api.openapi(
    availabilityCall,
    async (c) => {
      const asked = c.req.valid('json')
      const pkg = await find(asked.productId)
      const wrong = whatIsWrong(pkg, asked)
      if (wrong || !pkg) return c.json(wrong ?? noProduct(asked.productId), 400)
      const { availabilityIds: ids, localDateStart: from, localDateEnd: to } = asked
      const leaving = await availabilities(pkg, asked, from ?? today())
      const wanted = ids
        ? leaving.filter(({ id }) => ids.includes(id))
        : leaving.filter(({ localDateTimeStart }) => localDateTimeStart.slice(0, 10) <= to!)
      return c.json(wanted, 200)
    },
    unclear,
  )
  api.openapi(
    calendarCall,
    async (c) => {
      const asked = c.req.valid('json')
      const pkg = await find(asked.productId)
      const wrong = whatIsWrong(pkg, asked)
      if (wrong || !pkg) return c.json(wrong ?? noProduct(asked.productId), 400)
      const leaving = await availabilities(pkg, asked, asked.localDateStart)
      return c.json(toCalendar(leaving, asked.localDateStart, asked.localDateEnd), 200)
    },
    unclear,
  )

  /** What leaves from the option's city on a day or after it. */
  async function availabilities(pkg: ResoldPackage, { optionId, units = [] }: AskedAvailability, from: CalendarDate) {
    const all = await listDepartures(db, pkg.id, { from: from > today() ? from : today() })
    return all
      .filter(({ departureCity }) => slugify(departureCity) === optionId)
      .map((departure) => toAvailability(departure, { pkg, today: today(), units }))
  }
}

type AskedAvailability = Pick<
  OctoAvailabilityAsked,
  'productId' | 'optionId' | 'units' | 'localDateStart' | 'localDateEnd'
> &
  Pick<OctoAvailabilityAsked, 'availabilityIds'>

function noProduct(productId: string): OctoRefused {
  return { error: 'INVALID_PRODUCT_ID', errorMessage: 'No product on sale has this id.', productId }
}

function whatIsWrong(pkg: ResoldPackage | undefined, asked: AskedAvailability): OctoRefused | undefined {
  const { productId, optionId, units = [], localDateStart: from, localDateEnd: to, availabilityIds } = asked
  if (!pkg) return noProduct(productId)
  const option = toProduct(pkg).options.find(({ id }) => id === optionId)
  if (!option) return { error: 'INVALID_OPTION_ID', errorMessage: 'It does not leave from there.', optionId }
  const unknown = units.find((unit) => option.units.every(({ id }) => id !== unit.id))
  if (unknown) return { error: 'INVALID_UNIT_ID', errorMessage: 'It has no such unit.', unitId: unknown.id }
  if (availabilityIds) return undefined
  const isSpan = from !== undefined && to !== undefined && from <= to && to < addDays(from, MOST_DAYS)
  if (isSpan) return undefined
  return bad(`Give localDateStart and localDateEnd, at most ${MOST_DAYS} days apart, or availabilityIds.`)
}

function bad(errorMessage: string): OctoRefused {
  return { error: 'BAD_REQUEST', errorMessage }
}

type Read = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

function unclear(result: Read, c: { json(body: OctoRefused, status: 400): Response }): Response | undefined {
  const [issue] = result.error?.issues ?? []
  return issue ? c.json(bad([issue.path.join('.'), issue.message].filter(Boolean).join(': ')), 400) : undefined
}
