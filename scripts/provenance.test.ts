import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SHIPPED = ['app', 'art', 'demo', 'docs', 'domain', 'public']
const SOURCES = readFileSync('demo/facts/SOURCES.md', 'utf8')
const CREDITS = readFileSync('app/routes/written/credits.tsx', 'utf8')

/** Every folder with files of a kind, and those files. */
function foldersOf(kind: RegExp): [folder: string, files: string[]][] {
  const files = SHIPPED.flatMap((dir) => readdirSync(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && kind.test(entry.name),
  )
  const byFolder = Object.groupBy(files, ({ parentPath }) => join(parentPath))
  return Object.entries(byFolder).map(([folder, found = []]) => [folder, found.map(({ name }) => name)])
}

/** `noto-sans-devanagari` as people call it. */
function titleOf(family: string): string {
  return family.replace(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && ' ') + letter.toUpperCase())
}

// (caught: Noto Sans Devanagari, which papers are printed with and nobody named)
describe('whose letters, maps and pictures are shipped', () => {
  test.each(foldersOf(/\.(woff2?|ttf|otf)$/))('%s: each family is named, its licence beside it', (folder, files) => {
    const licensed = readdirSync(folder).flatMap((name) => /^OFL-(.+)\.txt$/.exec(name)?.[1] ?? [])
    for (const file of files) {
      const family = licensed.find((one) => file.startsWith(one))
      expect([file, family]).toEqual([file, expect.any(String)])
      expect(SOURCES).toContain(titleOf(family!))
      expect(CREDITS).toContain(`what: '${titleOf(family!)},`)
    }
  })

  test('every folder of them stands in the list of sources', () => {
    const folders = foldersOf(/\.(woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico|geojson)$/).map(([folder]) => folder)
    expect(folders).toEqual(expect.arrayContaining(['demo/facts/images', 'demo/facts/map', 'public/art']))
    expect(folders.filter((folder) => !SOURCES.includes(`\`${folder}\``))).toEqual([])
  })
})
