import { href } from 'react-router'
import { servicesContext, tagsContext } from '#app/context.ts'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { minimumDayPaise, withCarGst } from '#domain/cars/car.ts'
import type { Car } from '#domain/cars/car.ts'
import { listCars } from '#domain/cars/cars.server.ts'
import { getSetting } from '#domain/settings/settings.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Route } from './+types/all'
import styles from './all.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  context.get(tagsContext).add('cars').add('settings')
  const [cars, site] = await Promise.all([listCars(db), getSetting(db, 'site')])
  return { cars, bandPhone: site.bandPhone, publicUrl: config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: 'Car hire with driver',
    description:
      'Twenty classes of car with driver for outstation trips and days in town: rate per km, minimum km, driver allowance and night charge, all including GST.',
    publicUrl: loaderData.publicUrl,
    path: href('/car-rental'),
  })
}

export default function CarHire({ loaderData: { cars, bandPhone, publicUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Car hire', href: href('/car-rental') },
        ]}
        publicUrl={publicUrl}
        title="A car and a driver who knows the road"
        lead="The fare below holds fuel, the driver and GST. Tolls, parking and state permits are paid as they come, against receipts."
      >
        {bandPhone ? (
          <p style={{ marginTop: 'var(--s4)' }}>
            <a className="btn go" href={`tel:${bandPhone.replace(/[^+\d]/g, '')}`}>
              Call {bandPhone}
            </a>
          </p>
        ) : null}
      </PageHead>
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <CarCards>
          {cars.map((car) => (
            <CarCard key={car.id} car={car} heading="h2" />
          ))}
        </CarCards>
      </div>
      <section className="section sunk" aria-labelledby="tariff">
        <div className="wrap">
          <h2 id="tariff">The whole tariff</h2>
          <p className={`soft ${styles.note}`}>
            Per car, GST of 5 % included. An outstation day runs from midnight to midnight.
          </p>
          <Tariff cars={cars} />
        </div>
      </section>
      <JsonLd facts={listFacts(cars, publicUrl)} />
    </>
  )
}

function Tariff({ cars }: { cars: Car[] }) {
  return (
    // What scrolls sideways must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tariff} role="group" aria-labelledby="tariff" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">A km</th>
            <th scope="col">Minimum km a day</th>
            <th scope="col">Driver a day</th>
            <th scope="col">Night, 22:00 to 06:00</th>
            <th scope="col">In town, 8 h and 80 km</th>
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <tr key={car.id}>
              <th scope="row">{car.name}</th>
              <td>{formatPaise(withCarGst(car.perKmPaise))}</td>
              <td>{car.minKmPerDay}</td>
              <td>{formatPaise(withCarGst(car.driverAllowancePaise))}</td>
              <td>{formatPaise(withCarGst(car.nightChargePaise))}</td>
              <td>{car.local8h80kmPaise === null ? 'on request' : formatPaise(withCarGst(car.local8h80kmPaise))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function listFacts(cars: Car[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map((car, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      item: {
        '@type': 'Product' as const,
        name: `${car.name} with driver`,
        description: car.summary,
        url: `${publicUrl}${href('/car-rental')}#${car.url}`,
        offers: {
          '@type': 'Offer' as const,
          price: (withCarGst(minimumDayPaise(car)) / 100).toFixed(2),
          priceCurrency: 'INR',
        },
      },
    })),
  } as const
}
