import { siteNameIn } from '#app/parts/seo/site-name.ts'
import type { RouteMatches } from '#app/parts/seo/site-name.ts'

/** The head of a page of the office: named after the house, found by no search engine. */
export function officeMeta(matches: RouteMatches, title: string) {
  return [{ title: `${title} | ${siteNameIn(matches)} office` }, { name: 'robots', content: 'noindex, nofollow' }]
}
