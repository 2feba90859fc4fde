import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { milestoneText } from '#app/parts/price/milestone-text.ts'
import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import { spanText } from '#domain/pricing/plan-words.ts'
import { Table } from '#app/ui/table.tsx'
import type { Milestone } from '#domain/pricing/payment-plan.ts'
import type { Terms as SaleTerms } from '#domain/pricing/terms.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import styles from './terms.module.css'

type Props = { kind: PackageKind; terms: SaleTerms; holdsSeats: boolean }

/** How one pays where seats are held for a part of the price, and what cancelling costs. */
export function Terms({ kind, terms: { cancellation, payment }, holdsSeats }: Props) {
  const what = kind === 'trek' ? 'trek' : 'tour'
  return (
    <section data-far="" aria-labelledby="terms">
      <h2 id="terms">{holdsSeats ? 'Paying and cancelling' : 'Cancelling'}</h2>
      {holdsSeats ? <PaymentPlan milestones={payment.milestones} /> : null}
      <Table className={styles.slabs}>
        <caption className="vh">Cancellation charges of this {what}</caption>
        <thead>
          <tr>
            <th scope="col">If you cancel, in days before departure</th>
            <th scope="col">Charge on the {what} cost</th>
          </tr>
        </thead>
        <tbody>
          {cancellation.slabs.map((slab) => (
            <tr key={slab.fromDays}>
              <th scope="row">{spanText(slab)}</th>
              <td>{slabCharge(slab)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`soft small ${styles.note}`}>
        {cancellation.slabs.some(({ least }) => least?.per === 'person')
          ? 'A person is who has a seat: an infant on a lap is none. '
          : ''}
        The {what} cost is the price before GST; GST on the charge is at the rate of the booking. If we call your date
        off, you move to another free of charge or have everything back.{' '}
        <WrittenLink slug="refund-cancellation">Refunds and cancellation</WrittenLink>
      </p>
    </section>
  )
}

function PaymentPlan({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <>
      <ol className={styles.plan} aria-label="Payment plan">
        {milestones.map((milestone) => (
          <li key={milestone.daysBefore ?? 'now'}>
            <b>{milestoneText(milestone)}</b>
            <span>{dueText(milestone)}</span>
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

function dueText({ daysBefore }: Milestone): string {
  if (daysBefore === null) return 'to hold your seats'
  return daysBefore === 0 ? 'by the day of departure' : `by ${daysBefore} days before departure`
}
