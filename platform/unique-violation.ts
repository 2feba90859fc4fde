const UNIQUE_VIOLATION = '23505'

/** Whether the database refused something because another row has it already: an address, a code, a number that is everybody's once. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
