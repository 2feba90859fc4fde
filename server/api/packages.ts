import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { istDate } from '#platform/dates.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { inItsMonths } from '#domain/catalogue/months.ts'
import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import { refusal } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Ref } from './shapes/ids.ts'
import { pricedListings } from './priced-listings.ts'
import { PackageDetail, toPackageDetail } from './shapes/package-detail.ts'

const packageCall = createRoute({
  method: 'get',
  path: '/api/public/package/{package}',
  tags: ['Packages'],
  summary: 'A package whole, with the dates it leaves on',
  request: {
    params: z.object({ package: Ref.openapi({ description: 'Its url or its _id.', example: 'munnar-tea-country' }) }),
  },
  responses: {
    200: good(z.object({ data: PackageDetail }), 'The package.'),
    400: refused('malformed', 'Neither an address nor an id.'),
    404: refused('unknown-package', 'There is no such package.'),
    ...always,
  },
})

/** The calls about packages. */
export function addPackages(
  api: OpenAPIHono,
  { db, memory, clock, gstRates }: Pick<ApiServices, 'db' | 'memory' | 'clock' | 'gstRates'>,
): void {
  api.openapi(packageCall, async (c) => {
    const { package: ref } = c.req.valid('param')
    const pkg = await findPackageByRef(db, ref)
    if (!pkg) return c.json(...refusal('unknown-package'))
    const today = istDate(clock.now())
    const departures = await listDepartures(db, pkg.id, { from: today })
    const tax = { on: today, rates: gstRates }
    const detail = toPackageDetail(inItsMonths(await readAlmanac(db), pkg, today), departures, tax)
    const [listed] = await pricedListings({ db, memory }, [pkg], { tax })
    return c.json({ data: { ...detail, ...listed } }, 200)
  })
}
