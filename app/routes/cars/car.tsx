import { CAR_KEYS } from './car-keys.ts'
import { data } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { formatPaise } from '#platform/money.ts'
import type { Route } from './+types/car'
import { loadCar } from './car.server.ts'
import { CarShown } from './car-shown.tsx'

export const handle = { party: true, query: CAR_KEYS }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await loadCar(context.get(servicesContext), params.detail, new URL(request.url).searchParams)
  if (!found) throw data(null, { status: 404 })
  return found
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { car, tariff, asked, publicUrl } = loaderData
  return pageMeta(matches, {
    title: `${car.name} with driver: rates and whole fares`,
    description: `${car.seats} seats, from ${formatPaise(tariff.dayPaise)} a day up to ${tariff.minKmPerDay} km with fuel, driver and GST. Work out the fare of your own trip, line by line.`,
    publicUrl,
    path: carPathOf(car.url),
    picture: car.picture,
    indexed: asked === undefined,
  })
}

export default function CarPage({ loaderData }: Route.ComponentProps) {
  return <CarShown {...loaderData} />
}
