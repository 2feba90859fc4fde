import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { SeveralPage } from '#app/routes/admin/drafts/several-page.tsx'
import { loadSeveral, severalDeeds } from '#app/routes/admin/drafts/several.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { severalPlaces } from './place.server.ts'
import { KIND_WORDS, placeKindAt, placesPath } from './words.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const placeKind = placeKindAt(request)
  const { visitor } = context.get(visitContext)
  return {
    placeKind,
    ...(await loadSeveral(context.get(servicesContext), visitor, request, severalPlaces(placeKind))),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  const kind = placeKindAt(request)
  const page = `${placesPath(kind)}/several`
  return doDeed(context, request, page, severalDeeds(page, severalPlaces(kind)), {}, LONGEST_OF)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, `Several ${loaderData ? KIND_WORDS[loaderData.placeKind].title.toLowerCase() : 'places'}`)
}

/** Several states, cities, attractions or categories changed at once. */
export default function SeveralPlacesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { title, one } = KIND_WORDS[found.placeKind]
  return (
    <SeveralPage
      found={found}
      kept={kept}
      things={[one, title.toLowerCase()]}
      list={placesPath(found.placeKind)}
      shown="Public"
    />
  )
}
