import { needsOfAll } from '#domain/settings/script-needs.server.ts'
import { listScripts } from '#domain/settings/scripts.server.ts'
import type { Services } from '#domain/services.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'

/** What the scripts approved just now need in a page's policy, from memory. */
export const injectedSources = remembered('injected sources', async ({ db, config, log }: Services) => {
  reads('scripts')
  const { enabled, signingKey } = config.injectedScripts
  const scripts = enabled ? await listScripts(db, { signingKey, log }) : []
  return needsOfAll(scripts.map(({ needs }) => needs))
})
