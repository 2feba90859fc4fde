import { describe, expect, test } from 'vitest'
import { NoTurn } from './trouble.ts'
import { asKind, openTurns } from './turns.ts'
import type { Kind, Turns } from './turns.ts'

/** Takes a turn for a request of a kind and says so in `log`; gives the way to give it back. */
function take(turns: Turns, kind: Kind, log: string[] = [], name: string = kind) {
  return asKind(kind, async () => {
    const giveBack = await turns.take()
    log.push(name)
    return giveBack
  })
}

/** Many who ask at once, and are sent away in the end or not: nobody waits for them. */
function crowd(turns: Turns, kind: Kind, size: number, log?: string[]): void {
  for (let i = 0; i < size; i++) void take(turns, kind, log).catch(() => undefined)
}

const settled = () => new Promise((done) => setImmediate(done))

describe('turns at the database', () => {
  // Caught: one line for all.
  test('a burst of one kind leaves the others theirs', async () => {
    const turns = openTurns({ size: 4 })
    const log: string[] = []
    crowd(turns, 'forms', 300, log)
    await take(turns, 'pages', log)
    await take(turns, 'accounts', log)
    expect(log.toSorted()).toEqual(['accounts', 'forms', 'forms', 'pages'])
  })

  test('with one connection kinds take turns', async () => {
    const turns = openTurns({ size: 1 })
    const log: string[] = []
    const first = await take(turns, 'forms', log)
    crowd(turns, 'forms', 300, log)
    const page = take(turns, 'pages', log)
    first()
    ;(await page)()
    await settled()
    expect(log).toEqual(['forms', 'pages', 'forms'])
  })

  // Caught: a queue of questions, in which all requests of a burst end together, late.
  test('who came first goes first, with every question', async () => {
    const turns = openTurns({ size: 1 })
    const log: string[] = []
    const held = await take(turns, 'house')
    const ask = (name: string, questions: number) =>
      asKind('forms', async () => {
        for (let i = 1; i <= questions; i++) {
          const giveBack = await turns.take()
          log.push(`${name}${i}`)
          giveBack()
        }
      })
    const all = [ask('a', 3), ask('b', 3), ask('c', 3), ask('d', 3)]
    held()
    await Promise.all(all)
    // Whoever is next in line steps in while the first reads an answer; nobody else does.
    expect(log.join(' ')).toBe('a1 b1 a2 b2 a3 b3 c1 d1 c2 d2 c3 d3')
  })

  test('who waits too long is told so, and leaves no gap', async () => {
    const turns = openTurns({ size: 1, patience: 1 })
    const held = await take(turns, 'pages')
    await expect(take(turns, 'pages')).rejects.toThrow(NoTurn)
    const house = take(turns, 'house')
    held()
    ;(await house)()
    ;(await take(turns, 'pages'))()
  })

  test('a line has an end (caught: one that everybody joins)', async () => {
    const turns = openTurns({ size: 1, longestLine: 2 })
    crowd(turns, 'pages', 3)
    await expect(take(turns, 'pages')).rejects.toThrow('the line of pages is full')
  })

  test('a turn is given back once, however often that is said', async () => {
    const turns = openTurns({ size: 1 })
    const log: string[] = []
    const giveBack = await take(turns, 'pages')
    giveBack()
    giveBack()
    crowd(turns, 'pages', 2, log)
    await settled()
    expect(log).toHaveLength(1)
  })

  test('everybody is sent away while there is no database', async () => {
    const turns = openTurns({ size: 1 })
    const held = await take(turns, 'house')
    const waiting = take(turns, 'forms')
    turns.refuse(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(take(turns, 'pages')).rejects.toThrow('gone')
    held()
    turns.admit()
    ;(await take(turns, 'pages'))()
  })
})
