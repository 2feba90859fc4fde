import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '#tests/running-site.ts'
import { readColumns, writeColumns } from './columns-file.server.ts'

const COLUMNS = {
  plain: { name: 'Tea Hills of Köchi', sizes: [3, 0] },
  numbers: {
    bytes: Uint8Array.of(1, 2, 255),
    text: Buffer.from('tea'),
    none: new Uint32Array(0),
    small: Uint16Array.of(65_535, 0, 7),
    paise: Float64Array.of(4_599_900, Number.NaN),
    // A stretch of something longer.
    stretch: Uint32Array.of(9, 8, 7, 6).subarray(1, 3),
  },
}

test('columns come back as they were, and leave nothing beside their file', async () => {
  const { path, remove } = await temporaryDirectory()
  const file = join(path, 'a.columns')
  await writeColumns(file, COLUMNS)
  const { plain, numbers } = (await readColumns(file))!
  expect(plain).toEqual(COLUMNS.plain)
  expect(Object.entries(numbers).map(([name, column]) => [name, [...column]])).toEqual(
    Object.entries(COLUMNS.numbers).map(([name, column]) => [name, [...column]]),
  )
  expect(await readdir(path)).toEqual(['a.columns'])
  await remove()
})

// (caught: a sum that is not looked at)
test('a file that is cut short, changed anywhere, or of something else is none', async () => {
  const { path, remove } = await temporaryDirectory()
  const file = join(path, 'a.columns')
  expect(await readColumns(file)).toBeUndefined()
  await writeColumns(file, COLUMNS)
  const whole = await readFile(file)
  const broken = [
    whole.subarray(0, 10),
    whole.subarray(0, -1),
    Buffer.from('{}'),
    ...[0, 9, 13, 40, whole.length - 8].map((at) => whole.with(at, whole[at]! ^ 1)),
  ]
  for (const bytes of broken) {
    await writeFile(file, bytes)
    expect(await readColumns(file)).toBeUndefined()
  }
  await remove()
})
