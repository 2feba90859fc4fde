import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { hasBeenAt, markPlace } from '#platform/change-feed.server.ts'
import type { ChangesSoFar, Place } from '#platform/change-feed.server.ts'
import { readColumns, writeColumns } from '#platform/columns-file.server.ts'
import type { Columns } from '#platform/columns-file.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { MemoryLists } from './lists/memory/member.ts'
import type { MemorySearch } from './memory/member.ts'

/** What is found among, as it stood at a moment. */
export type KeptFinding = { since: ChangesSoFar; search: Columns | undefined; lists: Columns }

type Plain = { place: Place; since: { horizon: number; heard: number[] }; search?: unknown; lists: unknown }
type Rooms = { search: Columns | undefined; lists: Columns }

/** Below it everything is read anew before anybody notices. */
const LEAST_PACKAGES = 20_000
/** Long before changes are forgotten, which whoever takes it up has to hear of. */
const OLD_AFTER = 6 * HOUR
const NOT_AGAIN_FOR = 10 * MINUTE

/** Where processes of one program, told apart by a digest of it, keep what they find among for each other. */
export function keptFile(dataDir: string, program: string): string {
  return join(dataDir, 'search', `${program}.columns`)
}

/** What another process has kept of this database; undefined where there is none, it is broken or too old, or it is of another database, or of this one before it was put back. */
export async function readKept(db: Db, file: string): Promise<KeptFinding | undefined> {
  const kept = await readColumns(file)
  if (!kept) return undefined
  const { place, since, search, lists } = kept.plain as Plain
  if (!(await hasBeenAt(db, place))) return undefined
  return {
    since: { horizon: since.horizon, heard: new Set(since.heard) },
    search: search === undefined ? undefined : { plain: search, numbers: part(kept, 'search/') },
    lists: { plain: lists, numbers: part(kept, 'lists/') },
  }
}

type KeepingNeeds = {
  db: Db
  file: string
  clock: Clock
  log: Log
  search: Partial<Pick<MemorySearch, 'columns'>>
  lists: Pick<MemoryLists, 'columns' | 'size'>
  /** Up to when all that changed has been taken in; undefined while something is not. */
  settledAt(): ChangesSoFar | undefined
  /** When something was taken in last. */
  changedAt(): number
  /** Whether what this process found among at first was kept by another. */
  isTakenUp: boolean
  least?: number | undefined
}

/** Keeps what is found among for the next process, soon after the start and every ten minutes in which something changed. Returns the way to stop. */
export function keepFinding(keeping: KeepingNeeds): () => Promise<void> {
  const { lists, log, isTakenUp, least = LEAST_PACKAGES } = keeping
  let hasKept = isTakenUp
  let looking: Promise<void> | undefined
  const look = async () => {
    if (lists.size() < least || (hasKept && !(await isDue(keeping)))) return
    const since = keeping.settledAt()
    if (since) await keep(keeping, since)
    hasKept ||= since !== undefined
  }
  const tryToLook = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'what is found among could not be kept for the next process'))
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(tryToLook, MINUTE).unref()
  tryToLook()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function isDue({ file, clock, changedAt }: KeepingNeeds): Promise<boolean> {
  const kept = await stat(file).catch(() => undefined)
  const age = clock.now().getTime() - (kept?.mtimeMs ?? 0)
  return age > OLD_AFTER || (age > NOT_AGAIN_FOR && changedAt() > kept!.mtimeMs)
}

async function keep({ db, file, search, lists }: KeepingNeeds, { horizon, heard }: ChangesSoFar): Promise<void> {
  // Of one moment: nothing is waited for in between.
  const rooms: Rooms = { search: search.columns?.(), lists: lists.columns() }
  await mkdir(dirname(file), { recursive: true })
  await sweep(dirname(file))
  const plain: Plain = {
    place: await markPlace(db),
    since: { horizon, heard: [...heard] },
    ...(rooms.search ? { search: rooms.search.plain } : {}),
    lists: rooms.lists.plain,
  }
  await writeColumns(file, { plain, numbers: joined(rooms) })
}

function joined(rooms: Rooms): Columns['numbers'] {
  const named = Object.entries(rooms).flatMap(([room, columns]) =>
    Object.entries(columns?.numbers ?? {}).map(([name, column]) => [`${room}/${name}`, column] as const),
  )
  return Object.fromEntries(named)
}

function part({ numbers }: Columns, room: 'search/' | 'lists/'): Columns['numbers'] {
  const own = Object.entries(numbers).filter(([name]) => name.startsWith(room))
  return Object.fromEntries(own.map(([name, column]) => [name.slice(room.length), column]))
}

/** What earlier versions left, and processes that were killed while they wrote. */
async function sweep(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const path = join(dir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - DAY) await rm(path, { force: true })
  }
}
