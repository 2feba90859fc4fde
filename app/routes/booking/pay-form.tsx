import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OfferedWay } from '#domain/payments/payment.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { PaymentDraft } from '#web/contexts.ts'
import type { BookingStanding } from './opened.server.ts'
import styles from './pay-form.module.css'
import { numberInWords } from '#platform/wording.ts'

type UnpaidPart = { part: number; amountPaise: Paise; dueOn: string | null; share: number | null }
type Props = {
  standing: BookingStanding
  unpaid: readonly UnpaidPart[]
  /** With what friends are to pay. */
  everything?: readonly UnpaidPart[] | undefined
  /** Whose the unpaid are, where they are a friend's. */
  whose?: string | undefined
  ways: readonly OfferedWay[]
  /** The form sent twice is one payment. */
  formKey: string
  draft: PaymentDraft | undefined
}

const WAYS: Record<OfferedWay, { name: string; words: string }> = {
  simulator: { name: 'The payment simulator', words: 'This is a demonstration: no money moves. Its page comes next.' },
  razorpay: {
    name: 'UPI, card or net banking',
    words: 'On the payment gateway’s own page. We never see your card.',
  },
  upi: { name: 'UPI, straight to our bank', words: 'A QR to scan with any UPI app comes next. No fee.' },
}

/** Where the choice of a way stands. */
const HOW = 'how'

/** How much now, how, and the terms, which nobody has agreed to before they did. */
export function PayForm({ standing, unpaid, everything, whose, ways, formKey, draft }: Props) {
  const { reference, journey, shown } = standing
  const isFirst = shown === 'held'
  const isTerms = draft?.reason === 'terms-open'
  const isWay = draft?.reason === 'way-missing'
  return (
    <Form id="pay-form" action={`/booking/${reference}/pay`} className={styles.form}>
      <input type="hidden" name="key" value={formKey} />
      {draft ? (
        <Notice tone="bad" said="first">
          {draft.message}{' '}
          {isWay ? (
            <a className={page.link} href={`#${HOW}`}>
              Choose below
            </a>
          ) : null}
          {isTerms && draft.provider === '' && ways.length > 1 ? 'And please choose how you will pay.' : null}
          {draft.reason === 'gateway-down' && ways.length > 1 ? ' Another way to pay stands below.' : null}
        </Notice>
      ) : null}
      <PayChoice unpaid={unpaid} everything={everything} whose={whose} ways={ways} draft={draft} isFirst={isFirst} />
      {isFirst ? (
        <div className={styles.terms}>
          <Choice
            look="own"
            controlClass={styles.tick}
            type="checkbox"
            name="terms"
            value="agreed"
            required
            defaultChecked={draft?.agreed}
            aria-invalid={isTerms || undefined}
            aria-describedby={isTerms ? 'terms-fault' : undefined}
          >
            <span>
              I have read{' '}
              <a href={href('/terms-and-conditions')}>
                the terms of this {journey.package.kind === 'car' ? 'hire' : 'tour'}
              </a>{' '}
              and <a href="#refunds">what comes back</a>, and agree for {everybody(journey.party)}.
            </span>
          </Choice>
          <Fault id="terms-fault">{isTerms ? 'Please tick this box to go on.' : null}</Fault>
        </div>
      ) : null}
    </Form>
  )
}

