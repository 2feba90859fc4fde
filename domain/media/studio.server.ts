import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Ground, Original } from './image.server.ts'
import type { PictureFormat } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'
import type { CardDrawing } from './share-card-drawing.server.ts'
import type { receiveUpload } from './upload.server.ts'

/** What can be asked of the studio. */
export type StudioTask =
  | { kind: 'draw'; recipe: PosterRecipe }
  | { kind: 'card'; card: CardDrawing }
  | { kind: 'encode'; original: Uint8Array; width: number; format: PictureFormat }
  | { kind: 'receive'; bytes: Uint8Array; ground: Ground | undefined }

type Receipt = Awaited<ReturnType<typeof receiveUpload>>

export type StudioAnswer = { number: number } & ({ made: Original | Uint8Array | Receipt } | { failure: unknown })

/**
 * Where pictures are made: a process of its own, of the lowest priority, so that neither drawing nor the megabytes it turns over hold up an
 * answer. A thread would not do: the libraries work in threads of their own, which all of a process shares.
 */
export type Studio = {
  draw(recipe: PosterRecipe): Promise<Original>
  drawCard(card: CardDrawing): Promise<Uint8Array>
  encode(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array>
  /** Takes somebody's file in, as `receiveUpload` does: a decoder that goes wrong over it takes nobody else along. */
  receive(bytes: Uint8Array, ground?: Ground): Promise<Receipt>
  /** Ends the process; what is being made rejects. */
  close(): Promise<void>
}

// By its name in the package, which is the same place for the sources and for the built site.
const PROGRAM = createRequire(import.meta.url).resolve('#domain/media/studio-process.server.ts')

type WaitingJob = { made: (made: never) => void; failed: (reason: unknown) => void }

/** A studio whose process starts with the first picture, and again when it has died over one. */
export function openStudio(): Studio {
  const waiting = new Map<number, WaitingJob>()
  let studio: ChildProcess | undefined
  let asked = 0

  function ask<Made>(task: StudioTask): Promise<Made> {
    const child = (studio ??= start())
    const number = ++asked
    // While nothing is being made it keeps nobody's process alive.
    holdOn(child)
    return new Promise<Made>((made, failed) => {
      waiting.set(number, { made, failed })
      child.send({ number, task })
    })
  }

  function start(): ChildProcess {
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] })
    child.on('message', (answer) => take(child, answer as StudioAnswer))
    child.on('error', (error) => lose(child, error))
    child.on('exit', () => lose(child, new Error('the studio closed')))
    return child
  }

  function take(child: ChildProcess, answer: StudioAnswer): void {
    const turn = waiting.get(answer.number)
    waiting.delete(answer.number)
    if (waiting.size === 0) letGo(child)
    if ('failure' in answer) turn?.failed(answer.failure)
    else turn?.made(answer.made as never)
  }

  function lose(child: ChildProcess, reason: unknown): void {
    if (studio !== child) return
    studio = undefined
    const lost = [...waiting.values()]
    waiting.clear()
    for (const { failed } of lost) failed(reason)
  }

  async function close(): Promise<void> {
    if (!studio) return
    const ended = once(studio, 'exit')
    studio.kill('SIGKILL')
    await ended
  }

  return {
    draw: (recipe) => ask({ kind: 'draw', recipe }),
    drawCard: (card) => ask({ kind: 'card', card }),
    encode: (original, width, format) => ask({ kind: 'encode', original, width, format }),
    receive: (bytes, ground) => ask({ kind: 'receive', bytes, ground }),
    close,
  }
}

function holdOn(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
