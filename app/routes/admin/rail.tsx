import { href } from 'react-router'
import { Brand } from '#app/parts/header/brand.tsx'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { ToPalette } from './find/palette.tsx'
import { GROUPS } from './screens.ts'
import type { Screen } from './screens.ts'
import styles from './admin.module.css'

const IN_DOCK = 4

type Props = { screens: readonly Screen[]; here: Screen | undefined; children: React.ReactNode }

/** The line at the side: its groups are rings, its pages ticks, and where one is, is marigold. */
export function Rail({ screens, here, site, children }: Props & { site: SiteFacts | undefined }) {
  return (
    <aside className={styles.side} aria-label="Back office">
      <div className={styles.inner}>
        {site ? (
          <a className={styles.logo} href={href('/admin')}>
            <Brand site={site} says=", back office" height={32} />
          </a>
        ) : null}
        <ToPalette />
        <nav aria-label="Back office">
          <ul className={styles.line}>
            {screens.filter(isAlone).map((screen) => (
              <li key={screen.path} className={styles.ring}>
                <To screen={screen} here={here} />
              </li>
            ))}
            {groupsOf(screens).map(([group, ticks]) => (
              <li key={group} className={styles.ring}>
                <span>{group}</span>
                <ul>
                  {ticks.map((screen) => (
                    <li key={screen.path}>
                      <To screen={screen} here={here} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </aside>
  )
}

/** The same for a thumb: four pages, and the fifth opens the rest. */
export function Dock({ screens, here, children }: Props) {
  const first = firstOf(screens)
  const rest = screens.filter((screen) => !first.includes(screen))
  return (
    <nav className={styles.dock} aria-label="Back office, short">
      <ul>
        {first.map((screen) => (
          <li key={screen.path}>
            <To screen={screen} here={here} />
          </li>
        ))}
        <li>
          <details data-drawer="">
            <summary data-here={here && rest.includes(here) ? '' : undefined}>More</summary>
            <div className={styles.drawer}>
              <ul>
                {rest.map((screen) => (
                  <li key={screen.path}>
                    <To screen={screen} here={here} />
                  </li>
                ))}
              </ul>
              {children}
            </div>
          </details>
        </li>
      </ul>
    </nav>
  )
}

function To({ screen, here }: { screen: Screen; here: Screen | undefined }) {
  return (
    <a href={screen.path} aria-current={screen.path === here?.path ? 'page' : undefined}>
      {screen.name}
    </a>
  )
}

function isAlone({ group }: Screen): boolean {
  return group === undefined
}

function groupsOf(screens: readonly Screen[]): [string, Screen[]][] {
  return GROUPS.map((group): [string, Screen[]] => [group, screens.filter((screen) => screen.group === group)]).filter(
    ([, ticks]) => ticks.length > 0,
  )
}

function firstOf(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((a, b) => Number(b.isDaily ?? false) - Number(a.isDaily ?? false)).slice(0, IN_DOCK)
}
