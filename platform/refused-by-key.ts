const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether the database refused something because another row has it already: an address, a code, a number that is everybody's once. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION
}

/** Whether the database refused to drop a row because another one speaks of it, or to write one that speaks of none. */
export function isNeeded(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY_VIOLATION
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}
