import { href } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { PaymentView } from '#domain/bookings/pay/payments-asked.ts'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import { isDeskWay, isReturnedByHand } from '#domain/payments/payment.ts'
import type { OrderState } from '#domain/payments/payment.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { FoundBooking } from './booking.server.ts'
import { backText } from './done-words.ts'
import { momentText } from './moment.ts'
import { NotedWrongly } from './noted-wrongly.tsx'
import styles from './bookings.module.css'

/** What is paid and due, part by part, every payment and what went back. */
export function Money({ found, kept }: { found: FoundBooking; kept: KeptForm }) {
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      <p>{sentenceOf(found)}</p>
      <Parts found={found} />
      <Orders found={found} />
      <Moves found={found} kept={kept} />
      <Returns found={found} />
    </section>
  )
}

function sentenceOf(found: FoundBooking): string {
  const { booking } = found
  const { balances, instalments, shown } = booking
  const due = instalments.filter(({ paidAt }) => paidAt === null).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const isOpen = shown === 'held' || shown === 'confirmed'
  return [
    paidText(booking),
    isOpen ? (due > 0 ? `${formatPaise(due)} is still due.` : 'Nothing is due.') : '',
    backText(found),
    balances.dispute > 0 ? `${formatPaise(balances.dispute)} fits no part.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Of what was called off, what stays with us is said as kept: all of it was paid. */
function paidText({ totalPaise, balances, shown }: FoundBooking['booking']): string {
  const applied = formatPaise(balances.applied)
  if (shown === 'cancelled') return `${formatPaise(totalPaise)} in all, cancelled: ${applied} of what was paid is kept.`
  return `${formatPaise(totalPaise)} in all, ${applied} of it paid.`
}

function Parts({ found: { booking, payers } }: { found: FoundBooking }) {
  const { instalments, reference, today, shown } = booking
  const isOff = shown === 'cancelled'
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
        {instalments.map(({ part, ofPart, share, dueOn, paidAt, amountPaise, came }, at) => (
          <tr key={part}>
            <th scope="row">
              {paidAt ? (
                ofPart === undefined ? (
                  part
                ) : (
                  `Some of ${ofPart}`
                )
              ) : (
                <a href={share && share > 0 ? `/booking/${reference}/share/${share}` : `/booking/${reference}`}>
                  {part}
                </a>
              )}
              {payers[at] ? <small>{payers[at]}</small> : null}
            </th>
            <td>
              {came
                ? receivedText(came)
                : paidAt
                  ? `paid ${formatDate(istDate(paidAt))}`
                  : isOff
                    ? 'not due any more'
                    : dueOn === null
                      ? 'on booking'
                      : `by ${formatDate(dueOn)}`}
              {!isOff && !paidAt && dueOn !== null && dueOn < today ? (
                <small className={styles.missing}>overdue</small>
              ) : null}
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

type Moved = { found: FoundBooking; kept: KeptForm }

function Moves({ found: { payments, booking, takenBackStill }, kept }: Moved) {
  const { refunds, reference } = booking
  const isCancelled = booking.shown === 'cancelled'
  const byHand = new Set(payments.filter(({ provider }) => isReturnedByHand(provider)).map(({ id }) => id))
  const transfers = Map.groupBy(
    refunds.filter(({ paymentId, state }) => state === 'done' && byHand.has(paymentId)),
    ({ providerRefundId }) => providerRefundId ?? '',
  )
  if (payments.length + refunds.length === 0) return null
  return (
    <ul className={styles.list}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span>
            {cameText(payment)}
            <small>
              {momentText(payment.receivedAt)}, {payment.providerPaymentId}
            </small>
          </span>
          {takenBackStill.has(payment.id) ? <EnteredWrongly payment={payment.id} isCancelled={isCancelled} /> : null}
        </li>
      ))}
      {refunds.map(({ id, paymentId, amountPaise, state, createdAt, doneAt, detail, providerRefundId: utr }) => (
        <li key={id}>
          <span>
            {formatPaise(amountPaise)} {doneAt ? 'went back' : 'is to go back'}
            <small>
              {momentText(doneAt ?? createdAt)}
              {state === 'done' && utr ? `, ${utr}` : ''}
              {detail ? `: ${detail}` : ''}
            </small>
          </span>
          {utr && transfers.get(utr)?.at(-1)?.id === id ? (
            <NotedWrongly utr={utr} all={transfers.get(utr)!} kept={kept} />
          ) : null}
          {state === 'done' ? null : (
            <a href={waitingAt(byHand.has(paymentId) ? 'back' : 'gateway', reference)}>Open refunds</a>
          )}
        </li>
      ))}
    </ul>
  )
}

type Came = FoundBooking['payments'][number]

function cameText({ provider, amountPaise, cameOn, takenBackPaise }: Came): string {
  const sum = formatPaise(amountPaise)
  const wrongly = takenBackPaise > 0 ? 'entered wrongly as ' : ''
  if (isDeskWay(provider) && cameOn) return `${sum} ${wrongly}${receivedText({ way: provider, on: cameOn })}`
  return `${sum} ${wrongly === '' ? 'came by' : `was ${wrongly.trimEnd()}`} ${PROVIDER_NAMES[provider]}`
}

/** The way back from money that staff entered wrongly, and what it does. */
function EnteredWrongly({ payment, isCancelled }: { payment: string; isCancelled: boolean }) {
  return (
    <SaidFirst
      intent="take-back"
      of={{ payment }}
      asks="Entered wrongly?"
      says={`${isCancelled ? 'Taken back, nothing of it goes back to anybody' : 'Taken back, what it paid is due again'}, its receipt does not count, and whoever was mailed of it is mailed that it was our slip.${isCancelled ? '' : ' A booking that nothing else confirms is held for a day.'} Its number can be entered again.`}
      does="Take the entry back"
    />
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
