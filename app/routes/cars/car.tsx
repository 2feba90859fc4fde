import { CAR_KEYS } from './car-keys.ts'
import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { formatPaise } from '#platform/money.ts'
import type { Route } from './+types/car'
import { loadCar } from './car.server.ts'
import { carFacts } from './detail/car-facts.ts'
import { Included } from './detail/included.tsx'
import { Introduction } from './detail/introduction.tsx'
import { Tariff } from './detail/tariff.tsx'
import { Answered } from './fare/answered.tsx'
import { Calculator } from './fare/calculator.tsx'

export const handle = { query: CAR_KEYS }

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
  const { car, tariff, publicUrl } = loaderData
  const path = carPathOf(car.url)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: href('/') },
            { name: 'Car hire', href: href('/car-rental') },
            { name: car.name, href: path },
          ]}
          publicUrl={publicUrl}
        />
        <Answered {...loaderData} />
        <Introduction car={car} tariff={tariff} />
      </div>
      <Calculator {...loaderData} />
      <div className="wrap section">
        <Included tariff={tariff} />
        <Tariff car={car} tariff={tariff} />
      </div>
      <EnquiryForm source={{ kind: 'car', key: car.url, name: car.name, path }} />
      <JsonLd facts={carFacts(loaderData)} />
    </>
  )
}
