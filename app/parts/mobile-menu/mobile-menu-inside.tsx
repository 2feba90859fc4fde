import { ChevronDown, ChevronLeft, ChevronRight, Clock, MessageSquare, Phone, X } from 'lucide-react'
import { href } from 'react-router'
import { GUEST } from '#app/parts/header/guest.ts'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { openHoursText } from '#domain/settings/open-hours.ts'
import { Brand } from '#app/parts/header/brand.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { Shell } from '#app/shell.ts'
import styles from './mobile-menu-inside.module.css'

/** What the menu of a phone holds. Its submenus are filled with the links of the flyouts when it is first opened. No page imports it, so that its styles come with it. */
export function MobileMenuInside({ shell }: { shell: Shell }) {
  return (
    <>
      <div className={styles.row}>
        <Brand site={shell.site} height={42} isLazy />
        <PlainButton type="button" className={styles.close} data-closes="" aria-label="Close the menu">
          <X className="icon" aria-hidden="true" />
        </PlainButton>
      </div>
      <div data-panel="main">
        <Main shell={shell} />
        <Foot site={shell.site} />
      </div>
      <Submenu id="gateways" name="Trip Gateways" />
      <Submenu id="holiday" name="Holidays" />
      <Submenu id="speciality" name="Speciality Tours" />
    </>
  )
}

function Main({ shell }: { shell: Shell }) {
  const link = (name: string, path: string) => (
    <li>
      <a href={path}>{name}</a>
    </li>
  )
  return (
    <nav className={styles.stops} aria-label="Menu">
      <ul>
        {link('Home', href('/'))}
        <Opener id="gateways" name="Trip Gateways" shown={shell.states.length > 0} path={href('/india')} />
        <Opener id="holiday" name="Holidays" shown={shell.experiences.length > 0} path={href('/speciality-tours')} />
        <Opener
          id="speciality"
          name="Speciality Tours"
          shown={shell.specialities.length > 0}
          path={href('/speciality-tours')}
        />
        {shell.hasCars ? link('Car Hire', href('/car-rental')) : null}
        {shell.reading.length > 0 ? <Reading shell={shell} /> : null}
        {link('Contact Us', href('/contact-us'))}
        {shell.written.includes('about-us') ? link('About Us', href('/about-us')) : null}
        {shell.written.includes('careers') ? link('Career', href('/careers')) : null}
      </ul>
    </nav>
  )
}

function Reading({ shell: { reading } }: { shell: Shell }) {
  return (
    <li>
      <details>
        <summary>
          Travel <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <ul className={styles.reading}>
          {ARTICLE_KINDS.filter((kind) => reading.includes(kind)).map((kind) => (
            <li key={kind}>
              <a href={articleListPath(kind)}>{ARTICLE_KIND_NAMES[kind]}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Opener({ id, name, shown, path }: { id: string; name: string; shown: boolean; path: string }) {
  return (
    <li>
      {shown ? (
        <PlainButton type="button" className={styles.opener} data-shows={id}>
          {name} <ChevronRight className="icon" aria-hidden="true" />
        </PlainButton>
      ) : (
        <a href={path}>{name}</a>
      )}
    </li>
  )
}

function Submenu({ id, name }: { id: string; name: string }) {
  return (
    <div className={styles.panel} data-panel={id} hidden>
      <PlainButton type="button" className={styles.back} data-shows="main">
        <ChevronLeft className="icon" aria-hidden="true" /> Back
      </PlainButton>
      <h2>{name}</h2>
      <div data-copies={`flyout-${id}`} />
      <a className="more" href={href('/india')}>
        View All Tours
      </a>
    </div>
  )
}

function Foot({ site }: Pick<Shell, 'site'>) {
  const phones = site.salesPhones.length > 0 ? site.salesPhones : bandPhone(site)
  return (
    <div className={styles.foot}>
      {phones.map(({ label, number }) => (
        <a key={number} href={telephone(number)}>
          <Phone className="icon" aria-hidden="true" />
          <span>
            {number} {label ? <small>{label}</small> : null}
          </span>
        </a>
      ))}
      {site.whatsappNumber ? (
        <a href={`https://wa.me/${site.whatsappNumber.replace(/\D/g, '')}`} target="_blank" rel="noopener">
          <MessageSquare className="icon" aria-hidden="true" />
          Chat with us<span className="vh"> (opens in a new tab)</span>
        </a>
      ) : null}
      {openHoursText(site) ? (
        <p>
          <Clock className="icon" aria-hidden="true" />
          {openHoursText(site)}
        </p>
      ) : null}
      <div data-account="">
        <p>{GUEST}</p>
        <a className={`btn ${styles.login}`} href={href('/signin')} data-opens="sign-in">
          Login
        </a>
      </div>
    </div>
  )
}

function bandPhone({ bandPhone: number }: Shell['site']): Shell['site']['salesPhones'] {
  return number ? [{ label: '', number }] : []
}
