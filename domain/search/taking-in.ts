import { debounce } from '#platform/debounce.ts'
import { SECOND } from '#platform/clock.ts'
import type { Log } from '#platform/log.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import type { PackageLists } from './lists/port.ts'
import type { SearchPort } from './port.ts'

const SEARCH_TAGS: ReadonlySet<ChangeTag> = new Set(['catalogue', '*'])
const LIST_TAGS: ReadonlySet<ChangeTag> = new Set(['almanac', 'catalogue', 'departures', '*'])

export type TakingIn = {
  takeIn(changes: readonly ChangeTag[]): void
  /** Whether all that was heard has been taken in; what went wrong over a change has not until everything is read again. */
  isSettled(): boolean
  close(): void
}

/**
 * What is found is found among what was there until changes have been taken in; whatever was made of it meanwhile is forgotten then. Seats are
 * taken in at once, one by one; what needs everything read again waits for the end of a burst.
 */
export function openTakingIn(
  { search, lists }: { search: SearchPort; lists: PackageLists },
  log: Log,
  tell: (...changes: readonly ChangeTag[]) => void,
): TakingIn {
  let [isWaiting, underWay, isBehind] = [false, 0, false]
  const follow = (work: Promise<unknown>, isAll: boolean) => {
    underWay++
    work
      .then(
        () => (isBehind &&= !isAll),
        (error: unknown) => {
          isBehind = true
          log.error({ err: error }, 'the search could not be refreshed')
        },
      )
      .finally(() => underWay--)
  }
  const rebuild = (changes: readonly ChangeTag[]): void => {
    isWaiting = false
    const isAll = changes.some((tag) => SEARCH_TAGS.has(tag))
    const runs: Promise<void>[] = isAll ? [search.refresh()] : []
    runs.push(lists.refresh(changes.find((tag) => tag !== 'departures') ?? 'departures'))
    follow(
      Promise.all(runs).then(() => tell(...new Set(changes))),
      isAll,
    )
  }
  const { add, close } = debounce(rebuild, { quietMs: 200, mostMs: 2 * SECOND })
  const takeIn = (changes: readonly ChangeTag[]): void => {
    const large = changes.filter((tag) => LIST_TAGS.has(tag))
    isWaiting ||= large.length > 0
    if (large.length > 0) add(...large)
    const sold = changes.flatMap((tag) => (tag.startsWith('seats:') ? tag.slice('seats:'.length) : []))
    if (sold.length > 0) follow(lists.takeSeats(sold), false)
  }
  return { takeIn, isSettled: () => !isWaiting && underWay === 0 && !isBehind, close }
}
