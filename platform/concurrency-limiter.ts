import { SECOND } from './clock.ts'
import { Overloaded } from './outage.ts'
import { nextArrival, requestUnderWay } from './request.ts'
import type { RequestKind } from './request.ts'

/** Who typed a form rather waits than types it again. */
export const PATIENCE = { pages: 5 * SECOND, calls: 5 * SECOND, accounts: 5 * SECOND, forms: 10 * SECOND }

/** How many of a kind may wait; whoever comes after them is sent away at once. */
export const LONGEST_QUEUE = 1000

export type ConcurrencyLimiter = {
  /** Waits for a slot. Returns the way to release it; throws Overloaded, or what `refuse` was told. */
  acquire(): Promise<() => void>
  /** Sends everybody away who waits or comes, until `admit`. */
  refuse(error: Error): void
  admit(): void
  /** How many wait just now, and how many were sent away so far because they waited too long or found too many waiting. */
  figures(): { waiting: number; turnedAway: number }
}

type WaitingCaller = { since: number; enter(): void; leave(error: Error): void }
type Queue = { most: number; running: number; servedAt: number; waiting: WaitingCaller[] }

/**
 * Shares out `size` connections. A kind of request holds at most half of them, and of those who wait the kind that holds fewest is next,
 * so that a burst of one kind leaves the others their way. A request waits as long as its kind is patient; the house waits as long as it takes.
 */
export function openConcurrencyLimiter({ size, patience, longestQueue = LONGEST_QUEUE }: Limits): ConcurrencyLimiter {
  const queues = new Map<RequestKind, Queue>()
  let running = 0
  let served = 0
  let turnedAway = 0
  let refused: Error | undefined

  function queueOf(kind: RequestKind): Queue {
    const known = queues.get(kind)
    if (known) return known
    const queue = { most: shareOf(kind, size), running: 0, servedAt: 0, waiting: [] }
    queues.set(kind, queue)
    return queue
  }

  function acquire(): Promise<() => void> {
    if (refused) return Promise.reject(refused)
    // Who came first goes first in the queue of its kind, however many questions it asks.
    const { kind, since } = requestUnderWay() ?? { kind: 'house', since: nextArrival() }
    const queue = queueOf(kind)
    const isFree = running < size && queue.running < queue.most && queue.waiting.length === 0
    if (isFree) return Promise.resolve(begin(queue))
    if (queue.waiting.length >= longestQueue) return Promise.reject(turnAway(`the queue of ${kind} is full`))
    return new Promise((given, failed) => {
      const late =
        kind === 'house'
          ? undefined
          : setTimeout(
              () => waiting.leave(turnAway(`no connection came free for one of ${kind}`)),
              patience ?? PATIENCE[kind],
            ).unref()
      const waiting: WaitingCaller = {
        since,
        enter: () => {
          clearTimeout(late)
          given(begin(queue))
        },
        leave: (error) => {
          clearTimeout(late)
          queue.waiting = queue.waiting.filter((other) => other !== waiting)
          failed(error)
        },
      }
      const place = queue.waiting.findLastIndex((other) => other.since <= since) + 1
      queue.waiting.splice(place, 0, waiting)
    })
  }

  function turnAway(why: string): Overloaded {
    turnedAway++
    return new Overloaded(why)
  }

  function begin(queue: Queue): () => void {
    running++
    queue.running++
    queue.servedAt = ++served
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running--
      queue.running--
      callNext()
    }
  }

  function callNext(): void {
    while (running < size) {
      const [next] = [...queues.values()]
        .filter((queue) => queue.waiting.length > 0 && queue.running < queue.most)
        .toSorted((a, b) => a.running - b.running || a.servedAt - b.servedAt)
      if (!next) return
      next.waiting.shift()!.enter()
    }
  }

  return {
    acquire,
    refuse: (error) => {
      refused = error
      for (const queue of queues.values()) for (const waiting of queue.waiting) waiting.leave(error)
    },
    admit: () => void (refused = undefined),
    figures: () => ({ waiting: queues.values().reduce((all, { waiting }) => all + waiting.length, 0), turnedAway }),
  }
}

/** How many of `size` connections a kind may hold at once. */
export function shareOf(kind: RequestKind, size: number): number {
  return kind === 'house' ? size : Math.ceil(size / 2)
}

type Limits = { size: number; patience?: number; longestQueue?: number }
