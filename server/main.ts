import * as build from 'virtual:react-router/server-build'
import { startServer } from './start.ts'

export { createSite } from './site.ts'
export { POLICY } from '#domain/policy/policy.ts'
export { openServices } from '#domain/services.server.ts'
export { build }

/** Starts the built site. */
export function start() {
  return startServer(build)
}
