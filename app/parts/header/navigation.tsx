import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import { articleListPath } from '#app/parts/article-card/article-path.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { Shell } from '#app/shell.ts'
import type { SiteSection, SectionOfPage } from './site-section.ts'
import { TravelFlyout } from './travel-flyout.tsx'
import styles from './navigation.module.css'

/** `flyout` is what there is more to choose from: 'later' stands in no page. */
type Stop = { section: SiteSection; name: string; path: string; flyout?: React.ReactElement | 'later' | undefined }

/** The main navigation: one line, a halt for each part of the site, a flyout where there is more to choose from; most of them are empty at first. */
export function Navigation({ shell, current }: { shell: Shell; current: SectionOfPage }) {
  return (
    <nav className={styles.rail} aria-label="Main" data-flyouts="">
      <div className="wrap">
        <ul className={styles.line}>
          {stopsOf(shell).map((stop) => (
            <li key={stop.section} className={styles.stop} data-stop="">
              <a href={stop.path} aria-current={currentOf(stop.section, current)}>
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

/** The id of the flyout beside a part of the site. */
export function flyoutId(section: SiteSection): string {
  return `flyout-${section}`
}

function Disclosure({ stop: { section, name, flyout } }: { stop: Stop }) {
  const id = flyoutId(section)
  return (
    <>
      <PlainButton
        type="button"
        className={styles.more}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${name}, more`}
      >
        <ChevronDown className="icon" aria-hidden="true" />
      </PlainButton>
      <div className={styles.flyout} id={id} data-flyout={section}>
        {flyout === 'later' ? null : flyout}
      </div>
    </>
  )
}

function currentOf(section: SiteSection, current: SectionOfPage): 'page' | 'true' | undefined {
  if (section !== current.section) return undefined
  return current.exact ? 'page' : 'true'
}

/** What there is to read; nothing while nobody has written. */
function travelOf({ reading }: Shell): Stop[] {
  const first = reading.includes('travel-guide') ? 'travel-guide' : reading[0]
  if (!first) return []
  return [
    { section: 'travel', name: 'Travel', path: articleListPath(first), flyout: <TravelFlyout reading={reading} /> },
  ]
}

function stopsOf(shell: Shell): Stop[] {
  const { states, experiences, specialities, attractions, hasCars } = shell
  const later = (count: number) => (count > 0 ? 'later' : undefined)
  return [
    { section: 'home', name: 'Home', path: href('/') },
    { section: 'gateways', name: 'Trip Gateways', path: href('/india'), flyout: later(states.length) },
    {
      section: 'holiday',
      name: 'Holiday',
      path: `${href('/speciality-tours')}#experiences`,
      flyout: later(experiences.length),
    },
    {
      section: 'speciality',
      name: 'Speciality Tour',
      path: href('/speciality-tours'),
      flyout: later(specialities.length + attractions.length),
    },
    ...(hasCars ? [{ section: 'cars' as const, name: 'Car Hire', path: href('/car-rental') }] : []),
    ...travelOf(shell),
    { section: 'contact', name: 'Contact Us', path: href('/contact-us') },
  ]
}
