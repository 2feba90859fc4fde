import { toldPlaces } from '#domain/catalogue/pickups.ts'
import { partName } from '#domain/bookings/booking.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Trip } from './trip.server.ts'

export type Halt = { name: string; note: string; stands: 'done' | 'here' | 'ahead' }
type Point = Omit<Halt, 'stands'> & { isDone: boolean }

/** Where a trip stands, as the line with halts: what is done, where it is, what lies ahead. */
export function haltsOf(trip: Trip): Halt[] {
  const points = pointsOf(trip)
  const here = points.findIndex(({ isDone }) => !isDone)
  return points.map(({ isDone, ...point }, at) => ({
    ...point,
    stands: isDone ? 'done' : at === here ? 'here' : 'ahead',
  }))
}

function pointsOf(trip: Trip): Point[] {
  const { standing, bookedOn, cancelledOn, isOurs, refunds, sentBack } = trip
  const { shown, today, journey, calledOff } = standing
  const booked = { name: 'Booked', note: short(bookedOn), isDone: true }
  if (shown === 'cancelled') {
    const backOn = refunds.findLast(({ doneOn }) => doneOn !== null)?.doneOn
    const isBack = refunds.every(({ state }) => state === 'done')
    const name = isOurs ? 'Called off' : 'Cancelled'
    const cancelled = { name, note: cancelledOn ? short(cancelledOn) : '', isDone: refunds.length > 0 }
    const back = { name: 'Money back', note: isBack && backOn ? short(backOn) : 'on its way', isDone: isBack }
    return [booked, cancelled, ...(refunds.length > 0 ? [back] : [])]
  }
  if (calledOff)
    return [
      booked,
      { name: 'Called off', note: `what was for ${short(journey.startsOn)}`, isDone: true },
      {
        name: calledOff.until ? 'Another date, or money back' : 'Money back',
        note: calledOff.until ? `until ${short(calledOff.until)}` : 'on its way',
        isDone: false,
      },
    ]
  return [
    ...(shown === 'confirmed' || shown === 'completed' ? [booked] : heldPoints(trip)),
    ...partPoints(trip).filter(({ isDone }) => isDone),
    ...(sentBack
      ? [{ name: 'Sent back', note: `${formatPaise(sentBack.paise)}, ${sentBack.words}`, isDone: sentBack.isThere }]
      : []),
    ...partPoints(trip).filter(({ isDone }) => !isDone),
    {
      name: `${journey.package.kind === 'car' ? 'Comes to' : 'Leaves'} ${journey.departureCity}`,
      note: [short(journey.startsOn), placeOf(journey)].filter(Boolean).join(', '),
      isDone: journey.startsOn <= today,
    },
    { name: 'Back', note: `${short(journey.endsOn)}, ${journey.package.endCity}`, isDone: journey.endsOn < today },
  ]
}

function placeOf(journey: Trip['standing']['journey']): string | null {
  const { pickup, meeting } = toldPlaces(journey)
  return pickup ?? meeting
}

function heldPoints({ standing: { hold, endedAt, journey }, isNamed }: Trip): Point[] {
  return [
    { name: hold ? 'Held' : 'Hold ended', note: hold ? `until ${hold.until}` : `at ${endedAt}`, isDone: Boolean(hold) },
    journey.package.kind === 'car'
      ? { name: 'Pick-up', note: 'where it comes', isDone: isNamed && Boolean(hold) }
      : { name: 'Travellers', note: 'names and ages', isDone: isNamed && Boolean(hold) },
  ]
}

function partPoints({ parts }: Trip): Point[] {
  return parts.map((one) => {
    const { amountPaise, dueOn, paidAt, came } = one
    const sum = formatPaise(amountPaise)
    const [paid, due] = parts.length === 1 ? ['Paid', 'Due'] : [`${partName(one)} paid`, `${partName(one)} due`]
    if (came) return { name: paid, note: `${receivedText(came)}, ${sum}`, isDone: true }
    if (paidAt) return { name: paid, note: `${short(istDate(paidAt))}, ${sum}`, isDone: true }
    return { name: due, note: dueOn ? `by ${short(dueOn)}, ${sum}` : sum, isDone: false }
  })
}

function short(date: string): string {
  return formatDate(date, { year: false })
}
