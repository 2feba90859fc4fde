import { href } from 'react-router'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Shell } from '#app/shell.ts'
import { FlyoutLinks } from './flyout-links.tsx'
import shared from './flyout.module.css'
import type { SiteSection } from './site-section.ts'
import styles from './flyouts.module.css'

/** What the flyouts hold that a page leaves empty at first, each by its part of the site. No page imports it, so that its styles come with it. */
export function laterFlyouts(shell: Shell): { of: SiteSection; content: React.ReactNode }[] {
  return [
    { of: 'gateways', content: <GatewaysFlyout shell={shell} /> },
    { of: 'holiday', content: <HolidayFlyout shell={shell} /> },
    { of: 'speciality', content: <SpecialityFlyout shell={shell} /> },
  ]
}

/** States on the left; the browser shows the places of the state in hand in the middle, famous places until then. */
function GatewaysFlyout({ shell: { states, cities, statePicture } }: { shell: Shell }) {
  return (
    <div className={`${shared.box} ${styles.inside} ${styles.gateways}`}>
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
          <FlyoutLinks links={cities} />
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
function HolidayFlyout({ shell: { experiences } }: { shell: Shell }) {
  return (
    <div className={`${shared.box} ${shared.plain} ${styles.inside}`}>
      <h2 className="label">Themed Experience</h2>
      <FlyoutLinks links={experiences} className={shared.wide} />
    </div>
  )
}

/** The first specialities and the famous attractions. */
function SpecialityFlyout({ shell: { specialities, attractions } }: { shell: Shell }) {
  return (
    <div className={`${shared.box} ${shared.plain} ${styles.inside} ${styles.pair}`}>
      <div>
        <h2 className="label">Popular &amp; Available Tours</h2>
        <FlyoutLinks links={specialities} className={styles.two} />
      </div>
      {attractions.length > 0 ? (
        <div>
          <h2 className="label">Famous Attractions</h2>
          <FlyoutLinks links={attractions} className={styles.two} />
        </div>
      ) : null}
    </div>
  )
}
