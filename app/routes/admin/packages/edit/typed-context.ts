import { createContext } from 'react-router'
import type { TypedPackage } from './typed.ts'

/** What a form that was sent holds, for what is drawn beside it: the page is read again after it. */
export const typedContext = createContext<TypedPackage | null>(null)
