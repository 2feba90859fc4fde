import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { speakPlainly } from '#platform/plain-faults.ts'
import type { Services } from '#domain/services.server.ts'
import { createApi } from './api/api.ts'
import { createBookingCalls } from './api/bookings.ts'
import { partnerKeys } from './api/partner-keys.ts'
import { createWishlist } from './api/wishlist.ts'
import { createAuthentication } from './auth/authentication.ts'
import { createDemoIssuer } from './auth/demo-issuer.ts'
import { openRequestServices } from './auth/request-services.ts'
import { openIdentityProviders } from './auth/identity-providers.ts'
import { createSessionProtocol } from './auth/protocol.ts'
import { CLOSED_POLICY } from '#web/content-security-policy.ts'
import type { Cdn } from './cdn/cdn.ts'
import { dropAtCdn } from './cdn/drop-at-cdn.ts'
import { openCdn } from './cdn/open-cdn.ts'
import { createDevGateway } from './dev-gateway.ts'
import { createDevOutbox } from './dev-outbox.ts'
import { createBookings } from './forms/booking/bookings.ts'
import { createShares } from './forms/booking/shares.ts'
import { createEnquiries } from './forms/enquiries.ts'
import { answerUnexpectedErrors } from './unexpected-errors.ts'
import { refuse } from './refuse.ts'
import { methodsAt } from './middleware/other-methods.ts'
import { opensSoon } from './middleware/opens-soon.ts'
import { createBookingDocuments } from './documents/booking-documents.ts'
import { createVisitReports } from './visit-reports.ts'
import { bytesOfPieces } from './pages/document-renderer.ts'
import { measureHouse } from './watch/house-metrics.ts'
import { openMetrics } from './watch/metrics.ts'
import type { Metrics } from './watch/metrics.ts'
import { watchRequests } from './watch/requests.ts'
import type { RequestWatch } from './watch/requests.ts'
import { measureSite } from './watch/site-metrics.ts'
import { createWaitlist } from './forms/waitlist.ts'
import { createVoucherCheck } from './documents/voucher-check.ts'
import { createFeeds } from './feeds/feeds.ts'
import { createHealth } from './health.ts'
import { readListedPages } from './pages/document-routes.ts'
import { createMedia } from './media/media.ts'
import { createNewsletter } from './forms/newsletter.ts'
import { createAppIcons } from './media/app-icons.ts'
import { createShareCards } from './media/share-cards.ts'
import { SECURITY_HEADERS, strictTransport } from './pages/page-answer.ts'
import { openPageCache } from './pages/page-cache.ts'
import type { PageCache } from './pages/page-cache.ts'
import { createPages } from './pages/pages.ts'
import { createPolicyReports } from './policy-reports.ts'
import { openPrivateDocuments } from './pages/private-documents.ts'
import { createPaymentWebhooks } from './webhooks/payments.ts'
import { createPay } from './forms/pay.ts'
import { createYourData } from './forms/your-data.ts'
import { createParty } from './forms/party.ts'
import { createQuotes } from './forms/quotes.ts'

export type Site = { app: Hono; cache: PageCache; metrics: Metrics; note: RequestWatch['note']; close(): void }

type Parts = {
  services: Services
  /** React Router's server build; asked for anew at each page in development. */
  build: () => Promise<ServerBuild>
  /** Where the browser fetches the islands' loader. */
  islands: string
  /** False in development: every page is rendered anew. */
  keepPages?: boolean
  /** Whether the process was told to end. */
  isShuttingDown?: () => boolean
}

