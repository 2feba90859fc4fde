import { partyParams } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { partyTypedParams, readPartyForm, readPartyTyped } from '#domain/party/party-form.ts'
import type { PartyFormRefusal, PartyTyped } from '#domain/party/party-form.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import { stateNamed } from '#platform/state-names.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { QuoteAsk } from './priced-journey.ts'

/** The steps of asking for a quote, in their order. */
export const ASK_STEPS = ['party', 'date', 'rooms'] as const
export type AskStep = (typeof ASK_STEPS)[number]

/** What the steps of a booking were told so far, as it was typed: the whole of it stands in their address. */
export type AskTyped = {
  package: string
  departure: string
  /** A date of one's own. */
  date: string
  /** Whether one was meant, filled in or not. */
  isOwnDate: boolean
  hasParty: boolean
  party: PartyTyped
  /** By the extra's id; empty or 0 is none. */
  extras: Record<string, string>
  /** Where they get in, by its id; empty is nowhere on the way. */
  pickup: string
  coupon: string
  willingToShare: boolean
  /** Of whoever is billed, as 'IN-KL'. */
  state: string
  /** The token of the quote that is changed. */
  revises: string
}

/** Why what was typed asks for nothing yet. */
export type AskRefusal = PartyFormRefusal | 'date-missing' | 'bad-date' | 'bad-count'

const LONGEST_WORD = 120
const MOST_AGES = 30
const EXTRA = 'extra-'

/** Reads the fields of the steps' forms, and an address as `askParams` writes it. Nothing is judged; only its length is. */
export function readAskTyped(params: URLSearchParams): AskTyped {
  const word = (name: string, most = LONGEST_WORD) => clean(params.get(name) ?? '').slice(0, most)
  const departure = word('departure', 60)
  return {
    package: word('package'),
    departure: departure === 'own' ? '' : departure,
    date: departure === 'own' || departure === '' ? word('date', 20) : '',
    isOwnDate: departure === 'own' || (departure === '' && word('date', 20) !== ''),
    hasParty: params.has('adults'),
    party: partyIn(params),
    extras: extrasIn(params),
    pickup: word('pickup', 60),
    coupon: word('coupon', 40),
    willingToShare: params.has('share'),
    state: stateNamed(word('state', 60)) ?? '',
    revises: word('revises', 22),
  }
}

/** The address of what was typed: always the same for the same, and read back to it. */
export function askParams(typed: AskTyped): URLSearchParams {
  const { party, hasParty, extras, willingToShare } = typed
  const view = readPartyForm(party)
  const asked = Object.entries(extras).filter(([, count]) => count !== '' && count !== '0')
  return new URLSearchParams([
    ...wordsOf(typed, ['package', 'departure', 'date']),
    ...(hasParty ? (view.ok ? partyParams({ ...view.value, per: 'total' }) : partyTypedParams(party)) : []),
    ...(asked.length > 0 ? [['extras', asked.map((extra) => extra.join(':')).join(',')]] : []),
    ...wordsOf(typed, ['pickup', 'coupon', 'state', 'revises']),
    ...(willingToShare ? [['share', '1']] : []),
  ])
}

/** What a stored question would have been typed as, to be changed. */
export function typedAgain(ask: QuoteAsk, revises: string): AskTyped {
  const { adults, ages, rooms } = ask.party
  const party = partyParams({ party: { adults, ages, rooms }, per: 'total' })
  const typed = readAskTyped(party)
  return {
    ...typed,
    package: ask.package,
    departure: ask.departure ?? '',
    date: ask.departure === undefined ? (ask.startsOn ?? '') : '',
    isOwnDate: ask.departure === undefined,
    extras: Object.fromEntries(ask.extras.map(({ id, count }) => [id, String(count)])),
    pickup: ask.pickup ?? '',
    coupon: ask.coupon ?? '',
    willingToShare: ask.willingToShare,
    state: ask.recipientState ?? '',
    revises,
  }
}

/** The steps to a date with a party, who and what was chosen before kept. */
export function bookPath(
  departure: { id: string; package: { url: string } },
  party: Party,
  { extras = [], pickup }: Partial<Pick<QuoteAsk, 'extras' | 'pickup'>> = {},
): string {
  const ask = { package: departure.package.url, departure: departure.id, party, extras, pickup, willingToShare: false }
  return `/booking/new?${askParams(typedAgain(ask, ''))}`
}

/** The question that was typed. Refuses a party that is none, a day that is missing or none, a count that is no number. */
export function askOf(typed: AskTyped): Result<QuoteAsk, AskRefusal> {
  const view = readPartyForm(typed.party)
  if (!view.ok) return view
  const { departure, date, pickup, coupon, state, willingToShare } = typed
  if (departure === '' && date === '') return refused('date-missing')
  if (departure === '' && !isCalendarDate(date)) return refused('bad-date')
  const extras = Object.entries(typed.extras).filter(([, count]) => count !== '' && count !== '0')
  if (!extras.every(([, count]) => /^\d{1,2}$/.test(count))) return refused('bad-count')
  return done({
    package: typed.package,
    ...(departure === '' ? { startsOn: date } : { departure }),
    party: view.value.party!,
    extras: extras.map(([id, count]) => ({ id, count: Number(count) })),
    ...(pickup ? { pickup } : {}),
    willingToShare,
    recipientState: BillingState.safeParse(state).data,
    coupon: coupon || undefined,
  })
}

function wordsOf<Name extends keyof AskTyped>(typed: AskTyped & Record<Name, string>, names: readonly Name[]) {
  return names.filter((name) => typed[name] !== '').map((name) => [name, typed[name]] as [string, string])
}

/** A party as an address writes it, or as the fields of the form do. */
function partyIn(params: URLSearchParams): PartyTyped {
  const typed = readPartyTyped(params)
  const listed = (params.get('ages') ?? '').split('-').map((age) => age.trim().slice(0, 6))
  const ages = [...typed.ages.flatMap((age) => age.split(',')), ...listed]
    .filter((age) => age !== '')
    .slice(0, MOST_AGES)
  const kinds = [...(params.get('rooms') ?? '').matchAll(/(single|twin|triple|quad)(\d{1,2})/g)]
  if (kinds.length === 0) return { ...typed, ages }
  return {
    ...typed,
    ages,
    own: true,
    rooms: { ...typed.rooms, ...Object.fromEntries(kinds.map((kind) => kind.slice(1))) },
  }
}

function extrasIn(params: URLSearchParams): Record<string, string> {
  const listed = (params.get('extras') ?? '').split(',').map((extra) => {
    const [id = '', count = '1'] = extra.split(':')
    return [id, count]
  })
  const fields = [...params]
    .filter(([name]) => name.startsWith(EXTRA))
    .map(([name, count]) => [name.slice(EXTRA.length), count])
  const all = [...listed, ...fields].map(([id = '', count = '']) => [clean(id).slice(0, 60), clean(count).slice(0, 6)])
  return Object.fromEntries(all.filter(([id]) => id !== '').slice(0, 30))
}

/** Without control characters, which no database takes as text. */
function clean(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim()
}
