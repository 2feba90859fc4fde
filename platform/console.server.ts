import type { Log } from './log.server.ts'

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/**
 * What libraries say to the console or die of goes through the log too: the runtime would print an error with everything that hangs on it.
 * An error nobody expected ends the process, as it does by itself.
 */
export function hearEverything(log: Log): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)['error']][])
    console[name] = (...said: unknown[]) => {
      const words = said.find((one) => typeof one === 'string')
      log[level]({ err: said.find((one) => one instanceof Error) }, words ?? 'something was said to the console')
    }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends of an unexpected error')
    process.exit(1)
  })
}
