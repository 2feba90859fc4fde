import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quickBrotli, quickGzip } from './quick-compression.ts'

const PAGE = Buffer.from(Array.from({ length: 4000 }, (_, at) => `<li>Halt ${at * 7919}</li>`).join(''))
const TIMES = 200
const KB = 1024

test.each([
  ['Brotli', quickBrotli, brotliDecompressSync],
  ['gzip', quickGzip, gunzipSync],
])(
  '%s says the same, and holds nothing that only a whole collection would give back (caught: its compressor kept as it is)',
  (_, pack, unpack) => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
    expect(unpack(pack(PAGE)).equals(PAGE)).toBe(true)
    collect({ type: 'minor' })
    const before = process.memoryUsage().arrayBuffers
    for (let times = 0; times < TIMES; times++) {
      pack(PAGE)
      if (times % 20 === 19) collect({ type: 'minor' })
    }
    collect({ type: 'minor' })
    // Each compressor would hold 16 KB.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(TIMES * 4 * KB)
  },
)
