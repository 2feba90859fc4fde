import type { BackTo as Payer } from '#domain/bookings/cancel/back-to.server.ts'
import { formatPaise } from '#platform/money.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

/** Whether others than who booked get something back. */
export function isShared(to: readonly Payer[]): boolean {
  return to.some(({ share }) => share !== 0)
}

/** Who gets how much of what goes back, where friends have paid too; read by who booked. */
export function BackTo({ to }: { to: readonly Payer[] }) {
  if (!isShared(to)) return null
  return (
    <ul className={`${styles.rows} ${styles.narrow}`} aria-label="Who gets what back">
      {to.map(({ share, name, paise }) => (
        <li key={share}>
          <span>{share === 0 ? 'To you' : `To ${name}`}</span>
          <b className="num">{formatPaise(paise)}</b>
        </li>
      ))}
    </ul>
  )
}
