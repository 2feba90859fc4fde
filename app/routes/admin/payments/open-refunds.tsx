import type { OpenRefund } from '#domain/bookings/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { PROVIDER_NAMES } from './words.ts'
import type { Kept } from './words.ts'
import styles from './payments.module.css'

type Props = { refunds: readonly OpenRefund[]; csrfToken: string; kept: Kept }

/** What is owed back and not back yet; a gateway's is tried again, a bank's is paid by hand. */
export function OpenRefunds({ refunds, ...form }: Props) {
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">Refunds on their way</h2>
      {refunds.length === 0 ? <p>Nothing is owed back.</p> : null}
      <ul className={styles.rows}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <h3>
                <span className="num">{formatPaiseWithPaise(refund.amountPaise)}</span> of{' '}
                {refund.booking ?? 'no booking'}
              </h3>
              <p className="small soft">{storyOf(refund)}</p>
            </div>
            {refund.provider === 'upi' ? <PaidBack refund={refund} {...form} /> : <Again refund={refund} {...form} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function storyOf({ provider, reason, createdAt, attempts, detail, state }: OpenRefund): string {
  const since = `${PROVIDER_NAMES[provider]}, ${reason}, since ${formatDate(istDate(createdAt), { year: false })}.`
  if (provider === 'upi') return `${since} Pay it back from the bank account, then enter its UTR here.`
  const tries = state === 'sent' ? 'Asked for, and on its way.' : triedText(attempts)
  return `${since} ${tries}${detail ? ` It said: ${detail}.` : ''}`
}

function triedText(times: number): string {
  if (times === 0) return 'It is asked for within a minute.'
  return `Tried ${times === 1 ? 'once' : `${times} times`}.`
}

function PaidBack({ refund, csrfToken, kept }: { refund: OpenRefund; csrfToken: string; kept: Kept }) {
  const mine = kept?.about === refund.id ? kept : undefined
  return (
    <Form className={styles.inline}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="intent" value="paid-back" />
      <input type="hidden" name="refund" value={refund.id} />
      <Field
        id={`back-${refund.id}`}
        name="utr"
        label="UTR of the transfer"
        autoComplete="off"
        maxLength={30}
        defaultValue={mine?.utr ?? ''}
      />
      <Button look="ink">
        Paid back<span className="vh"> to {refund.booking}</span>
      </Button>
    </Form>
  )
}

function Again({ refund, csrfToken }: { refund: OpenRefund; csrfToken: string }) {
  return (
    <Form className={styles.inline}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="refund" value={refund.id} />
      <Button look="line">
        Try again<span className="vh"> for {refund.booking}</span>
      </Button>
    </Form>
  )
}
