import type { Package } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'
import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import { roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Asked, NotQuoted } from './asked.ts'
import { roomsIn } from './draft.ts'
import type { Draft, QuoteLine, QuoteTax } from './draft.ts'
import type { RoomPlan } from './rooms.ts'
import { PRICE_RULES } from './rules.ts'
import { taxRulesOn } from '#domain/tax/tax-rules.ts'

export type QuoteRequest = Asked
export type QuoteRefusal = NotQuoted

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
  let draft = beginning(request)
  for (const rule of PRICE_RULES) {
    const next = rule(draft)
    if (!next.ok) return next
    draft = next.value
  }
  return done(finished(draft))
}

/** A total shared by everybody who comes, infants too, to the nearest rupee. */
export function perPersonPaise(totalPaise: Paise, { adults, ages }: Pick<Party, 'adults' | 'ages'>): Paise {
  return roundToRupee(totalPaise / (adults + ages.length))
}

function beginning(request: QuoteRequest): Draft {
  return {
    request,
    taxRules: request.taxRules ?? taxRulesOn(request.bookedOn),
    grid: request.pkg.grid,
    startsOn: undefined,
    rooms: undefined,
    lines: [],
    taxablePaise: 0,
    taxes: [],
    roundOffPaise: 0,
    totalPaise: 0,
    payments: [],
    trace: [],
  }
}

function finished(draft: Draft): Quote {
  const { request, lines, taxablePaise, taxes, roundOffPaise, totalPaise, payments, trace } = draft
  return {
    rooms: roomsIn(draft),
    lines,
    gstScheme: request.pkg.gstScheme,
    taxablePaise,
    taxes,
    roundOffPaise,
    totalPaise,
    perPersonPaise: perPersonPaise(totalPaise, request.party),
    payments,
    trace,
  }
}
