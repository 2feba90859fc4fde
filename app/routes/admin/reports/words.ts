import type { AdvanceMove } from '#domain/reports/advances.ts'
import type { Gstr1Section } from '#domain/reports/gstr-1.ts'
import type { SacTotal } from '#domain/reports/papers.ts'
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

/** Part of a whole in whole percent; a dash of nothing. Only none of it is 0%, and only all of it 100%. */
export function percentText(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = Math.round((100 * part) / whole)
  if (percent === 0 && part > 0) return 'under 1%'
  if (percent === 100 && part !== whole) return part < whole ? 'over 99%' : 'over 100%'
  return `${percent}%`
}

/** Lakh rupees with one decimal, as a chart says them. */
export function lakhText(paise: Paise): string {
  return (paise / 1_00_000_00).toFixed(1)
}

/** The page an enquiry was sent from; in the chart, the table and the file. */
export const SOURCE_NAMES: Record<EnquirySource, string> = {
  package: 'Package',
  city: 'Place',
  state: 'State',
  attraction: 'Sight',
  car: 'Car',
  contact: 'Contact',
  search: 'Search',
  telephone: 'Telephone',
}

/** Where a booking came from; in the chart, the table and the file. */
export const BOOKED_BY: Record<BookingSource, string> = {
  quote: 'Quote',
  telephone: 'Telephone',
  account: 'Account',
  guest: 'Guest',
}

/** Kinds of pages; in the chart, the table and the file. */
export const PAGE_NAMES: Record<PageKind, string> = {
  home: 'Home',
  list: 'Lists',
  package: 'Packages',
  car: 'Cars',
  reading: 'Articles',
  booking: 'Booking',
  account: 'Accounts',
  other: 'Others',
}

export const SAC_OF: Record<SacTotal['of'], string> = {
  b2b: 'Invoices to GSTINs less credit notes',
  b2c: 'Other invoices less credit notes',
  advances: 'Receipt vouchers less refund vouchers',
}

export const MOVE_NAMES: Record<AdvanceMove, string> = {
  before: 'Held before',
  received: 'Received',
  adjusted: 'Adjusted',
  refunded: 'Refunded',
  held: 'Held',
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
