import type { TestProject } from 'vitest/node'
import { startSite, temporaryDirectory } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One demo site for every test that only looks at it. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const data = await temporaryDirectory()
  const site = await startSite({ DATA_DIR: data.path })
  project.provide('siteUrl', site.url)
  return async () => {
    await site.stop()
    await data.remove()
  }
}
