import styles from './office.module.css'

/** The page of a list that an address asks for, counted from 1. */
export function pageIn(asked: URLSearchParams): number {
  const page = asked.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** Where a list goes on; `others` is what else its address says. */
export function Pages({ page, pages, others }: { page: number; pages: number; others: Record<string, string> }) {
  if (pages <= 1) return null
  const to = (page: number) => `?${new URLSearchParams({ ...others, page: String(page) })}`
  return (
    <nav className={styles.inline} aria-label="Pages of the list">
      {page > 1 ? <a href={to(page - 1)}>Before</a> : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? <a href={to(page + 1)}>Next</a> : null}
    </nav>
  )
}
