import { isOpen } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { readPartyView } from '#domain/party/party.ts'
import type { Party, PricePer } from '#domain/party/party.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import { stateNamed } from '#platform/state-names.ts'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { done } from '#platform/result.ts'
import { totallerFor } from './party-total.ts'
import type { QuoteRequest } from './quote-request.ts'

/** What an address asks a price for. */
export type QuoteQuery = {
  party: Party
  per: PricePer
  date: CalendarDate | undefined
  extras: { id: string; count: number }[]
  pickup?: string | undefined
  willingToShare: boolean
  recipientState: string | undefined
}

/** What of an address makes no sense, in words by parameter. */
export type QuoteQueryFaults = Partial<Record<'adults' | 'ages' | 'rooms' | 'date' | 'extras' | 'state', string>>

const EXTRA = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:\*(\d{1,2}))?$/

/** The price an address asks for: a party as everywhere, `date`, `extras=guide,porter*2`, `share=1` and `state=IN-KL`; or what is wrong with it. */
export function readQuoteQuery(
  params: URLSearchParams,
): { ok: true; value: QuoteQuery } | { ok: false; unclear: QuoteQueryFaults } {
  const { party, per } = readPartyView(params)
  const unclear = { ...partyFaults(params, party), ...otherFaults(params) }
  if (!party || Object.keys(unclear).length > 0) return { ok: false, unclear }
  return done({
    party,
    per,
    date: params.get('date') || undefined,
    extras: extrasIn(params).map((text) => readExtra(text)!),
    pickup: params.get('pickup') || undefined,
    willingToShare: params.get('share') === '1',
    recipientState: stateNamed(params.get('state') ?? ''),
  })
}

/** The request of an ask: on a day with open departures by the cheapest of them, else on a date of one's own. */
export function quoteRequestOf(
  ask: QuoteQuery,
  pkg: QuoteRequest['pkg'],
  {
    departures,
    ...sale
  }: { departures: readonly Departure[] } & Pick<QuoteRequest, 'bookedOn' | 'terms' | 'gstRates' | 'taxRules'>,
): QuoteRequest & { departure: Departure | undefined } {
  const { party, date: startsOn, extras, pickup, willingToShare, recipientState } = ask
  const total = totallerFor(party, { on: sale.bookedOn, rates: sale.gstRates })
  const cost = (one: Departure) => total(pkg, one) ?? one.twinPaise
  const [departure] = departures
    .filter((one) => one.startsOn === startsOn && isOpen(one, sale.bookedOn))
    .toSorted((one, other) => cost(one) - cost(other))
  return { ...sale, pkg, party, startsOn, extras, pickup, willingToShare, recipientState, departure }
}

function partyFaults(params: URLSearchParams, party: Party | undefined): QuoteQueryFaults {
  if (!/^\d{1,2}$/.test(params.get('adults') ?? '')) return { adults: 'Say how many adults travel, 1 to 30.' }
  if (party) return params.get('rooms') && !party.rooms ? { rooms: 'Rooms are written twin1-triple1.' } : {}
  if (!readPartyView(without(params, 'ages', 'rooms')).party) return { adults: 'Say how many adults travel, 1 to 30.' }
  if (!readPartyView(without(params, 'rooms')).party)
    return { ages: 'Ages are numbers from 0 to 17, written 9-6; at most 12 of them, and 30 people in all.' }
  return { rooms: 'Each room needs an adult.' }
}

function without(params: URLSearchParams, ...keys: string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([key]) => !keys.includes(key)))
}

function otherFaults(params: URLSearchParams): QuoteQueryFaults {
  const date = params.get('date')
  const state = params.get('state')
  return {
    ...(date && !isCalendarDate(date) ? { date: 'A date is written 2026-12-05.' } : {}),
    ...(extrasIn(params).every(readExtra) ? {} : { extras: 'Extras are written guide,porter*2.' }),
    ...(state ? faultOfState(state) : {}),
  }
}

function faultOfState(state: string): QuoteQueryFaults {
  const { error } = BillingState.safeParse(state)
  return error ? { state: error.issues[0]!.message } : {}
}

function extrasIn(params: URLSearchParams): string[] {
  return (params.get('extras') ?? '').split(',').filter((text) => text !== '')
}

function readExtra(text: string): { id: string; count: number } | undefined {
  const [, id, count = '1'] = EXTRA.exec(text) ?? []
  return id === undefined ? undefined : { id, count: Number(count) }
}
