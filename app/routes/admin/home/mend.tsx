import { href } from 'react-router'
import type { Day } from './day.server.ts'
import styles from './home.module.css'

/** What a package lacks that one can give it, the first few with where each is mended. */
export function Mend({ mend: { rows, total } }: { mend: NonNullable<Day['mend']> }) {
  if (total === 0) return null
  return (
    <section aria-labelledby="mend">
      <header className={styles.head}>
        <h2 id="mend">Worth mending</h2>
        <a href={`${href('/admin/packages')}?view=mend`}>
          {total === 1 ? '1 package' : `All ${total.toLocaleString('en-IN')} packages`}
        </a>
      </header>
      <ul className={styles.list}>
        {rows.map(({ id, name, hints }) => (
          <li key={id}>
            <span>
              <b>
                <a href={href('/admin/packages/:id', { id })}>{name}</a>
              </b>
              <small>{hints.join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
