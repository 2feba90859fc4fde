import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiServices } from './api-services.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import type { Described } from './docs-page.ts'

const DOCUMENT = '/api/openapi.json'

const describe = `The public calls of the storefront. Entities carry an opaque \`_id\`; money is in paise as integers in fields that end in \`Paise\`;
dates of travel are \`YYYY-MM-DD\`. Answers carry an \`ETag\` and may be kept for a minute. What went wrong stands in \`message\`.`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document of every call added so far and later, and the same as a page to read. */
export function addDocs(api: OpenAPIHono, { config }: Pick<ApiServices, 'config'>): void {
  const describeApi = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Padav', version: '1.0.0', description: describe },
      servers: [{ url: config.publicUrl }],
    })
  api.get(DOCUMENT, (c) => c.json(describeApi()))
  api.get('/api/docs', async (c) =>
    c.html(await docsPage(describeApi() as Described, DOCUMENT), 200, { 'Content-Security-Policy': POLICY }),
  )
}
