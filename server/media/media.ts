import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { onlyRead } from '#server/middleware/only-read.ts'
import { isHeld } from '#server/entity-tag.ts'
import { EncodersBusy } from '#domain/media/encoders.ts'
import type { Rendition, Renditions } from '#domain/media/renditions.server.ts'
import { refusal } from '#web/refusals.ts'

const A_YEAR = 31_536_000
const FILE = /^([1-9]\d{2,3})\.(avif|webp|jpg)$/

/** GET and HEAD `/media/{id}/{width}.{format}`: one rendering of one picture, the same for ever. */
export function createMedia({ renditions }: { renditions: Pick<Renditions, 'read'> }): Hono {
  const app = new Hono()
  app.get('/media/:id/:file', (c) => answerPicture(c, renditions, c.req.param('id'), c.req.param('file')))
  onlyRead(app)
  app.all('/media/*', (c) => c.json(...refusal('unknown-picture'), { 'Cache-Control': 'no-store' }))
  return app
}

async function answerPicture(
  c: Context,
  renditions: Pick<Renditions, 'read'>,
  id: string,
  file: string,
): Promise<Response> {
  const [, width, format = ''] = FILE.exec(file) ?? []
  const rendition = await renditions.read(id, Number(width), format).catch(busy)
  if (rendition === 'busy')
    return c.json(...refusal('pictures-busy'), { 'Retry-After': '2', 'Cache-Control': 'no-store' })
  if (!rendition) return c.json(...refusal('unknown-picture'), { 'Cache-Control': 'no-store' })
  return sendRendition(c, rendition, `${id}-${file}`)
}

function busy(error: unknown): 'busy' {
  if (error instanceof EncodersBusy) return 'busy'
  throw error
}

function sendRendition(c: Context, { bytes, contentType }: Rendition, name: string): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  c.header('Cache-Control', `public, max-age=${A_YEAR}, immutable`)
  c.header('ETag', etag)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "sandbox; default-src 'none'")
  c.header('Content-Disposition', `inline; filename="${name}"`)
  if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', contentType)
  c.header('Content-Length', String(bytes.length))
  return c.body(new Uint8Array(bytes))
}
