import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { REFUSALS } from './refusals.ts'

const HOUSE = fileURLToPath(new URL('..', import.meta.url))
let sources: [file: string, text: string][]

beforeAll(async () => {
  const named = await Array.fromAsync(glob('{app,domain,server,web}/**/*.{ts,tsx}', { cwd: HOUSE }))
  // A test says once more what it expects.
  const files = named.filter((file) => !/\.test\.tsx?$/.test(file))
  sources = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(HOUSE + file, 'utf8')]),
  )
})

/** However its lines are broken. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

test('every sentence of the table is written once (found: fifteen written again, in islands, rooms and pages)', () => {
  const read = sources.map(([file, text]) => [file, inOneLine(text)] as const)
  const whole = read.map(([, text]) => text).join('\n')
  const messages = new Set(Object.values(REFUSALS).map(({ message }) => message))
  const twice = [...messages].filter((message) => whole.split(message).length > 2)
  const filesOf = (message: string) => read.filter(([, text]) => text.includes(message)).map(([file]) => file)
  expect(twice.map((message) => [message, ...filesOf(message)])).toEqual([])
})

test('no page gives a reason a status of its own (found: eighteen did)', () => {
  const own = sources.filter(([, text]) => /\breason\b.*\? ?[45]\d\d\b/.test(text))
  expect(own.map(([file]) => file)).toEqual([])
})
