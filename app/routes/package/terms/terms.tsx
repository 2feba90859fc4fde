import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { cancellationTerms } from '#domain/pricing/cancellation-terms.ts'
import type { CancellationSlab } from '#domain/pricing/cancellation-terms.ts'
import { Table } from '#app/ui/table.tsx'
import { PAYMENT_MILESTONES } from '#domain/pricing/payment-plan.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import styles from './terms.module.css'

/** How one pays where seats are held for a part of the price, and what cancelling costs. */
export function Terms({ kind, holdsSeats }: { kind: PackageKind; holdsSeats: boolean }) {
  const what = kind === 'trek' ? 'trek' : 'tour'
  return (
    <section data-far="" aria-labelledby="terms">
      <h2 id="terms">{holdsSeats ? 'Paying and cancelling' : 'Cancelling'}</h2>
      {holdsSeats ? <PaymentPlan /> : null}
      <Table className={styles.slabs}>
        <caption className="vh">Cancellation charges of this {what}</caption>
        <thead>
          <tr>
            <th scope="col">If you cancel, in days before departure</th>
            <th scope="col">Charge on the {what} cost</th>
          </tr>
        </thead>
        <tbody>
          {cancellationTerms(kind).map((slab) => (
            <tr key={slab.fromDays}>
              <th scope="row">{spanText(slab)}</th>
              <td>{slab.percent} %</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`soft small ${styles.note}`}>
        The {what} cost is the price before GST; GST on the charge is at the rate of the booking. If we cancel,
        everything comes back, and the same table binds us.{' '}
        <WrittenLink slug="refund-cancellation">Refunds and cancellation</WrittenLink>
      </p>
    </section>
  )
}

function PaymentPlan() {
  return (
    <>
      <ol className={styles.plan} aria-label="Payment plan">
        {PAYMENT_MILESTONES.map(({ percent, daysBefore }) => (
          <li key={daysBefore ?? 'now'}>
            <b>{percent} %</b>
            <span>{daysBefore === null ? 'to hold your seats' : `by ${daysBefore} days before departure`}</span>
          </li>
        ))}
      </ol>
      <p className={`soft small ${styles.note}`}>
        Shares of the total, GST included. A part whose date has gone by is paid with the first.{' '}
        <WrittenLink slug="payments">How to pay</WrittenLink>
      </p>
    </>
  )
}

function spanText({ fromDays, toDays }: CancellationSlab): string {
  if (toDays === null) return `${fromDays} days or more`
  return fromDays === 0 ? `${toDays} days to the day itself, or not turning up` : `${toDays} to ${fromDays} days`
}
