import styles from './empty.module.css'

/** In place of a list that has nothing in it: what that means, and what one may do. */
export function Empty({ says, children }: { says: string; children?: React.ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{says}</p>
      {children}
    </div>
  )
}

type NoneProps = {
  /** What one of the list is called. */
  one: string
  /** Where all of them are. */
  all: string
  isNarrowed: boolean
  /** What one does to have the first. */
  children?: React.ReactNode
}

/** The same of a list that may be narrowed: there is none yet, or none like that, and the way to all. */
export function NoneOf({ one, all, isNarrowed, children }: NoneProps) {
  return isNarrowed ? (
    <Empty says={`No ${one} matches.`}>
      <a href={all}>Show all</a>
    </Empty>
  ) : (
    <Empty says={`No ${one} yet.`}>{children}</Empty>
  )
}
