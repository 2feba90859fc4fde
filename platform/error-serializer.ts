/** What a log line says of an error: what kind it is, where it was thrown and what it hangs on, but none of the values it happened with. */
export type SerializedError = {
  type: string
  at: string[]
  cause?: SerializedError
  errors?: SerializedError[]
} & Partial<Record<(typeof NAMES)[number], string>>

/** What PostgreSQL, Node, mail servers and identity providers call things by in an error: a short name, or a number of three digits. */
const NAMES = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
  'status',
] as const
const NAME = /^(?:[A-Za-z_][\w.-]{0,62}|[\dA-Z]{5}|\d{3})$/
const FRAME = /^\s+at (?:[^()\n]* \()?((?:file:|node:)?[\w@.+/~:-]+:\d+:\d+)\)?$/
const MOST_FRAMES = 12
const DEEPEST = 5
const MOST_INSIDE = 5

/**
 * An error as it may stand in a log. Messages, stacks and details repeat what was typed (Drizzle writes the parameters of a failed query into
 * message and stack, PostgreSQL the row into its detail, JSON.parse the text), so only names and places are taken over, through every cause;
 * the words stand at the first place.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error, at: [] }
  const names = NAMES.flatMap((name) => {
    const value: unknown = (error as unknown as Record<string, unknown>)[name]
    return (typeof value === 'string' || typeof value === 'number') && NAME.test(`${value}`) ? [[name, `${value}`]] : []
  })
  return {
    type: NAME.exec(error.constructor.name)?.[0] ?? 'Error',
    ...Object.fromEntries(names),
    at: framesOf(error),
    ...(depth < DEEPEST ? insideOf(error, depth + 1) : {}),
  }
}

function insideOf(error: Error, depth: number): Pick<SerializedError, 'cause' | 'errors'> {
  const { cause } = error
  const errors = error instanceof AggregateError ? (error.errors as unknown[]).slice(0, MOST_INSIDE) : []
  return {
    ...(cause === undefined ? {} : { cause: serializeError(cause, depth) }),
    ...(errors.length === 0 ? {} : { errors: errors.map((one) => serializeError(one, depth)) }),
  }
}

/** Only what has the form of a place in a file: the message stands in a stack too, and may look like anything. */
function framesOf({ stack = '', message }: Error): string[] {
  const places = stack.slice(stack.indexOf(message) + message.length)
  const frames = places.split('\n').flatMap((line) => FRAME.exec(line)?.[1] ?? [])
  return frames.slice(0, MOST_FRAMES)
}

/** A text as it may stand in a log: without what looks like an e-mail address or a telephone number. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s/?&=<>"'(]+(?:@|%40)[^\s/?&=<>"')]+/gi, '…')
    .replace(/\+?(?:\d(?:[\s().-]|%20)?|%2B){7,}/gi, '…')
}
