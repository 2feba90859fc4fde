import styles from './pager.module.css'

type Props = { page: number; pageCount: number; hrefOf: (page: number) => string }

/** Pages of a list as plain links: the first, the last, and those around this one. */
export function Pager({ page, pageCount, hrefOf }: Props) {
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          Previous
        </a>
      ) : null}
      {nearbyPages(page, pageCount).map((number, at, all) => (
        <span key={number} className={styles.step}>
          {at > 0 && number - all[at - 1]! > 1 ? <span aria-hidden="true">…</span> : null}
          <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined} aria-label={`Page ${number}`}>
            {number}
          </a>
        </span>
      ))}
      {page < pageCount ? (
        <a href={hrefOf(page + 1)} rel="next">
          Next
        </a>
      ) : null}
    </nav>
  )
}

function nearbyPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
}
