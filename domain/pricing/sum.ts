import type { GroupSlab, Package, PriceGrid } from '#domain/catalogue/package.ts'
import type { DeparturePrice } from '#domain/departures/departure.ts'
import type { Party } from '#domain/party/party.ts'
import type { TaxLine } from '#domain/tax/gst.ts'
import type { TaxRules } from '#domain/tax/tax-rules.ts'
import { taxRulesOn } from '#domain/tax/tax-rules.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { QuoteRequest, QuoteRefusal } from './quote-request.ts'
import type { Bill } from './bill.ts'
import type { CellCounts, CellPrices } from './price-cells.ts'
import type { Discount } from './promotion.ts'
import type { ChosenRooms } from './rooms.ts'

/** A tax of a quote: GST, or income tax collected on a journey abroad. */
export type QuoteTax = TaxLine | { tax: 'TCS'; percent: number; paise: Paise }

/** What a sum is reckoned from; without a party for one adult on twin sharing, whoever has the other bed. */
export type SumRequest = Omit<QuoteRequest, 'pkg' | 'party' | 'departure' | 'terms'> & {
  pkg: Pick<Package, 'days' | 'grid' | 'rates' | 'gstScheme'> & Partial<Pick<Package, 'groupMax' | 'infantsHaveSeats'>>
  party: Party | undefined
  departure?: (DeparturePrice & { startsOn?: CalendarDate }) | undefined
}

/** A price in the making, in paise: the figures every rule reads and changes. */
export type PriceSum = {
  readonly request: SumRequest
  readonly taxRules: TaxRules
  grid: PriceGrid
  startsOn: CalendarDate | undefined
  /** Absent without a party. */
  rooms: ChosenRooms | undefined
  charged: { cells: Readonly<Partial<CellCounts>>; beds: number; prices: CellPrices } | undefined
  slab: GroupSlab | undefined
  /** What people pay, whatever has been taken off so far; extras apart. */
  peoplePaise: Paise
  extrasPaise: Paise
  discounts: readonly Discount[]
  /** Why other promotions do not count. */
  notes: readonly string[]
  taxablePaise: Paise
  taxes: readonly QuoteTax[]
  roundOffPaise: Paise
  totalPaise: Paise
}

/**
 * A step of a price. `reckon` does its arithmetic, or says why there is no price; lists do no more than this. `tell` then writes
 * what was done into a bill.
 */
export type PriceRule = {
  reckon?(sum: PriceSum): QuoteRefusal | undefined
  tell?(bill: Bill, sum: PriceSum): void
}

/** A sum before any rule. */
export function beginSum(request: SumRequest): PriceSum {
  return {
    request,
    taxRules: request.taxRules ?? taxRulesOn(request.bookedOn),
    grid: request.pkg.grid,
    startsOn: undefined,
    rooms: undefined,
    charged: undefined,
    slab: undefined,
    peoplePaise: 0,
    extrasPaise: 0,
    discounts: [],
    notes: [],
    taxablePaise: 0,
    taxes: [],
    roundOffPaise: 0,
    totalPaise: 0,
  }
}

/** What a sum charges for heads. Throws before its rooms stand. */
export function chargedIn({ charged }: PriceSum): NonNullable<PriceSum['charged']> {
  if (!charged) throw new Error('rooms come before what is charged for them')
  return charged
}
