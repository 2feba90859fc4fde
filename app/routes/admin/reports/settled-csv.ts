import { csvFile } from '#app/routes/admin/csv-file.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { isOdd } from '#domain/reports/settlements.ts'
import type { SettledBatch, SettledLine, UnsettledMoney } from '#domain/reports/settlements.ts'
import { readSettledLines, reportSettlements, reportUnsettled } from '#domain/reports/settlements.server.ts'
import type { Services } from '#domain/services.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDate, istDateTime } from '#platform/dates.ts'
import { allowed, daysIn, isMonth } from './read.server.ts'

const BATCH = [
  'Provider',
  'Settlement',
  'UTR',
  'Settled on',
  'Lines',
  'Payments in ₹',
  'Refunds in ₹',
  'Other in ₹',
  'Fee in ₹',
  'GST on the fee in ₹',
]
const LINE = [
  'Settled on',
  'Settlement',
  'UTR',
  'Provider',
  'Its number',
  'Kind',
  'Amount in ₹',
  'Fee in ₹',
  'GST on the fee in ₹',
  'Net in ₹',
]
const WAITING = ['When', 'Kind', 'Provider', 'Its number', 'Amount in ₹', 'Booking']

/** What waits is made up within half a year. */
const MOST_ROWS = 100_000

/** A file about settlements, if it is one that is asked for: batches or lines of a month, or what is in none. */
export async function settledFile(report: string, { db, clock }: Services, actor: Actor, asked: URLSearchParams) {
  const month = asked.get('month') ?? ''
  if (report === 'unsettled') {
    const waiting = { today: istDate(clock.now()), days: daysIn(asked), most: MOST_ROWS }
    const { rows } = allowed(await reportUnsettled(db, actor, waiting))
    return csvFile('not-settled', all(WAITING, rows.map(waitingCells)))
  }
  if (!isMonth(month)) return undefined
  if (report === 'settlements') {
    const { batches } = allowed(await reportSettlements(db, actor, month))
    return csvFile(`settlements-${month}`, all([...BATCH, 'Net in ₹', 'Odd lines'], batches.map(batchCells)))
  }
  if (report !== 'settled-lines') return undefined
  return csvFile(`settlement-lines-${month}`, writtenLines(readSettledLines(db, actor, month)))
}

async function* writtenLines(pieces: AsyncGenerator<SettledLine[]>): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine([...LINE, 'Booking', 'In our books in ₹', 'Fits'])
  for await (const lines of pieces) yield lines.map((line) => csvLine(lineCells(line))).join('')
}

async function* all(heads: string[], rows: (string | number | null)[][]): AsyncGenerator<string> {
  yield CSV_BEGIN + [heads, ...rows].map(csvLine).join('')
}

function batchCells(row: SettledBatch) {
  const { paymentsPaise, refundsPaise, otherPaise, feePaise, taxPaise, netPaise } = row
  const sums = [paymentsPaise, refundsPaise, otherPaise, feePaise, taxPaise, netPaise].map(rupeesOf)
  return [row.provider, row.batch, row.utr, row.settledOn, row.lines, ...sums, row.odd]
}

function lineCells(line: SettledLine) {
  const sums = [line.amountPaise, line.feePaise, line.taxPaise, line.netPaise].map(rupeesOf)
  const known = line.knownPaise === null ? null : rupeesOf(line.knownPaise)
  const who = [line.settledOn, line.batch, line.utr, line.provider, line.reference, line.kind]
  return [...who, ...sums, line.booking, known, isOdd(line) ? 'no' : 'yes']
}

function waitingCells({ at, kind, provider, reference, amountPaise, booking }: UnsettledMoney) {
  return [istDateTime(at), kind, provider, reference, rupeesOf(amountPaise), booking]
}

function rupeesOf(paise: number): number {
  return paise / 100
}
