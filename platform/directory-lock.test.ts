import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.server.ts'

let dir: string

beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'padav-lock-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Another process that holds the directory until it is killed. */
async function holder(...inside: string[]) {
  const lock = new URL('directory-lock.server.ts', import.meta.url).href
  const words = `await (await import(${JSON.stringify(lock)})).lockDirectory(${JSON.stringify(dir)}); console.log('held'); setInterval(() => {}, 1e6)`
  const [command, ...rest] = [...inside, process.execPath, '--input-type=module', '-e', words]
  const child = spawn(command!, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

/** What starts a process in a network of its own, as a container has; nothing where this machine does not allow it. */
const OWN_NETWORK = [
  ['unshare', '-n'],
  ['unshare', '-rn'],
].find(([command = '', ...words]) => spawnSync(command, [...words, 'true']).status === 0)

describe('the lock on a directory', () => {
  test('names the process that holds it', async () => {
    const lock = await lockDirectory(dir)
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryInUse)
    await expect(lockDirectory(dir)).rejects.toThrow(`by process ${process.pid}`)
    await lock.release()
  })

  test('can be taken again once it was given back', async () => {
    await (await lockDirectory(dir)).release()
    const again = await lockDirectory(dir)
    expect(await readFile(join(dir, 'padav.pid'), 'utf8')).toBe(`${process.pid} on ${hostname()}\n`)
    await again.release()
  })

  test('holds under another name of the same directory', async () => {
    const lock = await lockDirectory(dir)
    await symlink(dir, `${dir}-link`)
    await expect(lockDirectory(`${dir}-link`)).rejects.toThrow(DirectoryInUse)
    await rm(`${dir}-link`)
    await lock.release()
  })

  test('is free at once when its holder was killed', async () => {
    const child = await holder()
    await expect(lockDirectory(dir)).rejects.toThrow(`by process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'close')
    await (await lockDirectory(dir)).release()
  })

  // Caught: an abstract Unix socket, of which every network has its own.
  test.skipIf(!OWN_NETWORK)(
    'holds in another container on the same volume, and is free when that is killed',
    async () => {
      const child = await holder(...OWN_NETWORK!)
      await expect(lockDirectory(dir)).rejects.toThrow(DirectoryInUse)
      child.kill('SIGKILL')
      await once(child, 'close')
      await (await lockDirectory(dir)).release()
    },
  )

  // Caught: a file with a pid in it that whoever finds it stale takes over.
  test('is had by one alone of many who find it left behind', async () => {
    const child = await holder()
    child.kill('SIGKILL')
    await once(child, 'close')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(dir)))
    const held = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []))
    expect(held).toHaveLength(1)
    await held[0]!.release()
  })
})
