import { Menu, Phone } from 'lucide-react'
import { href } from 'react-router'
import { SearchBox } from '#app/parts/search-box/search-box.tsx'
import type { Shell } from '#app/shell.ts'
import { Brand } from './brand.tsx'
import { GUEST } from './guest.ts'
import { hoursAndDays, telephone } from './hours.ts'
import { Navigation } from './navigation.tsx'
import type { SectionOfPage } from './site-section.ts'
import styles from './header.module.css'

type Props = {
  shell: Shell
  current: SectionOfPage
  signInPath: string
  /** What was searched for. */
  asked: string
}

/** The top of every page: phone band, logo, search, login, and the line with halts that leads through the site. */
export function Header({ shell, current, signInPath, asked }: Props) {
  return (
    <header className={styles.header} data-header="">
      <Band site={shell.site} />
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <div className={styles.brand}>
            <a className={styles.burger} href={href('/sitemap')} data-opens="menu" aria-label="Menu">
              <Menu className="icon" aria-hidden="true" />
            </a>
            <Logo site={shell.site} />
          </div>
          <SearchBox
            id="q"
            className={styles.find}
            form={{ action: href('/search'), 'data-search-box': '' }}
            defaultValue={asked}
          />
          <div className={styles.account} data-account="">
            <span className="vh">{GUEST}</span>
            <a className={`btn ${styles.login}`} href={signInPath} data-opens="sign-in">
              Login
            </a>
          </div>
        </div>
      </div>
      <Navigation shell={shell} current={current} />
    </header>
  )
}

export function Logo({ site }: Pick<Shell, 'site'>) {
  return (
    <a className={styles.logo} href={href('/')}>
      <Brand site={site} says=", home" height={46} />
    </a>
  )
}

/** The number to call, and when it is answered. */
export function Band({ site }: Pick<Shell, 'site'>) {
  if (!site.showsBand) return null
  const hours = hoursAndDays(site)
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        {site.bandPhone ? (
          <p>
            <Phone className="icon" aria-hidden="true" />
            <span>{site.callIsFree ? 'call us for free now' : 'call us now'}</span>{' '}
            <a href={telephone(site.bandPhone)}>{site.bandPhone}</a>
          </p>
        ) : (
          <p>Every price on this site includes GST.</p>
        )}
        <p className={styles.hours}>
          {[hours && `${hours}.`, site.bandPhone && 'Every price on this site includes GST.'].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  )
}