/** The life of a request, top to bottom. */
export function createSite({ services, build, islands, keepPages = true, isShuttingDown = () => false }: Parts): Site {
  speakPlainly()
  const metrics = openMetrics()
  const { watch, note } = watchRequests({ ...services, metrics })
  const cache = openPageCache({ clock: services.clock, log: services.log })
  measureHouse(metrics, { ...services, cache, bytesOfPieces: async () => bytesOfPieces(await build()) })
  measureSite(metrics, services)
  const stopHearing = services.onChanges(cache.drop)
  const cdn = services.config.cdn && openCdn(services.config.cdn)
  const stopTelling = tellCdn(services, cdn)
  const requestServices = openRequestServices(services)
  const draw = openPrivateDocuments({ services, build, islands, keepPages })
  const app = new Hono()
  app.use(watch)
  app.use(securityHeaders(services.config.publicUrl))
  app.use(refusePacked)
  app.use(refuseNul)
  app.use(opensSoon({ ...services, ...requestServices }))
  app.route('/', createHealth({ ...services, metrics, isShuttingDown }))
  app.route('/', createPolicyReports({ ...requestServices, metrics }))
  app.route('/', createVisitReports(requestServices))
  app.route('/', createMedia(services))
  app.route('/', createShareCards(services))
  app.route('/', createAppIcons(services))
  app.route(
    '/',
    createFeeds(services, async () => readListedPages(await build())),
  )
  app.route('/', createNewsletter(services, draw))
  app.route('/', createEnquiries(requestServices, draw))
  app.route('/', createBookings({ ...services, ...requestServices }, draw))
  app.route('/', createShares({ ...services, ...requestServices }, draw))
  app.route('/', createQuotes({ ...services, ...requestServices }, draw))
  app.route('/', createWaitlist(requestServices, draw))
  app.route('/', createYourData(requestServices, draw))
  app.route('/', createPay({ ...services, ...requestServices }, draw))
  app.route('/', createParty(services))
  app.route('/', createPaymentWebhooks({ ...requestServices, ...services }))
  app.route('/', createBookingDocuments({ ...services, ...requestServices }))
  app.route('/', createVoucherCheck(services))
  app.route('/', createDevOutbox(services))
  app.route(
    '/',
    createDevGateway(services, requestServices, (path, init) => app.request(path, init)),
  )
  app.route('/', createDemoIssuer(requestServices))
  app.use('/api/*', partnerKeys(services))
  app.route('/', createAuthentication(requestServices))
  app.route('/', createSessionProtocol(requestServices, openIdentityProviders(services.config)))
  app.route('/', createWishlist(requestServices))
  app.route('/', createBookingCalls({ ...services, ...requestServices }))
  app.route('/', createApi(services))
  const elsewhere = (path: string) => methodsAt(app, path)
  app.all('*', createPages({ services, requestServices, build, cache, cdn, islands, keepPages, elsewhere }))
  app.onError(answerUnexpectedErrors(services))
  return { app, cache, metrics, note, close: () => void (stopHearing(), stopTelling()) }
}

/** Tells what keeps pages in front, where something does, what has changed. Returns the way to stop. */
function tellCdn({ log, onChanges }: Services, cdn: Cdn | undefined): () => void {
  if (!cdn) return () => undefined
  const { tell, close } = dropAtCdn({ cdn, log })
  const stop = onChanges(tell)
  return () => void (stop(), close())
}

function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = Object.entries({ ...SECURITY_HEADERS, ...strictTransport(publicUrl) })
  return async (c, next) => {
    await next()
    // A page that says less of itself than others keeps to that.
    const isSilent = c.res.headers.get('referrer-policy') === 'no-referrer'
    // One that needs more of the browser than others says what.
    const asks = c.res.headers.get('permissions-policy')
    for (const [name, value] of always) c.res.headers.set(name, value)
    if (asks) c.res.headers.set('permissions-policy', asks)
    if (isSilent) c.res.headers.set('referrer-policy', 'no-referrer')
    // What was refused may still be on its way.
    if (c.res.status === 413) c.res.headers.set('Connection', 'close')
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', CLOSED_POLICY)
  }
}

/** Nothing here unpacks what is sent, and packed bytes read as they stand would say something else. */
async function refusePacked(c: Context, next: () => Promise<void>): Promise<Response | void> {
  if ((c.req.header('content-encoding') ?? 'identity').toLowerCase() === 'identity') return next()
  return refuse(c, 'packed', { headers: { 'Accept-Encoding': 'identity' } })
}

/** No text of ours holds the sign that ends one elsewhere, and PostgreSQL keeps none. A path that holds it is no page. */
async function refuseNul(c: Context, next: () => Promise<void>): Promise<Response | void> {
  const [, query] = c.req.url.split('?', 2)
  return query?.includes('%00') ? refuse(c, 'malformed') : next()
}
