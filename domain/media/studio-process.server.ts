import { constants, setPriority } from 'node:os'
import { drawOriginal } from './draw.server.ts'
import { encodeRendition } from './image.server.ts'
import type { Original } from './image.server.ts'
import { drawShareCard } from './share-card-drawing.server.ts'
import type { StudioAnswer, StudioTask } from './studio.server.ts'

// All of this process, the threads sharp and resvg draw in as well, takes what the site leaves over.
setPriority(constants.priority.PRIORITY_LOW)

// Ctrl+C reaches everybody at the terminal; it is the site that says when we end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

process.on('message', ({ number, task }: { number: number; task: StudioTask }) => {
  make(task).then(
    (made) => answer({ number, made }),
    (failure: unknown) => answer({ number, failure }),
  )
})

function make(task: StudioTask): Promise<Original | Uint8Array> {
  if (task.kind === 'draw') return drawOriginal(task.recipe)
  if (task.kind === 'card') return drawShareCard(task.card)
  return encodeRendition(task.original, task.width, task.format)
}

function answer(said: StudioAnswer): void {
  process.send?.(said)
}
