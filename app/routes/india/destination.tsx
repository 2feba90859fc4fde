import { LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { data } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { attractionPath, readToursPath, toursPath } from '#app/parts/destination/paths.ts'
import { AttractionPage } from './attraction-page.tsx'
import { attractionMeta } from './attraction-meta.ts'
import { CityPage } from './city-page.tsx'
import { cityMeta, stateMeta } from './place-meta.ts'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import type { Services } from '#domain/services.server.ts'
import { loadAttraction, loadCity, loadState } from './destination.server.ts'
import { StatePage } from './state-page.tsx'
import type { Route } from './+types/destination'

export const handle = { party: true, query: LIST_KEYS }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const place = readToursPath(params.url)
  const found =
    place === undefined
      ? await loadAttraction(services, params.url, request)
      : ((await loadState(services, place, request)) ?? (await loadCity(services, place, request)))
  if (!found) return leadToMoved(services, params.url, request)
  return { ...found, publicUrl: services.config.publicUrl }
}

/** To where a place or a sight is now that was here before. */
async function leadToMoved({ db }: Services, segment: string, request: Request): Promise<never> {
  const place = readToursPath(segment)
  const url =
    place === undefined
      ? await findNewUrl(db, 'attraction', segment)
      : ((await findNewUrl(db, 'state', place)) ?? (await findNewUrl(db, 'city', place)))
  if (url === undefined) throw data(null, { status: 404 })
  return leadTo(place === undefined ? attractionPath(url) : toursPath(url), request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.kind === 'state') return stateMeta(matches, loaderData)
  return loaderData.kind === 'city' ? cityMeta(matches, loaderData) : attractionMeta(matches, loaderData)
}

export default function Destination({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'state') return <StatePage {...loaderData} />
  return loaderData.kind === 'city' ? <CityPage {...loaderData} /> : <AttractionPage {...loaderData} />
}
