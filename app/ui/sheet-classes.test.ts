import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const IMPORTED = /import (\w+) from '([^']+\.module\.css)'/g

async function filesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name))
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
  const files = await filesOf('app', '.tsx')
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(missingIn)).toEqual([])
})

const ELEMENT = /(?<![\w.#:'"-])(?:button|input|select|textarea)(?![\w-])/

/** Selectors that reach into what the kit draws, which may be drawn otherwise tomorrow. */
function reachingIn(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!.trim())
  return selectors.filter((one) => !one.startsWith('@') && ELEMENT.test(one)).map((one) => `${file}: ${one}`)
}

test('no sheet but the kit’s speaks of a button or a field as such: it gives them a class, by controlClass or className', async () => {
  const sheets = (await filesOf('app', '.css')).filter((file) => !file.startsWith('app/ui/'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(reachingIn)).toEqual([])
})
