import { askParams } from '#domain/bookings/quote/ask-address.ts'
import { HOLD_HOURS, STAFF_HOLD_HOURS } from '#domain/bookings/booking.ts'
import { bookForSomebody } from '#domain/bookings/hold/book-for-somebody.server.ts'
import { findOfferOf } from '#domain/departures/waitlist/by-telephone.server.ts'
import type { OfferToBook } from '#domain/departures/waitlist/by-telephone.server.ts'
import { ROOM_KINDS } from '#domain/party/party.ts'
import type { PackageChoice } from '#domain/catalogue/packages-to-choose.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import { loadAsking } from '#app/routes/booking/begin/new.server.ts'
import { allFaults } from './ask-faults.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { href } from 'react-router'
import { newId } from '#platform/ids.ts'
import { BUYER_NAMES, readBuyerTyped } from '#web/buyer-typed.ts'
import { isRefusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

/** What is asked for on the telephone so far, priced by the same engine as on the site; undefined `asking` until a package is named that is sold. */
export async function loadPhoneBooking(
  services: Services,
  actor: Actor,
  { choice, params }: { choice: PackageChoice; params: URLSearchParams },
) {
  const waiting = params.get('waiting') ?? ''
  const offer = demand(actor, 'bookings.work').ok ? await findOfferOf(services, waiting) : undefined
  const asking = choice.chosen && (await loadAsking(services, asTyped(params), { offer }))
  return {
    choice,
    search: String(params),
    asking,
    faults: asking?.fault ? await allFaults({ ...services, offer }, asking) : {},
    ask: asking ? String(askParams(asking.typed)) : '',
    ages: params.get('ages') ?? '',
    hours: hoursFor(actor),
    key: newId(),
    offered: offer && { waiting, until: offer.endsAt, typed: reachedAt(offer) },
  }
}
export type PhoneBookingPage = Awaited<ReturnType<typeof loadPhoneBooking>>

function reachedAt({ name, mobile, email }: OfferToBook) {
  return { name: name ?? '', mobile: mobile ?? '', email: email ?? '' }
}

/** How long somebody may have seats wait, in hours. */
export function hoursFor(actor: Actor): readonly number[] {
  return demand(actor, 'bookings.hold-long').ok ? HOLD_HOURS : STAFF_HOLD_HOURS
}

/** As the steps of a booking read it: ages by hyphens, and rooms that were counted are one's own choice. */
function asTyped(params: URLSearchParams): URLSearchParams {
  const typed = new URLSearchParams(params)
  typed.set('ages', (params.get('ages') ?? '').trim().replaceAll(/[\s,;-]+/g, '-'))
  if (ROOM_KINDS.some((kind) => (params.get(kind) ?? '').trim() !== '')) typed.set('rooms', 'own')
  typed.set('step', 'rooms')
  return typed
}

const REFUSED: Partial<Record<string, Refusal>> = { invalid: 'unclear-deed', 'key-reused': 'form-held-before' }

/** Books what the page shows, at exactly the price it shows. */
export const PHONE_DEEDS: Record<string, Deed> = {
  book: async (services, actor, typed) => {
    const [ask, name, mobile, email] = [typed('ask'), typed('name'), typed('mobile'), typed('email')]
    const [shownPaise, hours] = [Number(typed('shownPaise')), Number(typed('hours'))]
    const buyer = readBuyerTyped(typedIn(typed, BUYER_NAMES))
    const asked = {
      key: typed('key'),
      ask,
      name,
      mobile,
      email,
      pickup: typed('pickup'),
      buyer,
      shownPaise,
      hours,
      waiting: typed('waiting'),
    }
    const booked = await bookForSomebody(services, actor, asked)
    if (booked.ok)
      return {
        ok: true,
        done: 'booked',
        page: href('/admin/bookings/:reference', { reference: booked.value.reference }),
      }
    const reason = REFUSED[booked.reason] ?? (isRefusal(booked.reason) ? booked.reason : 'unclear-quote')
    return told({ ...booked, reason }, () => 'booked')
  },
}
