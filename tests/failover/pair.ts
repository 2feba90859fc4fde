import { spawnSync } from 'node:child_process'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { processOf, serverAt, stopServer } from '#scripts/own-postgres.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { temporaryDirectory } from '#tests/running-site.ts'

export type PostgresPair = {
  first: { port: number; url: string }
  second: { port: number; url: string }
  /** Ends the first as a machine that loses its power, and lets it be. */
  loseFirst(): void
  /** Has the second take over. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** What the second may not have asked for yet is kept. */
const KEPT = ['-c', 'wal_keep_size=256MB']

/** Two PostgreSQL servers: the second follows the first, which acknowledges nothing the second has not written. */
export async function openPair(): Promise<PostgresPair> {
  const { path: dir, remove } = await temporaryDirectory({ forAll: true })
  const [firstPort, secondPort] = [await freePort(), await freePort(28_400 + ((process.pid + 7) % 400) * 10)]
  const [first, second] = [
    serverAt(join(dir, 'first'), firstPort, KEPT),
    serverAt(join(dir, 'second'), secondPort, KEPT),
  ]
  const urlAt = (port: number) => `postgres://padav:padav@127.0.0.1:${port}/postgres`
  await first.initialise()
  await first.start()
  await ask(urlAt(firstPort), async (leader) => {
    await copyRunning(leader, join(dir, 'first'), join(dir, 'second'))
    await follow(join(dir, 'second'), firstPort)
    // Its start is over for this library once it takes writes; until then it is asked whether it answers.
    void second.start().catch(() => undefined)
    await until(() => ask(urlAt(secondPort), (follower) => follower.query('select 1')))
    await leader.query(`alter system set synchronous_standby_names = '*'`)
    await leader.query('select pg_reload_conf()')
    await until(async () => {
      const { rows } = await leader.query('select 1 from pg_stat_replication where sync_state = $1', ['sync'])
      if (rows.length === 0) throw new Error('the second does not follow yet')
    })
  })
  return {
    first: { port: firstPort, url: urlAt(firstPort) },
    second: { port: secondPort, url: urlAt(secondPort) },
    loseFirst: () => void processOf(first)?.kill('SIGKILL'),
    promote: () =>
      ask(urlAt(secondPort), async (follower) => void (await follower.query('select pg_promote(true, 30)'))),
    stop: async () => {
      await Promise.allSettled([first, second].map(stopServer))
      await remove()
    },
  }
}

/** What pg_basebackup does, which does not come along with the library. */
export async function copyRunning(leader: pg.Client, from: string, to: string): Promise<void> {
  await leader.query(`select pg_backup_start('a copy', true)`)
  // With its owner, who may be another than we are; files come and go meanwhile, which the log of the first puts right.
  spawnSync('cp', ['--archive', from, to])
  await rm(join(to, 'postmaster.pid'), { force: true })
  const { rows } = await leader.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
  await give(join(to, 'backup_label'), rows[0]!.labelfile)
}

async function follow(dir: string, port: number): Promise<void> {
  const leader = `host=127.0.0.1 port=${port} user=padav password=padav application_name=second`
  await give(join(dir, 'postgresql.auto.conf'), `primary_conninfo = '${leader}'\n`)
  await give(join(dir, 'standby.signal'), '')
}

/** The server runs as somebody else where this is root, and writes these too. */
export async function give(path: string, text: string): Promise<void> {
  await writeFile(path, text)
  await chmod(path, 0o666)
}

/** Asks a server on a connection of its own. Throws when nobody answers within two seconds. */
export async function ask<Value>(url: string, question: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}

/** Tries again until it can be done. Throws what stood in the way when twenty seconds are over. */
export async function until(done: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await done()
      return
    } catch (error) {
      if (tries > 100) throw error
      await pause(200)
    }
  }
}
