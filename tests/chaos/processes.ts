import { join } from 'node:path'
import { bundleServe } from './bundle.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { startProcess, temporaryDirectory } from '#tests/running-site.ts'
import type { SiteProcess } from '#tests/running-site.ts'
import { WRONG } from './wrong.ts'

export const SECRET = 'a secret of the chaos harness, long enough to sign'
const SAID = 4000

type Slot = { url: string; env: Record<string, string>; running: SiteProcess; opened: Promise<void>; isOpen: boolean }
export type Processes = {
  urls: string[]
  /** Ends one as the machine does, while more than half are open, and starts it again at its place; false when none was killed. */
  kill(pick: (among: readonly number[]) => number): boolean
  /** How many ended by themselves after they were open. */
  crashed(): number
  /** What any of them said, the last of it. */
  said(): string
  stop(): Promise<void>
}

/** So many processes of the site on one database, each at a port of its own. */
export async function startProcesses(
  count: number,
  { databaseUrl, wrong }: { databaseUrl: string; wrong: string | undefined },
): Promise<Processes> {
  const { path, remove } = await temporaryDirectory()
  const bundle = await bundleServe(WRONG[wrong ?? ''])
  let said = ''
  let isOver = false
  let crashed = 0
  const begin = (slot: Omit<Slot, 'running' | 'opened' | 'isOpen'>): Slot => {
    const running = startProcess(['tests/chaos/process.ts'], { env: slot.env })
    const begun = Object.assign(slot, { running, isOpen: false, opened: untilOpen(running) })
    // Whoever waits for it learns of it; one that is killed at the end is waited for by nobody.
    begun.opened.then(() => (begun.isOpen = true)).catch(() => undefined)
    void running.ended.then(() => keep(begun))
    return begun
  }
  /** What a supervisor does: whoever ended is started again, also one that found no database to start on. */
  const keep = (slot: Slot) => {
    said = (said + slot.running.output()).slice(-SAID)
    if (isOver) return
    if (slot.isOpen) crashed++
    setTimeout(() => isOver || begin(slot), 200)
  }
  const slots: Slot[] = []
  for (let at = 0; at < count; at++) {
    const port = await freePort(24_200 + (process.pid % 40) * 100 + at * 10)
    slots.push(begin({ url: `http://127.0.0.1:${port}`, env: environmentOf(port, databaseUrl, bundle.file, path) }))
  }
  await Promise.all(slots.map(({ opened }) => opened)).catch((error: unknown) => {
    isOver = true
    throw error
  })
  return {
    urls: slots.map(({ url }) => url),
    crashed: () => crashed,
    said: () => said + slots.map(({ running }) => running.output().slice(-SAID)).join(''),
    kill: (pick) => {
      const open = slots
        .keys()
        .filter((at) => slots[at]!.isOpen)
        .toArray()
      if (open.length <= count / 2) return false
      const slot = slots[pick(open)]!
      slot.isOpen = false
      slot.running.process.kill('SIGKILL')
      return true
    },
    stop: async () => {
      isOver = true
      for (const { running } of slots) running.process.kill('SIGKILL')
      await Promise.all(slots.map(({ running }) => running.ended))
      await Promise.all([bundle.remove(), remove()])
    },
  }
}

function environmentOf(port: number, databaseUrl: string, serve: string, dir: string): Record<string, string> {
  return {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dir, String(port)),
    AUTH_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    CHAOS_SERVE: serve,
    // A process that was killed is back in half the time.
    NODE_COMPILE_CACHE: join(dir, 'compiled'),
  }
}

function untilOpen({ process: child, output, ended }: SiteProcess): Promise<void> {
  return new Promise((open, failed) => {
    child.stdout?.on('data', () => output().includes('open at') && open())
    void ended.then((code) => failed(new Error(`a process ended with ${code} before it was open:\n${output()}`)))
  })
}
