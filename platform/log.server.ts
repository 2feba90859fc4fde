import { writeSync } from 'node:fs'
import pino from 'pino'
import { serializeError, withoutAddresses } from './error-serializer.ts'
import { requestUnderWay, routeUnderWay } from './request.ts'

export type Log = pino.Logger

/**
 * One structured logger a process; `level` 'silent' for tests, `to` another place than stdout. Whatever it is given, no line of it carries a
 * person: errors lose their values (`serializeError`), texts whatever looks like an e-mail address or a telephone number.
 */
export function openLog(level: string, to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    // Whatever is said while a request is answered can be found by its name and the pattern of its address.
    mixin: () => ({ request: requestUnderWay()?.name, route: routeUnderWay() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    // Told already: pino would take what has a message for an error.
    serializers: { err: (told: unknown) => told },
    hooks: {
      logMethod(said, write) {
        write.apply(this, tell(said) as Parameters<pino.LogFn>)
      },
    },
  }
  return pino(options, to ?? { write: writeLine })
}

const STDOUT = 1
const MOST_TRIES = 200
const TRY_AGAIN_AFTER_MS = 5

/** A disk that is full of the log's own lines costs lines and no visitor an answer; pino's own way waits for room for ever, whatever else the process has to do. */
function writeLine(line: string): void {
  let rest = Buffer.from(line)
  for (let tries = 0; rest.length > 0 && tries < MOST_TRIES; tries++)
    try {
      rest = rest.subarray(writeSync(STDOUT, rest))
    } catch (error) {
      // Whoever reads a pipe is slower for a moment.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_AFTER_MS)
    }
}

/** Facts and words, as they may stand in a line. Before pino looks at them: it would say an error's message where words are missing. */
function tell([first, ...rest]: unknown[]): unknown[] {
  const words = typeof first === 'string' ? first : rest.find((one) => typeof one === 'string')
  const told = words === undefined ? 'something went wrong' : withoutAddresses(words)
  if (typeof first === 'string') return [told]
  if (first instanceof Error) return [{ err: serializeError(first) }, told]
  return [Object.fromEntries(Object.entries(first ?? {}).map(([name, fact]) => [name, tellFact(name, fact)])), told]
}

function tellFact(name: string, fact: unknown): unknown {
  if (fact === undefined) return undefined
  if (name === 'err' || fact instanceof Error) return serializeError(fact)
  if (typeof fact === 'string') return withoutAddresses(fact)
  return typeof fact === 'number' || typeof fact === 'boolean' ? fact : undefined
}
