import { siteNameIn } from '#app/parts/seo/site-name.ts'
import type { RouteMatches } from '#app/parts/seo/site-name.ts'

/** The head of a booking's page: found by no search engine, silent about its address. */
export function bookingMeta(matches: RouteMatches, title: string) {
  return [
    { title: `${title} | ${siteNameIn(matches)}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
