import { reportEnquiries } from '#domain/reports/enquiries.server.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { reportOccupancy } from '#domain/reports/occupancy.server.ts'
import { reportSales } from '#domain/reports/sales.server.ts'
import { reportSources } from '#domain/reports/sources.server.ts'
import { reportTravelPace } from '#domain/reports/travel-pace.server.ts'
import { reportMissedWeeks, reportMissedWords, reportSpeed } from '#domain/reports/visits.server.ts'
import type { BookYear } from '#domain/reports/book-year.ts'
import type { Metric } from '#domain/visits/visit.ts'
import { METRICS } from '#domain/visits/visit.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { allowed } from './read.server.ts'
import { BOOKED_BY, DEVICE_NAMES, PAGE_NAMES, SOURCE_NAMES } from './words.ts'

type Cell = string | number
/** What a file has in a column, by what stands above it: the words of the table on the page. */
type Columns<Row> = Record<string, (row: Row) => Cell>
type YearFile = (services: Services, actor: Actor, year: BookYear) => Promise<Cell[][]>
type Read<Row> = (
  services: Services,
  actor: Actor,
  year: BookYear,
) => Promise<{ ok: true; value: Row[] } | { ok: false; reason: 'forbidden' }>

function file<Row>(read: Read<Row>, columns: Columns<Row>): YearFile {
  return async (services, actor, year) => {
    const rows = allowed(await read(services, actor, year))
    const cells = Object.values(columns)
    return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))]
  }
}

/** More than are kept of ninety days. */
const MOST_WORDS = 100_000

const today = ({ clock }: Services) => istDate(clock.now())
const rupees = (paise: Paise) => paise / 100

/** The reports of a year of the books as spreadsheets, by the name their address has. */
export const YEAR_FILES: Readonly<Record<string, YearFile>> = {
  sales: file(({ db }, actor, year) => reportSales(db, actor, year), {
    Month: ({ month }) => month,
    Bookings: ({ bookings }) => bookings,
    Seats: ({ seats }) => seats,
    'Sold in ₹': ({ soldPaise }) => rupees(soldPaise),
    'Cancelled since': ({ cancelled }) => cancelled,
    'Came in, in ₹': ({ receivedPaise }) => rupees(receivedPaise),
    'Went back, in ₹': ({ refundedPaise }) => rupees(refundedPaise),
  }),
  gst: file(reportGst, {
    Month: ({ month }) => month,
    'Before GST in ₹': ({ taxablePaise }) => rupees(taxablePaise),
    'CGST in ₹': ({ cgstPaise }) => rupees(cgstPaise),
    'SGST in ₹': ({ sgstPaise }) => rupees(sgstPaise),
    'IGST in ₹': ({ igstPaise }) => rupees(igstPaise),
    'Round-off and tax collected at source in ₹': ({ otherPaise }) => rupees(otherPaise),
    'Total in ₹': ({ totalPaise }) => rupees(totalPaise),
    'Advances in ₹': ({ advancePaise }) => rupees(advancePaise),
    'On advances in ₹': ({ advanceTaxPaise }) => rupees(advanceTaxPaise),
    'GST in ₹': ({ taxPaise }) => rupees(taxPaise),
    'Reverse charge in ₹': ({ reversePaise }) => rupees(reversePaise),
  }),
  occupancy: file(({ db }, actor, year) => reportOccupancy(db, actor, year), {
    Month: ({ month }) => month,
    Departures: ({ departures }) => departures,
    Seats: ({ capacity }) => capacity,
    Sold: ({ sold }) => sold,
    Elsewhere: ({ soldElsewhere }) => soldElsewhere,
  }),
  pace: file((services, actor) => reportTravelPace(services.db, actor, today(services)), {
    'Leaving in': ({ month }) => month,
    'Sold by now': ({ seats }) => seats,
    'A year before': ({ seatsBefore }) => seatsBefore,
    'It ended at': ({ seatsInTheEnd }) => seatsInTheEnd,
  }),
  enquiries: file(({ db }, actor, year) => reportEnquiries(db, actor, year), {
    From: ({ source }) => SOURCE_NAMES[source],
    Asked: ({ asked }) => asked,
    Won: ({ won }) => won,
    Lost: ({ lost }) => lost,
  }),
  sources: file(({ db }, actor, year) => reportSources(db, actor, year), {
    From: ({ source }) => BOOKED_BY[source],
    Bookings: ({ bookings }) => bookings,
    'Cancelled since': ({ cancelled }) => cancelled,
    Seats: ({ seats }) => seats,
    'Sold in ₹': ({ soldPaise }) => rupees(soldPaise),
  }),
  searches: file((services, actor) => reportMissedWeeks(services.db, actor, today(services)), {
    'Week to': ({ endsOn }) => endsOn,
    Searches: ({ times }) => times,
    'Different words': ({ words }) => words,
  }),
  'searched-words': file((services, actor) => reportMissedWords(services.db, actor, today(services), MOST_WORDS), {
    Words: ({ words }) => words,
    Times: ({ times }) => times,
    Days: ({ days }) => days,
    'Last on': ({ lastOn }) => lastOn,
  }),
  speed: file((services, actor) => reportSpeed(services.db, actor, today(services)), {
    Pages: ({ page }) => PAGE_NAMES[page],
    Device: ({ device }) => DEVICE_NAMES[device],
    ...speedColumns(),
  }),
}

/** What three of four visits were at most: milliseconds, and of shifts thousandths. */
function speedColumns() {
  const names: Record<Metric, string> = { lcp: 'Painted', inp: 'Answered', cls: 'Shifted' }
  const units: Record<Metric, string> = { lcp: 'ms', inp: 'ms', cls: 'thousandths' }
  type Timed = { visits: number; most: number | undefined; goodPercent: number | undefined }
  const of = (metric: Metric): [string, (row: Record<Metric, Timed>) => Cell][] => [
    [`${names[metric]}: visits`, (row) => row[metric].visits],
    [`${names[metric]} in ${units[metric]}`, ({ [metric]: { most } }) => (most === undefined ? '' : Math.round(most))],
    [`${names[metric]}: % good`, (row) => row[metric].goodPercent ?? ''],
  ]
  return Object.fromEntries(METRICS.flatMap(of))
}
