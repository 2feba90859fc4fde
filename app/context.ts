import { createContext } from 'react-router'
import type { Services } from '#domain/services.server.ts'

/** What loaders and actions reach the house through. */
export const servicesContext = createContext<Services>()

/** The tags a page was made of; the page cache drops the page when one of them changes. */
export const tagsContext = createContext<Set<string>>()

/** Where the browser fetches the islands' loader. */
export const islandsContext = createContext<string>()
