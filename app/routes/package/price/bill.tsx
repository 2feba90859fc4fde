import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import { departurePaise } from '#domain/pricing/from-price.ts'
import type { Party } from '#domain/party/party.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import { explainRooms } from '#domain/pricing/rooms.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { daysBetween, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { numberInWords } from '#platform/wording.ts'
import styles from './price-panel.module.css'

/** What a party pays, line by line, with the rooms it sleeps in and the days its parts are due. */
export function PartyBill({ quoted, trek }: { quoted: Quote; trek: boolean }) {
  const { rooms, lines, taxes, taxablePaise, roundOffPaise, totalPaise, perPersonPaise, payments } = quoted
  return (
    <div className={styles.part}>
      <dl className={styles.bill}>
        <div className={styles.sum}>
          <dt>In all, incl. GST</dt>
          <dd>{formatPaise(totalPaise)}</dd>
        </div>
        <Line text="Per person" paise={perPersonPaise} />
      </dl>
      <p className={styles.next}>
        <small>
          {rooms.isChosen
            ? 'The rooms you chose'
            : `The cheapest ${trek ? 'tents or rooms' : 'rooms'} that hold you all`}
        </small>
        <span>{explainRooms(rooms)}</span>
      </p>
      <details className={styles.due}>
        <summary>How it adds up</summary>
        <dl className={styles.bill}>
          {lines.map(({ kind, name, count, eachPaise, paise, cell }) => (
            <Line
              key={`${kind} ${cell ?? name}`}
              text={count > 1 ? `${count} × ${name}, ${formatPaise(eachPaise)} each` : name}
              paise={paise}
            />
          ))}
          <Line text="Before GST" paise={taxablePaise} />
          {taxes.map(({ tax, percent, paise }) => (
            <Line key={tax} text={`${tax} ${percent}\u00a0%`} paise={paise} />
          ))}
          {roundOffPaise === 0 ? null : <Line text="Round off" paise={roundOffPaise} />}
        </dl>
      </details>
      {payments.length > 0 ? (
        <details className={styles.due}>
          <summary>What is due when</summary>
          <dl className={styles.bill}>
            <Payments parts={payments} />
          </dl>
        </details>
      ) : null}
    </div>
  )
}

const ALONE: Party = { adults: 1, ages: [], rooms: undefined }

/** What one adult pays on the date shown, and when; and what, who comes alone. */
export function AdultBill({ pkg, sale: { day }, tax, terms }: Pick<PackageFound, 'pkg' | 'sale' | 'tax' | 'terms'>) {
  if (!day?.departure) return null
  const paise = departurePaise(day.departure, pkg.gstScheme, tax)
  const { on: bookedOn, rates: gstRates } = tax
  const parts = paymentPlan(paise, terms.payment.milestones, { startsOn: day.startsOn, today: bookedOn })
  const alone = quote({ pkg, party: ALONE, terms, bookedOn, gstRates, departure: day.departure })
  return (
    <div className={`${styles.part} ${styles.more}`}>
      <dl className={styles.bill}>
        <div className={styles.sum}>
          <dt>{pkg.kind === 'trek' ? 'Per person' : 'Per adult, two to a room'}</dt>
          <dd>{formatPaise(paise)}</dd>
        </div>
        {parts.length > 1 ? <Payments parts={parts} /> : null}
      </dl>
      {parts.length > 1 ? null : (
        <p className={styles.note}>{allNow(terms, { startsOn: day.startsOn, today: bookedOn })}</p>
      )}
      {alone.ok && alone.value.totalPaise > paise ? (
        <p className={styles.note}>
          Alone in a {pkg.kind === 'trek' ? 'tent or room' : 'room'}: {formatPaise(alone.value.totalPaise)}.
        </p>
      ) : null}
    </div>
  )
}

/** Why all is due at once where it would be due in parts. */
function allNow({ payment }: Terms, { startsOn, today }: { startsOn: CalendarDate; today: CalendarDate }): string {
  const days = daysBetween(today, startsOn)
  const leaves = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${numberInWords(days)} days`
  return `All of it is due when you book${payment.milestones.length > 1 ? `, for it leaves ${leaves}` : ''}.`
}

function Payments({ parts }: { parts: PaymentPart[] }) {
  return parts.map(({ percent, paise, dueOn }) => (
    <Line key={dueOn ?? 'now'} text={dueText(dueOn, percent)} paise={paise} />
  ))
}

function Line({ text, paise }: { text: string; paise: Paise }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{amountText(paise)}</dd>
    </div>
  )
}

function amountText(paise: Paise): string {
  if (paise === 0) return 'free'
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)
}

function dueText(dueOn: string | null, percent: number | null): string {
  const share = percent === null ? '' : `, ${percent}\u00a0%`
  if (dueOn) return `by ${formatDate(dueOn)}${share}`
  return percent === 100 ? 'when you book, all of it' : `when you book${share}`
}
