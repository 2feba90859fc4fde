import type { PackageExtra } from '#domain/catalogue/package.ts'
import type { Draft, PriceRule, QuoteLine } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { formatPaise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'

const MOST_OF_ONE = 30

/** What was added, once, a head or a day (reference PRICING §4.3, step 4); an extra the package does not have, or a count that is none, or one named twice, is refused. */
export const extras: PriceRule = (draft) => {
  const { pkg, extras: wanted = [] } = draft.request
  const lines: QuoteLine[] = []
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) return refused('not-an-extra')
  for (const { id, count } of wanted) {
    const extra = pkg.rates.extras.find((one) => one.id === id)
    if (!extra || !fits(extra, count, draft)) return refused('not-an-extra')
    lines.push(lineOf(extra, count, pkg.days))
  }
  const sentences = lines.map(({ name, paise }) => `${name}: ${formatPaise(paise)}.`)
  return told(draft, { lines: [...draft.lines, ...lines] }, ...sentences)
}

function lineOf({ name, pricePaise, per }: PackageExtra, wanted: number, days: number): QuoteLine {
  const count = per === 'person-day' || per === 'booking-day' ? wanted * days : wanted
  return { kind: 'extra', name, count, eachPaise: pricePaise, paise: count * pricePaise, discountPaise: 0 }
}

/** What is sold by the head is not sold to more heads than come. */
function fits({ per }: PackageExtra, count: number, { request: { party } }: Draft): boolean {
  const most = per === 'person' || per === 'person-day' ? party.adults + party.ages.length : MOST_OF_ONE
  return Number.isInteger(count) && count >= 1 && count <= most
}
