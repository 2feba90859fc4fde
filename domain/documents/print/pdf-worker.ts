import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import { drawItinerary, drawPacking, drawVoucher } from './journey.ts'
import { drawPaper } from './paper.ts'
import type { PrintedThing, PrintAnswer, PrintAsked } from './printer.server.ts'

const fontFile = (name: string) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url))
const weights = (name: string, light: number) => [
  { src: fontFile(`${name}-${light}`), fontWeight: 400 },
  { src: fontFile(`${name}-600`), fontWeight: 600 },
]
Font.register({ family: 'Anek', fonts: weights('anek-latin', 420) })
Font.register({ family: 'Anek rest', fonts: weights('anek-latin-rest', 400) })
Font.register({ family: 'Devanagari', fonts: weights('noto-sans-devanagari', 400) })
Font.register({ family: 'Besley', fonts: [{ src: fontFile('besley-640') }] })
// A name is not divided at the end of a line.
Font.registerHyphenationCallback((word) => [word])

parentPort?.on('message', ({ id, asked, logo }: PrintAsked) => {
  void print(asked, logo).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies PrintAnswer),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies PrintAnswer),
  )
})

async function print(asked: PrintedThing, logo: Uint8Array | undefined): Promise<Uint8Array> {
  return renderToBuffer(drawn(asked, logo) as Parameters<typeof renderToBuffer>[0])
}

function drawn(asked: PrintedThing, logo: Uint8Array | undefined) {
  if (asked.what === 'paper') return drawPaper(asked.paper, logo)
  if (asked.what === 'packing') return drawPacking(asked.trip, logo)
  return asked.what === 'voucher' ? drawVoucher(asked.trip, asked.code, logo) : drawItinerary(asked.trip, logo)
}
