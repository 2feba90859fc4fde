import { bookYear, bookYearOf, yearBefore } from '#domain/reports/book-year.ts'
import type { BookYear } from '#domain/reports/book-year.ts'
import { DOCUMENT_KINDS } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { LEDGER_ACCOUNTS, PROVIDERS } from '#domain/payments/payment.ts'
import { reportEnquiries } from '#domain/reports/enquiries.server.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { reportOccupancy } from '#domain/reports/occupancy.server.ts'
import { reportSources } from '#domain/reports/sources.server.ts'
import { reportMissedWeeks, reportMissedWords, reportSpeed } from '#domain/reports/visits.server.ts'
import { reportPace, reportSales } from '#domain/reports/sales.server.ts'
import { reportTravelPace } from '#domain/reports/travel-pace.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import { pageIn } from '#app/routes/admin/pages.tsx'
import { refusedPage } from '#web/refused-page.ts'

const YEARS_SHOWN = 5

/** The year of the books an address asks for, this one unless it says another of the last five. */
export function yearIn(asked: URLSearchParams, services: Pick<Services, 'clock'>) {
  const now = bookYearOf(istDate(services.clock.now()))
  const choices = Array.from({ length: YEARS_SHOWN }, (_, at) => now - at)
  const begins = choices.find((one) => String(one) === asked.get('year')) ?? now
  return { year: bookYear(begins), before: bookYear(begins - 1), choices: choices.map((one) => bookYear(one)), now }
}

/** Whether a text is a month, as `2026-11`. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** The month an address asks a register for, this one unless it names another; the page of it, and the months there are to choose. */
export function monthIn(asked: URLSearchParams, services: Pick<Services, 'clock'>) {
  const now = istDate(services.clock.now()).slice(0, 7)
  const typed = asked.get('month') ?? ''
  const months = yearIn(asked, services).choices.flatMap((year) => year.months.toReversed())
  return {
    month: isMonth(typed) ? typed : now,
    page: pageIn(asked),
    choices: months.filter((one) => one <= now),
  }
}

/** What of the ledger an address asks for: an account, a provider, or all. */
export function entriesIn(asked: URLSearchParams) {
  return {
    account: LEDGER_ACCOUNTS.find((account) => account === asked.get('account')),
    provider: PROVIDERS.find((provider) => provider === asked.get('provider')),
  }
}

const USUAL_DAYS = 5
/** After so many days money of ours should stand in a settlement: two working days, and what lies between. */
export const DAYS_TO_SETTLE = [2, 3, USUAL_DAYS, 7, 14, 30]

/** After how many days an address asks what is in no settlement. */
export function daysIn(asked: URLSearchParams): number {
  return DAYS_TO_SETTLE.find((days) => String(days) === asked.get('days')) ?? USUAL_DAYS
}

/** The kind of paper an address asks for, if it asks for one. */
export function kindIn(asked: URLSearchParams): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => kind === asked.get('kind'))
}

/** Every report of a year beside the year before. */
export async function readReports(services: Services, actor: Actor, year: BookYear, before: BookYear) {
  const { db, clock } = services
  const today = istDate(clock.now())
  const until = today < year.until ? today : year.until
  const [sales, salesBefore] = [await reportSales(db, actor, year), await reportSales(db, actor, before)]
  const [seats, seatsBefore] = [await reportOccupancy(db, actor, year), await reportOccupancy(db, actor, before)]
  const pace = await reportPace(db, actor, { from: year.from, until })
  const paceBefore = await reportPace(db, actor, { from: before.from, until: yearBefore(until) })
  const [gst, enquiries] = [await reportGst(services, actor, year), await reportEnquiries(db, actor, year)]
  return {
    sales: allowed(sales),
    salesBefore: allowed(salesBefore),
    seats: allowed(seats),
    seatsBefore: allowed(seatsBefore),
    pace: { now: allowed(pace), was: allowed(paceBefore), until },
    travelPace: { months: allowed(await reportTravelPace(db, actor, today)), today },
    gst: allowed(gst),
    enquiries: allowed(enquiries),
    sources: allowed(await reportSources(db, actor, year)),
    missed: {
      weeks: allowed(await reportMissedWeeks(db, actor, today)),
      words: allowed(await reportMissedWords(db, actor, today)),
    },
    speed: allowed(await reportSpeed(db, actor, today)),
  }
}

/** What a report says; a page that nobody may open does not say it. */
export function allowed<Report>(answer: { ok: true; value: Report } | { ok: false; reason: 'forbidden' }): Report {
  if (!answer.ok) throw refusedPage(answer.reason)
  return answer.value
}

/** The reports of a year, and the years they are of. */
export type YearReports = Awaited<ReturnType<typeof readReports>> & { year: BookYear; before: BookYear }
