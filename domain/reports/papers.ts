import type { DocumentFacts, DocumentKind } from '#domain/documents/document.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** What a paper, or several together, come to. */
export type PaperSums = {
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
  roundOffPaise: Paise
  totalPaise: Paise
}

/** A paper as the register of its month lists it: every sum as it stands on it, also where it takes something back. */
export type ListedPaper = PaperSums & {
  number: string
  issuedOn: CalendarDate
  kind: DocumentKind
  booking: string
  buyer: string
  /** Of a registered buyer; else empty. */
  gstin: string
  placeOfSupply: string
  sac: string
}

/** Papers of a kind and a SAC together, to registered businesses or to others, and the numbers they run from and to. */
export type PaperGroup = PaperSums & {
  kind: DocumentKind
  sac: string
  isRegistered: boolean
  papers: number
  first: string
  last: string
}

/** What a SAC comes to: of invoices less credit notes, by themselves those to registered businesses, as table 12 has them since May 2025; or of vouchers for what came in less what went back. */
export type SacTotal = PaperSums & { sac: string; of: 'b2b' | 'b2c' | 'advances' }

/** A paper by what it says. */
export function listedPaper({
  facts,
  ...paper
}: {
  number: string
  issuedOn: CalendarDate
  kind: DocumentKind
  facts: DocumentFacts
}): ListedPaper {
  const { reference: booking, recipient, placeOfSupply, sac, value } = facts
  const taxOf = (name: string) => value.taxes.reduce((sum, { tax, paise }) => sum + (tax === name ? paise : 0), 0)
  return {
    ...paper,
    booking,
    buyer: recipient.name,
    gstin: recipient.gstin ?? '',
    placeOfSupply,
    sac,
    taxablePaise: value.taxablePaise,
    cgstPaise: taxOf('CGST'),
    sgstPaise: taxOf('SGST'),
    igstPaise: taxOf('IGST'),
    roundOffPaise: value.roundOffPaise,
    totalPaise: value.totalPaise,
  }
}

/** How many papers of a kind there are, and the numbers they run from and to. */
export type PaperSeries = Pick<PaperGroup, 'kind' | 'papers' | 'first' | 'last'>

/** The series of a month, kind by kind, whatever their SACs. */
export function seriesOf(groups: readonly PaperGroup[]): PaperSeries[] {
  const byKind = Map.groupBy(groups, ({ kind }) => kind)
  return [...byKind].map(([kind, same]) => ({
    kind,
    papers: same.reduce((sum, one) => sum + one.papers, 0),
    first: same.map((one) => one.first).toSorted()[0]!,
    last: same
      .map((one) => one.last)
      .toSorted()
      .at(-1)!,
  }))
}

/** The groups of a month by SAC; what notes and refund vouchers say is taken off. */
export function sacTotals(groups: readonly PaperGroup[]): SacTotal[] {
  const totals = new Map<string, SacTotal>()
  for (const group of groups) {
    const { kind, sac, isRegistered } = group
    const isSale = kind === 'tax-invoice' || kind === 'credit-note'
    const of = isSale ? (isRegistered ? 'b2b' : 'b2c') : 'advances'
    const sign = kind === 'credit-note' || kind === 'refund-voucher' ? -1 : 1
    const before = totals.get(`${of} ${sac}`)
    const sums = SUMS.map((name) => [name, (before?.[name] ?? 0) + sign * group[name]])
    totals.set(`${of} ${sac}`, { sac, of, ...(Object.fromEntries(sums) as PaperSums) })
  }
  return [...totals.values()].toSorted((a, b) => `${b.of} ${a.sac}`.localeCompare(`${a.of} ${b.sac}`))
}

const SUMS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'roundOffPaise', 'totalPaise'] as const
