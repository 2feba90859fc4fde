import { aboutText, freshRates } from '#domain/settings/rates.ts'
import type { Rate } from '#domain/settings/rates.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

type Props = { paise: Paise; rates: readonly Rate[]; today: CalendarDate }

/** About how much a price is elsewhere, by the operator's own rates of these days; nothing where there are none. What is owed are rupees. */
export function AboutAbroad({ paise, rates, today }: Props) {
  const fresh = freshRates(rates, today)
  const oldest = fresh.map(({ asOf }) => asOf).toSorted()[0]
  if (oldest === undefined) return null
  return (
    <p className="small soft">
      ≈ {fresh.map((rate) => aboutText(paise, rate)).join(', ')}, charged in ₹. By our rate of{' '}
      {formatDate(oldest, { year: false })}.
    </p>
  )
}
