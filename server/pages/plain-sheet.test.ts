import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAIN_SHEET } from './plain-sheet.ts'

test('pages without a style sheet have the colours of the house, light and dark (caught: a rule of another brown at night)', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8')
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
  const [own = '', ownDark = ''] = PLAIN_SHEET.split('prefers-color-scheme:dark')
  const colours = (sheet: string) =>
    [...sheet.matchAll(/(--[\w-]+):(#\w+)/g)].map(([, name, value]) => `${name}: ${value};`)
  expect(colours(own).filter((line) => !light.includes(line))).toEqual([])
  expect(colours(ownDark).filter((line) => !dark.includes(line))).toEqual([])
  expect([colours(own).length > 10, colours(ownDark).length > 8]).toEqual([true, true])
})
