import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'padav-prepare-'))
})
afterAll(() => rm(dir, { recursive: true }))

type Packages = Record<string, { version?: string; optional?: boolean }>

async function missing(wanted: Packages, installed: Packages | undefined): Promise<string> {
  await rm(join(dir, 'node_modules'), { recursive: true, force: true })
  await writeFile(join(dir, 'package-lock.json'), JSON.stringify({ packages: { '': { version: '1.0.0' }, ...wanted } }))
  if (installed) {
    await mkdir(join(dir, 'node_modules'))
    await writeFile(join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return execFileSync(process.execPath, [resolve('scripts/prepare.mjs'), 'missing'], { cwd: dir, encoding: 'utf8' })
}

const WANTED: Packages = {
  'node_modules/a': { version: '2.0.0' },
  'node_modules/b': { version: '1.0.0', optional: true },
}

test.each<[string, Packages | undefined, string]>([
  ['what npm installed by anybody’s hand is recognised', WANTED, 'nothing'],
  ['an optional package of another machine may be absent', { 'node_modules/a': { version: '2.0.0' } }, 'nothing'],
  [
    'an older version is not what the lockfile names',
    { ...WANTED, 'node_modules/a': { version: '1.9.9' } },
    'node_modules/a',
  ],
  ['a fresh clone has nothing', undefined, 'node_modules/a'],
])('%s', async (_, installed, said) => {
  expect(await missing(WANTED, installed)).toContain(`Missing: ${said} `)
})
