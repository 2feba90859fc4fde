import { href } from 'react-router'
import { EARLIEST_DAYS } from '#domain/bookings/pay/desk-money.ts'
import { DESK_WAYS } from '#domain/payments/payment.ts'
import type { DeskWay } from '#domain/payments/payment.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { addDays } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { MoneyPreview, previewOf } from './money-preview.tsx'
import { loadMoney, takingDeed } from './take-money.server.ts'
import type { FoundMoney } from './take-money.server.ts'
import type { Route } from './+types/take-money'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('payments.settle')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await loadMoney(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  return found.value
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), { take: takingDeed(reference) })
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Take money for ${reference}`)
}

/** Money that came by hand, entered for a booking: what it does is seen before it is done. */
export default function TakeMoneyPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName } = found.booking
  const due = found.parts.reduce((sum, { paidAt, amountPaise }) => (paidAt ? sum : sum + amountPaise), 0)
  return (
    <div className={office.page}>
      <div>
        <h1>
          Take money for {reference}, {contactName ?? 'no name yet'}
        </h1>
        <p className={office.say}>{sentenceOf(found, due)}</p>
      </div>
      <Said kept={kept} />
      {found.cannot || due === 0 ? null : <MoneyForm found={found} due={due} kept={kept} />}
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Back to the booking</a>
      </p>
    </div>
  )
}

function sentenceOf({ cannot, booking: { shown } }: FoundMoney, due: number): string {
  if (cannot === 'over') return 'It was cancelled or called off: no money is taken for it any more.'
  if (cannot === 'nobody') return 'Nobody has said yet who books it: money is taken once there is a name and an e-mail.'
  if (due === 0) return 'Nothing is due any more.'
  const stands = shown === 'expired' ? ' Its hold has ended: the first part books it while its seats are there.' : ''
  return `What came over the counter, or straight into your account without an order of the site. ${formatPaise(due)} is due.${stands}`
}

function MoneyForm({ found, due, kept }: { found: FoundMoney; due: number; kept: KeptForm }) {
  const { today } = found.booking
  const preview = kept && previewOf(found, kept)
  const of: Record<string, string> = preview
    ? { seen: kept?.typed['seen'] ?? '', due: String(preview.cover.duePaise) }
    : {}
  const was = (name: string) => ({ id: name, name, fault: kept?.faults[name], defaultValue: kept?.typed[name] })
  return (
    <DeedForm intent="take" of={of} className={office.column}>
      <Select
        {...was('way')}
        label="How it came"
        none="Choose"
        options={DESK_WAYS.map((value) => ({ value, name: WAYS[value] }))}
      />
      <Field
        {...was('amount')}
        label="Amount, ₹"
        help={`At most ${formatPaise(due)}; less than a part counts towards it.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      <Field
        {...was('number')}
        label="Number"
        help="The cheque’s number, as 000123 or 000123 SBI, or the UTR of the transfer. Cash has none."
        autoComplete="off"
        maxLength={40}
      />
      <Field
        {...was('cameOn')}
        label="The day it came"
        help="As your bank or cash book has it; it may be before the booking was entered."
        type="date"
        min={addDays(today, -EARLIEST_DAYS)}
        max={today}
        defaultValue={kept?.typed['cameOn'] ?? today}
      />
      {found.payers.length > 0 ? (
        <Select
          {...was('share')}
          label="Whose part"
          none="Everybody’s, in their order"
          options={found.payers.map(({ share, name }) => ({ value: share, name }))}
        />
      ) : null}
      {preview ? <MoneyPreview found={found} preview={preview} isOther={kept?.typed['isOther'] === 'yes'} /> : null}
      <Button look={preview ? 'go' : 'ink'}>
        {preview ? `Take ${formatPaise(preview.amountPaise)}` : 'Show what it does'}
      </Button>
    </DeedForm>
  )
}

const WAYS: Record<DeskWay, string> = {
  cash: PROVIDER_NAMES.cash,
  cheque: PROVIDER_NAMES.cheque,
  transfer: 'NEFT, IMPS or another bank transfer',
  'upi-desk': 'UPI to our own address, without an order',
}
