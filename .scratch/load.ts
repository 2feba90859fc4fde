import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { loadDemo } from '#demo/load.server.ts'
const clock = stoppedClock(new Date('2026-11-29T06:00:00Z'))
const services = await openServices(readConfig({ DATA_DIR: '.scratch/data', LOG_LEVEL: 'warn', PUBLIC_URL: 'http://localhost' }, process.cwd()), { clock })
console.log(await loadDemo(services))
await services.close()
