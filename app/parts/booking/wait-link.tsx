import { href } from 'react-router'
import styles from './booking-page.module.css'

/** Where somebody asks to be told when seats of a full departure come free. */
export function waitHref(departure: string, seats: number | undefined): string {
  const asked = new URLSearchParams({ departure, ...(seats ? { seats: String(seats) } : {}) })
  return `${href('/waitlist')}?${asked}`
}

/** The way to the waiting list, beside or instead of another date. */
export function WaitLink({
  departure,
  seats,
  short = false,
}: {
  departure: string
  seats: number | undefined
  short?: boolean
}) {
  return (
    <a className={styles.link} href={waitHref(departure, seats)} rel="nofollow">
      {short ? 'Tell me' : 'Tell me when seats come free'}
      {short ? <span className="vh"> when seats come free</span> : null}
    </a>
  )
}
