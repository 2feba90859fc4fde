import { href } from 'react-router'
import { MonthStrip } from '#app/parts/destination/month-strip.tsx'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { asSentence, hoursText } from '#app/parts/destination/words.ts'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import type { AttractionFound } from './destination.server.ts'
import { Photographs, Sights } from './destination-sections.tsx'
import styles from './destination.module.css'

export function AttractionPage(found: AttractionFound) {
  const { attraction, city, state, listing, nearby, photographs, publicUrl } = found
  const path = attractionPath(attraction.url)
  const isFirst = listing.query.page === 1
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: state.name, href: toursPath(state.url) },
          { name: city.name, href: toursPath(city.url) },
          { name: attraction.name, href: path },
        ]}
        publicUrl={publicUrl}
        title={attraction.name}
        lead={asSentence(attraction.summary)}
        picture={attraction.picture}
      />
      {isFirst ? <About {...found} /> : null}
      {isFirst ? <Photographs photographs={photographs} /> : null}
      <div className={`wrap ${styles.tours}`}>
        {isFirst ? (
          <h2 className={styles.title}>{listing.starting ? `Tours from ${city.name}` : 'Tours that stop here'}</h2>
        ) : null}
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={path}
          heading={isFirst ? 'h3' : 'h2'}
          empty={{
            text: `No tour of ours stops at ${attraction.name} at present.`,
            href: toursPath(city.url),
            link: `${city.name}: what else is there`,
          }}
        />
      </div>
      {isFirst ? <Sights title="Nearby" sights={nearby} /> : null}
      <JsonLd
        facts={{
          '@context': 'https://schema.org',
          '@type': 'TouristAttraction',
          name: attraction.name,
          description: attraction.summary,
          url: `${publicUrl}${path}`,
          geo: { '@type': 'GeoCoordinates', latitude: attraction.lat, longitude: attraction.lon },
          containedInPlace: { '@type': 'City', name: city.name, url: `${publicUrl}${toursPath(city.url)}` },
        }}
      />
    </>
  )
}

function About({ attraction, openings, city, state }: AttractionFound) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.about}>
        {attraction.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.facts}>
          <div>
            <dt>Give it</dt>
            <dd>{hoursText(attraction.hoursNeeded)}</dd>
          </div>
          <div>
            <dt>Stands at</dt>
            <dd>
              <a href={toursPath(city.url)}>{city.name}</a>
            </dd>
          </div>
          {openings.map(({ label, text }) => (
            <div key={text}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {attraction.worldHeritageYear ? (
            <div>
              <dt>World Heritage</dt>
              <dd>since {attraction.worldHeritageYear}</dd>
            </div>
          ) : null}
        </dl>
        <MonthStrip months={attraction.months} />
      </div>
      <figure className={styles.map}>
        <IndiaMap
          label={`Map of India with ${attraction.name} in ${state.name}`}
          states={[{ code: state.code, name: state.name }]}
          pins={[{ lat: attraction.lat, lon: attraction.lon, name: attraction.name }]}
        />
        <figcaption>Map: DataMeet India community, CC BY 4.0, changed.</figcaption>
      </figure>
    </div>
  )
}
