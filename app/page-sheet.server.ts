import { createHash } from 'node:crypto'

type Routes = Record<string, { parentId?: string | undefined; css?: string[] | undefined } | undefined>

/** The style sheets of a route and those around it, outermost first, each once. */
export function sheetsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...new Set([...sheetsOf(routes, route.parentId), ...(route.css ?? [])])] : []
}

/** Where these style sheets stand as one file. It is named after them, and they after what they hold. */
export function pageSheetPath(sheets: readonly string[]): string {
  const name = createHash('sha256').update(sheets.join(' ')).digest('base64url').slice(0, 10)
  return `/assets/page-${name}.css`
}
