import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Journal = { entries: { tag: string; when: number }[] }

/**
 * Calls `work` with a folder that has the migrations up to `version` (the time of the newest one) alone, for a copy of an older Padav is loaded into tables of its own time.
 * Throws where this program does not know that version: the copy is of a newer one.
 */
export async function withMigrationsUntil(
  migrationsDir: string,
  version: number,
  work: (dir: string) => Promise<void>,
): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as Journal
  if (!journal.entries.some(({ when }) => when === version))
    throw new Error('the backup is of a newer Padav than this one: bring the program up to date first')
  const dir = await mkdtemp(join(tmpdir(), 'padav-migrations-'))
  try {
    await cp(migrationsDir, dir, { recursive: true })
    const entries = journal.entries.filter(({ when }) => when <= version)
    await writeFile(join(dir, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await work(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
