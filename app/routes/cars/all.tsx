import { CAR_KEYS } from './car-keys.ts'
import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { carChipsOf } from '#domain/cars/car-chips.ts'
import { carListParams, readCarFilters, readCarSort } from '#domain/cars/car-filters.ts'
import type { CarFilters } from '#domain/cars/car-filters.ts'
import { listFittingCars, looserCarFilters } from '#domain/cars/car-list.ts'
import type { PriceOf } from '#domain/cars/car-list.ts'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { NothingYet } from '#app/ui/nothing-yet.tsx'
import type { Route } from './+types/all'
import { leadOnToCar, loadPricedCars } from './cars.server.ts'
import { CarList } from './list/car-list.tsx'
import { RouteForm } from './list/route-form.tsx'
import { readRouteTrip } from './list/route-trip.server.ts'
import type { RouteTrip } from './list/route-trip.server.ts'
import { WholeTariff } from './list/whole-tariff.tsx'
import { rememberedSiteFacts } from '#domain/settings/settings.server.ts'

export const handle = { party: true, query: CAR_KEYS, listed: { name: 'Car hire' } } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  await leadOnToCar(services, request)
  const [{ cars, today }, site] = await Promise.all([loadPricedCars(services), rememberedSiteFacts(services)])
  const params = new URL(request.url).searchParams
  const { trip, places } = await readRouteTrip(services, params, { cars, today })
  const [filters, sort] = [filtersBeside(trip, params), readCarSort(params)]
  const priceOf = priceOfTrip(trip)
  const listing = listFittingCars(cars, filters, sort, priceOf)
  return {
    listing,
    filters,
    sort,
    chips: carChipsOf(filters, listing, priceOf ? 'for the trip' : 'a day'),
    looser: listing.cars.length === 0 ? looserCarFilters(cars, filters, priceOf) : undefined,
    cars,
    trip,
    places,
    travelling: peopleOf(readPartyView(params)),
    today,
    quiet: services.art.lost,
    phone: site?.bandPhone,
    publicUrl: services.config.publicUrl,
  }
}

function peopleOf({ party }: PartyView): number | undefined {
  return party && party.adults + party.ages.length
}

/** The days of a trip are its own; only without them they are the length of a hire one looks for. */
function filtersBeside(trip: RouteTrip | undefined, params: URLSearchParams): CarFilters {
  const filters = readCarFilters(params)
  return trip?.ask.days ? { ...filters, durationRange: undefined } : filters
}

/** Where a trip is asked for, classes are chosen by what the whole of it costs, as their cards say. */
function priceOfTrip(trip: RouteTrip | undefined): PriceOf | undefined {
  return trip?.plan && (({ car }) => trip.fares.get(car.id)?.totalPaise ?? Infinity)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { cars, filters, sort, trip, publicUrl } = loaderData
  return pageMeta(matches, {
    title: 'Car hire with driver',
    description: `${carsText(cars.length)} with driver for outstation trips and days in town: rate per km, minimum km, driver allowance and night charge, all including GST.`,
    publicUrl,
    path: href('/car-rental'),
    indexed: carListParams(filters, sort).size === 0 && trip === undefined,
  })
}

function carsText(count: number): string {
  return count === 0 ? 'Cars' : `${count} ${count === 1 ? 'class' : 'classes'} of car`
}

export default function CarHire({ loaderData }: Route.ComponentProps) {
  const { cars, phone, publicUrl } = loaderData
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Car hire', href: href('/car-rental') },
        ]}
        publicUrl={publicUrl}
        title="A car and a driver who knows the road"
        lead={
          <>
            Fuel, the driver and GST are in every fare; tolls and parking are paid at actuals, against receipts.
            {phone ? (
              <>
                {' '}
                Or call <a href={telephone(phone)}>{phone}</a>.
              </>
            ) : null}
          </>
        }
      />
      {cars.length === 0 ? (
        <NothingYet>No cars are for hire here yet.</NothingYet>
      ) : (
        <>
          <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
            <RouteForm {...loaderData} />
            <CarList {...loaderData} />
          </div>
          <WholeTariff cars={cars} />
          <JsonLd facts={listFacts(cars, publicUrl)} />
        </>
      )}
    </>
  )
}

function listFacts(cars: PricedCar[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map(({ car }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: `${car.name} with driver`,
      url: `${publicUrl}${carPathOf(car.url)}`,
    })),
  } as const
}
