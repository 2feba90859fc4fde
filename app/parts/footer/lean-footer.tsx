import { PAPERS } from '#domain/content/papers.ts'
import type { Shell } from '#app/shell.ts'
import { WRITTEN_PAGES } from '#app/parts/written/written-pages.ts'
import { Caution, Copyright, OutLink } from './footer.tsx'
import styles from './footer.module.css'

const ASKED_BEFORE_PAYING: readonly string[] = PAPERS

/** The end of a step of a booking, or of a page that is short: the caution, and the terms. */
export function LeanFooter({ shell }: { shell: Shell }) {
  const pages = WRITTEN_PAGES.filter(({ slug }) => ASKED_BEFORE_PAYING.includes(slug) && shell.written.includes(slug))
  return (
    <footer className={`${styles.footer} ${styles.lean}`}>
      <div className="wrap">
        <Caution site={shell.site} />
        <div className={styles.last}>
          <Copyright shell={shell} />
          <ul>
            {pages.map(({ slug, name }) => (
              <li key={slug}>
                <OutLink name={name} path={`/${slug}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
