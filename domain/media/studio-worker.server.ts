import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawOriginal } from './draw.server.ts'
import { encodeRendition } from './image.server.ts'
import type { Original } from './image.server.ts'
import type { StudioAnswer, StudioTask } from './studio.server.ts'

// On Linux a thread has a priority of its own; elsewhere this would slow the whole site down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ number, task }: { number: number; task: StudioTask }) => {
  make(task).then(
    (made) => answer({ number, made }),
    (failure: unknown) => answer({ number, failure }),
  )
})

function make(task: StudioTask): Promise<Original | Uint8Array> {
  if (task.kind === 'draw') return drawOriginal(task.recipe)
  return encodeRendition(task.original, task.width, task.format)
}

function answer(said: StudioAnswer): void {
  parentPort?.postMessage(said)
}
