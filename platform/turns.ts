import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from './clock.ts'
import { NoTurn } from './trouble.ts'

/** Who may have to wait for the database behind whom: one kind that floods fills its own line, never another's. */
export type Kind = 'pages' | 'calls' | 'accounts' | 'forms' | 'house'

/** One request as the database sees it. Who came first goes first in the line of its kind, however many questions it asks. */
type QueuedRequest = { kind: Kind; since: number }

/** Who typed a form rather waits than types it again. */
const PATIENCE = { pages: 5 * SECOND, calls: 5 * SECOND, accounts: 5 * SECOND, forms: 10 * SECOND }

const asking = new AsyncLocalStorage<QueuedRequest>()
let arrivals = 0

/** Does the work of one request of a kind; what is done outside of any request is the house's own. */
export function asKind<Value>(kind: Kind, work: () => Value): Value {
  return asking.run({ kind, since: arrivals++ }, work)
}

export type Turns = {
  /** Waits for a turn. Returns the way to give it back; throws NoTurn, or what `refuse` was told. */
  take(): Promise<() => void>
  /** Sends everybody away who waits or comes, until `admit`. */
  refuse(error: Error): void
  admit(): void
}

type Waiting = { since: number; enter(): void; leave(error: Error): void }
type Line = { most: number; running: number; servedAt: number; waiting: Waiting[] }

/**
 * Shares out `size` connections. A kind of request holds at most half of them, and of those who wait the kind that holds fewest is next,
 * so that a burst of one kind leaves the others their way. A request waits as long as its kind is patient; the house waits as long as it takes.
 */
export function openTurns({ size, patience, longestLine = 1000 }: Limits): Turns {
  const lines = new Map<Kind, Line>()
  let running = 0
  let served = 0
  let refused: Error | undefined

  function lineOf(kind: Kind): Line {
    const known = lines.get(kind)
    if (known) return known
    const most = kind === 'house' ? size : Math.ceil(size / 2)
    const line = { most, running: 0, servedAt: 0, waiting: [] }
    lines.set(kind, line)
    return line
  }

  function take(): Promise<() => void> {
    if (refused) return Promise.reject(refused)
    const { kind, since } = asking.getStore() ?? { kind: 'house', since: arrivals++ }
    const line = lineOf(kind)
    const isFree = running < size && line.running < line.most && line.waiting.length === 0
    if (isFree) return Promise.resolve(begin(line))
    if (line.waiting.length >= longestLine) return Promise.reject(new NoTurn(`the line of ${kind} is full`))
    return new Promise((given, failed) => {
      const late =
        kind === 'house'
          ? undefined
          : setTimeout(() => waiting.leave(tooLate(kind)), patience ?? PATIENCE[kind]).unref()
      const waiting: Waiting = {
        since,
        enter: () => {
          clearTimeout(late)
          given(begin(line))
        },
        leave: (error) => {
          clearTimeout(late)
          line.waiting = line.waiting.filter((other) => other !== waiting)
          failed(error)
        },
      }
      const place = line.waiting.findLastIndex((other) => other.since <= since) + 1
      line.waiting.splice(place, 0, waiting)
    })
  }

  function begin(line: Line): () => void {
    running++
    line.running++
    line.servedAt = ++served
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running--
      line.running--
      callNext()
    }
  }

  function callNext(): void {
    while (running < size) {
      const [next] = [...lines.values()]
        .filter((line) => line.waiting.length > 0 && line.running < line.most)
        .toSorted((a, b) => a.running - b.running || a.servedAt - b.servedAt)
      if (!next) return
      next.waiting.shift()!.enter()
    }
  }

  return {
    take,
    refuse: (error) => {
      refused = error
      for (const line of lines.values()) for (const waiting of line.waiting) waiting.leave(error)
    },
    admit: () => void (refused = undefined),
  }
}

type Limits = { size: number; patience?: number; longestLine?: number }

function tooLate(kind: Kind): NoTurn {
  return new NoTurn(`no turn at the database came for one of ${kind}`)
}
