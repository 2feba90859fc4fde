import type { Shell } from '#app/shell.ts'
import { operatorNameOf } from '#domain/settings/settings.ts'

/** What a page's `meta` is told of the routes around it. */
export type RouteMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** What the site is called, from what the root has loaded. */
export function siteNameIn(matches: RouteMatches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shell: Pick<Shell, 'site'> } | undefined
  return operatorNameOf(root?.shell.site)
}
