import { comingSentence, toldPlaces } from '#domain/catalogue/pickups.ts'
import { LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import { seatsText } from '#app/parts/booking/words.ts'
import { daysBetween, formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { Trip } from './trip.server.ts'

/** Of a part nobody paid before the journey was over: it stays owed. */
export const OPEN_AFTERWARDS = 'The journey is over, and this part of its price is still open.'

/** What a trip is, in the heading. */
export function titleOf({ standing: { shown, journey, calledOff }, isOurs, name, seats }: Trip): string {
  const isCar = journey.package.kind === 'car'
  if (calledOff || isOurs) return isCar ? 'Your car was called off' : 'This date was called off'
  const first = name?.split(' ')[0]
  const called = first === undefined ? '' : `, ${first}`
  if (shown === 'held') return `${isCar ? 'A car is' : seatsText(seats)} held for you${called}`
  if (shown === 'expired') return 'Your hold has ended'
  if (shown === 'cancelled') return 'This trip is cancelled'
  if (shown === 'completed') return `Welcome back${called}`
  if (isCar) return `Your car is booked${called}`
  return seats === 1 ? `Your seat is booked${called}` : `Your seats are booked${called}`
}

/** What whoever booked has just done; nothing where they only look. */
export function didText(trip: Trip): string {
  if (trip.did === 'kept') return keptText(trip)
  if (trip.did === 'nobody' && trip.invoice && !trip.invoice.isGiven)
    return 'Saved. Nobody is named on the invoice now, and no address.'
  return trip.did === 'changed' ? changedText(trip) : ''
}

function keptText({ travellers }: Trip): string {
  const eats = travellers.some(({ meals }) => meals !== '')
  return `Saved.${eats ? ' What you eat stands below, on your voucher and in the trip pack.' : ''}`
}

/** What the change of a moment ago did; what one before it sent back is told beside the parts. */
function changedText({ lastChange, standing: { journey } }: Trip): string {
  const { left = [], refundPaise = 0, movedTo } = lastChange ?? {}
  return [
    movedTo ? `Your trip is changed: it begins on ${formatDate(movedTo)} now.` : 'Your trip is changed.',
    left.length > 0 ? `${left.join(', ')} no longer ${left.length === 1 ? 'comes' : 'come'}.` : '',
    refundPaise > 0
      ? `${formatPaise(refundPaise)} goes back to where it came from, within ${journey.terms.cancellation.refundDays} working days.`
      : '',
    'We have written it to you by mail as well.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Where it goes and when, in a sentence. */
export function leadOf({
  standing: { shown, journey, today, calledOff },
  cancelledOn,
  isOurs,
  paidPaise,
}: Trip): string {
  const { package: pkg, departureCity, startsOn, endsOn } = journey
  if (shown === 'completed') return `${pkg.name} ended on ${formatDate(endsOn)}.`
  if (isOurs)
    return `We called ${pkg.name} of ${formatDate(startsOn)} off, and are sorry.${paidPaise > 0 ? ' Everything you paid comes back.' : ''}`
  if (shown === 'cancelled')
    return `${pkg.name}, ${formatDate(startsOn)}: cancelled${cancelledOn ? ` on ${formatDate(cancelledOn)}` : ''}.`
  if (calledOff)
    return `${pkg.name} of ${formatDate(startsOn)} does not ${pkg.kind === 'car' ? 'come' : 'leave'}, and we are sorry.`
  return `${pkg.name} ${pkg.kind === 'car' ? 'comes to' : 'leaves'} ${departureCity} on ${formatDate(startsOn)}${daysText(daysBetween(today, startsOn))}.${comingSentence(toldPlaces(journey))}`
}

function daysText(days: number): string {
  if (days < 0) return ''
  return days === 0 ? ', today' : days === 1 ? ', tomorrow' : `, ${days} days from today`
}

export type NextStep = { title: string; words: string; href: string; action: string; figure: string; note: string }

/** The one thing to do next; nothing while a bank is waited for, and nothing once all is done. */
export function nextOf(trip: Trip): NextStep | undefined {
  const { standing, parts, isNamed, order, isShared } = trip
  const { shown, calledOff } = standing
  if (calledOff) return choiceOf(standing, calledOff.until)
  if (shown === 'confirmed' && !isNamed) return namingOfBooked(trip)
  const part = parts.find(({ paidAt }) => paidAt === null)
  if (!part && shown === 'confirmed') return billing(trip)
  if (!part || order?.state === 'pending' || shown === 'expired' || shown === 'cancelled') return undefined
  if (shown === 'held') return nextOfHeld(trip, part)
  return isShared ? nextOfGroup(standing, part) : nextPart(standing, part)
}

type Part = Trip['parts'][number]

/** Last, once all is paid: without it the invoice lacks what the law wants on it. */
function billing({ invoice }: Trip): NextStep | undefined {
  if (!invoice?.isWanted || invoice.isGiven) return undefined
  const title = 'Next: your address for the invoice'
  return { title, words: LAW_WANTS, href: '#invoice', action: 'Say your address', figure: 'Booked', note: 'all paid' }
}

function namingOf({ reference, journey }: Trip['standing']) {
  const isCar = journey.package.kind === 'car'
  return {
    title: isCar ? 'Next: where does it come?' : 'Next: who is travelling?',
    href: `/booking/${reference}/travellers`,
    action: isCar ? 'Say where it comes' : 'Name the travellers',
  }
}

function namingOfBooked({ standing, seats }: Trip): NextStep {
  const isCar = standing.journey.package.kind === 'car'
  return {
    ...namingOf(standing),
    words: isCar
      ? 'The driver needs an address, and a mobile to call. Both can be put right later.'
      : 'We need the names and ages for rooms and tickets. They can be put right later.',
    figure: isCar ? 'Booked' : seatsText(seats),
    note: isCar ? 'no pick-up yet' : 'booked, not named yet',
  }
}

/** What is held has to be named before it is paid. */
function nextOfHeld({ standing, parts, isNamed, paidPaise }: Trip, { amountPaise }: Part): NextStep {
  const { reference, journey, hold, disputedPaise } = standing
  const what = journey.package.kind === 'car' ? 'The car is' : 'The seats are'
  const promise = {
    words: `${disputedPaise > 0 ? '' : `${hereText(paidPaise)} `}${what} yours once ${firstOf(parts)} has reached us${paidPaise > 0 ? ' to its end' : ''}.`,
    figure: formatPaise(journey.totalPaise),
    note: `held until ${hold?.until ?? ''}`,
  }
  if (!isNamed) return { ...namingOf(standing), ...promise }
  return {
    title: `Next: read your ticket, then pay ${formatPaise(amountPaise)}`,
    href: `/booking/${reference}/review`,
    action: 'Review and pay',
    ...promise,
  }
}

/** What has to be paid before it is theirs. */
export function firstOf(parts: readonly unknown[]): string {
  return parts.length === 1 ? 'the whole' : 'the first part'
}

/** What of a hold is paid: staff may have taken some of its first part. */
export function hereText(paidPaise: Paise): string {
  return paidPaise > 0 ? `${formatPaise(paidPaise)} of it is here.` : 'Nothing has been charged yet.'
}

/** What comes of giving back what is held: nothing is charged, and money that came or is on its way goes back. */
export function giveBackText({
  standing: { disputedPaise, journey },
  order,
  paidPaise,
}: Pick<Trip, 'standing' | 'order' | 'paidPaise'>): string {
  const what = journey.package.kind === 'car' ? 'The car goes back to the garage' : 'The seats go back to the board'
  if (order?.state === 'pending')
    return `${what} at once. The ${formatPaise(order.amountPaise)} on its way goes back to you in full when it comes.`
  if (disputedPaise > 0)
    return `${what} at once. The ${formatPaise(disputedPaise)} that reached us goes back to you in full.`
  if (paidPaise > 0) return `${what} at once. The ${formatPaise(paidPaise)} you have paid goes back to you in full.`
  return `Nothing is charged: ${what.charAt(0).toLowerCase()}${what.slice(1)} at once.`
}

function nextPart(standing: Trip['standing'], { part, amountPaise, dueOn }: Part): NextStep {
  const { reference } = standing
  const sum = formatPaise(amountPaise)
  const by = dueOn ? ` by ${formatDate(dueOn, { year: false })}` : ''
  return {
    title: `Next: ${sum}${by}`,
    words: graceText(standing),
    href: `/booking/${reference}/review`,
    action: `Pay part ${part}`,
    figure: sum,
    note: `part ${part}${by && `,${by}`}`,
  }
}

/** What there is to do about a date that was called off; nothing where the money goes back by itself. */
function choiceOf({ reference, shown, journey }: Trip['standing'], until: string | null): NextStep | undefined {
  if (shown !== 'confirmed' || until === null) return undefined
  const day = formatDate(until, { year: false })
  const [another, of] =
    journey.package.kind === 'car' ? ['Another day', 'with the same car'] : ['Another date', 'of this journey']
  return {
    title: `${another}, or everything back`,
    words: `${another} ${of} costs you nothing more. If you do nothing, everything you paid goes back by itself.`,
    href: `/booking/${reference}/called-off`,
    action: 'Choose',
    figure: `until ${day}`,
    note: 'called off',
  }
}

/** What friends share is looked after on the page of the group. */
function nextOfGroup(standing: Trip['standing'], { amountPaise, dueOn }: Part): NextStep {
  const { reference } = standing
  const sum = formatPaise(amountPaise)
  const by = dueOn ? ` by ${formatDate(dueOn, { year: false })}` : ''
  return {
    title: `Next, all of you: ${sum}${by}`,
    words: graceText(standing),
    href: `/booking/${reference}/group`,
    action: 'Who has paid?',
    figure: sum,
    note: `your group${by && `,${by}`}`,
  }
}

function graceText({ shown, journey: { package: sold, terms } }: Trip['standing']): string {
  if (shown === 'completed') return OPEN_AFTERWARDS
  const days = terms.payment.graceDays
  if (sold.kind === 'car')
    return 'Pay now or later; we write before it is due. A car that is not paid for by then goes back.'
  const grace = days === 1 ? 'a day' : `${days} days`
  return `Pay now or later; we write before it is due. If it is not there ${grace} after that day, the seats go back.`
}
