import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { Scalar } from '@scalar/hono-api-reference'
import type { ApiServices } from './api-services.ts'

const DOCUMENT = '/api/openapi.json'
const READER = '/api/docs/reader.js'
const READER_PACKAGE = '@scalar/fastify-api-reference'
const compress = promisify(gzip)

const describe = `The public calls of the storefront. Entities carry an opaque \`_id\`; money is in paise as integers in fields that end in \`Paise\`;
dates of travel are \`YYYY-MM-DD\`. Answers carry an \`ETag\` and may be kept for a minute. What went wrong stands in \`message\`.`

const page = Scalar({
  url: DOCUMENT,
  cdn: READER,
  pageTitle: 'Padav: the calls',
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  telemetry: false,
  agent: { disabled: true },
})

/** The OpenAPI document of every call added so far and later, and a page to read it, whose script comes from our own files. */
export function addDocs(api: OpenAPIHono, { config }: Pick<ApiServices, 'config'>): void {
  api.get(DOCUMENT, (c) => c.json(describeApi(api, config.publicUrl)))
  api.get('/api/docs', async (c) => {
    const answer = await page(c, async () => {})
    const html = answer instanceof Response ? await answer.text() : ''
    return c.html(html, 200, { 'Content-Security-Policy': policyFor(html) })
  })
  const reader = readerOf(config.projectDir)
  api.get(READER, async (c) => {
    const { plain, gzipped } = await reader()
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Accept-Encoding',
    }
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(plain, 200, headers)
    return c.body(gzipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
  })
}

function describeApi(api: OpenAPIHono, publicUrl: string) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Padav', version: '1.0.0', description: describe },
    servers: [{ url: publicUrl }],
  })
}

// The reader writes its styles into the page, so those are allowed; it may ask nobody but us.
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)
  const hashes = inline.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

type Bytes = Uint8Array<ArrayBuffer>

/** The reader's script, read and compressed when it is first asked for. */
function readerOf(projectDir: string): () => Promise<{ plain: Bytes; gzipped: Bytes }> {
  let read: Promise<{ plain: Bytes; gzipped: Bytes }> | undefined
  const forget = () => void (read = undefined)
  return () => {
    if (!read) (read = readReader(projectDir)).catch(forget)
    return read
  }
}

async function readReader(projectDir: string): Promise<{ plain: Bytes; gzipped: Bytes }> {
  const entry = createRequire(join(projectDir, 'package.json')).resolve(READER_PACKAGE)
  const plain = await readFile(join(dirname(entry), 'js/standalone.js'))
  return { plain, gzipped: await compress(plain) }
}
