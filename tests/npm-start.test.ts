import { expect, test } from 'vitest'
import { demoDirectory } from './demo-directory.ts'
import { freePort } from './free-port.ts'
import { openedSite, startProcess } from './running-site.ts'

// Windows knows no such signal: there whoever ends it ends the processes of its window.
test.skipIf(process.platform === 'win32')('a signal to `npm start` ends the site, not only npm', async () => {
  const data = await demoDirectory()
  const env = { NODE_ENV: 'production', DATA_DIR: data.path, PORT: String(await freePort()), WARM_PICTURES: 'off' }
  const site = await openedSite(startProcess(['start'], { command: 'npm', env }))
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  site.process.kill('SIGTERM')
  const answers = () =>
    fetch(`${site.url}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(false)
  // It left in good order: the database's directory may be opened again.
  const again = await openedSite(startProcess(['start'], { command: 'npm', env }))
  again.process.kill('SIGTERM')
  await expect.poll(answers, { timeout: 60_000 }).toBe(false)
  await data.remove()
})
