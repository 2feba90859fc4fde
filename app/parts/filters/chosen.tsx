import { listHref, PLAIN_LIST } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import styles from './filters.module.css'

/** What is chosen, each a link that lets go of it, and one that lets go of all. */
export function Chosen({ listing: { chips, query, plainWords }, path }: { listing: PackageListing; path: string }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Chosen">
      {chips.map(({ text, without, words }) => (
        <li key={text}>
          <a
            className="chip"
            href={listHref(path, { ...query, words: words ?? query.words, filters: without, page: 1 })}
          >
            <span className="vh">Remove </span>
            {text}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className="more" href={clearHref(path, { ...query, words: plainWords ?? query.words })}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

/** The same list with nothing chosen. */
export function clearHref(path: string, { sort, view, words }: PackageListing['query']): string {
  return listHref(path, { ...PLAIN_LIST, sort, view, words })
}
