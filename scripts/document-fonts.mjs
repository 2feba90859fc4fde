// Cuts the fonts that documents are printed with: single weights as TTF, since a PDF takes no axes. Run it where the fonts are installed for the moment:
// `npm install --no-save subset-font@2.9.0 @fontsource/noto-sans-devanagari@5.3.0 @fontsource/anek-latin@5.3.0 && node scripts/document-fonts.mjs` writes domain/documents/fonts anew.
import { mkdir, readFile, writeFile } from 'node:fs/promises'

const LATIN = [[0x20, 0x7e], [0xa0, 0x17f], [0x2010, 0x203a], 0x20ac, 0x20b9, 0x2122, [0x2190, 0x2193], 0x2212]
const DEVANAGARI = [[0x20, 0x7e], [0x900, 0x97f], [0x1cd0, 0x1cff], 0x200c, 0x200d, 0x20b9, 0x25cc, [0xa8e0, 0xa8ff]]
// Accents of Europe, and of names from Sanskrit as scholars write them; what is in it stands in domain/contact/plain-text.ts too.
const REST = [
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
]
const ANEK = 'node_modules/@fontsource/anek-latin/files/anek-latin-latin-ext'
const NOTO = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'

const FILES = [
  { from: 'app/ui/fonts/anek-latin-rupee-wght.woff2', to: 'anek-latin-420', axes: { wght: 420 }, ranges: LATIN },
  { from: 'app/ui/fonts/anek-latin-rupee-wght.woff2', to: 'anek-latin-600', axes: { wght: 600 }, ranges: LATIN },
  { from: 'app/ui/fonts/besley-latin-wght-normal.woff2', to: 'besley-640', axes: { wght: 640 }, ranges: LATIN },
  { from: `${ANEK}-400-normal.woff2`, to: 'anek-latin-rest-400', axes: {}, ranges: REST },
  { from: `${ANEK}-600-normal.woff2`, to: 'anek-latin-rest-600', axes: {}, ranges: REST },
  { from: `${NOTO}-400-normal.woff2`, to: 'noto-sans-devanagari-400', axes: {}, ranges: DEVANAGARI },
  { from: `${NOTO}-600-normal.woff2`, to: 'noto-sans-devanagari-600', axes: {}, ranges: DEVANAGARI },
]

const { default: subsetFont } = await import('subset-font')
await mkdir('domain/documents/fonts', { recursive: true })
for (const { from, to, axes, ranges } of FILES) {
  const codes = ranges.flatMap((range) => {
    const [first, last] = Array.isArray(range) ? range : [range, range]
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  const options = { targetFormat: 'truetype', variationAxes: axes, noHinting: true }
  const font = await subsetFont(await readFile(from), String.fromCodePoint(...codes), options)
  await writeFile(`domain/documents/fonts/${to}.ttf`, font)
  process.stdout.write(`${to}: ${font.length} bytes\n`)
}
