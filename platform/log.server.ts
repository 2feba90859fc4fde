import pino from 'pino'

export type Log = pino.Logger

/** One structured logger a process; `level` 'silent' for tests. Personal data never goes into a line. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
