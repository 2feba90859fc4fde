import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const IMPORTED = /import (\w+) from '([^']+\.module\.css)'/g

async function componentsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.tsx')).map((name) => path.join(folder, name))
}

/** What a component takes from its sheets that stands in none: the page gets `class="undefined"`. */
function missingIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(IMPORTED)].flatMap(([line, name, from]) => {
    const sheet = readFileSync(from!.startsWith('#') ? from!.slice(1) : path.join(path.dirname(file), from!), 'utf8')
    const used = [...source.replace(line, '').matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(
      (match) => match[1]!,
    )
    return used.filter((rule) => !new RegExp(`\\.${rule}\\b`).test(sheet)).map((rule) => `${file}: ${name}.${rule}`)
  })
}

// caught: rules of the enquiries moved to another sheet, and their page stood without columns.
test('every class a component takes stands in the sheet it takes it from', async () => {
  const files = await componentsOf('app')
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(missingIn)).toEqual([])
})
