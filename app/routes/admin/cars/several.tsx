import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { SeveralPage } from '#app/routes/admin/drafts/several-page.tsx'
import { loadSeveral, severalDeeds } from '#app/routes/admin/drafts/several.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { SEVERAL_CARS } from './car.server.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  return loadSeveral(context.get(servicesContext), visitor, request, SEVERAL_CARS)
}

const PAGE = href('/admin/cars/several')

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, severalDeeds(PAGE, SEVERAL_CARS), {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several classes of car')
}

/** Several classes of car changed at once. */
export default function SeveralCarsPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  return (
    <SeveralPage
      found={found}
      kept={kept}
      things={['class of car', 'classes of car']}
      list={href('/admin/cars')}
      shown="Offered"
    />
  )
}
