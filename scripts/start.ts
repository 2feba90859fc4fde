import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

process.env['NODE_ENV'] ??= 'production'

// What the last process made of the same build, as it ended: a third of a second of each start. Where it may not be written there is none.
enableCompileCache(resolve(import.meta.dirname, '../build/compiled'))

// npm hands a signal to the shell it starts us in, and a shell that is ended so tells nobody: when it is gone, so is who started us.
const shell = process.ppid
if (process.env['npm_lifecycle_event'] === 'start')
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 250).unref()

try {
  // A variable, so that the type checker does not ask for a build before it may check.
  const built = '../build/server/index.js'
  const { start } = (await import(built)) as typeof import('#server/main.ts')
  await start()
} catch (error) {
  process.stderr.write(`\n  Padav could not start: ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
}
