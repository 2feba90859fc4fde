import type { RouterContextProvider } from 'react-router'
import { findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { listKeptParts, listShares, refuseGroup } from '#domain/bookings/group/group.server.ts'
import type { GroupShare } from '#domain/bookings/group/group.server.ts'
import { shareUrl } from '#domain/bookings/group/share-link.ts'
import { mergedByDate, paidBy } from '#domain/bookings/group/shares.ts'
import { listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import { ADULT_AGE } from '#domain/party/party.ts'
import { listOrders } from '#domain/payments/orders.server.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { openBooking, refusedWords, toTrip } from '#app/routes/booking/opened.server.ts'

/** Everything the page of a group shows to who booked: who has filled in and paid, and nothing of what they filled in. */
export async function loadGroup(context: Readonly<RouterContextProvider>, reference: string, url: string) {
  const { db, keys, config } = context.get(servicesContext)
  const booking = await openBooking(context, reference)
  if (booking.journey.package.kind === 'car' || booking.shown === 'held' || booking.shown === 'expired')
    throw toTrip(booking)
  const [whole, shares, orders, refusal] = [
    { ...(await findWholeBooking(db, booking)), instalments: await listKeptParts(db, booking.id) },
    await listShares(db, booking.id),
    await listOrders(db, booking.id),
    await refuseGroup(db, booking),
  ]
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'group' ? answer.draft : undefined
  const isAsked = (share: number) =>
    orders.some((order) => order.state === 'pending' && (order.share ?? 0) === share && isStillOwed(whole, order.parts))
  return {
    reference,
    shown: booking.shown,
    refusal,
    journey: booking.journey,
    name: booking.journey.package.name,
    startsOn: booking.startsOn,
    contactName: booking.contactName ?? 'Who booked',
    totalPaise: booking.totalPaise,
    paidPaise: whole.balances.applied,
    nextDue: mergedByDate(whole.instalments.filter(({ paidAt }) => paidAt === null))[0],
    graceDays: booking.journey.terms.payment.graceDays,
    split: draft?.typed['split'] ?? shares[0]?.split ?? 'equal',
    people: (await listWholeParty(db, booking)).map(({ name, age, position }) => ({
      name,
      isAdult: age >= ADULT_AGE,
      payer: draft?.typed[`payer.${position}`] ?? payerOf(position, shares, whole),
    })),
    friends: shares.map((one) => ({
      ...friendOf(one, shares, whole),
      link: one.share > 0 && !one.isOff ? shareUrl({ keys, config }, reference, one) : undefined,
      isAsked: isAsked(one.share),
    })),
    isAgain: draft !== undefined,
    error: draft?.message ?? refusedWords(url),
  }
}
export type Group = Awaited<ReturnType<typeof loadGroup>>
export type Friend = Group['friends'][number]

function friendOf({ share, places, filledAt }: GroupShare, shares: readonly GroupShare[], whole: WholeBooking) {
  const { travellers, instalments, contactName } = whole
  const named = places.flatMap((place) => travellers.filter(({ position }) => position === place))
  const lead = share === 0 ? (contactName ?? 'Who booked') : (travellers[share - 1]?.name ?? `Place ${share}`)
  const room = travellers[share - 1]?.room
  const left = instalments.filter((one) => one.paidAt === null && (one.share ?? 0) === share)
  return {
    share,
    name: lead,
    others: named.filter(({ position, name }) => position !== share - 1 && name !== lead).map(({ name }) => name),
    mates:
      share === 0
        ? []
        : travellers.filter((one) => one.room === room && one.position !== share - 1).map(({ name }) => name),
    paidPaise: paidBy(instalments, share, shares),
    left: left.map(({ amountPaise, dueOn }) => ({ amountPaise, dueOn })),
    isFilled: filledAt !== null,
  }
}

/** Who pays for a place now, or would by the form as it is first shown: every adult but who booked for themselves. */
function payerOf(place: number, shares: readonly GroupShare[], { travellers, contactName }: WholeBooking): number {
  const known = shares.find(({ places }) => places.includes(place))
  if (known) return known.share
  const { name, age } = travellers[place]!
  const booked = travellers.findIndex((one) => one.name.toLowerCase() === contactName?.toLowerCase())
  const isMe = booked === -1 ? place === 0 : travellers[booked]!.name === name
  return isMe || age < ADULT_AGE ? 0 : place + 1
}

function isStillOwed({ instalments }: WholeBooking, parts: readonly number[]): boolean {
  return parts.every((part) => instalments.some((one) => one.part === part && one.paidAt === null))
}