/** How much of what is unpaid, and how: the whole is all of `everything` where others pay parts too; `isFirst` where nothing is paid yet, whatever number the next part bears. */
export function PayChoice({
  unpaid,
  everything = unpaid,
  whose,
  ways,
  draft,
  isFirst = false,
}: Pick<Props, 'unpaid' | 'ways'> & Partial<Props> & { isFirst?: boolean }) {
  // Whoever has a choice makes it.
  const chosen = ways.find((way) => way === draft?.provider) ?? (ways.length === 1 ? ways[0] : undefined)
  return (
    <>
      <HowMuch
        unpaid={unpaid}
        everything={everything}
        whose={whose}
        isWhole={draft?.part === 'all'}
        isFirst={isFirst}
      />
      <section className={page.section} aria-labelledby={HOW}>
        <h2 id={HOW}>How will you pay?</h2>
        <fieldset>
          <legend className="vh">How will you pay?</legend>
          <ul className={styles.pick}>
            {ways.length === 0 ? (
              <li>We take no payments on this site yet. Please call us before your hold ends.</li>
            ) : null}
            {ways.map((way) => (
              <li key={way}>
                <Choice
                  look="own"
                  controlClass={styles.dot}
                  type="radio"
                  name="provider"
                  value={way}
                  defaultChecked={way === chosen}
                >
                  <b>{WAYS[way].name}</b>
                  <span>{WAYS[way].words}</span>
                </Choice>
              </li>
            ))}
          </ul>
        </fieldset>
      </section>
    </>
  )
}

function HowMuch({
  unpaid,
  everything,
  whose,
  isWhole,
  isFirst,
}: {
  unpaid: readonly UnpaidPart[]
  everything: readonly UnpaidPart[]
  whose: string | undefined
  isWhole: boolean
  isFirst: boolean
}) {
  const [next, ...later] = unpaid
  if (!next) return null
  if (everything.length === 1) return <input type="hidden" name="part" value={next.part} />
  const all = everything.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const isGroup = everything.length > unpaid.length
  const isShare = isGroup || next.share !== null
  return (
    <section className={page.section} aria-labelledby="much">
      <h2 id="much">How much now?</h2>
      <fieldset>
        <legend className="vh">How much now?</legend>
        <ul className={styles.pick}>
          <li>
            <Choice
              look="own"
              controlClass={styles.dot}
              type="radio"
              name="part"
              value={next.part}
              defaultChecked={!isWhole}
            >
              <b>
                {isShare
                  ? `The next of ${whose ? `${whose}’s` : 'your'} share`
                  : isFirst
                    ? 'The first part'
                    : `Part ${next.part}`}
              </b>
              <b className={styles.sum}>{formatPaise(next.amountPaise)}</b>
              <span>{laterText(next, later, { isShare, isFirst })}</span>
            </Choice>
          </li>
          <li>
            <Choice look="own" controlClass={styles.dot} type="radio" name="part" value="all" defaultChecked={isWhole}>
              <b>{isGroup ? 'All that is left, your friends’ too' : isFirst ? 'The whole' : 'All that is left'}</b>
              <b className={styles.sum}>{formatPaise(all)}</b>
              <span>Nothing more to think of. The same refunds apply.</span>
            </Choice>
          </li>
        </ul>
      </fieldset>
    </section>
  )
}

function laterText(
  next: UnpaidPart,
  later: readonly UnpaidPart[],
  { isShare, isFirst }: { isShare: boolean; isFirst: boolean },
): string {
  const then = later.length === 0 ? '' : `Then ${later.map(thenText).join(' and ')}`
  // Of a date near by, parts whose day has come are one with the first.
  const first = isFirst ? 'All that is due when you book. ' : ''
  const links =
    later.length === 1
      ? 'by its own link. We remind you before it is due.'
      : 'each by its own link. We remind you before each is due.'
  if (!isShare) return `${first}${then}, ${links}`
  return [next.dueOn ? `By ${formatDate(next.dueOn)}.` : '', then ? `${then}.` : ''].filter(Boolean).join(' ')
}

function thenText({ amountPaise, dueOn }: UnpaidPart): string {
  return dueOn === null ? formatPaise(amountPaise) : `${formatPaise(amountPaise)} by ${formatDate(dueOn)}`
}

function everybody({ adults, ages }: BookingStanding['journey']['party']): string {
  const count = adults + ages.length
  return count === 1 ? 'myself' : count === 2 ? 'both of us' : `all ${numberInWords(count)} of us`
}
