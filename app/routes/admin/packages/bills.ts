import type { PackageDraft } from '#domain/catalogue/package.ts'
import { makeParty } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { QuoteRefusal, QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Result } from '#platform/result.ts'

const PARTIES = [
  { name: 'A couple', says: '2 adults', adults: 2, ages: [] },
  { name: 'A family of four', says: '2 adults, children of 9 and 6', adults: 2, ages: [9, 6] },
  { name: 'A group of ten', says: '10 adults', adults: 10, ages: [] },
] as const

export type PartyBill = { name: string; says: string; bill: Result<Quote, QuoteRefusal> }
export type SoldUnder = Pick<QuoteRequest, 'terms' | 'gstRates' | 'taxRules' | 'bookedOn'>
type PricedDraft = Pick<PackageDraft, 'kind' | 'days' | 'grid' | 'rates' | 'gstScheme'>

/** What three parties would pay for a package on a date, counted by the engine that counts their bookings. */
export function billsOf(pkg: PricedDraft, under: SoldUnder, startsOn: CalendarDate): PartyBill[] {
  return PARTIES.map(({ name, says, adults, ages }) => {
    const made = makeParty(adults, ages) as { ok: true; value: Party }
    return { name, says, bill: quote({ ...under, pkg, party: made.value, startsOn }) }
  })
}
