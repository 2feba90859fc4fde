import { hash } from 'node:crypto'

type Routes = Record<string, { parentId?: string | undefined; css?: string[] | undefined } | undefined>

/** The style sheets of a route and those around it, outermost first, each once. */
export function sheetsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...new Set([...sheetsOf(routes, route.parentId), ...(route.css ?? [])])] : []
}

const paths = new Map<string, string>()

/** Where these style sheets stand as one file. It is named after them, and they after what they hold; there are as many as kinds of page. */
export function pageSheetPath(sheets: readonly string[]): string {
  const names = sheets.join(' ')
  const known = paths.get(names)
  if (known) return known
  const path = `/assets/page-${hash('sha256', names, 'base64url').slice(0, 10)}.css`
  paths.set(names, path)
  return path
}
