import type { Gstr1Section } from '#domain/reports/gstr-1.ts'
import type { EnquirySource } from '#domain/reports/enquiries.server.ts'
import type { BookingSource } from '#domain/reports/sources.server.ts'
import type { Device, PageKind } from '#domain/visits/visit.ts'
import { monthName } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** `Nov` of `2026-11`. */
export function shortMonth(month: string): string {
  return monthName(Number(month.slice(5))).slice(0, 3)
}

/** `Nov 2026` of `2026-11`. */
export function monthText(month: string): string {
  return `${shortMonth(month)} ${month.slice(0, 4)}`
}

/** "15% more than" or "as much as": how a figure stands to one of before; nothing where there was nothing. */
export function compared(now: number, was: number, before: string): string {
  if (was === 0) return ''
  const percent = Math.round((100 * (now - was)) / was)
  if (percent === 0) return `, as much as ${before}`
  return `, ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than ${before}`
}

/** How many were booked, how many of them cancelled, and what those that stand come to, where any does. */
export function bookedText({
  bookings,
  cancelled,
  soldPaise,
}: {
  bookings: number
  cancelled: number
  soldPaise: Paise
}): string {
  const all = bookings === 1 ? '1 booking' : `${bookings.toLocaleString('en-IN')} bookings`
  const standing = bookings - cancelled
  if (cancelled === 0)
    return `${all}, none cancelled; ${bookings === 1 ? 'it comes' : 'they come'} to ${formatPaise(soldPaise)}`
  if (standing === 0) return bookings === 1 ? `${all}, which was cancelled` : `${all}, all of them cancelled`
  const of = `${cancelled.toLocaleString('en-IN')} ${cancelled === 1 ? 'was' : 'were'} cancelled`
  return `${all}, of which ${of}; the ${standing === 1 ? 'other comes' : 'others come'} to ${formatPaise(soldPaise)}`
}

/** Part of a whole in whole percent; a dash of nothing. */
export function percentText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`
}

/** Lakh rupees with one decimal, as a chart says them. */
export function lakhText(paise: Paise): string {
  return (paise / 1_00_000_00).toFixed(1)
}

export const SOURCE_NAMES: Record<EnquirySource, string> = {
  package: 'A package',
  city: 'A place',
  state: 'A state',
  attraction: 'A sight',
  car: 'A car',
  contact: 'The contact page',
  search: 'A search',
  telephone: 'The telephone',
}

export const BOOKED_BY: Record<BookingSource, string> = {
  quote: 'A quote we sent',
  telephone: 'The telephone',
  account: 'The site, with an account',
  guest: 'The site, as a guest',
}

export const PAGE_NAMES: Record<PageKind, string> = {
  home: 'Home',
  list: 'Lists and search',
  package: 'Packages',
  car: 'Cars',
  reading: 'Articles',
  booking: 'Booking',
  account: 'Accounts',
  other: 'Others',
}

export const DEVICE_NAMES: Record<Device, string> = { phone: 'phone', desktop: 'desktop' }

export const SECTION_NAMES: Record<Gstr1Section, string> = {
  b2b: 'B2B',
  b2cl: 'B2CL, large',
  b2cs: 'B2CS, together',
  cdnr: 'CDNR, notes',
  cdnur: 'CDNUR, notes',
  at: 'AT, advances (11A)',
  atadj: 'ATADJ, adjusted (11B)',
}
