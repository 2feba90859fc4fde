import pino from 'pino'

export type Log = pino.Logger

/** One structured logger a process; `level` 'silent' for tests. Personal data never goes into a line. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** A path as it may stand in a line: the part that opens a page to whoever knows it is left out. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/enquiry\/)[\w-]{22}/i, '$1…')
}
