import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningSite = { url: string; process: ChildProcess; output(): string; stop(signal?: NodeJS.Signals): Promise<number | null> }

const READY = /open at (http:\/\/\S+)/

/** Starts the built site as `npm start` does and resolves when it says where it is. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const said = READY.exec(text)?.[1]
      if (said) ready(said)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => failed(new Error(`the site ended with ${code} before it was ready:\n${text}`)))
  })
  return {
    url,
    process: child,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** A data directory of its own, removed afterwards. */
export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'padav-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
