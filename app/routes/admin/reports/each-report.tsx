import { inAll } from '#domain/reports/book-year.ts'
import { NO_GST, NO_SALES, NO_SEATS } from '#domain/reports/nothing.ts'
import { ofThemElsewhere } from '#app/routes/admin/departures/words.ts'
import { formatPaise } from '#platform/money.ts'
import { Report } from './report.tsx'
import type { YearReports } from './read.server.ts'
import { BOOKED_BY, lakhText, percentText, shortMonth, SOURCE_NAMES } from './words.ts'

type Props = { found: YearReports }

const count = (figure: number) => figure.toLocaleString('en-IN')

/** Bookings, and the money that came and went back. */
export function Sales({ found: { sales, salesBefore, year, before } }: Props) {
  const all = inAll(sales, NO_SALES)
  return (
    <Report
      name="sales"
      title="Bookings and money by month"
      says={`${formatPaise(all.receivedPaise)} came in and ${formatPaise(all.refundedPaise)} went back. The chart shows what was sold, in lakh rupees with GST; a booking that was cancelled is not in it.`}
      begins={year.begins}
      chart={{
        says: `Columns: what was sold each month of ${year.name} beside ${before.name}; the figures are in the table`,
        marks: [year.name, before.name],
        pairs: sales.map(({ month, soldPaise }, at) => ({
          name: shortMonth(month),
          now: soldPaise,
          was: salesBefore[at]?.soldPaise ?? 0,
          label: lakhText(soldPaise),
        })),
      }}
      heads={['Month', 'Bookings', 'Cancelled since', 'Sold', 'Came in', 'Went back', `Sold ${before.name}`]}
      rows={sales.map((row, at) => salesCells(shortMonth(row.month), row, salesBefore[at]?.soldPaise ?? 0))}
      foot={salesCells('Year', all, inAll(salesBefore, NO_SALES).soldPaise)}
    />
  )
}

function salesCells(name: string, row: typeof NO_SALES, soldBefore: number): string[] {
  const money = [row.soldPaise, row.receivedPaise, row.refundedPaise, soldBefore].map(formatPaise)
  return [name, count(row.bookings), count(row.cancelled), ...money]
}

/** GST by the papers that were issued. */
export function Gst({ found: { gst, year }, children }: Props & { children: React.ReactNode }) {
  const all = inAll(gst, NO_GST)
  return (
    <Report
      name="gst"
      title="GST by month"
      says={`${formatPaise(all.taxPaise)} of GST: ${formatPaise(all.cgstPaise + all.sgstPaise + all.igstPaise)} on ${formatPaise(all.taxablePaise)} invoiced before GST, credit notes taken off, ${formatPaise(all.advanceTaxPaise)} on advances not yet invoiced.${all.reversePaise === 0 ? '' : ` Of ${formatPaise(all.reversePaise)} invoiced the companies pay it themselves, on reverse charge.`}`}
      begins={year.begins}
      chart={{
        says: `Columns: GST of each month of ${year.name}, of invoices less credit notes beside that of advances; the figures are in the table`,
        marks: ['invoices less credit notes', 'advances'],
        pairs: gst.map(({ month, cgstPaise, sgstPaise, igstPaise, advanceTaxPaise }) => ({
          name: shortMonth(month),
          now: cgstPaise + sgstPaise + igstPaise,
          was: advanceTaxPaise,
        })),
      }}
      heads={['Month', 'Before GST', 'CGST', 'SGST', 'IGST', 'On advances', 'GST']}
      rows={gst.map((row) => gstCells(shortMonth(row.month), row))}
      foot={gstCells('Year', all)}
    >
      {children}
    </Report>
  )
}

function gstCells(name: string, row: typeof NO_GST): string[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, advanceTaxPaise, taxPaise } = row
  return [name, ...[taxablePaise, cgstPaise, sgstPaise, igstPaise, advanceTaxPaise, taxPaise].map(formatPaise)]
}

