/** The islands of the site: the name a page uses → the module in `components` that the browser fetches. */
export const ISLANDS = { search: 'search', signIn: 'sign-in' } as const

export type IslandName = keyof typeof ISLANDS
