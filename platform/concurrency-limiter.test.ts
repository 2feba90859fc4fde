import { describe, expect, test, vi } from 'vitest'
import { SECOND } from './clock.ts'
import { Overloaded } from './outage.ts'
import { LONGEST_QUEUE, openConcurrencyLimiter, PATIENCE, shareOf } from './concurrency-limiter.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { asKind } from './request.ts'
import type { RequestKind } from './request.ts'

/** Acquires a slot for a request of a kind and says so in `log`; gives the way to release it. */
function acquire(limiter: ConcurrencyLimiter, kind: RequestKind, log: string[] = [], name: string = kind) {
  return asKind(kind, async () => {
    const release = await limiter.acquire()
    log.push(name)
    return release
  })
}

/** Many who ask at once, and are sent away in the end or not: nobody waits for them. */
function crowd(limiter: ConcurrencyLimiter, kind: RequestKind, size: number, log?: string[]): void {
  for (let i = 0; i < size; i++) void acquire(limiter, kind, log).catch(() => undefined)
}

const settled = () => new Promise((done) => setImmediate(done))

describe('the concurrency limiter', () => {
  // Caught: one queue for all.
  test('a burst of one kind leaves the others theirs', async () => {
    const limiter = openConcurrencyLimiter({ size: 4 })
    const log: string[] = []
    crowd(limiter, 'forms', 300, log)
    await acquire(limiter, 'pages', log)
    await acquire(limiter, 'accounts', log)
    expect(log.toSorted()).toEqual(['accounts', 'forms', 'forms', 'pages'])
  })

  test('with one connection kinds take turns', async () => {
    const limiter = openConcurrencyLimiter({ size: 1 })
    const log: string[] = []
    const first = await acquire(limiter, 'forms', log)
    crowd(limiter, 'forms', 300, log)
    const page = acquire(limiter, 'pages', log)
    first()
    ;(await page)()
    await settled()
    expect(log).toEqual(['forms', 'pages', 'forms'])
  })

  // Caught: a queue of questions, in which all requests of a burst end together, late.
  test('who came first goes first, with every question', async () => {
    const limiter = openConcurrencyLimiter({ size: 1 })
    const log: string[] = []
    const held = await acquire(limiter, 'house')
    const ask = (name: string, questions: number) =>
      asKind('forms', async () => {
        for (let i = 1; i <= questions; i++) {
          const release = await limiter.acquire()
          log.push(`${name}${i}`)
          release()
        }
      })
    const all = [ask('a', 3), ask('b', 3), ask('c', 3), ask('d', 3)]
    held()
    await Promise.all(all)
    // Whoever is next in queue steps in while the first reads an answer; nobody else does.
    expect(log.join(' ')).toBe('a1 b1 a2 b2 a3 b3 c1 d1 c2 d2 c3 d3')
  })

  // Caught: a queue shorter than the burst; whoever waits sent away before their time; connections left idle while somebody waits.
  test('of a burst as many are served as the connections and the patience of their kind allow, the others when it is over', async () => {
    vi.useFakeTimers()
    try {
      const limiter = openConcurrencyLimiter({ size: 10 })
      const began = Date.now()
      const lateAfter: number[] = []
      let served = 0
      // Longer than an enquiry holds a connection.
      const ask = async () => {
        const release = await acquire(limiter, 'forms')
        served++
        setTimeout(release, SECOND)
      }
      for (let n = 0; n < LONGEST_QUEUE; n++) void ask().catch(() => lateAfter.push(Date.now() - began))
      await vi.advanceTimersByTimeAsync(2 * PATIENCE.forms)
      expect(served).toBeGreaterThanOrEqual((shareOf('forms', 10) * PATIENCE.forms) / SECOND)
      expect([served + lateAfter.length, new Set(lateAfter)]).toEqual([LONGEST_QUEUE, new Set([PATIENCE.forms])])
    } finally {
      vi.useRealTimers()
    }
  })

  test('who waits too long is told so, and leaves no gap', async () => {
    const limiter = openConcurrencyLimiter({ size: 1, patience: 1 })
    const held = await acquire(limiter, 'pages')
    await expect(acquire(limiter, 'pages')).rejects.toThrow(Overloaded)
    const house = acquire(limiter, 'house')
    held()
    ;(await house)()
    ;(await acquire(limiter, 'pages'))()
  })

  test('a queue has an end (caught: one that everybody joins)', async () => {
    const limiter = openConcurrencyLimiter({ size: 1, longestQueue: 2 })
    crowd(limiter, 'pages', 3)
    await expect(acquire(limiter, 'pages')).rejects.toThrow('the queue of pages is full')
  })

  test('a slot is released once, however often that is said', async () => {
    const limiter = openConcurrencyLimiter({ size: 1 })
    const log: string[] = []
    const release = await acquire(limiter, 'pages')
    release()
    release()
    crowd(limiter, 'pages', 2, log)
    await settled()
    expect(log).toHaveLength(1)
  })

  test('everybody is sent away while there is no database', async () => {
    const limiter = openConcurrencyLimiter({ size: 1 })
    const held = await acquire(limiter, 'house')
    const waiting = acquire(limiter, 'forms')
    limiter.refuse(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(acquire(limiter, 'pages')).rejects.toThrow('gone')
    held()
    limiter.admit()
    ;(await acquire(limiter, 'pages'))()
  })
})