/** How full what leaves in a month is. */
export function Occupancy({ found: { seats, seatsBefore, year, before } }: Props) {
  const [all, then] = [inAll(seats, NO_SEATS), inAll(seatsBefore, NO_SEATS)]
  const share = ({ sold, capacity }: typeof NO_SEATS) => (capacity === 0 ? 0 : (100 * sold) / capacity)
  return (
    <Report
      name="occupancy"
      title="Occupancy by month of departure"
      says={`${count(all.sold)} of ${count(all.capacity)} seats are sold, ${percentText(all.sold, all.capacity)}${ofThemElsewhere(all.soldElsewhere)}${then.capacity === 0 ? '' : `; in ${before.name} it was ${percentText(then.sold, then.capacity)}`}. What was called off is left out.`}
      begins={year.begins}
      chart={{
        says: `Columns: percent of the seats that are sold, by month of departure in ${year.name} beside ${before.name}; the figures are in the table`,
        marks: [year.name, before.name],
        pairs: seats.map((row, at) => ({
          name: shortMonth(row.month),
          now: share(row),
          was: share(seatsBefore[at] ?? NO_SEATS),
          label: percentText(row.sold, row.capacity),
        })),
      }}
      heads={['Month', 'Departures', 'Seats', 'Sold', 'Elsewhere', 'Full', before.name]}
      rows={seats.map((row, at) => seatCells(shortMonth(row.month), row, seatsBefore[at] ?? NO_SEATS))}
      foot={seatCells('Year', all, then)}
    />
  )
}

function seatCells(name: string, row: typeof NO_SEATS, then: typeof NO_SEATS): string[] {
  const counts = [row.departures, row.capacity, row.sold, row.soldElsewhere].map(count)
  return [name, ...counts, percentText(row.sold, row.capacity), percentText(then.sold, then.capacity)]
}

/** What becomes of enquiries, by where they were sent from. */
export function Enquiries({ found: { enquiries, year } }: Props) {
  const sum = (of: 'asked' | 'won' | 'lost') => enquiries.reduce((all, row) => all + row[of], 0)
  const cells = (name: string, row: { asked: number; won: number; lost: number }) => [
    name,
    ...[row.asked, row.won, row.lost].map(count),
    percentText(row.won, row.asked),
  ]
  const all = { asked: sum('asked'), won: sum('won'), lost: sum('lost') }
  return (
    <Report
      name="enquiries"
      title="Enquiries by where they came from"
      says={`${count(all.asked)} ${all.asked === 1 ? 'enquiry' : 'enquiries'}, ${count(all.won)} won${all.asked === 0 ? '' : `, ${percentText(all.won, all.asked)}`}. Spam is left out.`}
      begins={year.begins}
      chart={{
        says: 'Columns: enquiries won beside all, by the page they came from; the figures are in the table',
        marks: ['won', 'asked'],
        pairs: enquiries.map(({ source, asked, won }) => ({ name: SOURCE_NAMES[source], now: won, was: asked })),
      }}
      heads={['From', 'Asked', 'Won', 'Lost', 'Won of asked']}
      rows={enquiries.map((row) => cells(SOURCE_NAMES[row.source], row))}
      foot={cells('All', all)}
    />
  )
}

/** Where bookings come from. */
export function Sources({ found: { sources, year } }: Props) {
  const cells = (name: string, row: { bookings: number; cancelled: number; seats: number; soldPaise: number }) => [
    name,
    ...[row.bookings, row.cancelled, row.seats].map(count),
    formatPaise(row.soldPaise),
  ]
  const none = { bookings: 0, cancelled: 0, seats: 0, soldPaise: 0 }
  const all = inAll(
    sources.map(({ source: _source, ...sums }) => sums),
    none,
  )
  return (
    <Report
      name="sources"
      title="Bookings by where they came from"
      says={`${count(all.bookings)} ${all.bookings === 1 ? 'booking' : 'bookings'}; those not cancelled come to ${formatPaise(all.soldPaise)}. What is booked from a quote of ours counts as from a quote, whoever booked it; account and guest booked on the site by themselves.`}
      begins={year.begins}
      chart={{
        says: 'Columns: bookings beside how many of them were cancelled since, by where they came from; the figures are in the table',
        marks: ['bookings', 'cancelled since'],
        pairs: sources.map(({ source, bookings, cancelled }) => ({
          name: BOOKED_BY[source],
          now: bookings,
          was: cancelled,
          label: count(bookings),
        })),
      }}
      heads={['From', 'Bookings', 'Cancelled since', 'Seats', 'Sold']}
      rows={sources.map((row) => cells(BOOKED_BY[row.source], row))}
      foot={cells('All', all)}
    />
  )
}
