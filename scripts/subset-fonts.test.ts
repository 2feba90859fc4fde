import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FIRST = ['anek-latin.woff2', 'besley.woff2']
const css = readFileSync('app/ui/tokens.css', 'utf8')

/** The unicode-range of a file's face. */
function rangeOf(file: string): [from: number, to: number][] {
  const face = css.split('@font-face').find((text) => text.includes(`/${file}'`)) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ])
}

function isIn(ranges: [from: number, to: number][], character: string): boolean {
  const code = character.codePointAt(0)!
  return ranges.some(([from, to]) => from <= code && code <= to)
}

test.each(FIRST)('%s holds every Latin character and sign our pages and the demo are written with', (file) => {
  const range = rangeOf(file)
  const written = ['app', 'demo', 'web'].flatMap(wordsIn).join('')
  // The drawn signs, and other scripts, are in no font of ours.
  const ours = new Set(written.match(/[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}]/gu)?.filter((each) => each < '\u2100'))
  const rare = [...ours].filter((each) => !isIn(range, each))
  expect(rare.toSorted()).toEqual(['§', 'â', 'ã'])
})

test('what the first file claims, the rest leaves to it, and the licences lie beside them', () => {
  for (const file of FIRST)
    expect(css.indexOf(`/${file}'`)).toBeGreaterThan(css.indexOf(`/${file.replace('.', '-rest.')}'`))
  expect(readdirSync('public/fonts').filter((name) => name.startsWith('OFL-'))).toHaveLength(2)
})

function wordsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx|md|json|ya?ml)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}
