import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Brand } from '#app/parts/header/brand.tsx'
import office from '#app/routes/admin/admin.module.css'
import styles from './threshold.module.css'

/** A page that stands before the office: one question, and no way past it. */
export function Threshold({ tokens, children }: { tokens: Record<string, string>; children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.shell.site
  return (
    <div className={office.office} style={tokens} data-office="">
      <div className={styles.threshold}>
        <header className={styles.bar}>
          {site ? (
            <a href="/">
              <Brand site={site} height={32} />
            </a>
          ) : null}
        </header>
        <main id="main" tabIndex={-1} className={styles.card}>
          {children}
        </main>
      </div>
    </div>
  )
}
