import { createHash } from 'node:crypto'

/** The same for the same things, as JSON says them, in whatever order their names stand. */
export function digestOf(thing: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(thing, inOrder) ?? '')
    .digest('hex')
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
