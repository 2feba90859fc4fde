import { access, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { checkKey } from './storage.ts'
import type { MediaStorage } from './storage.ts'

/** The folder for files still being written; its name cannot be part of a key. */
const PARTS = '.parts'
/** Another process may share the folder: only what no writer can still be busy with is swept. */
const PART_IS_STALE_AFTER = HOUR

/** Opens a folder of this machine, made when missing, and sweeps what a killed writer left in it. */
export async function openDiskStorage(dir: string, clock: Clock): Promise<MediaStorage> {
  const parts = join(dir, PARTS)
  await mkdir(parts, { recursive: true })
  await sweep(parts, clock.now().getTime() - PART_IS_STALE_AFTER)
  const pathOf = (key: string) => {
    checkKey(key)
    return join(dir, key)
  }
  return {
    find: async (key) => readFile(pathOf(key)).catch(absent),
    has: async (key) =>
      access(pathOf(key))
        .then(() => true, absent)
        .then(Boolean),
    put: async (key, bytes) => place(join(parts, newId()), pathOf(key), bytes),
    remove: async (key) => unlink(pathOf(key)).catch(absent),
  }
}

/** Synced before it is renamed, so that neither kill -9 nor a power cut leaves half a file under the real name. */
async function place(part: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await write(part, bytes)
    await mkdir(dirname(path), { recursive: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function write(part: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(part, 'wx')
  await file.writeFile(bytes)
  await file.sync()
}

async function sweep(parts: string, before: number): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name)
    const found = await stat(path).catch(absent)
    if (found && found.mtimeMs < before) await rm(path, { force: true, recursive: true })
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined
  throw error
}
