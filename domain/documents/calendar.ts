import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { datedHalts } from './halts.ts'
import { comingSentence } from '#domain/catalogue/pickups.ts'
import type { Trip } from './trip.ts'

/**
 * A journey as a calendar file (RFC 5545): the whole of it, each halt with its nights, each part that is still to pay. All are days, which no time zone moves. The same thing keeps its name and
 * counts up, so that a calendar that has it already takes the change; of a cancelled journey it takes all of it out (RFC 5546).
 */
export function tripCalendar(trip: Trip, { site }: { site: string }): string {
  const { reference, name, startsOn, endsOn, departureCity, pickup, meeting, operator, kind, isCancelled } = trip
  const calendar = ical({
    name,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: operator.name, product: 'journey', language: 'EN' },
  })
  const add = (
    key: string,
    event: { summary: string; from: CalendarDate; last: CalendarDate; description?: string; location?: string },
  ) =>
    calendar.createEvent({
      id: `${reference}-${key}@${new URL(site).hostname}`,
      summary: event.summary,
      start: asDay(event.from),
      // The end of a day's event is the day after its last.
      end: asDay(addDays(event.last, 1)),
      allDay: true,
      description: event.description ?? null,
      location: event.location ?? null,
      url: `${site}/booking/${reference}`,
      stamp: trip.madeAt,
      sequence: trip.revision,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  add('journey', {
    summary: name,
    from: startsOn,
    last: endsOn,
    location: [pickup ?? meeting, departureCity].filter(Boolean).join(', '),
    description: `Booking ${reference}, ${kind === 'car' ? 'comes to' : 'leaves'} ${departureCity} on ${formatDate(startsOn)}.${comingSentence(trip)}`,
  })
  for (const [at, { name: halt, nights, on }] of datedHalts(trip.stops, startsOn).entries())
    if (nights > 0 && on !== null)
      add(`halt-${at + 1}`, {
        summary: `${halt}: ${nights} ${nights === 1 ? 'night' : 'nights'}`,
        from: on,
        last: addDays(on, nights - 1),
        location: halt,
      })
  for (const { part, amountPaise, dueOn, paidOn } of trip.parts)
    if (dueOn !== null && paidOn === null)
      add(`part-${part}`, { summary: `Part ${part}, ${formatPaise(amountPaise)}: ${name}`, from: dueOn, last: dueOn })
  return `${calendar.toString()}\r\n`
}

/** Midnight here of a calendar day: the library writes an all-day event's date by this machine's own zone. */
function asDay(day: CalendarDate): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date)
}
