import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { demoDirectory } from './demo-directory.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './running-site.ts'

const ACTIVATE = 'systemd-socket-activate'
const isThere = spawnSync(ACTIVATE, ['--version']).status === 0

test.skipIf(!isThere)('who comes before the site is up waits at the socket systemd holds, and is served', async () => {
  const directory = await demoDirectory()
  const port = await freePort()
  const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: directory.path, WARM_PICTURES: 'off' }
  const passed = Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`)
  const site = startProcess(
    [`--listen=127.0.0.1:${port}`, ...passed, process.execPath, '--initial-heap-size=256', 'scripts/start.ts'],
    { env, command: ACTIVATE },
  )
  try {
    // The first to ask is what it is started by.
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/contact-us`).catch(() => undefined)
      return answer?.status
    }
    await expect.poll(ask).toBe(200)
    expect(site.output()).toContain(`open at http://127.0.0.1:${port}`)
  } finally {
    site.process.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    await directory.remove()
  }
})
