import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process already uses a directory; the message names it. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

export type DirectoryLock = { release(): Promise<void> }

const LOCK_FILE = 'padav.lock'
const SQLITE_BUSY = 5

/**
 * Takes a directory for this process alone, until `release` or the process's end, kill -9 included: the kernel lets go of the lock, which is
 * on a file in the directory, so that another container with the same volume meets it too. Nothing else may open that file: POSIX gives a
 * lock up when the process closes any handle of it. Throws DirectoryInUse naming the holder (two PGlite processes on one directory lose writes silently).
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  const real = await realpath(dir)
  const holder = join(real, 'padav.pid')
  const lock = hold(join(real, LOCK_FILE))
  if (!lock)
    throw new DirectoryInUse(
      `${real} is already in use by process ${await readHolder(holder)}. Stop it, or start this one with another DATA_DIR.`,
    )
  await writeFile(holder, `${process.pid} on ${hostname()}\n`)
  return {
    release: async () => {
      await rm(holder, { force: true })
      lock.close()
    },
  }
}

/** Node has no call for locking a file; the SQLite inside it does, and holds the lock as long as its transaction is open. Nothing is ever written. */
function hold(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

async function readHolder(file: string): Promise<string> {
  const holder = await readFile(file, 'utf8').catch(() => '')
  return holder.trim() || 'unknown'
}
