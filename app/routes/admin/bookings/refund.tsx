import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { askRefund, decideRefund, findReturnable } from '#domain/bookings/pay/refund-by-hand.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatPaise, readRupees } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { momentText } from './moment.ts'
import type { Route } from './+types/refund'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('payments.settle')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findBookingDesk(db, visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const { booking, asks, names, timeline } = found.value
  const ask = asks.find(({ state }) => state === 'open')
  const note = timeline.find((one) => one.what === 'note' && one.about === 'refund')
  return {
    reference,
    contactName: booking.contactName,
    returnable: await findReturnable(db, booking),
    ask: ask && {
      ...ask,
      name: names.get(ask.askedBy) ?? 'a colleague who has left',
      isOwn: ask.askedBy === visitor?.id,
      because: note?.what === 'note' ? note.words : '',
    },
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), deedsOf(reference))
}

function deedsOf(reference: string): Record<string, Deed> {
  const unclear = { invalid: 'unclear-deed' } as const
  const decide =
    (isGiven: boolean): Deed =>
    async (services, actor, typed) => {
      const decided = await decideRefund(services, actor, { reference, ask: typed('ask'), isGiven })
      if (decided.ok && isGiven) await giveBackCalledOff(services)
      return told(decided, ({ isCalledOff }) => (!isGiven ? 'declined' : isCalledOff ? 'called-off' : 'given'), unclear)
    }
  return {
    ask: async (services, actor, typed) => {
      const paise = readRupees(typed('rupees')) ?? Number.NaN
      const keptPaise = Number(typed('keptPaise') || Number.NaN)
      const asked = await askRefund(services, actor, { reference, paise, because: typed('because'), keptPaise })
      const outcome = told(asked, ({ waits }) => (waits ? 'asked' : 'given'), unclear)
      return outcome.ok || !outcome.faults ? outcome : { ...outcome, faults: outcome.faults.map(atField) }
    },
    give: decide(true),
    decline: decide(false),
  }
}

/** The command counts paise, the form asks for rupees. */
function atField({ path, message }: { path: string; message: string }) {
  return { path: path === 'paise' ? 'rupees' : path, message }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Give money back of ${reference}`)
}

type FoundRefund = Route.ComponentProps['loaderData']

/** Money given back by hand of what a booking keeps: a little by one person, more by two. */
export default function RefundPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, ask, returnable } = found
  return (
    <div className={office.page}>
      <div>
        <h1>
          Give money of {reference} back, {contactName ?? 'no name'}
        </h1>
        <p className={office.say}>{sentenceOf(returnable)}</p>
      </div>
      <Said kept={kept} />
      {ask ? (
        <Decide ask={ask} />
      ) : returnable.isInvoiced && returnable.keptPaise > 0 ? (
        <Ask found={found} kept={kept} />
      ) : null}
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Back to the booking</a>
      </p>
    </div>
  )
}

function sentenceOf({ keptPaise, alonePaise, isInvoiced }: FoundRefund['returnable']): string {
  if (!isInvoiced)
    return 'There is no invoice yet: until the day after the journey a booking is changed or cancelled, and money goes back by that.'
  if (keptPaise === 0) return 'Nothing of it is kept any more.'
  return `${formatPaise(keptPaise)} is kept. Up to ${formatPaise(Math.min(alonePaise, keptPaise))} you give back alone; more takes a second person. A credit note is made of it.`
}

function Ask({ found: { returnable }, kept }: { found: FoundRefund; kept: KeptForm }) {
  return (
    <DeedForm intent="ask" of={{ keptPaise: String(returnable.keptPaise) }} className={office.column}>
      <Field
        id="rupees"
        name="rupees"
        label="How much, ₹"
        help={`At most ${formatPaise(returnable.keptPaise)}. What a gateway took goes back by it; the rest waits for a transfer of ours.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={kept?.typed['rupees'] ?? ''}
        fault={kept?.faults['rupees']}
      />
      <LongField
        id="because"
        name="because"
        label="Why"
        help="For colleagues, and for whoever decides."
        rows={3}
        maxLength={1000}
        defaultValue={kept?.typed['because'] ?? ''}
        fault={kept?.faults['because']}
      />
      <Button look="go">Give it back</Button>
    </DeedForm>
  )
}

function Decide({ ask }: { ask: NonNullable<FoundRefund['ask']> }) {
  const { id, amountPaise, askedAt, name, isOwn, because, callsOffBecause } = ask
  const sum = formatPaise(amountPaise)
  return (
    <section aria-labelledby="waits">
      <h2 id="waits">{sum} waits for a second person</h2>
      <p>
        Asked by {name}, {momentText(askedAt)}: {because}
      </p>
      {callsOffBecause === null ? null : (
        <p>With it the booking is called off: who booked has everything back, or another day free of charge.</p>
      )}
      <div className={office.inline}>
        {isOwn ? null : (
          <DeedForm intent="give" of={{ ask: id }}>
            <Button look="go">{callsOffBecause === null ? `Give ${sum} back` : 'Call it off'}</Button>
          </DeedForm>
        )}
        <DeedForm intent="decline" of={{ ask: id }}>
          <Button look="line">
            {isOwn ? 'Take it back' : callsOffBecause === null ? 'Do not give it' : 'Do not call it off'}
          </Button>
        </DeedForm>
      </div>
      {isOwn ? (
        <p className="small soft">
          You have asked for it: a colleague {callsOffBecause === null ? 'gives it' : 'calls it off'}.
        </p>
      ) : null}
    </section>
  )
}
