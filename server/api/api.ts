import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { compress } from 'hono/compress'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { refuse } from '#server/refuse.ts'
import { fresh } from '#server/middleware/fresh.ts'
import { onlyRead } from '#server/middleware/only-read.ts'
import type { ApiServices } from './api-services.ts'
import { describeAuthentication } from './authentication-described.ts'
import { addCars } from './cars.ts'
import { addCategories } from './categories.ts'
import { addDocs } from './docs.ts'
import { addFares } from './fares.ts'
import { addFilters } from './filters.ts'
import { addHeader } from './header.ts'
import { addHome } from './home.ts'
import { addOcto, OCTO_SENT_TO } from './octo/octo.ts'
import { addPackages } from './packages.ts'
import { addQuotes } from './quotes.ts'
import { addReviews } from './reviews.ts'
import { addSearch } from './search.ts'
import { describeBookings } from './bookings-described.ts'
import { describeForms } from './forms-described.ts'
import { describeSession } from './session-described.ts'
import { describeWishlist } from './wishlist-described.ts'

/** What `public/widget.js` reads from an operator's other site: the same for everybody, and no cookie changes it. */
async function readByOtherSites(c: Context, next: Next): Promise<void> {
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
}

/**
 * Every JSON call under /api/, mounted at the root. It answers all paths under /api/, unknown ones with 404,
 * so anything else that lives there is mounted before it.
 */
export function createApi(services: ApiServices): OpenAPIHono {
  const api = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) return refuse(c, 'malformed', { message: result.error.issues[0]?.message })
      return undefined
    },
  })
  api.onError(answerUnexpectedErrors(services))
  api.use('/api/*', compress())
  api.use('/api/*', fresh())
  for (const path of ['/api/search-api', '/api/public/package/:package']) api.use(path, readByOtherSites)
  addCategories(api, services)
  addHeader(api, services)
  addHome(api, services)
  addSearch(api, services)
  addReviews(api, services)
  addPackages(api, services)
  addQuotes(api, services)
  addFilters(api, services)
  addCars(api, services)
  addFares(api, services)
  addOcto(api, services)
  describeAuthentication(api)
  describeSession(api)
  describeBookings(api)
  describeWishlist(api)
  describeForms(api)
  addDocs(api, services)
  onlyRead(api, ['/api/quotes'])
  for (const path of OCTO_SENT_TO) api.all(path, (c) => refuse(c, 'method-not-allowed', { headers: { Allow: 'POST' } }))
  api.all('/api/*', (c) => refuse(c, 'unknown-call'))
  return api
}
