import { readBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import { readCustomers } from '#domain/leads/desk/customers-out.server.ts'
import { reportAdvances } from '#domain/reports/advances.server.ts'
import { bookYear, bookYearOf } from '#domain/reports/book-year.ts'
import { reportEnquiries } from '#domain/reports/enquiries.server.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { GSTR_1_SECTIONS } from '#domain/reports/gstr-1.ts'
import { reportGstr1 } from '#domain/reports/gstr-1.server.ts'
import { readLedger, reportLedger } from '#domain/reports/ledger.server.ts'
import { reportOccupancy } from '#domain/reports/occupancy.server.ts'
import { readPapers, reportPapers } from '#domain/reports/papers.server.ts'
import { reportPace, reportSales } from '#domain/reports/sales.server.ts'
import { readSettledLines, reportSettlements, reportUnsettled } from '#domain/reports/settlements.server.ts'
import { reportSources } from '#domain/reports/sources.server.ts'
import { reportTravelPace } from '#domain/reports/travel-pace.server.ts'
import { reportMissedWords, reportSpeed } from '#domain/reports/visits.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import type { OfficeNeeds, Question } from './questions.ts'

/** A file that is read piece by piece, of some rows each. */
export type FileOf = () => AsyncGenerator<readonly unknown[]>

const OWNER = { id: 'u-owner', role: 'owner' } as const

/** The last month that is over, its year of the books, and today. */
function askedOf({ clock }: OfficeNeeds) {
  const today = istDate(clock.now())
  const until = addDays(`${today.slice(0, 7)}-01`, -1)
  return { today, month: until.slice(0, 7), from: `${until.slice(0, 7)}-01`, until, year: bookYear(bookYearOf(until)) }
}

/** Every report of the office on a large month or a year of such, none from memory. */
export function reportQuestions(needs: OfficeNeeds): Record<string, Question> {
  const { db } = needs
  const { today, month, year } = askedOf(needs)
  const sections = GSTR_1_SECTIONS.map((section) => [
    `GSTR-1 of a month, ${section}`,
    () => reportGstr1(db, OWNER, month, section),
  ])
  return {
    'sales of a year': () => reportSales(db, OWNER, year),
    'seats of a year': () => reportOccupancy(db, OWNER, year),
    'pace of a year': () => reportPace(db, OWNER, year),
    'pace of the months ahead': () => reportTravelPace(db, OWNER, today),
    'GST of a year': () => reportGst({ ...needs, memory: openTagMemory() }, OWNER, year),
    ...(Object.fromEntries(sections) as Record<string, Question>),
    'advances of a month': () => reportAdvances(db, OWNER, month),
    'papers of a month': (page) => reportPapers(db, OWNER, { month }, page),
    'papers of a month, invoices': (page) => reportPapers(db, OWNER, { month, kind: 'tax-invoice' }, page),
    'ledger of a month': (page) => reportLedger(db, OWNER, { month }, page),
    'ledger of a month, refunded': (page) => reportLedger(db, OWNER, { month, account: 'refunded' }, page),
    'settlements of a month': () => reportSettlements(db, OWNER, month),
    'in no settlement': () => reportUnsettled(db, OWNER, { today, days: 5 }),
    'sources of a year': () => reportSources(db, OWNER, year),
    'enquiries of a year': () => reportEnquiries(db, OWNER, year),
    'words that found nothing': () => reportMissedWords(db, OWNER, today),
    'speed of pages': () => reportSpeed(db, OWNER, today),
  }
}

/** Every file of the office with a row for each booking, paper or line of a large month, and that of all customers. */
export function officeFiles(needs: OfficeNeeds): Record<string, FileOf> {
  const { db } = needs
  const { month, from, until } = askedOf(needs)
  return {
    'bookings leaving in a month': () =>
      readBookingsDesk(db, OWNER, { view: 'all', sort: 'leaves', isDown: false, from, until }),
    'papers of a month': () => readPapers(db, OWNER, { month }),
    'ledger of a month': () => readLedger(db, OWNER, { month }),
    'settled lines of a month': () => readSettledLines(db, OWNER, month),
    customers: () => readCustomers(db, OWNER),
  }
}
