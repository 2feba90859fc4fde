import { PAPER_NAMES } from '#app/parts/booking/paper-names.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { UnclearMoney } from '#app/routes/booking/payment-state.tsx'
import { PayChoice } from '#app/routes/booking/pay-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { OwnShare } from './share.server.ts'
import styles from './share.module.css'

/** What a friend pays and by when, what they have paid, and what comes back. */
export function OwnMoney({ share }: { share: OwnShare }) {
  const { unpaid, parts, shown, pending, payments, organiser, isCalledOff, standing } = share
  const isGoing = shown === 'confirmed' && !isCalledOff && standing !== 'left'
  const isOpen = isGoing || (shown === 'completed' && !isCalledOff && standing !== 'left')
  const all = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return (
    <section className={page.section} aria-labelledby="money">
      <h2 id="money">{standing === 'shares' ? 'Your share' : 'Your money'}</h2>
      {standing === 'left' ? null : parts.length === 0 ? (
        <p>
          {standing === 'travels'
            ? 'You have paid nothing yourself.'
            : `Nothing is left for you to pay: ${organiser} has paid.`}
        </p>
      ) : (
        <p className={styles.sum}>{formatPaise(all)}</p>
      )}
      <UnclearMoney disputedPaise={share.disputedPaise} shown={shown} isPaid={unpaid.length === 0} />
      {isGoing && unpaid.length > 0 ? <HowItEnds share={share} /> : null}
      {isOpen && pending ? <Pending share={share} /> : null}
      {isOpen && !pending && unpaid.length > 0 ? <Pay share={share} /> : null}
      {payments.length > 0 ? <Paid payments={payments} /> : null}
      {share.papers.length > 0 ? <OwnPapers share={share} /> : null}
      {isGoing ? <Back share={share} /> : null}
    </section>
  )
}

function HowItEnds({ share: { organiser, journey } }: { share: OwnShare }) {
  const days = journey.terms.payment.graceDays
  return (
    <p className={styles.words}>
      Pay now or by the date. The booking is one: a part that is still open {days === 1 ? 'a day' : `${days} days`}{' '}
      after its date may cost all of you the seats. {organiser} sees whether you have paid.
    </p>
  )
}

function Pay({ share }: { share: OwnShare }) {
  const { reference, share: number, unpaid, ways, formKey, failed, draft } = share
  const all = unpaid.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return (
    <Form action={`/booking/${reference}/share/${number}/pay`} className={styles.pay}>
      <input type="hidden" name="key" value={formKey} />
      {draft ? (
        <Notice tone="bad" said="first">
          {draft.message}
        </Notice>
      ) : null}
      {failed === undefined ? null : (
        <StateCard label="Not paid" tone="bad" title="Your bank said no" heading="h3">
          <p>{failed ? `Its words: “${failed}”. ` : ''}Nothing was charged.</p>
        </StateCard>
      )}
      <PayChoice unpaid={unpaid} ways={ways} draft={draft} />
      <p>
        <Button look="go">Go on to pay {unpaid.length === 1 ? formatPaise(all) : ''}</Button>
      </p>
    </Form>
  )
}

function Pending({ share: { pending, reference, share } }: { share: OwnShare }) {
  if (!pending) return null
  return (
    <StateCard
      label="Waiting for the bank"
      tone="wait"
      title={`${formatPaise(pending.amountPaise)} is on its way`}
      heading="h3"
    >
      <p>The bank has not answered yet. Please do not pay again: money that comes twice goes back.</p>
      <a
        className={page.link}
        href={pending.provider === 'upi' ? `/pay/${pending.id}` : `/booking/${reference}/share/${share}`}
      >
        {pending.provider === 'upi' ? 'Add or change the UTR' : 'Check now'}
      </a>
    </StateCard>
  )
}

function Paid({ payments }: { payments: OwnShare['payments'] }) {
  return (
    <>
      <h3 className={styles.subject}>What you paid</h3>
      <ul className={styles.rows}>
        {payments.map(({ amountPaise, receivedAt, backPaise, returningPaise }, at) => (
          <li key={at}>
            <b>{formatPaiseWithPaise(amountPaise)}</b>
            <span>
              {formatDate(istDate(receivedAt))}
              {backPaise > 0 ? `; ${formatPaiseWithPaise(backPaise)} went back to you` : ''}
              {returningPaise > 0 ? `; ${formatPaiseWithPaise(returningPaise)} is on its way back to you` : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The papers of what they paid and what went back of it; those of the booking are with who booked. */
function OwnPapers({ share: { papers, reference, share } }: { share: OwnShare }) {
  return (
    <>
      <h3 className={styles.subject}>Its papers</h3>
      <ul className={styles.rows}>
        {papers.map(({ kind, number, file }) => (
          <li key={file}>
            <b>{PAPER_NAMES[kind][0]}</b>
            <a className={page.link} href={`/booking/${reference}/share/${share}/documents/${file}`}>
              {number}
              <span className="vh"> (PDF)</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The booking's own charges, in the proportion of what this friend pays themselves: what comes back is shared among all payments so. */
function Back({ share: { journey, today, organiser, payments, unpaid, sharedPaise } }: { share: OwnShare }) {
  const paid = payments.map(({ amountPaise, backPaise, returningPaise }) => amountPaise - backPaise - returningPaise)
  const all = [...paid, ...unpaid.map(({ amountPaise }) => amountPaise)].reduce((sum, paise) => sum + paise, 0)
  if (all === 0) return null
  const part = (paise: number) => Math.floor((paise * all) / sharedPaise)
  const rows = journey.refunds.map((row) => {
    const refundPaise = part(row.refundPaise)
    return { ...row, refundPaise, chargePaise: all - refundPaise }
  })
  return (
    <>
      <h3 className={styles.subject}>What comes back</h3>
      <RefundTable
        rows={rows}
        startsOn={journey.startsOn}
        today={today}
        caption={`Of the ${formatPaise(all)} you pay yourself, once all of you have paid, if ${organiser} cancels the whole trip. Shared by what each has paid, to the paisa, it goes back to where each payment came from.`}
        when="Cancelled"
      />
      <p className="small soft">
        If we cancel, everything comes back. If a change makes the trip cheaper, what is still unpaid becomes less; what
        is paid stays paid.
      </p>
    </>
  )
}
