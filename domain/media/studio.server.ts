import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Original } from './image.server.ts'
import type { PictureFormat } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'

/** What can be asked of the studio. */
export type StudioTask =
  | { kind: 'draw'; recipe: PosterRecipe }
  | { kind: 'encode'; original: Uint8Array; width: number; format: PictureFormat }

export type StudioAnswer = { number: number } & ({ made: Original | Uint8Array } | { failure: unknown })

/** Where pictures are made: a thread of its own, so that neither drawing nor the megabytes it turns over hold up an answer. */
export type Studio = {
  draw(recipe: PosterRecipe): Promise<Original>
  encode(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array>
  /** Ends the thread; what is being made rejects. */
  close(): Promise<void>
}

// By its name in the package, which is the same place for the sources and for the built site.
const WORKER = createRequire(import.meta.url).resolve('#domain/media/studio-worker.server.ts')

type Waiting = { made: (made: never) => void; failed: (reason: unknown) => void }

/** A studio whose thread starts with the first picture, and again when it has died over one. */
export function openStudio(): Studio {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  function ask<Made>(task: StudioTask): Promise<Made> {
    const worker = (thread ??= start())
    const number = ++asked
    // While nothing is being made the thread keeps no process alive.
    worker.ref()
    return new Promise<Made>((made, failed) => {
      waiting.set(number, { made, failed })
      worker.postMessage({ number, task })
    })
  }

  function start(): Worker {
    const worker = new Worker(WORKER)
    worker.on('message', (answer: StudioAnswer) => take(worker, answer))
    worker.on('error', (error) => lose(worker, error))
    worker.on('exit', () => lose(worker, new Error('the studio closed')))
    return worker
  }

  function take(worker: Worker, answer: StudioAnswer): void {
    const turn = waiting.get(answer.number)
    waiting.delete(answer.number)
    if (waiting.size === 0) worker.unref()
    if ('failure' in answer) turn?.failed(answer.failure)
    else turn?.made(answer.made as never)
  }

  function lose(worker: Worker, reason: unknown): void {
    if (thread !== worker) return
    thread = undefined
    const lost = [...waiting.values()]
    waiting.clear()
    for (const { failed } of lost) failed(reason)
  }

  return {
    draw: (recipe) => ask({ kind: 'draw', recipe }),
    encode: (original, width, format) => ask({ kind: 'encode', original, width, format }),
    close: async () => void (await thread?.terminate()),
  }
}
