import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { whenWeEnd } from './when-we-end.ts'

/** A site that was started: whether it is open already is another matter. */
export type SiteProcess = {
  process: ChildProcess
  output(): string
  /** The exit code, or null after a signal. */
  ended: Promise<number | null>
}

export type RunningSite = SiteProcess & {
  url: string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A command of ours is some three hundred modules of TypeScript: what Node made of them the last time is kept beside the built things. */
const COMPILED = resolve('node_modules/.cache/padav/compiled')
/**
 * PGlite as it is read, not made over into what runs quicker: that takes longer than a process of a test lives, and two thirds of what opening a
 * database costs. The bench measures what visitors get.
 */
const SHORT_LIVED = process.env['VITEST'] ? ['--liftoff-only'] : []
const READY = /open at (http:\/\/\S+)/

/** Starts the built site as `npm start` does, this one or that of another folder, and resolves when it says where it is. */
export function startSite(env: Record<string, string>, dir = '.'): Promise<RunningSite> {
  return openedSite(startSiteProcess(env, dir))
}

/** Resolves when a started site says where it is. Throws with its output when it ends before. */
export async function openedSite(started: SiteProcess): Promise<RunningSite> {
  const { process: child, output, ended } = started
  const url = await new Promise<string>((ready, failed) => {
    const read = () => {
      const said = READY.exec(output())?.[1]
      if (said) ready(said)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then((code) => failed(new Error(`the site ended with ${code} before it was ready:\n${output()}`)))
  })
  return {
    ...started,
    url,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** What `npm start` gives to node: its options, and last the program. */
export function startWords(dir = '.'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

/** Starts the built site and waits for nothing. */
export function startSiteProcess(env: Record<string, string>, dir = '.'): SiteProcess {
  return startProcess(startWords(dir), {
    cwd: dir,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      WARM_PICTURES: 'off',
      SHUTDOWN_PAUSE: '0',
      ...env,
    },
  })
}

type Start = { cwd?: string; env: Record<string, string>; command?: string }

/** Starts node, or another command, with some words and gathers what it says. */
export function startProcess(words: string[], { cwd, env, command = process.execPath }: Start): SiteProcess {
  const child = spawn(command, command === process.execPath ? [...SHORT_LIVED, ...words] : words, {
    ...(cwd ? { cwd } : {}),
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const read = (chunk: Buffer) => void (text += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  child.once(
    'close',
    whenWeEnd(() => child.kill('SIGKILL')),
  )
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { process: child, output: () => text, ended }
}

/** Whoever wrote there may be about to end only. */
const WHOLLY = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const

/** A data directory of its own, removed afterwards, and at the latest with this process; with `forAll` other users may write there too. */
export async function temporaryDirectory({ forAll = false } = {}): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'padav-'))
  if (forAll) await chmod(path, 0o777)
  const forget = whenWeEnd(() => rmSync(path, WHOLLY))
  return { path, remove: () => rm(path, WHOLLY).then(forget) }
}
