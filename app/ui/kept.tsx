import { createContext, use } from 'react'
import type { ComponentType } from 'react'

/** What a piece may be made of: values that are told apart by what they say, so neither functions nor elements. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue }

/** Where pieces are laid that may have been drawn before; there is none in a browser, and none for signed-in pages. */
export type Sheet = { lay<Props extends object>(component: ComponentType<Props>, props: Props): string }

export const SheetContext = createContext<Sheet | null>(null)

/**
 * A component whose HTML is remembered by what it is given. It is drawn by itself: no context of the page reaches it, so whatever its HTML
 * says of a visitor, a party or a day stands in its props, and other props are another piece.
 */
export function kept<Props extends { [Name in keyof Props]: PlainValue }>(
  component: ComponentType<Props>,
): ComponentType<Props> {
  const Component = component
  return function Kept(props: Props) {
    const sheet = use(SheetContext)
    return sheet ? sheet.lay(Component, props) : <Component {...props} />
  }
}
