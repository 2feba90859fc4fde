import { href } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { PaymentView } from '#domain/bookings/pay/payments-asked.ts'
import { PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import type { OrderState } from '#domain/payments/payment.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { FoundBooking } from './booking.server.ts'
import { momentText } from './moment.ts'
import styles from './bookings.module.css'

/** What is paid and due, part by part, every payment and what went back. */
export function Money({ found }: { found: FoundBooking }) {
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      <p>{sentenceOf(found)}</p>
      <Parts found={found} />
      <Orders found={found} />
      <Moves found={found} />
      <Returns found={found} />
    </section>
  )
}

function sentenceOf({ booking }: FoundBooking): string {
  const { totalPaise, balances, instalments, shown } = booking
  const due = instalments.filter(({ paidAt }) => paidAt === null).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const isOpen = shown === 'held' || shown === 'confirmed'
  const back = balances['refund-due'] + balances.refunded
  return [
    `${formatPaise(totalPaise)} in all, ${formatPaise(balances.applied)} of it here.`,
    isOpen ? (due > 0 ? `${formatPaise(due)} is still due.` : 'Nothing is due.') : '',
    back > 0 ? `${formatPaise(back)} went back or is on its way.` : '',
    balances.dispute > 0 ? `${formatPaise(balances.dispute)} fits no part.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function Parts({ found: { booking, payers } }: { found: FoundBooking }) {
  const { instalments, reference, today } = booking
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">When</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map(({ part, share, dueOn, paidAt, amountPaise }, at) => (
          <tr key={part}>
            <th scope="row">
              {paidAt ? (
                part
              ) : (
                <a href={share && share > 0 ? `/booking/${reference}/share/${share}` : `/booking/${reference}`}>
                  {part}
                </a>
              )}
              {payers[at] ? <small>{payers[at]}</small> : null}
            </th>
            <td>
              {paidAt
                ? `paid ${formatDate(istDate(paidAt))}`
                : dueOn === null
                  ? 'on booking'
                  : `by ${formatDate(dueOn)}`}
              {!paidAt && dueOn !== null && dueOn < today ? <small className={styles.missing}>overdue</small> : null}
            </td>
            <td>{formatPaise(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What somebody has begun to pay and nobody has seen yet. */
function Orders({ found: { orders, booking } }: { found: FoundBooking }) {
  const open = orders.filter(({ state }) => state !== 'paid')
  if (open.length === 0) return null
  return (
    <ul className={styles.list}>
      {open.map(({ id, provider, state, amountPaise, createdAt, toldUtr, detail }) => (
        <li key={id}>
          <span>
            {formatPaise(amountPaise)} asked for by {PROVIDER_NAMES[provider]}, {ORDERS[state]}
            <small>
              {momentText(createdAt)}, order {id}
              {toldUtr ? `, they say UTR ${toldUtr}` : ''}
              {detail ? `: ${detail}` : ''}
            </small>
          </span>
          {provider === 'upi' ? (
            <a href={waitingAt(state === 'pending' || state === 'lapsed' ? 'find' : 'asked', booking.reference)}>
              Match with the bank
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const ORDERS: Record<OrderState, string> = {
  created: 'not paid yet',
  pending: 'the bank has not answered',
  failed: 'refused by the bank',
  lapsed: 'never answered',
  paid: 'paid',
}

/** Where what waits of a booking is worked on. */
function waitingAt(view: PaymentView, reference: string): string {
  return `${href('/admin/payments')}?${new URLSearchParams({ view, q: reference })}`
}

function Moves({ found: { payments, booking } }: { found: FoundBooking }) {
  const { refunds, reference } = booking
  const byHand = new Set(payments.filter(({ provider }) => provider === 'upi').map(({ id }) => id))
  if (payments.length + refunds.length === 0) return null
  return (
    <ul className={styles.list}>
      {payments.map(({ id, provider, providerPaymentId, amountPaise, receivedAt, takenBackPaise }) => (
        <li key={id}>
          <span>
            {formatPaise(amountPaise)} {takenBackPaise > 0 ? 'was entered wrongly as' : 'came by'}{' '}
            {PROVIDER_NAMES[provider]}
            <small>
              {momentText(receivedAt)}, {providerPaymentId}
            </small>
          </span>
        </li>
      ))}
      {refunds.map(({ id, paymentId, amountPaise, state, createdAt, doneAt, detail }) => (
        <li key={id}>
          <span>
            {formatPaise(amountPaise)} {doneAt ? 'went back' : 'is to go back'}
            <small>
              {momentText(doneAt ?? createdAt)}
              {detail ? `: ${detail}` : ''}
            </small>
          </span>
          {state === 'done' ? null : (
            <a href={waitingAt(byHand.has(paymentId) ? 'back' : 'gateway', reference)}>Open refunds</a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The way to give more back, where something is kept that an invoice speaks of. */
function Returns({ found: { asks, booking, returnable } }: { found: FoundBooking }) {
  const at = href('/admin/bookings/:reference/refund', { reference: booking.reference })
  const open = asks.find(({ state }) => state === 'open')
  if (open)
    return (
      <p>
        {formatPaise(open.amountPaise)} is asked to go back. <a href={at}>A second person decides…</a>
      </p>
    )
  if (!returnable.isInvoiced || returnable.keptPaise === 0) return null
  return (
    <p>
      <a href={at}>Give some of it back…</a>
    </p>
  )
}
