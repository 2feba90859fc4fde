import type { Package } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'
import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import { roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { QuoteRequest, QuoteRefusal } from './quote-request.ts'
import { emptyBill } from './bill.ts'
import type { Bill, QuoteLine } from './bill.ts'
import type { RoomPlan } from './rooms.ts'
import { PRICE_RULES } from './rules.ts'
import { beginSum } from './sum.ts'
import type { QuoteTax, PriceSum } from './sum.ts'

/** What a party pays, line by line. Amounts are whole paise; lines add up to `taxablePaise`, with taxes and round-off to `totalPaise`. */
export type Quote = {
  rooms: RoomPlan
  lines: QuoteLine[]
  gstScheme: Package['gstScheme']
  taxablePaise: Paise
  taxes: QuoteTax[]
  roundOffPaise: Paise
  totalPaise: Paise
  /** The total shared by everybody who comes, infants too, to the nearest rupee. */
  perPersonPaise: Paise
  /** What is due when; empty without a date. */
  payments: PaymentPart[]
  /** How the price came about, in sentences. */
  trace: string[]
}

/** The price of a package for a party, by the rules in their order, or the reason there is none. Pure: the same request gives the same quote. */
export function quote(request: QuoteRequest): Result<Quote, QuoteRefusal> {
  const sum = beginSum(request)
  const bill = emptyBill(request)
  for (const rule of PRICE_RULES) {
    const reason = rule.reckon?.(sum)
    if (reason) return refused(reason)
    rule.tell?.(bill, sum)
  }
  return done(finished(bill, sum))
}

/** A total shared by everybody who comes, infants too, to the nearest rupee. */
export function perPersonPaise(totalPaise: Paise, { adults, ages }: Pick<Party, 'adults' | 'ages'>): Paise {
  return roundToRupee(totalPaise / (adults + ages.length))
}

function finished({ request, rooms, lines, payments, trace }: Bill, sum: PriceSum): Quote {
  const { taxablePaise, taxes, roundOffPaise, totalPaise } = sum
  return {
    rooms: rooms!,
    lines,
    gstScheme: request.pkg.gstScheme,
    taxablePaise,
    taxes: [...taxes],
    roundOffPaise,
    totalPaise,
    perPersonPaise: perPersonPaise(totalPaise, request.party),
    payments,
    trace,
  }
}
