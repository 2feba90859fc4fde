import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '#tests/running-site.ts'

/** Runs the command as `npm run chaos --` does. */
async function chaos(...words: string[]): Promise<{ code: number | null; said: string }> {
  const { ended, output } = startProcess(['scripts/chaos.ts', ...words], { env: {} })
  return { code: await ended, said: output() }
}

/** What a run that was not proven said, kept: it may not be seen again for days. */
async function keepWords(said: string): Promise<string> {
  const file = join(tmpdir(), `padav-chaos-${new Date().toISOString().replaceAll(':', '-')}.txt`)
  await writeFile(file, said)
  return `${said}\nkept in ${file}`
}

// The full size and the wrong versions, each of which it catches: docs/proof.md.
test('no seat and no rupee is lost while processes and the database are killed', { timeout: 240_000 }, async () => {
  const { code, said } = await chaos('--seed', '11', '--buyers', '72', '--seconds', '12')
  if (code !== 0) throw new Error(await keepWords(said))
  expect(said).toContain('seed 11: PROVEN')
  expect(said).toMatch(/killed [1-9]\d* processes and the database 2 times/)
  expect(said).toMatch(/told: [1-9]\d* holds, [1-9]\d* confirmed/)
})

test('says how it is used, and takes no word it does not know', async () => {
  expect(await chaos('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--buyers') })
  expect(await chaos('--wrong', 'nothing')).toMatchObject({
    code: 2,
    said: expect.stringContaining('no wrong version'),
  })
})
