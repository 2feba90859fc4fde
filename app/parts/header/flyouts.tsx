import { href } from 'react-router'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import type { MenuLink, Shell } from '#app/shell.ts'
import styles from './flyouts.module.css'

/** States on the left; the browser shows the places of the state in hand in the middle, famous places until then. */
export function GatewaysFlyout({ shell: { states, cities, statePicture } }: { shell: Shell }) {
  return (
    <div className={styles.gateways}>
      <div className={styles.states}>
        <h2 className="label" id="gateways-states">
          Top Recommended Destinations
        </h2>
        <ul aria-labelledby="gateways-states" data-states="">
          {states.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path} data-state={id}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.places}>
        <h3 data-places-title="">Famous cities</h3>
        <div className={styles.list} data-places="">
          <Links links={cities} />
        </div>
        <a className="more" href={href('/india')} data-places-all="">
          View All Tours
        </a>
      </div>
      {statePicture ? (
        <figure>
          <div className={styles.art} data-state-picture="">
            <ResponsivePicture picture={statePicture} sizes="270px" alt="" />
          </div>
          <figcaption className="soft small" data-state-words="">
            Choose a state to see its cities.
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}

/** The themed experiences, each with its one line. */
export function HolidayFlyout({ shell: { experiences } }: { shell: Shell }) {
  return (
    <div className={styles.plain}>
      <h2 className="label">Themed Experience</h2>
      <Links links={experiences} className={styles.wide} />
    </div>
  )
}

/** The first specialities and the famous attractions. */
export function SpecialityFlyout({ shell: { specialities, attractions } }: { shell: Shell }) {
  return (
    <div className={styles.pair}>
      <div>
        <h2 className="label">Popular &amp; Available Tours</h2>
        <Links links={specialities} className={styles.two} />
      </div>
      {attractions.length > 0 ? (
        <div>
          <h2 className="label">Famous Attractions</h2>
          <Links links={attractions} className={styles.two} />
        </div>
      ) : null}
    </div>
  )
}

const READING_LINES: Record<ArticleKind, string> = {
  blog: 'Long reads from our desks',
  'travel-guide': 'How to do a place well, step by step',
  news: 'What has changed for people who travel in India',
}

/** Everything to read. */
export function TravelFlyout({ reading }: Pick<Shell, 'reading'>) {
  const kinds = ARTICLE_KINDS.filter((kind) => reading.includes(kind))
  return (
    <div className={styles.plain}>
      <Links
        links={kinds.map((kind) => ({
          name: ARTICLE_KIND_NAMES[kind],
          path: articleListPath(kind),
          line: READING_LINES[kind],
        }))}
        className={styles.wide}
      />
    </div>
  )
}

function Links({ links, className }: { links: readonly MenuLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ name, path, line }) => (
        <li key={path}>
          <a href={path}>
            {name}
            {line ? <small>{line}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
