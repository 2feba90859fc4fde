import { listApprovedScripts } from '#domain/settings/scripts.server.ts'
import type { Services } from '#domain/services.server.ts'
import { remembered } from '#platform/tag-memory.ts'

/** What the approved injected scripts need in a page's policy: hashes of inline bodies, origins of files and pixels. */
export type InjectedSources = { hashes: readonly string[]; scripts: readonly string[]; images: readonly string[] }

/** The sources of the scripts approved just now, from memory. */
export const injectedSources = remembered('injected sources', readInjectedSources)

async function readInjectedSources({ db, config, log }: Services): Promise<InjectedSources> {
  const policy = { ...config.injectedScripts, log }
  const places = await Promise.all([
    listApprovedScripts(db, 'header', policy),
    listApprovedScripts(db, 'footer', policy),
  ])
  const approved = places.flat()
  return {
    hashes: approved.flatMap((script) => script.hashes),
    scripts: approved.flatMap((script) => script.scriptOrigins),
    images: approved.flatMap((script) => script.imageOrigins),
  }
}
