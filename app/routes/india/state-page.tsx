import { href } from 'react-router'
import { MonthStrip } from '#app/parts/destination/month-strip.tsx'
import { toursPath } from '#app/parts/destination/paths.ts'
import { asSentence } from '#app/parts/destination/words.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import type { StateFound } from './destination.server.ts'
import { Places, Reading, Sights } from './destination-sections.tsx'
import styles from './destination.module.css'

const PLACES_SHOWN = 18

export function StatePage({ state, listing, cities, sights, articles, publicUrl }: StateFound) {
  const path = toursPath(state.url)
  const isFirst = listing.query.page === 1
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'All India tours', href: href('/india') },
          { name: state.name, href: path },
        ]}
        publicUrl={publicUrl}
        title={`${state.name} tours`}
        lead={asSentence(state.summary)}
        picture={state.picture}
      />
      <div className={`wrap ${styles.tours}`}>
        {isFirst ? <h2 className="vh">Tours in {state.name}</h2> : null}
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={path}
          stateCode={state.code}
          heading={isFirst ? 'h3' : 'h2'}
          empty={{
            text: `No tour of ours stops in ${state.name} at present.`,
            href: href('/india'),
            link: 'All India tours',
          }}
        />
      </div>
      {isFirst ? <About state={state} pins={cities.slice(0, 5)} placeCount={cities.length} /> : null}
      {isFirst ? <Sights title={`What to see in ${state.name}`} sights={sights} /> : null}
      {isFirst ? <Places title="Where to halt" cities={cities.slice(0, PLACES_SHOWN)} /> : null}
      {isFirst ? <Reading articles={articles} /> : null}
      {isFirst ? <EnquiryForm source={{ kind: 'state', key: state.url, name: state.name, path }} /> : null}
    </>
  )
}

function About({
  state,
  pins,
  placeCount,
}: {
  state: StateFound['state']
  pins: StateFound['cities']
  placeCount: number
}) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.about}>
        <h2>About {state.name}</h2>
        {state.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.facts}>
          <div>
            <dt>Capital</dt>
            <dd>{state.capital}</dd>
          </div>
          <div>
            <dt>You will hear</dt>
            <dd>{state.languages.join(', ')}</dd>
          </div>
          <div>
            <dt>Places in our almanac</dt>
            <dd>{placeCount}</dd>
          </div>
        </dl>
        <MonthStrip months={state.months} />
      </div>
      <figure className={styles.map}>
        <IndiaMap
          label={`Map of India with ${state.name} filled`}
          states={[{ code: state.code, name: state.name }]}
          pins={pins.slice(0, 1).map(({ lat, lon, name }) => ({ lat, lon, name }))}
        />
        <figcaption>Map: DataMeet India community, CC BY 4.0, changed.</figcaption>
      </figure>
    </div>
  )
}
