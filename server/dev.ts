import { createServer as createVite } from 'vite'
import type { DevMain } from './dev-main.ts'

// Vite serves the modules, so that a change in a page, a room or the server is there at the next request.
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const main = (await vite.ssrLoadModule('./server/dev-main.ts')) as DevMain
await main.startDev(vite)
