import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import { isShared } from '#app/routes/booking/cancel/back-to.tsx'
import type { Paise } from '#platform/money.ts'

type Sum = { name: string; paise: Paise }

/** What a change makes of the money: the price, the charges, what is paid, and what is left of it on either side; in words of who booked, or for staff. */
export function sumsOf(
  { quote, isPaise, chargePaise, paidPaise, refundPaise, dropped, backTo }: AmendmentQuote,
  isOffice = false,
): { lines: Sum[]; total: Sum } {
  const { totalPaise } = quote.priced
  const earlierPaise = isPaise - totalPaise - chargePaise
  const nameOf = (share: number) => backTo.find((one) => one.share === share)?.name
  const beyondPaise = refundPaise - dropped.reduce((sum, one) => sum + one.refundPaise, 0)
  const lines = [
    { name: 'The journey, as changed', paise: totalPaise },
    { name: 'Charge for what falls away', paise: chargePaise },
    { name: 'Charges of earlier changes', paise: earlierPaise },
    { name: isShared(backTo) ? 'Paid by all of you' : isOffice ? 'Paid' : 'You have paid', paise: -paidPaise },
    ...dropped.map(({ share, refundPaise: paise }) => ({ name: `Goes back to ${nameOf(share)}`, paise })),
  ]
  return {
    lines: lines.filter(({ paise }) => paise !== 0),
    total:
      beyondPaise > 0
        ? {
            name: isShared(backTo) ? 'Goes back besides' : isOffice ? 'Goes back' : 'Comes back to you',
            paise: beyondPaise,
          }
        : { name: 'Left to pay', paise: isPaise - paidPaise + refundPaise },
  }
}
