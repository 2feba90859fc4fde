import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { SCOPES } from '#domain/partners/scope.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import type { DescribedApi } from './docs-page.ts'
import { giveExamples } from './examples.ts'
import type { ExemplifiedApi } from './examples.ts'
import { nameOperations } from './operations.ts'

const DOCUMENT = '/api/openapi.json'

const describe = `The public calls of the storefront. Entities carry an opaque \`_id\`; money is in paise as integers in fields that end in \`Paise\`;
dates of travel are \`YYYY-MM-DD\`. What is the same for everybody carries an \`ETag\` and may be kept for a minute; departures, kept quotes, bookings and
whatever is of one person are of this moment and kept by nobody. What went wrong stands in \`message\`; calls of our own name it in \`reason\` too, a call of fares
what is wrong with its first field. What is sent is JSON and says so, \`Content-Type: application/json\`: with a cookie anything else is answered 415. A filter of a list that makes no sense, such as a month 13 or 99 stars, is left out.

Partners may bring a key of theirs with any call but those of accounts and wishlists, as \`Authorization: Bearer padav_…\`: it opens what its scopes (${Object.keys(
  SCOPES,
)
  .map((scope) => `\`${scope}\``)
  .join(', ')}) name, so many times a minute as it
says. One that is unknown or ended is answered 401 \`api-key-unknown\`, without the scope 403 \`api-key-scope\`, beyond its limit 429 with Retry-After. A booking is opened by its own token in the same header, without the key.

Partners may be told what happens: a webhook of theirs is posted \`{id, event, at, data}\` with \`Padav-Signature: t=…,v1=…\`, the HMAC-SHA-256 of \`t.body\` by the webhook’s secret, in hex. Whoever checks it refuses what is older than five minutes;
the same \`id\` may come twice. Events: \`booking.held\`, \`.extended\`, \`.held-again\`, \`.expired\`, \`.confirmed\`, \`.amended\`, \`.called-off\`, \`.cancelled\`, \`payment.paid\`, \`.unpaid\` (entered wrongly, and due again), \`.money-returned\`, \`catalogue.changed\`. What is not answered 2xx within
ten seconds comes again after 1, 4, 16 … minutes.

Besides what is listed here: \`POST /webhooks/payments/{provider}\` takes the signed notices of payment providers; \`GET /healthz\` says that the site is alive,
\`GET /readyz\` that its database is too; \`GET /api/auth/signin\`, \`/signout\` and \`/error\` are pages. The README has more of each.

Every \`reason\`: ${Object.keys(REFUSALS)
  .toSorted()
  .map((reason) => `\`${reason}\``)
  .join(', ')}.`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document of every call added so far and later, and the same as a page to read. */
export function addDocs(api: OpenAPIHono, { config }: Pick<ApiServices, 'config'>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'partner', {
    type: 'http',
    scheme: 'bearer',
    description: `A partner’s key, which begins with padav_. Its scopes: ${Object.entries(SCOPES)
      .map(([scope, opens]) => `${scope} (${opens})`)
      .join(', ')}.`,
  })
  const describeApi = () => {
    const document = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Calls of this site', version: '1.0.0', description: describe },
      servers: [{ url: config.publicUrl }],
    })
    nameOperations(document.paths)
    giveExamples(document as ExemplifiedApi)
    return document
  }
  api.get(DOCUMENT, (c) => c.json(describeApi()))
  api.get('/api/docs', async (c) =>
    c.html(await docsPage(describeApi() as DescribedApi, DOCUMENT), 200, { 'Content-Security-Policy': POLICY }),
  )
}
