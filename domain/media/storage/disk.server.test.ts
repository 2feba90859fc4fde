import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, systemClock } from '#platform/clock.ts'
import { keepsItsPromises } from './contract.ts'
import { openDiskStorage } from './disk.server.ts'

let dir: string
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'padav-disk-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

keepsItsPromises(() => openDiskStorage(dir, systemClock))

describe('the disk storage', () => {
  it('sweeps old parts of a killed writer and leaves those of a living one', async () => {
    await openDiskStorage(dir, systemClock)
    await writeFile(join(dir, '.parts', 'old'), 'x')
    await writeFile(join(dir, '.parts', 'new'), 'x')
    await utimes(join(dir, '.parts', 'old'), new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T08:00:00Z'))
    await utimes(join(dir, '.parts', 'new'), new Date('2026-01-01T09:59:00Z'), new Date('2026-01-01T09:59:00Z'))
    await openDiskStorage(dir, stoppedClock(new Date('2026-01-01T10:00:00Z')))
    expect(await readdir(join(dir, '.parts'))).toEqual(['new'])
  })

  it('leaves no part behind when a write fails', async () => {
    const storage = await openDiskStorage(dir, systemClock)
    await writeFile(join(dir, 'a'), 'a file where a folder is needed')
    await expect(storage.put('a/b', new Uint8Array(3))).rejects.toThrow('EEXIST')
    expect(await readdir(join(dir, '.parts'))).toEqual([])
  })

  it('shows only whole files after kill -9 in the middle of writing', async () => {
    await killWhileWriting(dir)
    const names = (await readdir(dir)).filter((name) => name.startsWith('file-'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect((await readFile(join(dir, name))).length).toBe(8_000_000)
  })
})

/** Starts a process that keeps writing 8 MB files, and kills it as soon as one grows that comes after the first ones. */
async function killWhileWriting(target: string): Promise<void> {
  const script = `
    import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
    const storage = await openDiskStorage(${JSON.stringify(target)}, { now: () => new Date() })
    for (let i = 0; ; i++) {
      const writing = storage.put('file-' + (i % 4), new Uint8Array(8_000_000).fill(i))
      if (i === 5) process.stdout.write('writing')
      await writing
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const kill = (kind: string) => void (kind === 'change' && child.kill('SIGKILL'))
  const watchers = [target, join(target, '.parts')].map((folder) => watch(folder, kill))
  await once(child, 'exit')
  for (const watcher of watchers) watcher.close()
}
