import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BrotliOptions, ZlibOptions } from 'node:zlib'

const QUICKEST_BROTLI = 0
const QUICKEST_GZIP = 1
const [SMALLEST_WINDOW, LARGEST_WINDOW] = [constants.BROTLI_MIN_WINDOW_BITS, constants.BROTLI_DEFAULT_WINDOW]

/**
 * Bytes for whoever waits for them: a fifth of a millisecond here, against a thread that pictures are made on. The window is no larger than
 * the bytes: clearing its memory is an eighth of the work on a list.
 */
export function quickBrotli(plain: Uint8Array): Buffer<ArrayBuffer> {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size, BROTLI_PARAM_LGWIN: window } = constants
  const bits = Math.ceil(Math.log2(plain.length + 1)) + 1
  const params = {
    [quality]: QUICKEST_BROTLI,
    [size]: plain.length,
    [window]: Math.min(Math.max(bits, SMALLEST_WINDOW), LARGEST_WINDOW),
  }
  return withoutRest(brotliCompressSync, plain, { params })
}

export function quickGzip(plain: Uint8Array): Buffer<ArrayBuffer> {
  return withoutRest(gzipSync, plain, { level: QUICKEST_GZIP })
}

type Options = BrotliOptions & ZlibOptions
type Compress = (plain: Uint8Array, options: Options) => unknown
type InformedStream = { buffer: Buffer<ArrayBuffer>; engine: { _outBuffer?: unknown } }

/**
 * Node's compressor outlives small collections together with 16 KB it no longer needs. After some thousand pages V8 thought itself short of
 * memory for that alone and went through the whole heap, again and again: a quarter of the work of a page that is drawn.
 */
function withoutRest(compress: Compress, plain: Uint8Array, options: Options): Buffer<ArrayBuffer> {
  const { buffer, engine } = compress(plain, { ...options, info: true }) as InformedStream
  engine._outBuffer = undefined
  return buffer
}
