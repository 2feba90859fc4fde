/** Thrown in place of an answer while the database is known to be silent. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Thrown when a request waited too long for a connection, or found the queue of its kind full. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** What keeps a database from answering that is nobody's mistake and passes: too many at once, nobody there, no room on its disk. */
export type Outage = 'overloaded' | 'gone' | 'full'

/** SQLSTATE: cancelled for its length, a lock's or a pause of this process in a transaction, lost against another transaction. */
const CROWDED = /^(57014|55P03|25P03|40001|40P01)$/
/** SQLSTATE: no connection, no more of them, no memory, shutting down. */
const AWAY = /^(08...|53[023]00|57P0.)$/
const FULL = /^(53100|ENOSPC)$/
const LOST =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|Query read timeout|timeout exp|timeout exceeded when trying to connect)/
const UNREACHABLE = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const DEEPEST_CAUSE = 5

/** SQLSTATE: undone for another transaction's sake, as one of two that waited for each other. */
const LOST_TO_ANOTHER = /^(40001|40P01)$/

/** Whether the database undid a transaction, all of it, because of another one that went on: doing it again is safe. */
export function isLostToAnother(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  return (
    LOST_TO_ANOTHER.test(String((error as NodeJS.ErrnoException).code ?? '')) || isLostToAnother(error.cause, depth + 1)
  )
}

/** Which outage is behind an error, itself or its causes; undefined for a mistake. */
export function outageOf(error: unknown, depth = 0): Outage | undefined {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return undefined
  return outageOfThis(error) ?? outageOf(error.cause, depth + 1)
}

function outageOfThis(error: Error): Outage | undefined {
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (error instanceof Overloaded || CROWDED.test(code)) return 'overloaded'
  if (FULL.test(code)) return 'full'
  if (error instanceof DatabaseGone || AWAY.test(code) || UNREACHABLE.test(code)) return 'gone'
  return LOST.test(error.message) ? 'gone' : undefined
}
