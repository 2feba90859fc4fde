import { partyText } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { QuoteRefusal } from '#domain/pricing/quote-request.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** What a package costs whoever is looking: GST included, whole rupees; or why it cannot be sold to them. */
export type ShownPrice = SaidPrice | { refused: QuoteRefusal; youngest: number }
/** A figure, and whom it is for. */
export type SaidPrice =
  | { paise: Paise; for: 'adult'; party?: undefined }
  | { paise: Paise; for: 'party' | 'person'; party: Party }

const LONGEST_PARTY = 24

/** The two lines of a price: the figure, or what stands in its place, and whom it is for. */
export function priceLines(price: ShownPrice, kind: PackageKind): [string, string] {
  if ('refused' in price) return refusalLines(price)
  return [formatPaise(price.paise), `${forWhom(price, kind)}, incl. GST`]
}

/** Whom a figure is for: "per adult, twin sharing", "for 2 adults, 2 children". */
export function forWhom(price: SaidPrice, kind: PackageKind): string {
  if (price.for === 'adult') return kind === 'trek' ? 'per person' : 'per adult, twin sharing'
  const people = price.party.adults + price.party.ages.length
  if (price.for === 'person') return people === 1 ? 'for one adult' : `per person, ${people} together`
  const text = partyText(price.party)
  return text.length > LONGEST_PARTY ? `for your party of ${people}` : `for ${text}`
}

function refusalLines({ refused, youngest }: Extract<ShownPrice, { refused: QuoteRefusal }>): [string, string] {
  if (refused === 'too-young') return [`From ${youngest} years on`, 'not for all of your party']
  if (refused === 'rooms-do-not-fit') return ['Rooms do not fit', 'your party: ask us']
  if (refused === 'group-too-large') return ['Too many for a group', 'of this journey: ask us']
  return ['Not for your party', 'as it stands: ask us']
}
