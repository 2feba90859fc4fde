import { cp } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startSite, temporaryDirectory } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** A data directory with the demo loaded, which nothing runs on: a site that starts on a copy of it need not load one. */
    loadedDemo: string
  }
}

/** One demo site for every test that only looks at it, which believes what a visitor says of their network, and what others of their own may start from. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const [loaded, own] = [await temporaryDirectory(), await temporaryDirectory()]
  await (await startSite({ DATA_DIR: loaded.path })).stop()
  await cp(loaded.path, own.path, { recursive: true })
  const site = await startSite({ DATA_DIR: own.path, TRUST_PROXY: '127.0.0.1' })
  project.provide('siteUrl', site.url)
  project.provide('loadedDemo', loaded.path)
  return async () => {
    await site.stop()
    await Promise.all([loaded.remove(), own.remove()])
  }
}
