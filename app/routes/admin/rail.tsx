import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import { Brand } from '#app/parts/header/brand.tsx'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { ToPalette } from './find/palette.tsx'
import { GROUPS } from './screens.ts'
import type { Screen } from './screens.ts'
import styles from './admin.module.css'

const IN_DOCK = 4

type GroupProps = { name: string; ticks: readonly Screen[]; here: Screen | undefined; isOpen: boolean }
type Props = { screens: readonly Screen[]; here: Screen | undefined; children: React.ReactNode }

/** The line at the side: its groups are rings, its pages ticks, and where one is, is marigold. */
export function Rail({ screens, here, site, children }: Props & { site: SiteFacts | undefined }) {
  const groups = groupsOf(screens)
  const open = here?.group ?? busiestOf(groups)
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
            {groups.map(([group, ticks]) => (
              <li key={group} className={styles.ring}>
                <Group name={group} ticks={ticks} here={here} isOpen={group === open} />
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </aside>
  )
}

/** One group is open at a time, so that the whole line is in view at 768 px; of one page, the page is the ring. */
function Group({ name, ticks, here, isOpen }: GroupProps) {
  const [only, ...others] = ticks
  if (only && others.length === 0) return <To screen={only} here={here} />
  return (
    <details name="rail" open={isOpen}>
      <summary data-here={here && ticks.includes(here) ? '' : undefined}>
        {name}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <ul>
        {ticks.map((screen) => (
          <li key={screen.path}>
            <To screen={screen} here={here} />
          </li>
        ))}
      </ul>
    </details>
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

/** What is opened for who stands in no group, as on Today: the group with most of the day's pages. */
function busiestOf(groups: readonly (readonly [string, readonly Screen[]])[]): string | undefined {
  const daily = (ticks: readonly Screen[]) => ticks.filter(({ isDaily }) => isDaily).length
  return groups.toSorted(([, one], [, other]) => daily(other) - daily(one))[0]?.[0]
}

function firstOf(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((a, b) => Number(b.isDaily ?? false) - Number(a.isDaily ?? false)).slice(0, IN_DOCK)
}
