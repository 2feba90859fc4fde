import type { Disputed } from '#domain/bookings/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { PROVIDER_NAMES } from './words.ts'
import styles from './payments.module.css'

/** Money that fits no order. */
export function Disputes({ disputes, csrfToken }: { disputes: readonly Disputed[]; csrfToken: string }) {
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
            <Form className={styles.inline}>
              <input type="hidden" name="csrfToken" value={csrfToken} />
              <input type="hidden" name="intent" value="give-back" />
              <input type="hidden" name="payment" value={paymentId} />
              <Button look="bad">
                Give back {formatPaiseWithPaise(paise)}
                <span className="vh"> of {booking ?? 'no booking'}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
