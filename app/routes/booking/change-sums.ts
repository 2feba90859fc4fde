import type { AmendmentQuote } from '#domain/bookings/amendment-quote.server.ts'
import type { Paise } from '#platform/money.ts'

type Sum = { name: string; paise: Paise }

/** What a change makes of the money: the price, the charges, what is paid, and what is left of it on either side. */
export function sumsOf({ quote, isPaise, chargePaise, paidPaise, refundPaise }: AmendmentQuote): {
  lines: Sum[]
  total: Sum
} {
  const { totalPaise } = quote.priced
  const earlierPaise = isPaise - totalPaise - chargePaise
  const lines = [
    { name: 'The journey, as changed', paise: totalPaise },
    { name: 'Charge for what falls away', paise: chargePaise },
    { name: 'Charges of earlier changes', paise: earlierPaise },
    { name: 'You have paid', paise: -paidPaise },
  ]
  return {
    lines: lines.filter(({ paise }) => paise !== 0),
    total:
      refundPaise > 0
        ? { name: 'Comes back to you', paise: refundPaise }
        : { name: 'Left to pay', paise: Math.max(0, isPaise - paidPaise) },
  }
}
