import { href } from 'react-router'
import { MonthStrip } from '#app/parts/destination/month-strip.tsx'
import { toursPath } from '#app/parts/destination/paths.ts'
import { asSentence } from '#app/parts/destination/words.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import type { CityFound } from './destination.server.ts'
import { Photographs, Places, Reading, Sights } from './destination-sections.tsx'
import styles from './destination.module.css'

export function CityPage({ city, state, listing, sights, nearby, articles, photographs, publicUrl }: CityFound) {
  const path = toursPath(city.url)
  const isFirst = listing.query.page === 1
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: state.name, href: toursPath(state.url) },
          { name: city.name, href: path },
        ]}
        publicUrl={publicUrl}
        title={`${city.name} tours`}
        lead={asSentence(city.summary)}
        picture={city.picture}
      />
      <div className={`wrap ${styles.tours}`}>
        {isFirst ? <h2 className="vh">Tours that halt at {city.name}</h2> : null}
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={path}
          heading={isFirst ? 'h3' : 'h2'}
          empty={{
            text: `No tour of ours sleeps at ${city.name} at present.`,
            href: `${href('/search')}?${new URLSearchParams({ q: city.name })}`,
            link: `Look for ${city.name} in all tours`,
          }}
        />
      </div>
      {isFirst ? <About city={city} state={state} /> : null}
      {isFirst ? <Photographs photographs={photographs} /> : null}
      {isFirst ? <Sights title={`What to see in and around ${city.name}`} sights={sights} /> : null}
      {isFirst ? <Places title="The next halts" cities={nearby} /> : null}
      {isFirst ? <Reading articles={articles} /> : null}
      {isFirst ? <EnquiryForm source={{ kind: 'city', key: city.url, name: city.name, path }} /> : null}
      <JsonLd
        facts={{
          '@context': 'https://schema.org',
          '@type': 'TouristDestination',
          name: city.name,
          description: city.summary,
          url: `${publicUrl}${path}`,
          geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lon },
          containedInPlace: { '@type': 'State', name: state.name },
        }}
      />
    </>
  )
}

function About({ city, state }: Pick<CityFound, 'city' | 'state'>) {
  const [least, most] = city.idealDays
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.about}>
        <h2>About {city.name}</h2>
        {city.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.facts}>
          <div>
            <dt>Give it</dt>
            <dd>{least === most ? days(least) : `${least} to ${most} days`}</dd>
          </div>
          {city.airport ? (
            <div>
              <dt>Nearest airport</dt>
              <dd>
                {city.airport.name}
                {city.airport.km < 1 ? '' : `, ${city.airport.km}\u00a0km by road`}
              </dd>
            </div>
          ) : null}
          {city.altitudeM ? (
            <div>
              <dt>Altitude</dt>
              <dd>{city.altitudeM.toLocaleString('en-IN')} m</dd>
            </div>
          ) : null}
        </dl>
        <MonthStrip months={city.months} />
      </div>
      <figure className={styles.map}>
        <IndiaMap
          label={`Map of India with ${city.name} in ${state.name}`}
          states={[{ code: state.code, name: state.name }]}
          pins={[{ lat: city.lat, lon: city.lon, name: city.name }]}
        />
        <figcaption>Map: DataMeet India community, CC BY 4.0, changed. Place: GeoNames, CC BY 4.0.</figcaption>
      </figure>
    </div>
  )
}

function days(count: number): string {
  return count === 1 ? 'a day' : `${count} days`
}
