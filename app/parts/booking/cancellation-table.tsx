import { leastCharge } from '#domain/pricing/cancellation-terms.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { SumTable } from './sum-table.tsx'

/** `words`: who has paid and gets back, as whoever reads it says it. */
type Props = { quote: CancellationQuote; taxablePaise: Paise; caption: string; words: { paid: string; back: string } }

/** As who booked reads it; `isShared` where friends have paid too, and get theirs back. */
export function paidWords(isShared: boolean): Props['words'] {
  return isShared ? { paid: 'Paid by all of you', back: 'Goes back' } : { paid: 'You have paid', back: 'Back to you' }
}

/** What cancelling costs and what comes back, line by line. */
export function CancellationTable({ quote, taxablePaise, caption, words }: Props) {
  const { paidPaise, percent, least, chargePaise, taxes, roundOffPaise, refundPaise } = quote
  const earlierPaise = refundPaise > 0 ? quote.earlierChargesPaise : 0
  const share = least ? leastCharge(least) : `${percent}\u00a0% of ${formatPaiseWithPaise(taxablePaise)}`
  const charged = [
    { name: `Charge, ${share}`, paise: -chargePaise },
    ...taxes.map(({ tax, percent: rate, paise }) => ({ name: `${tax} ${rate}\u00a0% on the charge`, paise: -paise })),
    { name: 'Round off', paise: -roundOffPaise },
    { name: 'Charges of earlier changes', paise: -earlierPaise },
  ]
  const lines = [{ name: words.paid, paise: paidPaise }, ...charged.filter(({ paise }) => paise !== 0)]
  return <SumTable caption={caption} lines={lines} total={{ name: words.back, paise: refundPaise }} />
}

/** What the sum means where the lines alone do not say it: nothing charged, or the charge more than what is paid. */
export function chargeText({ chargeTotalPaise, paidPaise, percent }: CancellationQuote): string | undefined {
  if (chargeTotalPaise === 0) return 'Nothing is charged.'
  if (chargeTotalPaise > paidPaise)
    return `The charge of ${formatPaise(chargeTotalPaise)} is more than you have paid: nothing comes back, and nothing more is asked for.`
  return percent === 100 ? 'So late, all of it is kept.' : undefined
}
