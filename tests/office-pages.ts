import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export type OfficePage = { path: string; file: string }

/** Every page of the office, as app/routes.ts names it; what hands out a file is none. */
export const OFFICE_PAGES: readonly OfficePage[] = listed(routes).filter(
  ({ path, file }) => /^\/admin(?:\/|$)/.test(path) && file.endsWith('.tsx'),
)

/** Every address there is. */
export const ADDRESSES: ReadonlySet<string> = new Set(listed(routes).map(({ path }) => path))

function listed(entries: readonly RouteConfigEntry[]): OfficePage[] {
  return entries.flatMap(({ path, file, children = [] }) => [
    ...(path === undefined ? [] : [{ path: `/${path}`, file }]),
    ...listed(children),
  ])
}
