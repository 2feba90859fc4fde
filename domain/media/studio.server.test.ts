import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { drawOriginal } from './draw.server.ts'
import { encodeRendition } from './image.server.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { openStudio } from './studio.server.ts'
import type { Studio } from './studio.server.ts'

const RECIPE: PosterRecipe = { slug: 'munnar', kind: 'tea', hour: 'day', season: 'winter', width: 300, height: 225 }

let opened: Studio | undefined
afterEach(() => opened?.close())
const open = () => (opened = openStudio())

test('makes in its process what is made without one, byte for byte', async () => {
  const studio = open()
  const [there, here] = await Promise.all([studio.draw(RECIPE), drawOriginal(RECIPE)])
  expect({ ...there, bytes: Buffer.from(there.bytes) }).toEqual({ ...here, bytes: Buffer.from(here.bytes) })
  const [small, same] = await Promise.all([
    studio.encode(here.bytes, 160, 'webp'),
    encodeRendition(here.bytes, 160, 'webp'),
  ])
  expect(Buffer.from(small)).toEqual(Buffer.from(same))
})

test('says what went wrong, and goes on', async () => {
  const studio = open()
  await expect(studio.encode(Buffer.from('no picture'), 160, 'webp')).rejects.toThrow(/unsupported image format/)
  expect((await studio.draw(RECIPE)).width).toBe(300)
})

// caught: a process that died was asked again, and its pictures never came.
test('rejects what was being made when its process ends, and starts another for the next', async () => {
  const studio = open()
  const drawn = studio.draw(RECIPE).then(
    () => 'drawn',
    (reason: Error) => reason.message,
  )
  await studio.close()
  expect(await drawn).toBe('the studio closed')
  expect((await studio.draw(RECIPE)).width).toBe(300)
})

// caught: an orderly exit, in which the threads of a library waited for each other for ever.
test('ends at once when whoever it works for is gone', async () => {
  const child = fork('domain/media/studio-process.server.ts', { serialization: 'advanced' })
  child.send({ number: 1, task: { kind: 'draw', recipe: RECIPE } })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

/** The priorities of all threads of our child processes: 19 is the lowest. */
function prioritiesOfChildren(): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(`/proc/${name}`)[1] === String(process.pid),
  )
  const threads = children.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`))
  return threads.map((thread) => Number(statOf(thread)[16]))
}

/** What /proc says of a process or thread, from its state on; nothing of one that has ended meanwhile. */
function statOf(path: string): string[] {
  try {
    const line = readFileSync(`${path}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

// caught: the process lowered itself after it had begun the threads sharp works in, and they stayed as they were.
test.runIf(process.platform === 'linux')('works with what the site leaves over, in every thread', async () => {
  const studio = open()
  const { bytes } = await studio.draw(RECIPE)
  await studio.encode(bytes, 160, 'avif')
  expect([...new Set(prioritiesOfChildren())]).toEqual([19])
})
