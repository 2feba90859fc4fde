import type { Services } from '#domain/services.server.ts'

export type InjectedSources = { hashes: readonly string[]; hosts: readonly string[] }

/** What the approved injected scripts need in a page's policy: hashes of inline bodies, hosts of files. */
export async function readInjectedSources(_services: Services): Promise<InjectedSources> {
  return { hashes: [], hosts: [] }
}
