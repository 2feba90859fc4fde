import { hash } from 'node:crypto'
import { chooseEncoding } from '#server/pages/page-answer.ts'
import type { Encoding } from '#server/pages/page-cache.ts'
import { quickBrotli, quickGzip } from '#server/quick-compression.ts'

/** Below this, compressing saves no packet. */
const SMALL = 1024

/** A JSON answer made in one go, for a call that is asked at every letter: compressed for `accepts`, with its own weak ETag. */
export function quickJson(json: string, accepts: string | undefined): Response {
  const plain = Buffer.from(json)
  const encoding = plain.length < SMALL ? 'identity' : chooseEncoding(accepts)
  const bytes = encode(plain, encoding)
  return new Response(bytes, {
    headers: {
      'content-length': String(bytes.length),
      'content-type': 'application/json; charset=utf-8',
      etag: `W/"${hash('sha1', plain, 'base64url')}"`,
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  })
}

function encode(plain: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'identity') return plain
  // On the spot rather than in the thread pool.
  return encoding === 'gzip' ? quickGzip(plain) : quickBrotli(plain)
}
