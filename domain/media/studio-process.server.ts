import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { drawOriginal } from './draw.server.ts'
import { encodeRendition } from './image.server.ts'
import { drawShareCard } from './share-card-drawing.server.ts'
import type { StudioAnswer, StudioTask } from './studio.server.ts'
import { receiveUpload } from './upload.server.ts'

// All of this process takes what the site leaves over. On Linux each thread has a priority of its own, and sharp's are these or begun by these.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)

// Ctrl+C reaches everybody at the terminal; it is the site that says when we end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// Nothing of it is worth an orderly end, in which a library's threads may wait for each other for ever: a site that was killed left such a process behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', ({ number, task }: { number: number; task: StudioTask }) => {
  make(task).then(
    (made) => answer({ number, made }),
    (failure: unknown) => answer({ number, failure }),
  )
})

function make(task: StudioTask) {
  if (task.kind === 'draw') return drawOriginal(task.recipe)
  if (task.kind === 'card') return drawShareCard(task.card)
  if (task.kind === 'receive') return receiveUpload(task.bytes, task.ground)
  return encodeRendition(task.original, task.width, task.format)
}

function answer(said: StudioAnswer): void {
  process.send?.(said)
}
