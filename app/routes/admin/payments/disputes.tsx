import type { Disputed } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { PROVIDER_NAMES } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

/** Money that fits no order. */
export function Disputes({ disputes }: { disputes: readonly Disputed[] }) {
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes">In dispute</h2>
      <ul className={styles.rows}>
        {disputes.map(({ paymentId, provider, booking, paise, receivedAt }) => (
          <li key={paymentId}>
            <div>
              <h3>
                <span className="num">{formatPaiseWithPaise(paise)}</span>{' '}
                {booking ? `for ${booking}, not what was asked for` : 'for no order of ours'}
              </h3>
              <p className="small soft">
                {PROVIDER_NAMES[provider]}, {formatDate(istDate(receivedAt), { year: false })}. It pays nothing until it
                is given back and paid anew.
              </p>
            </div>
            <DeedForm intent="give-back" of={{ payment: paymentId }}>
              <Button look="bad">
                Give back {formatPaiseWithPaise(paise)}
                <span className="vh"> of {booking ?? 'no booking'}</span>
              </Button>
            </DeedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
