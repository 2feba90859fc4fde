import { createContext } from 'react'

/** The word that lets the scripts of this one answer run; none where pages are kept, and none in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
