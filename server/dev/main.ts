import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createLogger, createServer as createVite } from 'vite'
import { tellBrowsers } from './changes.ts'
import { watchForFailures } from './failures.ts'
import { keepHouse } from './house.ts'
import type { Parts } from './parts.ts'

// Vite serves the modules: what changes in a page, a room or a call is there at the next request, on the database that stays open.
process.setSourceMapsEnabled(true)

const server = createServer()
const logger = createLogger()
const print = logger.error
// We say it ourselves, in fewer lines.
logger.error = (words, options) => words.includes('Error when evaluating SSR module') || print(words, options)
const vite = await createVite({
  // The browser hears of changes on the site's own port: two sites in development do not meet on one.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  customLogger: logger,
  plugins: [
    tellBrowsers(
      () => house.bringUpToDate(),
      (error) => failures.meet(error),
    ),
  ],
})
const failures = watchForFailures(vite)
const house = keepHouse(() => vite.ssrLoadModule('/server/dev/parts.ts') as Promise<Parts>, failures.log)

try {
  const { publicUrl, port, host } = await house.open()
  const answer = getRequestListener(failures.shownBy(house.answer), { hostname: new URL(publicUrl).host })
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)))
  server.listen(port, host, house.announce)
} catch (error) {
  failures.meet(error, 'Padav could not start')
  process.exit(1)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void house.close().then(() => process.exit(0)))
