/** Thrown in place of an answer while the database is known to be silent. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Thrown when a request waited too long for a turn at the database, or found its line full. */
export class NoTurn extends Error {
  override name = 'NoTurn'
}

/** What keeps a database from answering that is nobody's mistake and passes: too many at once, nobody there, no room on its disk. */
export type Trouble = 'no-turn' | 'gone' | 'full'

/** SQLSTATE: cancelled for its length or a lock's, lost against another transaction. */
const CROWDED = /^(57014|55P03|40001|40P01)$/
/** SQLSTATE: no connection, no more of them, no memory, shutting down. */
const AWAY = /^(08...|53[023]00|57P0.)$/
const FULL = /^(53100|ENOSPC)$/
const LOST = /^(Connection terminated|Query read timeout|timeout exp|timeout exceeded when trying to connect)/
const UNREACHABLE = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const DEEPEST_CAUSE = 5

/** Which passing trouble is behind an error, itself or its causes; undefined for a mistake. */
export function troubleOf(error: unknown, depth = 0): Trouble | undefined {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return undefined
  return troubleOfThis(error) ?? troubleOf(error.cause, depth + 1)
}

function troubleOfThis(error: Error): Trouble | undefined {
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (error instanceof NoTurn || CROWDED.test(code)) return 'no-turn'
  if (FULL.test(code)) return 'full'
  if (error instanceof DatabaseGone || AWAY.test(code) || UNREACHABLE.test(code)) return 'gone'
  return LOST.test(error.message) ? 'gone' : undefined
}
