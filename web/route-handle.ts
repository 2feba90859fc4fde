import type { QueryKey } from './page-key.ts'

/** What a route module says of its page by its `handle`; the site and the frame around the page follow it. */
export type RouteHandle = {
  /** Drawn for one visitor and kept by nobody; hydrated as an app unless it is `still`. No script of the operator runs on it. */
  app?: boolean
  /** Of a page for one visitor: a document all the same, on which only islands move. */
  still?: boolean
  /** Priced for whoever travels. */
  party?: boolean
  /** Shown without header and footer. */
  bare?: boolean
  /** Brings its own `main` and all that stands around it. */
  whole?: boolean
  /** Of a step with nothing beside it: only the logo, a number to call and this one way out. */
  leave?: (loaded: never) => WayOut
  /** So short that the whole foot of the site would be longer: only what we never ask for, and the terms, stand below it. */
  lean?: boolean
  /** Free of the operator's scripts. */
  noInjectedScripts?: boolean
  /** Of a page for one visitor: a page of ours may show it in a frame. */
  framed?: boolean
  /** What its address may ask; every other key is taken off it. */
  query?: readonly QueryKey[]
  /** Where pages are listed: sitemap.xml, the page Sitemap and, with `under`, the footer. A page that is not to be found says nothing here, and `indexed: false` in its `pageMeta`. */
  listed?: { name: string; under?: 'company' | 'help' | 'small print' }
}

export type WayOut = { path: string; words: string }

export type ListedPage = NonNullable<RouteHandle['listed']> & { path: string }
