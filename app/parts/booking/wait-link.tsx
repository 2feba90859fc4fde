import { href } from 'react-router'
import { partyParams } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import styles from './booking-page.module.css'

/** Where somebody asks to be told when seats of a full departure come free. */
export function waitHref(departure: string, party: Party | undefined): string {
  const asked = new URLSearchParams([['departure', departure], ...partyParams({ party, per: 'total' })])
  return `${href('/waitlist')}?${asked}`
}

/** The way to the waiting list, beside or instead of another date. */
export function WaitLink({
  departure,
  party,
  short = false,
}: {
  departure: string
  party: Party | undefined
  short?: boolean
}) {
  return (
    <a className={styles.link} href={waitHref(departure, party)} rel="nofollow">
      {short ? 'Tell me' : 'Tell me when seats come free'}
      {short ? <span className="vh"> when seats come free</span> : null}
    </a>
  )
}
