import { createRequire } from 'node:module'
import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { SECOND } from '#platform/clock.ts'
import { answerOf } from './answer.ts'
import { PGLITE_EXTENSIONS } from './extensions.ts'
import { PgliteLink } from './link.ts'
import { DatabaseGone } from '#platform/outage.ts'

/** A PGlite that `pg` talks to as to a server: `link` is a way to it, one at a time, for it has one session. */
export type PgliteServer = { link(): Duplex; close(): Promise<void> }

/** The session may have been left inside a transaction by a link that broke off. */
const START_ANEW = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, 13]), Buffer.from('rollback\0')])

/** In memory and in this thread: it starts in no time, which is what tests want, and holds up everything while it works. */
export async function openPgliteInMemory(snapshot: Blob | undefined): Promise<PgliteServer> {
  const pglite = await PGlite.create({ ...(snapshot ? { loadDataDir: snapshot } : {}), extensions: PGLITE_EXTENSIONS })
  return {
    link: () => {
      const ask = (question: Uint8Array, hear: (answer: Uint8Array) => void) =>
        void answerOf(pglite, question).then(hear, (error: Error) => link.destroy(error))
      const link = new PgliteLink((question) => ask(question, (answer) => link.answer(answer)))
      ask(START_ANEW, () => undefined)
      return link
    },
    close: () => pglite.close(),
  }
}

type ThreadAnswer = { link: number; answer: Uint8Array }
type Thread = { worker: Worker; ended: Promise<unknown> }

/** A thread that died of a full disk would only die again at once. */
const RESTART_AFTER = 3 * SECOND

/**
 * In a thread of its own, so that a page never waits for a query of somebody else. Throws when the directory cannot be opened.
 * A thread that dies (on a full disk PostgreSQL ends itself rather than lose a write) is started anew with the next link.
 */
export async function openPgliteInThread(dataDir: string): Promise<PgliteServer> {
  let thread: Thread | undefined = await startThread(dataDir)
  let starting: Promise<Thread> | undefined
  let diedAt = 0
  let links = 0
  const current = new Map<number, PgliteLink>()
  watch(thread)

  function watch(started: Thread): void {
    started.worker.on('message', ({ link, answer }: ThreadAnswer) => current.get(link)?.answer(answer))
    void started.ended.then((error) => {
      thread = undefined
      diedAt = Date.now()
      for (const link of current.values())
        link.destroy(new DatabaseGone('the embedded database ended', { cause: error }))
    })
  }

  async function restart(): Promise<Thread> {
    if (Date.now() - diedAt < RESTART_AFTER) throw new DatabaseGone('the embedded database has just ended')
    starting ??= startThread(dataDir)
      .catch((error: unknown) => {
        diedAt = Date.now()
        throw error
      })
      .finally(() => (starting = undefined))
    const started = await starting
    if (thread !== started) watch((thread = started))
    return started
  }

  function link(): Duplex {
    const number = ++links
    const made = new PgliteLink((question) => thread?.worker.postMessage({ link: number, question }))
    current.set(number, made)
    made.once('close', () => current.delete(number))
    const connect = made.connect.bind(made)
    made.connect = () => {
      if (thread) connect()
      else
        restart().then(connect, (cause: unknown) =>
          made.destroy(new DatabaseGone('the embedded database does not start', { cause })),
        )
      thread?.worker.postMessage({ link: 0, question: START_ANEW })
      return made
    }
    return made
  }

  async function close(): Promise<void> {
    thread?.worker.postMessage(null)
    await thread?.ended
  }

  return { link, close }
}

async function startThread(dataDir: string): Promise<Thread> {
  // Found by its name in package.json, for the built site is one file in another folder.
  const file = createRequire(import.meta.url).resolve('#platform/pglite/worker.ts')
  const worker = new Worker(file, { workerData: { dataDir }, execArgv: [] })
  const ended = new Promise<unknown>((done) => {
    worker.once('error', done)
    worker.once('exit', () => done(undefined))
  })
  const opened = new Promise((open) => worker.once('message', open))
  const failed = ended.then((error) => {
    throw error instanceof Error ? error : new Error('the embedded database could not be opened')
  })
  await Promise.race([opened, failed])
  failed.catch(() => undefined)
  return { worker, ended }
}
