import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { GST_STATE_NUMBERS } from '#domain/tax/registration.ts'
import { STATE_NAMES } from '#platform/state-names.ts'

export const GSTR_1_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'at', 'atadj'] as const
export type Gstr1Section = (typeof GSTR_1_SECTIONS)[number]
/** Those that list each paper by itself. */
export type ListedAlone = Extract<Gstr1Section, 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'>

/**
 * An invoice to somebody of another state without a registration is listed by itself in table 5 once it is over so much: ₹1 lakh from August 2024
 * (Notification 12/2024–Central Tax of 10 July 2024, rule 59(4)).
 */
export const LARGE_PAISE: Paise = 1_00_000_00

/** The columns of each section as the GSTN's Returns Offline Tool (version 3, worksheet of the same name) reads them from a CSV file. */
export const GSTR_1_COLUMNS: Record<Gstr1Section, readonly string[]> = {
  b2b: columns(
    'GSTIN/UIN of Recipient, Receiver Name, Invoice Number, Invoice date, Invoice Value, Place Of Supply, Reverse Charge, Applicable % of Tax Rate, Invoice Type, E-Commerce GSTIN, Rate, Taxable Value, Cess Amount',
  ),
  b2cl: columns(
    'Invoice Number, Invoice date, Invoice Value, Place Of Supply, Applicable % of Tax Rate, Rate, Taxable Value, Cess Amount, E-Commerce GSTIN',
  ),
  b2cs: columns('Type, Place Of Supply, Applicable % of Tax Rate, Rate, Taxable Value, Cess Amount, E-Commerce GSTIN'),
  cdnr: columns(
    'GSTIN/UIN of Recipient, Receiver Name, Note Number, Note Date, Note Type, Place Of Supply, Reverse Charge, Note Supply Type, Note Value, Applicable % of Tax Rate, Rate, Taxable Value, Cess Amount',
  ),
  cdnur: columns(
    'UR Type, Note Number, Note Date, Note Type, Place Of Supply, Note Value, Applicable % of Tax Rate, Rate, Taxable Value, Cess Amount',
  ),
  at: columns('Place Of Supply, Applicable % of Tax Rate, Rate, Gross Advance Received, Cess Amount'),
  atadj: columns('Place Of Supply, Applicable % of Tax Rate, Rate, Gross Advance Adjusted, Cess Amount'),
}

function columns(row: string): readonly string[] {
  return row.split(', ')
}

/** A paper, or papers of one place and rate together, as a return lists it; `gstin` is empty where its recipient has none. */
export type Gstr1Row = {
  number: string
  issuedOn: CalendarDate
  gstin: string
  name: string
  placeOfSupply: string
  /** The recipient pays the tax of it (table 4B). */
  isReverse: boolean
  percent: number
  taxablePaise: Paise
  totalPaise: Paise
}

/** The cells of a row; an advance is what the tool calls gross, yet without its tax. */
export function gstr1Cells(section: Gstr1Section, row: Gstr1Row): (string | number)[] {
  const [place, value, taxable] = [placeText(row.placeOfSupply), rupeesOf(row.totalPaise), rupeesOf(row.taxablePaise)]
  const { number, gstin, name, percent } = row
  const reverse = row.isReverse ? 'Y' : 'N'
  const taxed = ['', percent, taxable, '']
  if (section === 'at' || section === 'atadj') return [place, ...taxed]
  if (section === 'b2cs') return ['OE', place, ...taxed, '']
  const day = dayText(row.issuedOn)
  if (section === 'b2cl') return [number, day, value, place, ...taxed, '']
  if (section === 'cdnur') return ['B2CL', number, day, 'C', place, value, ...taxed]
  if (section === 'cdnr') return [gstin, name, number, day, 'C', place, reverse, REGULAR, value, ...taxed]
  return [gstin, name, number, day, value, place, reverse, '', REGULAR, '', percent, taxable, '']
}

/** What the tool calls a supply that is neither to a special economic zone nor deemed an export. */
const REGULAR = 'Regular B2B'

/** `32-Kerala`. */
export function placeText(code: string): string {
  return `${GST_STATE_NUMBERS[code] ?? '97'}-${STATE_NAMES[code] ?? 'Other Territory'}`
}

/** `05-Dec-2026`. */
function dayText(day: CalendarDate): string {
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3)
  return `${day.slice(8)}-${month}-${day.slice(0, 4)}`
}

function rupeesOf(paise: Paise): number {
  return paise / 100
}
