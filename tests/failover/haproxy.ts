import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#scripts/test-postgres.ts'
import { startProcess, temporaryDirectory } from '#tests/running-site.ts'

const SHIPPED = 'deploy/haproxy/padav-postgres.cfg'

export const isHaproxyInstalled = spawnSync('haproxy', ['-v']).status === 0

/** HAProxy with the configuration that is shipped, before servers at these ports. */
export async function openHaproxy(
  ports: readonly [first: number, second: number],
): Promise<{ port: number; close(): Promise<void> }> {
  const { path, remove } = await temporaryDirectory()
  const port = await freePort(26_600)
  const file = join(path, 'haproxy.cfg')
  const text = (await readFile(SHIPPED, 'utf8'))
    .replace('127.0.0.1:5432\n  option', `127.0.0.1:${port}\n  option`)
    .replace('10.0.0.21:5432', `127.0.0.1:${ports[0]}`)
    .replace('10.0.0.22:5432', `127.0.0.1:${ports[1]}`)
  await writeFile(file, text)
  const { process: child, ended } = startProcess(['-db', '-f', file], { command: 'haproxy', env: {} })
  await once(child, 'spawn')
  return { port, close: async () => void (child.kill('SIGTERM'), await ended, await remove()) }
}
