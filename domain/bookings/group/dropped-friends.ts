import { refundsOf } from '#domain/payments/refunds-of.ts'
import type { AppliedPayment } from '#domain/payments/refunds-of.ts'
import type { Paise } from '#platform/money.ts'
import { prorateAny } from './shares.ts'

/** A friend who has paid for places of a booking, their own among them (`share - 1`). */
export type PayingFriend = { share: number; places: readonly number[]; paidPaise: Paise }
/** What of a friend's money stays as the charge for their places that fell away, and what goes back to them; in paise. */
export type DroppedFriend = { share: number; isGone: boolean; chargePaise: Paise; refundPaise: Paise }

/** A party that becomes another one: who of it (by place) travels no more, what each weighs in its price, that price, and the charge for what falls away of it. */
export type PartyReduction = {
  isGone: readonly boolean[]
  weights: readonly number[]
  pricePaise: Paise
  chargePaise: Paise
}

/**
 * What goes back to friends whose places fall away: what they have paid, less the charge, which the places that fall away share by what they weigh in the price, and less
 * what the places cost for which a friend who still travels pays. Never below nothing: a charge nobody has paid is the booking's (reference PRICING §4.5).
 */
export function refundDropped(
  friends: readonly PayingFriend[],
  { isGone, weights, pricePaise, chargePaise }: PartyReduction,
): DroppedFriend[] {
  const charges = prorateAny(
    chargePaise,
    weights.map((weight, place) => (isGone[place] ? Math.max(weight, 1) : 0)),
  )
  const costs = prorateAny(pricePaise, weights)
  return friends.flatMap(({ share, places, paidPaise }) => {
    const lost = places.filter((place) => isGone[place])
    if (lost.length === 0) return []
    const kept = isGone[share - 1] ? [] : places.filter((place) => !isGone[place])
    const ownPaise = lost.reduce((sum, place) => sum + charges[place]!, 0)
    const staysPaise = kept.reduce((sum, place) => sum + costs[place]!, 0)
    const refundPaise = Math.max(0, paidPaise - staysPaise - ownPaise)
    const isGoneToo = isGone[share - 1] ?? false
    return [{ share, isGone: isGoneToo, chargePaise: Math.min(ownPaise, paidPaise), refundPaise }]
  })
}

/**
 * What goes back of each payment of a booking that comes to `isPaise` from now on: of those of friends whose places fall away what is theirs, and of the others what is paid beyond
 * the price; nothing of anybody else's.
 */
export function divideBack(
  applied: readonly AppliedPayment[],
  { dropped, isPaise }: { dropped: readonly DroppedFriend[]; isPaise: Paise },
): Paise[] {
  const back = applied.map(() => 0)
  const take = (paise: Paise, of: readonly AppliedPayment[]) =>
    refundsOf(paise, of).forEach((part, at) => (back[at] = back[at]! + part))
  for (const { share, refundPaise } of dropped)
    take(
      refundPaise,
      applied.map((one) => ({ ...one, applied: one.share === share ? one.applied : 0 })),
    )
  const isGone = (share: number | null) => dropped.some((one) => one.isGone && one.share === share)
  const left = applied.map((one, at) => ({
    ...one,
    share: isGone(one.share) ? -one.share! : one.share,
    applied: one.applied - back[at]!,
  }))
  take(Math.max(0, left.reduce((sum, one) => sum + one.applied, 0) - isPaise), left)
  return back
}

/** Where each of a party stands in another one, found again by name however it is spaced or capitalised; -1 for whoever is not in it. Two of one name are two. */
export function placesIn(was: readonly { name: string }[], is: readonly { name: string }[]): number[] {
  const names: (string | undefined)[] = is.map(plain)
  return was.map((one) => {
    const place = names.indexOf(plain(one))
    if (place !== -1) names[place] = undefined
    return place
  })
}

function plain({ name }: { name: string }): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
