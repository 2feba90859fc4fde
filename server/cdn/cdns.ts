import type { Config } from '#platform/config.server.ts'
import type { Cdn } from './cdn.ts'

const JSON_BODY = { 'Content-Type': 'application/json' }

/** The networks a site may stand behind, by the name the configuration calls them. */
export const CDNS: Record<NonNullable<Config['cdn']>['kind'], (token: string) => Cdn> = {
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
