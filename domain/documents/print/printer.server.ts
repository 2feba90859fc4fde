import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Trip } from '#domain/documents/trip.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Paper } from './paper.ts'

/** What is put on paper: a numbered document, a journey day by day, what to pack for it, a voucher with the words of its code. */
export type PrintedThing =
  | { what: 'paper'; paper: Paper }
  | { what: 'itinerary'; trip: Trip }
  | { what: 'packing'; trip: Trip }
  | { what: 'voucher'; trip: Trip; code: string }
/** `logo`: the operator's own, as a JPEG. */
export type PrintAsked = { id: number; asked: PrintedThing; logo: Uint8Array | undefined }
export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string }

/** Prints PDFs in a thread of its own, so that no page waits for one. */
export type Printer = { print(asked: PrintedThing, logo?: Uint8Array): Promise<Uint8Array>; close(): Promise<void> }

/** More are waiting than would be printed while anybody still wants them. */
export class PrinterBusy extends Error {
  override name = 'PrinterBusy'
}

const MOST_WAITING = 32
const MOST_FOR_ONE = 30 * SECOND
const IDLE = 5 * MINUTE

/**
 * Opens a printer, whose thread starts with the first page and ends after five idle minutes. Rejects with PrinterBusy when more than 32 wait; a page that takes half a minute ends the thread with
 * all that waits for it, and the next one begins anew.
 */
export function openPrinter(): Printer {
  const waiting = new Map<number, { done(bytes: Uint8Array): void; fail(error: Error): void }>()
  let worker: Worker | undefined
  let last = 0
  let watch: NodeJS.Timeout | undefined

  function start(): Worker {
    // Found by its name in package.json, for the built site is one file in another folder.
    const file = createRequire(import.meta.url).resolve('#domain/documents/print/pdf-worker.ts')
    const started = new Worker(file, { execArgv: [] })
    started.unref()
    started.on('message', (answer: PrintAnswer) => take(answer))
    started.once('error', (error) => end(started, error))
    started.once('exit', () => end(started, new Error('the printer has ended')))
    return started
  }

  function take(answer: PrintAnswer): void {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('bytes' in answer) one?.done(answer.bytes)
    else one?.fail(new Error(`a page could not be printed: ${answer.error}`))
    watchOver()
  }

  /** One clock for all: the page under way has so long, an idle thread a little longer. */
  function watchOver(): void {
    clearTimeout(watch)
    const stop = () => worker && void end(worker, new Error('a page took too long to print'))
    watch = setTimeout(stop, waiting.size > 0 ? MOST_FOR_ONE : IDLE)
    watch.unref()
  }

  async function end(ended: Worker, error: Error): Promise<void> {
    if (worker !== ended) return
    worker = undefined
    clearTimeout(watch)
    const left = [...waiting.values()]
    waiting.clear()
    left.forEach(({ fail }) => fail(error))
    await ended.terminate()
  }

  return {
    print: (asked, logo) => {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new PrinterBusy('too many pages are being printed'))
      worker ??= start()
      const id = ++last
      return new Promise<Uint8Array>((done, fail) => {
        waiting.set(id, { done, fail })
        worker!.postMessage({ id, asked, logo } satisfies PrintAsked)
        if (waiting.size === 1) watchOver()
      })
    },
    close: async () => {
      if (worker) await end(worker, new Error('the printer is closed'))
    },
  }
}
