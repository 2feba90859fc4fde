import { hash } from 'node:crypto'
import { chooseEncoding } from '#server/pages/page-answer.ts'
import type { Encoding } from '#server/pages/page-cache.ts'
import { quickBrotli, quickGzip } from '#server/quick-compression.ts'

/** Below this, compressing saves no packet. */
const SMALL = 1024

/** Where an answer is put together before it is compressed: text of such a length thrown away each time is what most collections were for. */
let scratch = Buffer.allocUnsafe(64 * SMALL)
const MOST_BYTES_A_UNIT = 3

/** A JSON answer made in one go of its pieces, for a call that is asked at every letter: compressed for `accepts`, with its own weak ETag. */
export function quickJson(pieces: readonly string[], accepts: string | undefined): Response {
  const plain = laidOut(pieces)
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

/** The bytes of the pieces, good until the next answer is laid out. */
function laidOut(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const most = pieces.reduce((sum, { length }) => sum + length, 0) * MOST_BYTES_A_UNIT
  if (most > scratch.length) scratch = Buffer.allocUnsafe(most)
  let end = 0
  for (const piece of pieces) end += scratch.write(piece, end)
  return scratch.subarray(0, end)
}

function encode(plain: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'identity') return Buffer.from(plain)
  // On the spot rather than in the thread pool.
  return encoding === 'gzip' ? quickGzip(plain) : quickBrotli(plain)
}
