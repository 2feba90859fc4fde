import { createHash } from 'node:crypto'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { join } from 'node:path'

/** Thrown when another process already uses a directory; the message names it. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

export type DirectoryLock = { release(): Promise<void> }

/**
 * Takes a directory for this process alone, until `release` or the process's end, kill -9 included:
 * the kernel frees the socket. Throws DirectoryInUse naming the holder (two PGlite processes on one directory lose writes silently).
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  const real = await realpath(dir)
  const pidFile = join(real, 'padav.pid')
  const server = await hold(socketAddress(real, pidFile)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new DirectoryInUse(
      `${real} is already in use by process ${await readHolder(pidFile)}. Stop it, or start this one with another DATA_DIR.`,
    )
  })
  await writeFile(pidFile, `${process.pid}\n`)
  return {
    release: async () => {
      await rm(pidFile, { force: true })
      await new Promise((closed) => server.close(closed))
    },
  }
}

function socketAddress(dir: string, pidFile: string): string {
  const name = `padav-${createHash('sha256').update(dir).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `${pidFile}.sock`
}

async function hold(address: string): Promise<Server> {
  const server = createServer((socket) => socket.end(String(process.pid)))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(address, listening)
  })
  server.unref()
  return server
}

async function readHolder(pidFile: string): Promise<string> {
  const pid = await readFile(pidFile, 'utf8').catch(() => '')
  return pid.trim() || 'unknown'
}
