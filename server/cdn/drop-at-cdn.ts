import { SECOND } from '#platform/clock.ts'
import { debounce } from '#platform/debounce.ts'
import type { Log } from '#platform/log.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { EVERYTHING, MANY } from './cdn.ts'
import type { Cdn } from './cdn.ts'

type Needs = { cdn: Pick<Cdn, 'drop'>; log: Pick<Log, 'error'> }

/**
 * Tells what keeps pages in front of what has changed, that of a moment together. What it cannot be told is logged and no harm for long: a page is kept for a minute. Gives how to tell it, and to stop.
 */
export function dropAtCdn({ cdn, log }: Needs): { tell(...changes: readonly ChangeTag[]): void; close(): void } {
  const { add, close } = debounce<ChangeTag>(
    (changes) =>
      void cdn
        .drop(changes.includes('*') ? [EVERYTHING] : [...new Set([MANY, ...changes])])
        .catch((error: unknown) => log.error({ err: error }, 'what keeps pages in front would not drop them')),
    { quietMs: 200, mostMs: SECOND },
  )
  return { tell: add, close }
}
