// Cuts the fonts of app/ui/fonts to what a first page of Indian English needs, and the rest into files that are fetched when it occurs.
// `npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs` writes public/fonts anew, byte for byte. Whoever adds a
// character to FIRST adds it to the unicode-range in app/ui/tokens.css too (scripts/subset-fonts.test.ts compares the two).
import { readFile, writeFile } from 'node:fs/promises'

/** What the site says on every page, and what the names and sentences of a catalogue here are written with. */
const FIRST_RANGES = [[0x20, 0x7e], 0xa0, 0xa9, 0xb0, 0xb7, 0xbd, 0xd7, 0xe9, [0x2013, 0x2014], [0x2018, 0x2019]]
const FIRST = listed([...FIRST_RANGES, [0x201c, 0x201d], 0x2022, 0x2026, 0x20b9, 0x2212])
/** Latin as Western Europe writes it, and what a typesetter adds. */
const LATIN = listed([
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x203a],
  0x20ac,
  0x2122,
  [0x2190, 0x2193],
  0x2215,
])
const REST = LATIN.filter((code) => !FIRST.includes(code))

/** Headings stand in one weight: an axis costs as much again. */
const HEADING = { wght: 640 }
const TEXT = { wght: { min: 420, max: 660, default: 420 } }
/** Figures of one width. Pairs that are drawn closer, in every weight, are a third of the file, and at 16 px nobody sees them. */
const FEATURES = ['tnum']
/** None of one width: Besley draws its tabular nought in a light face, whatever the weight. */
const HEADING_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl']

const FILES = [
  { from: 'anek-latin-rupee-wght', to: 'anek-latin', axes: TEXT, features: FEATURES, codes: FIRST },
  { from: 'anek-latin-rupee-wght', to: 'anek-latin-rest', axes: TEXT, features: FEATURES, codes: REST },
  { from: 'besley-latin-wght-normal', to: 'besley', axes: HEADING, features: HEADING_FEATURES, codes: FIRST },
  { from: 'besley-latin-wght-normal', to: 'besley-rest', axes: HEADING, features: HEADING_FEATURES, codes: REST },
  {
    from: 'besley-latin-wght-italic',
    to: 'besley-italic',
    axes: HEADING,
    features: HEADING_FEATURES,
    codes: [...FIRST, ...REST],
  },
]

const { default: subsetFont } = await import('subset-font')
for (const { from, to, axes, features, codes } of FILES) {
  const font = await subsetFont(await readFile(`app/ui/fonts/${from}.woff2`), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(`public/fonts/${to}.woff2`, font)
  process.stdout.write(`${to}: ${codes.length} characters, ${font.length} bytes\n`)
}

/** Single characters and ranges as one list. */
function listed(ranges) {
  return ranges.flatMap((range) => {
    const [from, to] = Array.isArray(range) ? range : [range, range]
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
}
