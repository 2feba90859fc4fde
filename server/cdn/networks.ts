import type { CdnChoice } from '#platform/config.server.ts'
import type { Cdn } from './cdn.ts'

const JSON_BODY = { 'Content-Type': 'application/json' }

/** A network that is told over HTTP. */
export type Network = Pick<Cdn, 'tagHeader' | 'between'> & {
  /** How it is asked to drop what bears any of the tags. */
  askToDrop(tags: readonly string[]): { method: string; headers: Record<string, string>; body?: string }
  /** How many tags it takes at once. */
  mostTags: number
}

/** Those a site may stand behind, by the name the configuration calls them. */
export const NETWORKS: Record<Exclude<CdnChoice['kind'], 'nginx'>, (token: string) => Network> = {
  cloudflare: (token) => ({
    tagHeader: 'cache-tag',
    between: ',',
    mostTags: 30,
    askToDrop: (tags) => ({
      method: 'POST',
      headers: { ...JSON_BODY, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
  }),
  fastly: (token) => ({
    tagHeader: 'surrogate-key',
    between: ' ',
    mostTags: 256,
    askToDrop: (tags) => ({ method: 'POST', headers: { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' ') } }),
  }),
  // As `deploy/varnish/padav.vcl` hears it.
  varnish: (token) => ({
    tagHeader: 'surrogate-key',
    between: ' ',
    mostTags: 50,
    askToDrop: (tags) => ({ method: 'PURGE', headers: { 'X-Cdn-Token': token, 'Surrogate-Key': tags.join(' ') } }),
  }),
}
