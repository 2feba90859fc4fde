import { href, redirect } from 'react-router'
import { BuyerFields } from '#app/parts/booking/buyer-fields.tsx'
import { LAW_LEAVES, LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { giveBuyerForSomebody } from '#domain/bookings/desk/fill-in-for-somebody.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { invoiceAgainForSomebody } from '#domain/bookings/desk/invoice-again.server.ts'
import { invoiceWithoutAddress } from '#domain/bookings/papers/invoice-again.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { takesBuyer, wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import { buyerStood } from '#domain/bookings/papers/give-buyer.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import { BUYER_NAMES, readBuyerTyped, shownBuyer } from '#web/buyer-typed.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/buyer'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const booking = found.value
  const issued = await listDocuments(db, booking.id)
  const lacking = invoiceWithoutAddress(booking, issued)
  if (!lacking && !takesBuyer({ ...booking, documents: issued }))
    throw redirect(href('/admin/bookings/:reference', { reference }))
  return {
    reference,
    contactName: booking.contactName,
    isWanted: wantsBuyer(booking.journey),
    seller: STATE_NAMES[booking.journey.sellerState] ?? booking.journey.sellerState,
    buyer: shownBuyer(booking),
    stood: buyerStood(booking),
    lacking: lacking && {
      number: lacking.number,
      issuedOn: lacking.issuedOn,
      totalPaise: lacking.facts.value.totalPaise,
    },
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), {
    bill: billDeed(reference, giveBuyerForSomebody, 'billed'),
    'bill-again': billDeed(reference, invoiceAgainForSomebody, 'billed-again'),
  })
}

function billDeed(
  reference: string,
  deed: typeof giveBuyerForSomebody | typeof invoiceAgainForSomebody,
  done: string,
): Deed {
  return async (services, actor, typed) => {
    const buyer = readBuyerTyped(typedIn(typed, BUYER_NAMES))
    const given = await deed(services, actor, { reference, stood: typed('stood'), typed: buyer })
    return told(given, () => done, { invalid: 'unclear-deed' })
  }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `On the invoice of ${reference}`)
}

/** Whom the invoice is made out to and where they live, said by whoever calls: the fields and rules of their own form. */
export default function BuyerPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, isWanted, seller, buyer, stood, lacking } = found
  const shown = kept ? readBuyerTyped(kept.typed) : buyer
  return (
    <div className={office.page}>
      <div>
        <h1>On the invoice, {reference}</h1>
        <p className={office.say}>
          {isWanted ? LAW_WANTS : LAW_LEAVES} Booked by {contactName ?? 'somebody without a name yet'}.
        </p>
      </div>
      <Said kept={kept} />
      {lacking ? <Again lacking={lacking} seller={seller} /> : <Does seller={seller} />}
      <DeedForm intent={lacking ? 'bill-again' : 'bill'} of={{ stood }} className={office.column}>
        <BuyerFields buyer={shown} faults={kept?.faults} isForSomebody />
        <Button look="go">{lacking ? `Credit ${lacking.number} and make it again` : 'Save'}</Button>
      </DeedForm>
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Leave it as it is</a>
      </p>
    </div>
  )
}

type Lacking = NonNullable<Route.ComponentProps['loaderData']['lacking']>

/** An invoice that is made is never changed: what takes its place, in figures, before it is done. */
function Again({ lacking: { number, issuedOn, totalPaise }, seller }: { lacking: Lacking; seller: string }) {
  const sum = formatPaiseWithPaise(totalPaise)
  return (
    <section aria-labelledby="does">
      <h2 id="does">What it does</h2>
      <p>
        {number} of {formatDate(issuedOn)} over {sum} went out without an address. A credit note of today takes all of
        it back, {sum}, and a new invoice of today is made out to who is named below, over the same {sum}: CGST with
        SGST for {seller}, IGST for any other state. Nobody pays or gets anything by it. GSTR-1 of this month lists
        both. It cannot be undone.
      </p>
    </section>
  )
}

function Does({ seller }: { seller: string }) {
  return (
    <section aria-labelledby="does">
      <h2 id="does">What it does</h2>
      <p>
        Papers from now on bear CGST with SGST for {seller}, and IGST for any other state; an address outside India
        counts as {seller}. Nobody pays more or less by it. Papers that were made stay as they are, and what was
        received under another state is set off in GSTR-1 where it was declared. Left empty, nobody is named.
      </p>
    </section>
  )
}
