import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { packEntries, readEntries } from './entries.ts'

const MANY = Array.from({ length: 40 }, (_, at) => `piece-${at}`)
const BIG = Buffer.alloc(300_000, 'a')

test('a tar gives its pieces back, in order', async () => {
  const tar = packEntries(async (keep) => {
    for (const name of MANY) await keep(name, BIG)
  })
  const names = []
  for await (const { name, bytes } of readEntries(tar)) {
    names.push(name)
    expect(bytes.equals(BIG)).toBe(true)
  }
  expect(names).toEqual(MANY)
})

test('what cannot be written on fails whoever reads', async () => {
  const tar = packEntries(async (keep) => {
    await keep('one', BIG)
    throw new Error('the database is gone')
  })
  await expect(Array.fromAsync(readEntries(tar))).rejects.toThrow('the database is gone')
})

test('who stops reading stops who writes (caught: a copy that waits for ever, and its transaction with it)', async () => {
  let kept = 0
  let stopped: unknown
  const tar = packEntries(async (keep) => {
    try {
      for (const name of MANY) {
        await keep(name, BIG)
        kept++
      }
    } catch (error) {
      stopped = error
      throw error
    }
  })
  for await (const { name } of readEntries(tar)) if (name === 'piece-1') break
  for (let waited = 0; stopped === undefined && waited < 200; waited++) await pause(20)
  expect(stopped).toBeInstanceOf(Error)
  expect(kept).toBeLessThan(MANY.length)
})

test('nothing is written before somebody reads', () => {
  let isCalled = false
  const tar = packEntries(async () => void (isCalled = true))
  tar.destroy()
  expect(isCalled).toBe(false)
})
