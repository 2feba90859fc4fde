import type { FoundThing } from './found-thing.ts'
import styles from './find.module.css'

/** What was found; the palette takes it from the page as it stands. */
export function FoundList({ found }: { found: readonly FoundThing[] }) {
  return (
    <ul className={styles.found} data-found="">
      {found.map(({ path, name, says }) => (
        <li key={`${path} ${name}`}>
          <a href={path}>
            <b>{name}</b> <span>{says}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
