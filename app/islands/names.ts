/** The islands of the site: the name a page uses → the module in this folder that the browser fetches. */
export const ISLANDS = { search: 'search', signIn: 'sign-in', stateCities: 'state-cities' } as const

export type IslandName = keyof typeof ISLANDS
