import { pickupText } from '#domain/catalogue/pickups.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import type { PriceRule, SumRequest } from '#domain/pricing/sum.ts'
import { formatPaise } from '#platform/money.ts'

/** Where they get in, once for a booking or for everybody who takes a seat (reference PRICING §4.3, step 4, and §4.4); one that costs nothing has no line. A pick-up the package does not have is refused. */
export const pickup: PriceRule = {
  reckon: (sum) => {
    const { request } = sum
    if (request.pickup === undefined) return undefined
    if (!chosenIn(request)) return 'not-a-pickup'
    sum.extrasPaise += lineOf(request)?.paise ?? 0
    return undefined
  },
  tell: (bill) => {
    const chosen = chosenIn(bill.request)
    if (!chosen) return
    const line = lineOf(bill.request)
    if (line) bill.lines.push(line)
    bill.trace.push(`Pick-up at ${pickupText(chosen)}: ${line ? formatPaise(line.paise) : 'free'}.`)
  },
}

function chosenIn({ pkg, pickup: wanted }: Pick<SumRequest, 'pkg' | 'pickup'>) {
  return wanted === undefined ? undefined : pkg.rates.pickups?.find(({ id }) => id === wanted)
}

function lineOf(request: SumRequest): QuoteLine | undefined {
  const { place, pricePaise, per, id: pickupId } = chosenIn(request)!
  if (pricePaise === 0) return undefined
  const count = per === 'person' ? headsOf(request) : 1
  const paise = count * pricePaise
  return { kind: 'extra', name: `Pick-up: ${place}`, count, eachPaise: pricePaise, paise, discountPaise: 0, pickupId }
}

function headsOf({ pkg, party, hasLapsCharged }: SumRequest): number {
  return seatsFor(party, { infantsHaveSeats: hasLapsCharged ?? pkg.infantsHaveSeats ?? false })
}
