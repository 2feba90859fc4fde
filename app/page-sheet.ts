import { createContext } from 'react'

/** Where the one style sheet of a document stands; undefined where each part brings its own (signed-in pages, development). */
export const PageSheet = createContext<string | undefined>(undefined)
