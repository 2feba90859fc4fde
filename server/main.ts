export { startServer } from './start.ts'
export { createSite } from './site.ts'
export { openServices } from '#domain/services.server.ts'
export * as pages from 'virtual:react-router/server-build'
