import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDirectory } from '#tests/running-site.ts'
import { readAssets } from './assets.ts'
import { retainBuilds } from './retained-builds.ts'

let place: Awaited<ReturnType<typeof temporaryDirectory>>
beforeAll(async () => void (place = await temporaryDirectory()))
afterAll(() => place.remove())

async function build(name: string) {
  const client = join(place.path, name)
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'assets', `page-${name}.js`), `// ${name}`)
  return retainBuilds(join(place.path, 'data/builds'), client, await readAssets(client))
}

test('the files of this build and of the three before it are found, by every process', async () => {
  const first = await build('one')
  for (const name of ['two', 'three', 'four']) await build(name)
  const textOf = async (path: string) => (await first.find(path))?.bytes.toString()
  // The process that runs the oldest build meets pages of the newest.
  expect(await textOf('/assets/page-four.js')).toBe('// four')
  expect(await first.find('/assets/page-one.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    immutable: true,
  })
  await build('two')
  await build('five')
  expect(await textOf('/assets/page-one.js')).toBeUndefined()
  for (const name of ['two', 'three', 'four', 'five'])
    expect(await textOf(`/assets/page-${name}.js`)).toBe(`// ${name}`)
})

test('processes of one number that start at once over one folder all have the build whole (caught: a half named by the number)', async () => {
  const found = await Promise.all(Array.from({ length: 8 }, () => build('at-once')))
  for (const { find } of found) expect((await find('/assets/page-at-once.js'))?.bytes.toString()).toBe('// at-once')
  expect((await readdir(join(place.path, 'data/builds'))).filter((name) => name.endsWith('.half'))).toEqual([])
})

test.each([
  '/assets/../../../one/assets/page-one.js',
  '/assets/..',
  '/assets/',
  '/page-one.js',
  '/assets/a/../page-one.js',
])('%s leads nowhere', async (path) => {
  await writeFile(join(place.path, 'page-one.js'), 'secret')
  expect(await (await build('one')).find(path)).toBeUndefined()
})
