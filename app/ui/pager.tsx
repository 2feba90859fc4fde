import styles from './pager.module.css'

type Props = { page: number; pages: number; to: (page: number) => string; children?: React.ReactNode }

/** Which part of a list this is, and where the rest of it is. */
export function Pager({ page, pages, to, children }: Props) {
  if (pages <= 1) return children ? <p className={styles.says}>{children}</p> : null
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <p className={styles.says}>{children ?? `Page ${page} of ${pages}`}</p>
      <div>
        {page > 1 ? (
          <a href={to(page - 1)} rel="prev">
            Before
          </a>
        ) : null}
        {around(page, pages).map((one, at, all) => (
          <a
            key={one}
            href={to(one)}
            aria-current={one === page ? 'page' : undefined}
            data-gap={at > 0 && one - all[at - 1]! > 1 ? '' : undefined}
          >
            <span className="vh">Page </span>
            {one.toLocaleString('en-IN')}
          </a>
        ))}
        {page < pages ? (
          <a href={to(page + 1)} rel="next">
            Next
          </a>
        ) : null}
      </div>
    </nav>
  )
}

/** The first and the last page, this one and those beside it. */
function around(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  return [...new Set(near)].toSorted((a, b) => a - b)
}
