import type { City } from '#domain/catalogue/city.ts'
import { partyText } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { formatPaise, rupees } from '#platform/money.ts'

/** A text as one sentence: with a full stop at its end unless it closes by itself. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** How long to give a sight, from its hours: "half an hour", "1½ hours", "a whole day". */
export function hoursText(hours: number): string {
  if (hours < 1) return 'half an hour'
  if (hours === 1) return 'an hour'
  if (hours >= 8) return 'a whole day'
  return `${Math.floor(hours)}${hours % 1 >= 0.25 ? '½' : ''} hours`
}

/** A distance in kilometres as the crow flies, in words. */
export function kilometresText(km: number): string {
  return km < 1 ? 'less than 1 km away' : `${Math.round(km)} km away`
}

/** "138 tours from ₹3,780". */
export function toursFromText(count: number, fromRupees: number | undefined): string {
  return fromRupees === undefined ? toursText(count) : `${toursText(count)} from ${formatPaise(rupees(fromRupees))}`
}

/** Whom the least prices of lists are for; empty where a price a head is wanted, which no list has. */
export function leastPricesText({ party, per }: PartyView): string {
  if (!party) return 'Prices are the lowest per adult, twin sharing, incl. GST.'
  return per === 'person' ? '' : `Prices are the lowest for ${partyText(party)}, incl. GST.`
}

/** A number of tours in words. */
export function toursText(count: number): string {
  return count === 1 ? '1 tour' : `${count.toLocaleString('en-IN')} tours`
}

/** "Kushok Bakula Rimpochee Airport (IXL), 4 km by road". */
export function airportText({ name, iata, km }: NonNullable<City['airport']>): string {
  return `${name} (${iata})${km < 1 ? '' : `, ${Math.round(km)}\u00a0km by road`}`
}
