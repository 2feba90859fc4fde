import { PAPER_NAMES } from '#app/parts/booking/paper-names.ts'
import type { TimelineEvent } from '#domain/bookings/desk/booking/timeline.ts'
import type { WrittenReview } from '#domain/reviews/trip-review.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'

/** What happened, and what its traveller wrote of the journey. */
export type Happened = TimelineEvent | ({ what: 'review'; by?: undefined } & WrittenReview)

/** What happened, in a line. */
export function happenedText(one: Happened): string {
  if (one.what === 'event') return eventText(one)
  if (one.what === 'message') return `${one.channel === 'sms' ? 'SMS' : 'Mail'}: ${one.subject}`
  if (one.what === 'document') return `${PAPER_NAMES[one.kind][0]} ${one.number}, ${formatPaise(one.paise)}`
  if (one.what === 'paid-back') return `${formatPaise(one.paise)} has gone back`
  if (one.what === 'dispute') return `${formatPaise(one.paise)} ${DISPUTED[one.became]}`
  if (one.what === 'review') return `A review was written: ${one.rating} of 5 stars`
  if (one.what === 'note') return NOTES[one.about]
  return deedText(one)
}

type Event = Extract<TimelineEvent, { what: 'event' }>

function eventText({ kind, facts }: Event): string {
  const sum = (name: string) => formatPaise(Number(facts[name] ?? 0))
  switch (kind) {
    case 'held':
    case 'held-again':
      return `${seats(facts['seats'])} held${kind === 'held' ? '' : ' once more'}`
    case 'paid':
      return `${sum('paise')} paid`
    case 'unpaid':
      return `${sum('paise')} was entered wrongly, and is due again`
    case 'money-returned':
      return `${sum('paise')} goes back: ${String(facts['reason'] ?? 'not needed')}`
    case 'cancelled':
      return `Cancelled${CANCELLED[String(facts['reason'])] ?? ''}, ${sum('refundPaise')} goes back`
    case 'amended':
      return amendedText(facts)
    case 'called-off':
      return `Called off; another date may be chosen until ${formatDate(String(facts['until']))}`
    default:
      return EVENTS[kind]
  }
}

/** A booking is changed by who booked, or whoever they gave its link, or by staff for them, whose name stands beside it. */
function amendedText({ wasPaise, isPaise, chargePaise, wasSeats, isSeats, wasOn, isOn, by }: Event['facts']): string {
  const [was, is, kept] = [wasPaise, isPaise, chargePaise].map((paise) => formatPaise(Number(paise ?? 0)))
  const seats = wasSeats === isSeats ? '' : `${String(wasSeats)} travellers became ${String(isSeats)}, `
  const charge = Number(chargePaise ?? 0) > 0 ? `, ${kept} of it kept for what fell away` : ''
  const moved = typeof isOn === 'string' ? `${formatDate(String(wasOn))} became ${formatDate(isOn)}, ` : ''
  return `Changed ${typeof by === 'string' ? 'for' : 'by'} who booked: ${moved}${seats}${was} became ${is}${charge}`
}

const EVENTS: Record<
  Exclude<
    Event['kind'],
    'held' | 'held-again' | 'paid' | 'unpaid' | 'money-returned' | 'cancelled' | 'amended' | 'called-off'
  >,
  string
> = {
  extended: 'Hold made fifteen minutes longer',
  expired: 'The hold ended',
  confirmed: 'Confirmed',
  'travellers-named': 'The travellers were named',
  'details-given': 'Documents, meals and an emergency contact were given',
  'pickup-moved': 'Given the place and hour one gets in or comes to now',
  'address-asked': 'Asked for the address the law wants on the invoice',
  'leaving-told': 'Told where to be and when, the evening before',
  'review-asked': 'Asked how it was',
  'shared-out': 'Shared out among friends',
  claimed: 'Taken into an account that has proven its mobile or e-mail',
}

const CANCELLED: Record<string, string> = { unpaid: ': a part was not paid', operator: ': called off by us' }

const DISPUTED = {
  came: 'came that nobody had asked for: it pays nothing, and was put in dispute',
  'goes-back': 'in dispute goes back',
  'never-came': 'had been entered wrongly: it never came',
} as const

const NOTES = {
  note: 'Note',
  cancelled: 'Why it was cancelled',
  refund: 'Why money goes back',
  left: 'Does not travel any more',
  reached: 'Why they are reached elsewhere',
} as const

const DEEDS: Record<string, string> = {
  'link-sent': 'Link sent',
  'contact-put-right': 'Mobile or e-mail put right',
  'buyer-written-down': 'Who the invoice is made out to was written down',
  'driver-named': 'Driver and car named',
  'looked at': 'Document numbers looked at',
  'contact-merged': 'Brought together with another name of who booked',
  'call-off-asked': 'Asked to be called off; waits for a second person',
  'call-off-declined': 'It is not called off',
  'called-off': 'Called off',
  in: 'Checked in',
  out: 'Checked out again',
}

function deedText({ deed, facts }: Extract<TimelineEvent, { what: 'deed' }>): string {
  const sum = formatPaise(Number(facts['paise'] ?? 0))
  if (deed === 'money-taken') return `${sum} taken at the desk`
  if (deed === 'refund-asked') return `${sum} asked to go back; waits for a second person`
  if (deed === 'refund-given') return `${sum} given back by hand`
  if (deed === 'refund-declined') return `${sum} is not given back`
  if (deed === 'paid-back-wrongly')
    return `${sum} stood as gone back by ${facts['utr']}: ${wentText(facts['right'] ?? null)}`
  return DEEDS[deed] ?? deed
}

function wentText(right: string | number | null): string {
  return right === null ? 'nothing went by it' : `it went by ${right}`
}

function seats(count: unknown): string {
  return Number(count) === 1 ? '1 seat' : `${Number(count ?? 0)} seats`
}
