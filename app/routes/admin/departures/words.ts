import type { DeskState } from '#domain/bookings/desk/desk-state.ts'
import { departureState } from '#domain/departures/departure.ts'
import type { DepartureFacts } from '#domain/departures/departure.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatDate, monthName } from '#platform/dates.ts'
import type { Halt } from '#app/ui/state.tsx'

/** The states a list is narrowed by, as they are chosen. */
export const STATE_NAMES: Record<DeskState, string> = {
  open: 'open to book',
  full: 'full',
  guaranteed: 'guaranteed',
  short: 'short of their minimum',
  closed: 'closed',
  'called-off': 'called off',
  left: 'under way or left',
}

/** How a departure stands, as a halt and its word. */
export function haltOf(departure: DepartureFacts, today: CalendarDate): { halt: Halt; word: string } {
  const state = departureState(departure, today)
  if (state === 'CLOSED') return { halt: 'draft', word: departure.status === 'closed' ? 'Closed' : 'Too late to book' }
  return HALTS[state]
}

const HALTS = {
  AVAILABLE: { halt: 'ahead', word: 'Open' },
  LIMITED: { halt: 'review', word: 'Few seats left' },
  SOLD_OUT: { halt: 'published', word: 'Full' },
  GUARANTEED: { halt: 'published', word: 'Guaranteed' },
  CANCELLED: { halt: 'bad', word: 'Called off' },
  DEPARTED: { halt: 'withdrawn', word: 'Has left' },
} as const

/** "December 2026" of a date, or of a month as an address writes it. */
export function monthText(date: string): string {
  return `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`
}

/** The months a list can be narrowed to: this one and the next seventeen, then the twelve before, the latest first; and the one it is narrowed to. */
export function monthsFrom(today: CalendarDate, chosen: string): { value: string; name: string }[] {
  const ahead = Array.from({ length: 18 }, (_, at) => monthAfter(today, at))
  const before = Array.from({ length: 12 }, (_, at) => monthAfter(today, -1 - at))
  const months = [...new Set([...ahead, ...before, ...(chosen ? [chosen] : [])])]
  return months.map((value) => ({ value, name: monthText(value) }))
}

/** So many months after the one of a date, or before it, as an address writes it. */
export function monthAfter(date: string, months: number): string {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Of seats that were just counted, how many were sold past this site: ", 13 of them elsewhere"; nothing where none was. */
export function ofThemElsewhere(seats: number): string {
  return seats === 0 ? '' : `, ${seats.toLocaleString('en-IN')} of them elsewhere`
}

/** What of an address is a number of departures, in words. */
export function departuresText(count: number): string {
  return count === 1 ? '1 departure' : `${count.toLocaleString('en-IN')} departures`
}

/** A departure by its package and its day, as its pages and their tabs are headed. */
export function dayText(name: string, startsOn: CalendarDate): string {
  return `${name}, ${formatDate(startsOn)}`
}
