import { createContext } from 'react'

/** The name of the request a page is drawn for, where it is drawn: whoever reports that something went wrong can say it. */
export const RequestName = createContext<string | undefined>(undefined)
