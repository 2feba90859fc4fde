import { datesText } from '#app/parts/booking/words.ts'
import { shownBuyer } from '#web/buyer-typed.ts'
import type { RouterContextProvider } from 'react-router'
import { servicesContext, formAnswerContext, bookingKeyContext } from '#web/contexts.ts'
import { findOwnContact } from '#domain/accounts/profile.server.ts'
import { Button } from '#app/ui/button.tsx'
import { isContactVerified } from '#domain/bookings/hold/verify-contact.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { Services } from '#domain/services.server.ts'
import { wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import { BuyerSection } from './buyer-section.tsx'
import { bookingMeta } from './booking-meta.ts'
import { StepFrame } from './frame.tsx'
import { leanStep } from './lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from './opened.server.ts'
import { PartyForm } from './party-form.tsx'
import { PickupForm } from '#app/routes/booking/begin/pickup-form.tsx'
import { partyRows } from './party-rows.ts'
import type { Route } from './+types/travellers'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  if (booking.shown === 'cancelled' || booking.shown === 'completed') throw toTrip(booking)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'travellers' ? answer.draft : undefined
  const named = await listTravellers(db, booking.id)
  const typed = draft?.typed ?? {}
  const own = await ownContact(context, booking)
  return {
    standing: await standingOf(context, booking),
    rows: partyRows(booking.journey, named, draft?.typed),
    contact: {
      name: typed['contact.name'] ?? booking.contactName ?? own.name,
      mobile: typed['contact.mobile'] ?? booking.contactMobile ?? own.mobile,
      email: typed['contact.email'] ?? booking.contactEmail ?? own.email,
    },
    pickup: typed['pickup'] ?? booking.pickup ?? '',
    bill: { buyer: shownBuyer(booking, draft?.typed), isWanted: wantsBuyer(booking.journey) },
    draft,
    next: booking.shown === 'confirmed' || isContactVerified(booking) ? undefined : nextText(config),
    error: refusedWords(request.url),
  }
}

const NOBODY = { name: '', mobile: '', email: '' }

/** How whoever booked signed in is reached, as their account says it: nobody types it twice. */
async function ownContact(context: Readonly<RouterContextProvider>, { userId }: { userId: string | null }) {
  const { userId: asks } = context.get(bookingKeyContext)
  if (asks === undefined || asks !== userId) return NOBODY
  return (await findOwnContact(context.get(servicesContext).db, asks)) ?? NOBODY
}

/** What a guest is asked before the review. */
function nextText({ codesBy }: Services['config']): string {
  return `Next: a code of six digits ${codesBy === 'sms' ? 'by SMS or mail' : 'by mail'}, then the review.`
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isCar = loaderData?.standing.journey.package.kind === 'car'
  return bookingMeta(matches, isCar ? 'Where does the car come?' : 'Who is travelling?')
}

export default function TravellersPage({ loaderData }: Route.ComponentProps) {
  const { standing, error, pickup, bill, next, ...party } = loaderData
  const { journey, shown } = standing
  const isBooked = shown === 'confirmed'
  const isCar = journey.package.kind === 'car'
  const asked = isCar
    ? 'Where it comes and whom we reach; nothing else is needed.'
    : 'A name and an age each, and where we reach you.'
  const billed = isBooked ? null : <BuyerSection {...bill} draft={party.draft} />
  const action = (
    <Button look="go" form="party-form">
      {isBooked ? 'Save' : 'Review'}
    </Button>
  )
  return (
    <StepFrame
      standing={standing}
      here="travellers"
      back="/travellers"
      title={isCar ? 'Where does the car come?' : 'Who is travelling?'}
      lead={`${journey.package.name}, ${datesText(journey)}. ${asked}`}
      error={error}
      action={action}
    >
      {isCar ? (
        <PickupForm
          standing={standing}
          pickup={pickup}
          contact={party.contact}
          draft={party.draft}
          billed={billed}
          next={next}
        />
      ) : (
        <PartyForm standing={standing} {...party} billed={billed} next={next} />
      )}
    </StepFrame>
  )
}
