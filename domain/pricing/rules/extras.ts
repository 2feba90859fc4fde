import type { PackageExtra } from '#domain/catalogue/package.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import type { PriceRule, SumRequest } from '#domain/pricing/sum.ts'
import { formatPaise } from '#platform/money.ts'

const MOST_OF_ONE = 30

/** What was added, once, a head or a day (reference PRICING §4.3, step 4); an extra the package does not have, or a count that is none, or one named twice, is refused. */
export const extras: PriceRule = {
  reckon: (sum) => {
    const { request } = sum
    if (!request.extras) return undefined
    if (new Set(request.extras.map(({ id }) => id)).size < request.extras.length) return 'not-an-extra'
    const lines = linesOf(request)
    if (!lines) return 'not-an-extra'
    sum.extrasPaise = lines.reduce((paise, line) => paise + line.paise, 0)
    return undefined
  },
  tell: (bill) => {
    const lines = linesOf(bill.request) ?? []
    bill.lines.push(...lines)
    bill.trace.push(...lines.map(({ name, paise }) => `${name}: ${formatPaise(paise)}.`))
  },
}

function linesOf({ pkg, extras: wanted = [], party }: SumRequest): QuoteLine[] | undefined {
  const lines: QuoteLine[] = []
  for (const { id, count } of wanted) {
    const extra = pkg.rates.extras.find((one) => one.id === id)
    if (!extra || !fits(extra, count, party)) return undefined
    lines.push(lineOf(extra, count, pkg.days))
  }
  return lines
}

function lineOf({ name, pricePaise, per }: PackageExtra, wanted: number, days: number): QuoteLine {
  const count = per === 'person-day' || per === 'booking-day' ? wanted * days : wanted
  return { kind: 'extra', name, count, eachPaise: pricePaise, paise: count * pricePaise, discountPaise: 0 }
}

/** What is sold by the head is not sold to more heads than come. */
function fits({ per }: PackageExtra, count: number, party: SumRequest['party']): boolean {
  const people = party ? party.adults + party.ages.length : 1
  const most = per === 'person' || per === 'person-day' ? people : MOST_OF_ONE
  return Number.isInteger(count) && count >= 1 && count <= most
}
