import { coverParts, KEPT_HOURS } from '#domain/bookings/pay/desk-money.ts'
import type { Cover } from '#domain/bookings/pay/desk-money.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import { DESK_WAYS } from '#domain/payments/payment.ts'
import type { DeskWay } from '#domain/payments/payment.ts'
import { advanceTaxDay, isReturnOpen } from '#domain/tax/return-day.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { formatDate, monthName, monthOf } from '#platform/dates.ts'
import { formatPaise, readRupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { partName } from '#domain/bookings/booking.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { whatIsAsked } from './money-asked.ts'
import type { FoundMoney } from './take-money.server.ts'
import office from '#app/routes/admin/office.module.css'

type Preview = { way: DeskWay; cameOn: string; amountPaise: Paise; cover: Cover<Instalment> }

/** What money as it was typed would do; undefined where it has not been tried, or was refused. */
export function previewOf({ parts }: FoundMoney, { typed, faults }: NonNullable<KeptForm>): Preview | undefined {
  const amountPaise = readRupees(typed['amount'] ?? '')
  const way = DESK_WAYS.find((one) => one === typed['way'])
  const isTried = typed['seen'] === whatIsAsked((name) => typed[name] ?? '')
  if (!isTried || !way || amountPaise === undefined || Object.keys(faults).length > 0) return undefined
  const share = typed['share'] ? Number(typed['share']) : null
  return { way, cameOn: typed['cameOn'] ?? '', amountPaise, cover: coverParts(parts, { amountPaise, share }) }
}

type Props = { found: FoundMoney; preview: Preview; isOther: boolean }

/** What it does, before it is done. */
export function MoneyPreview({ found, preview, isOther }: Props) {
  const { whole, some } = preview.cover
  return (
    <section aria-labelledby="does" role="status">
      <h2 id="does">What it does</h2>
      {isOther ? (
        <p>Somebody else has taken money meanwhile, or the booking has changed: this is how it stands now.</p>
      ) : null}
      <ul className={office.findings}>
        <li>
          {formatPaise(preview.amountPaise)} stands as {receivedText({ way: preview.way, on: preview.cameOn })}.
        </li>
        {whole.map((one) => (
          <li key={one.part}>
            It pays {partName(one).toLowerCase()}, {formatPaise(one.amountPaise)}.
          </li>
        ))}
        {some ? <li>{someText(some)}</li> : null}
        <li>{standsText(found, preview)}</li>
        <li>{leftText(preview.cover)}</li>
        <li>A receipt voucher is made, and {found.booking.contactEmail} is mailed with it at once.</li>
        {dayTexts(found, preview).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {found.toldPaise > 0 ? (
          <li>
            {formatPaise(found.toldPaise)} is said to have gone by UPI and is not found yet. If that is this money,
            match it under Payments instead; what fits no part any more goes back.
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function someText({ of, paise }: NonNullable<Preview['cover']['some']>): string {
  const when = of.dueOn === null ? 'now' : `by ${formatDate(of.dueOn)}`
  return `${formatPaise(paise)} of it counts towards part ${of.part}; ${formatPaise(of.amountPaise - paise)} of that stays due ${when}.`
}

function standsText({ booking }: FoundMoney, { cover }: Preview): string {
  if (booking.shown === 'confirmed' || booking.shown === 'completed') return 'The booking stands as it is.'
  if (cover.whole.length > 0) return 'It confirms the booking.'
  return `It does not confirm the booking yet: the seats are held for at least ${KEPT_HOURS} hours from now. If the rest of the first part is not here by then, the seats go and this money goes back.`
}

/** What is unusual about the day it came: before there was a booking, or in a month of GST that is over. */
function dayTexts({ booking: { bookedOn, today } }: FoundMoney, { cameOn }: Preview): string[] {
  const early = cameOn < bookedOn ? [`It came before the booking was entered, on ${formatDate(bookedOn)}.`] : []
  if (cameOn.slice(0, 7) === today.slice(0, 7)) return early
  const counted = `The voucher bears today’s date. Its GST counts in ${monthText(advanceTaxDay(cameOn, today))}`
  const late = `, as the return of ${monthText(cameOn)}, when it came, was due before today: tell your accountant.`
  return [...early, `${counted}${isReturnOpen(cameOn, today) ? ', when it came.' : late}`]
}

function monthText(day: string): string {
  return `${monthName(monthOf(day))} ${day.slice(0, 4)}`
}

function leftText({ leftPaise }: Cover): string {
  return leftPaise === 0 ? 'Nothing is left to pay.' : `${formatPaise(leftPaise)} is left to pay.`
}
