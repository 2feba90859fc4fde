import { SECOND } from '#platform/clock.ts'
import type { CdnChoice } from '#platform/config.server.ts'
import type { Cdn } from './cdn.ts'
import { NETWORKS } from './networks.ts'
import type { Network } from './networks.ts'
import { openNginxPages } from './nginx-pages.ts'

/** What keeps pages in front, as the configuration says. */
export function openCdn(choice: CdnChoice): Cdn {
  if (choice.kind === 'nginx') return openNginxPages(choice.folder)
  return overHttp(NETWORKS[choice.kind](choice.token), choice.purgeUrl)
}

function overHttp(network: Network, purgeUrl: string): Cdn {
  return {
    ...network,
    async drop(tags) {
      for (let at = 0; at < tags.length; at += network.mostTags) {
        const asked = network.askToDrop(tags.slice(at, at + network.mostTags))
        const { ok, status } = await fetch(purgeUrl, { ...asked, signal: AbortSignal.timeout(5 * SECOND) })
        if (!ok) throw new Error(`answered ${status}`)
      }
    },
  }
}
