/** What a route module says of its page by its `handle`; the site and the frame around the page follow it. */
export type RouteHandle = {
  /** For who is signed in, and hydrated as an app; no script of the operator runs on it. */
  app?: boolean
  /** Priced for whoever travels. */
  party?: boolean
  /** Shown without header and footer. */
  bare?: boolean
  /** Free of the operator's scripts. */
  noInjectedScripts?: boolean
  /** What its address may ask; every other key is taken off it. */
  query?: readonly string[]
  /** Where pages are listed: sitemap.xml, the page Sitemap and, with `under`, the footer. A page that is not to be found says nothing. */
  listed?: { name: string; under?: 'company' | 'help' | 'small print' }
}

export type ListedPage = NonNullable<RouteHandle['listed']> & { path: string }
