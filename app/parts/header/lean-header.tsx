import type { Shell } from '#app/shell.ts'
import type { WayOut } from '#web/route-handle.ts'
import { Band, Logo } from './header.tsx'
import styles from './header.module.css'

/** The top of a step of a booking: the number to call, the logo, and one way out. It does not follow the page. */
export function LeanHeader({ shell: { site }, leave }: { shell: Shell; leave: WayOut }) {
  return (
    <header className={`${styles.header} ${styles.lean}`}>
      <Band site={site} />
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <Logo site={site} />
          <a className={styles.out} href={leave.path}>
            {leave.words}
          </a>
        </div>
      </div>
    </header>
  )
}
