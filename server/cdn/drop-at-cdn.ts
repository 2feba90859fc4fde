import { SECOND } from '#platform/clock.ts'
import { debounce } from '#platform/debounce.ts'
import type { Log } from '#platform/log.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { EVERYTHING, MANY } from './cdn.ts'
import type { Cdn } from './cdn.ts'

type Needs = { cdn: Cdn; purgeUrl: string; log: Pick<Log, 'error'> }

/**
 * Tells a network of what has changed, that of a moment together. What it cannot be told is logged and no harm for long: a page is kept for a minute. Gives how to tell it, and to stop.
 */
export function dropAtCdn(needs: Needs): { tell(...changes: readonly ChangeTag[]): void; close(): void } {
  const { add, close } = debounce<ChangeTag>((changes) => void tellAll(needs, changes), {
    quietMs: 200,
    mostMs: SECOND,
  })
  return { tell: add, close }
}

async function tellAll({ cdn, purgeUrl, log }: Needs, changes: readonly ChangeTag[]): Promise<void> {
  const tags = changes.includes('*') ? [EVERYTHING] : [...new Set([MANY, ...changes])]
  for (let at = 0; at < tags.length; at += cdn.mostTags) {
    const asked = cdn.askToDrop(tags.slice(at, at + cdn.mostTags))
    try {
      const { ok, status } = await fetch(purgeUrl, { ...asked, signal: AbortSignal.timeout(5 * SECOND) })
      if (!ok) log.error({ status }, 'the network in front would not drop pages')
    } catch (error) {
      log.error({ err: error }, 'the network in front could not be told to drop pages')
    }
  }
}
