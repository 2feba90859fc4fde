import { telephone } from '#app/parts/header/hours.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import styles from './opening-soon.module.css'

/** What the home page says while there is nothing to book: nothing that is not so. */
export function OpeningSoon({ site }: { site: Pick<SiteFacts, 'operatorName' | 'tagline' | 'bandPhone'> }) {
  return (
    <section className="section" aria-labelledby="soon">
      <div className={`wrap ${styles.soon}`}>
        <h1 id="soon">{site.operatorName} opens soon</h1>
        <p>{site.tagline || 'Journeys, dates and prices will stand here.'}</p>
        {site.bandPhone ? (
          <p>
            Until then, call <a href={telephone(site.bandPhone)}>{site.bandPhone}</a>.
          </p>
        ) : null}
      </div>
    </section>
  )
}
