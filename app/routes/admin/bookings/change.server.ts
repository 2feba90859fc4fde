import { loadChangeable } from '#app/routes/booking/change/change.server.ts'
import { loadChangeableHire } from '#app/routes/booking/change/hire.server.ts'
import { showAgain, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { faultsListed } from '#domain/bookings/desk/booking/deeds.server.ts'
import { changeForSomebody, quoteForSomebody } from '#domain/bookings/desk/change-for-somebody.server.ts'
import { findAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import { lastChangeOn } from '#domain/bookings/change/last-change.server.ts'
import type { ChangeBody } from '#domain/bookings/change/amendment.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { done } from '#platform/result.ts'
import { changeFields, changeOf, peopleFields, peopleIn } from '#web/change-typed.ts'
import { hireChangeOf } from '#web/hire-change-typed.ts'
import { hireWords } from '#web/hire-refusals.ts'
import { REFUSALS } from '#web/refusals.ts'

/** A booking and what of it may be otherwise: nothing of one that is not confirmed, is over, or whose date was called off. Refuses `forbidden` and 'unknown-booking'. */
export async function loadChange(services: Services, actor: Actor, reference: string) {
  const found = await findBookingForStaff(services.db, actor, reference)
  if (!found.ok) return found
  const { db } = services
  const { id, shown, journey, contactName, today } = found.value
  const isCar = journey.package.kind === 'car'
  const until = await lastChangeOn(db, found.value)
  const isAhead = shown === 'confirmed' && (isCar || journey.basis) && !(await findCalledOff(db, found.value))
  const isOpen = isAhead && today <= until
  return done({
    reference,
    contactName,
    journey,
    today,
    until: isAhead ? until : undefined,
    changeable: isOpen && !isCar ? await loadChangeable(db, found.value) : undefined,
    hire: isOpen && isCar ? await loadChangeableHire(services, found.value) : undefined,
    isGroup: (await listShares(db, id)).length > 0,
  })
}

/** What a change that was priced is shown with: its figures, and who travels then. */
export async function quotedIn(services: Services, actor: Actor, reference: string, typed: Record<string, string>) {
  const token = typed['quote']
  const found = token ? await findBookingForStaff(services.db, actor, reference) : undefined
  if (!token || !found?.ok) return undefined
  const people = peopleIn(typed)
  const money = await findAmendment(services.db, found.value, token, people.length > 0 ? people : undefined)
  return money && { money, people }
}
export type ShownQuote = Awaited<ReturnType<typeof quotedIn>>

/** What the forms of a change ask for: to see what it makes of the price, to choose otherwise, and to do it. */
export function changeDeeds(reference: string): Record<string, Deed> {
  return {
    see: async (services, actor, typed) => {
      const found = await findBookingForStaff(services.db, actor, reference)
      if (!found.ok) return { ok: false, reason: found.reason }
      return found.value.journey.package.kind === 'car'
        ? seeHire(services, actor, found.value, typed)
        : seeJourney(services, actor, found.value, typed)
    },
    again: showAgain,
    amend: async (services, actor, typed) => {
      const people = peopleIn(typedIn(typed, PLACES))
      const named = people.filter(({ name }) => name !== '')
      const asked = { reference, token: typed('quote'), ...(named.length > 0 ? { named } : {}) }
      const outcome = told(await changeForSomebody(services, actor, asked), () => 'changed', UNCLEAR)
      // What it was shown as is not shown once more beside why it cannot be.
      return outcome.ok ? outcome : { ...outcome, typed: { quote: '' } }
    },
  }
}

const UNCLEAR = { invalid: 'unclear-deed' } as const
/** As many as a party may be. */
const PLACES = Array.from({ length: 60 }, (_, at) => [`travellers.${at}.name`, `travellers.${at}.age`]).flat()

type Typed = Parameters<Deed>[2]

async function seeJourney(services: Services, actor: Actor, booking: OpenedBooking, typed: Typed) {
  const named = await listWholeParty(services.db, booking)
  const fields = typedIn(typed, changeFields(booking, named.length))
  const read = changeOf(fields, booking, named)
  if (!read.ok) return amiss(read.faults)
  const isAsked = named.length > 0 && read.isOtherParty
  const change = { ...read.change, ...(isAsked ? { travellers: read.people } : {}) }
  return see(services, actor, { booking, change, fields }, (roomsText) => {
    // Whoever sleeps in rooms that are no longer there is shown into those there are.
    const isNamedAnew = read.isOtherParty || roomsText !== booking.journey.roomsText
    return named.length > 0 && isNamedAnew ? peopleFields(read.people) : {}
  })
}

async function seeHire(services: Services, actor: Actor, booking: OpenedBooking, typed: Typed) {
  const { mayMove, asksDays, classes } = await loadChangeableHire(services, booking)
  const shown = ['time', 'people', 'car', ...(mayMove ? ['date'] : []), ...(asksDays ? ['days'] : [])]
  const fields = typedIn(typed, shown)
  const read = hireChangeOf(fields)
  if (!read.ok) return amiss(read.faults)
  const outcome = await see(services, actor, { booking, change: read.change, fields }, () => ({}))
  if (outcome.ok || (outcome.faults ?? []).length > 0) return outcome
  const seats = classes.find(({ url }) => url === fields['car'])?.seats ?? 0
  const words = hireWords(outcome.reason, seats)
  return words === REFUSALS[outcome.reason].message
    ? outcome
    : { ...outcome, faults: [{ path: 'car', message: words }] }
}

type Asked = { booking: OpenedBooking; change: ChangeBody; fields: Record<string, string> }

/** Prices a change, and has the form shown again with what it would be; `more` is what of it depends on its rooms. */
async function see(
  services: Services,
  actor: Actor,
  { booking: { reference }, change }: Asked,
  more: (roomsText: string) => Record<string, string>,
): Promise<DeedOutcome> {
  const quoted = await quoteForSomebody(services, actor, { reference, change })
  if (!quoted.ok) return { ok: false, reason: quoted.reason, ...faultsListed(quoted.faults) }
  const { token, priced } = quoted.value.quote
  return { ok: true, again: true, typed: { quote: token, ...more(priced.roomsText) } }
}

function amiss(faults: Faults): DeedOutcome {
  return { ok: false, reason: 'unclear-deed', ...faultsListed(faults) }
}
