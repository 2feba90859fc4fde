// What Vite makes the house of: when one of these modules changes it is read anew, with whatever stands on it.
import * as build from 'virtual:react-router/server-build'

export { openServices } from '#domain/services.server.ts'
export { readConfig } from '#platform/config.server.ts'
export { openDatabase } from '#platform/db.server.ts'
export { openLog } from '#platform/log.server.ts'
export { announceStart } from '#server/announce.ts'
export { prepareToOpen } from '#server/before-opening.ts'
export { startJobs } from '#server/jobs/jobs.ts'
export { createSite } from '#server/site.ts'
export { build }

export type Parts = typeof import('./parts.ts')
