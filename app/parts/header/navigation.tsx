import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import type { Shell } from '#app/shell.ts'
import { GatewaysFlyout, HolidayFlyout, SpecialityFlyout, TravelFlyout } from './flyouts.tsx'
import type { SiteSection, Standing } from './site-section.ts'
import styles from './navigation.module.css'

type Stop = { section: SiteSection; name: string; path: string; flyout?: React.ReactNode }

/** The main navigation: one line, a halt for each part of the site, a flyout where there is more to choose from. */
export function Navigation({ shell, standing }: { shell: Shell; standing: Standing }) {
  return (
    <nav className={styles.rail} aria-label="Main" data-flyouts="">
      <div className="wrap">
        <ul className={styles.line}>
          {stopsOf(shell).map((stop) => (
            <li key={stop.section} className={styles.stop} data-stop="">
              <a href={stop.path} aria-current={currentOf(stop.section, standing)}>
                {stop.name}
              </a>
              {stop.flyout ? <Disclosure stop={stop} /> : null}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Disclosure({ stop: { section, name, flyout } }: { stop: Stop }) {
  const id = `flyout-${section}`
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${name}, more`}
      >
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <div className={styles.flyout} id={id} data-flyout="">
        {flyout}
      </div>
    </>
  )
}

function currentOf(section: SiteSection, standing: Standing): 'page' | 'true' | undefined {
  if (section !== standing.section) return undefined
  return standing.exact ? 'page' : 'true'
}

function stopsOf(shell: Shell): Stop[] {
  const { states, experiences, specialities, attractions } = shell
  const stop = (section: SiteSection, name: string, path: string, flyout?: React.ReactNode): Stop => ({
    section,
    name,
    path,
    flyout,
  })
  return [
    stop('home', 'Home', href('/')),
    stop('gateways', 'Trip Gateways', href('/india'), states.length > 0 && <GatewaysFlyout shell={shell} />),
    stop(
      'holiday',
      'Holiday',
      `${href('/speciality-tours')}#experiences`,
      experiences.length > 0 && <HolidayFlyout shell={shell} />,
    ),
    stop(
      'speciality',
      'Speciality Tour',
      href('/speciality-tours'),
      specialities.length + attractions.length > 0 && <SpecialityFlyout shell={shell} />,
    ),
    stop('cars', 'Car Hire', href('/car-rental')),
    stop('travel', 'Travel', href('/travel-guide'), <TravelFlyout />),
    stop('contact', 'Contact Us', href('/contact-us')),
  ]
}
