import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess, temporaryDirectory } from '#tests/running-site.ts'

/** What runs with this folder for what is temporary, where the system tells. */
function processesIn(path: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/environ`, 'utf8').includes(`TMPDIR=${path}\0`)
    } catch {
      return false
    }
  })
}

test.each([
  ['failover', 'before its site is built', ['killed']],
  ['recovery-drill', 'without the page it follows', []],
])(
  '%s that cannot go on, %s, ends with 1 and leaves no process and no folder',
  { timeout: 240_000 },
  async (name, _why, words) => {
    const { path, remove } = await temporaryDirectory({ forAll: true })
    const { ended, output } = startProcess([resolve(`scripts/${name}.ts`), ...words], {
      cwd: path,
      env: { TMPDIR: path },
    })
    expect({ code: await ended, said: output() }).toMatchObject({ code: 1 })
    expect(readdirSync(path)).toEqual([])
    await expect.poll(() => processesIn(path)).toEqual([])
    await remove()
  },
)
