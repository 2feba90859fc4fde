import type { CancellationQuote } from '#domain/bookings/cancellation-quote.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { SumTable } from './sum-table.tsx'

/** `isShared` where friends have paid too, and get theirs back. */
type Props = { quote: CancellationQuote; taxablePaise: Paise; caption: string; isShared: boolean }

/** What cancelling costs and what comes back, line by line. */
export function CancellationTable({ quote, taxablePaise, caption, isShared }: Props) {
  const { paidPaise, percent, chargePaise, taxes, roundOffPaise, refundPaise } = quote
  const earlierPaise = refundPaise > 0 ? quote.earlierChargesPaise : 0
  const charged = [
    { name: `Charge, ${percent} % of ${formatPaiseWithPaise(taxablePaise)}`, paise: -chargePaise },
    ...taxes.map(({ tax, percent: rate, paise }) => ({ name: `${tax} ${rate} % on the charge`, paise: -paise })),
    { name: 'Round off', paise: -roundOffPaise },
    { name: 'Charges of earlier changes', paise: -earlierPaise },
  ]
  const lines = [
    { name: isShared ? 'Paid by all of you' : 'You have paid', paise: paidPaise },
    ...charged.filter(({ paise }) => paise !== 0),
  ]
  return (
    <SumTable
      caption={caption}
      lines={lines}
      total={{ name: isShared ? 'Goes back' : 'Back to you', paise: refundPaise }}
    />
  )
}

/** What the sum means where the lines alone do not say it: nothing charged, or the charge more than what is paid. */
export function chargeText({ chargeTotalPaise, paidPaise, percent }: CancellationQuote): string | undefined {
  if (chargeTotalPaise === 0) return 'Nothing is charged.'
  if (chargeTotalPaise > paidPaise)
    return `The charge of ${formatPaise(chargeTotalPaise)} is more than you have paid: nothing comes back, and nothing more is asked for.`
  return percent === 100 ? 'So late, all of it is kept.' : undefined
}
