import type { ReactElement } from 'react'
import type { Trip } from '#domain/documents/trip.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { box, GOOD, INK, MARIGOLD, px, SOFT, styles, WASH, whole, words } from './sheet.ts'

/** `7 Nights / 8 Days`. */
export function lengthText({ days, nights }: Pick<Trip, 'days' | 'nights'>): string {
  return nights === 0 ? '1 Day' : `${nights} ${nights === 1 ? 'Night' : 'Nights'} / ${days} Days`
}

/** The booking as the ticket it has been since its quote, every coupon punched. */
export function ticket(trip: Trip): ReactElement {
  const { reference, startCity, endCity, name, distanceKm, parts } = trip
  const road = distanceKm === null ? '' : `, ${distanceKm} km by road`
  const coupon = (part: Trip['parts'][number]) =>
    box(
      { flex: 1, paddingVertical: px(10), paddingHorizontal: px(18) },
      words(part.percent === null ? `Part ${part.part}` : `Part ${part.part}, ${part.percent} %`, { fontSize: px(13) }),
      words(formatPaise(part.amountPaise), { ...styles.bold, fontSize: px(18) }),
      words(part.paidOn === null ? 'to pay' : `paid ${formatDate(part.paidOn)}`, {
        ...styles.bold,
        fontSize: px(13),
        color: GOOD,
      }),
    )
  return whole(
    { flexDirection: 'row', backgroundColor: WASH, borderRadius: 6, marginBottom: px(18) },
    box({ width: px(8), backgroundColor: MARIGOLD, borderTopLeftRadius: 6, borderBottomLeftRadius: 6 }),
    box(
      { flex: 1 },
      box(
        { padding: px(18) },
        words(`No. ${reference}, paid in full`, { ...styles.bold, fontSize: px(13) }),
        words(startCity === endCity ? startCity : `${startCity} to ${endCity}`, {
          ...styles.h1,
          fontSize: px(34),
          marginTop: 0,
        }),
        words(`${name}, ${lengthText(trip)}${road}`, { color: SOFT, marginBottom: px(10) }),
        halts(trip),
      ),
      box(
        { flexDirection: 'row', borderTopWidth: 1, borderTopColor: INK, borderTopStyle: 'dashed' },
        ...parts.map(coupon),
      ),
    ),
  )
}

/** The line with halts. */
export function halts({ stops }: Pick<Trip, 'stops'>): ReactElement {
  return whole(
    { flexDirection: 'row' },
    ...stops.map(({ name, nights }, at) =>
      box(
        { flex: 1 },
        box(
          { flexDirection: 'row', alignItems: 'center', marginBottom: px(5) },
          box({
            width: px(12),
            height: px(12),
            borderRadius: px(6),
            borderWidth: 1.5,
            borderColor: INK,
            backgroundColor: at === stops.length - 1 ? MARIGOLD : '#FFFDF9',
          }),
          at === stops.length - 1 ? null : box({ flex: 1, height: 1.5, backgroundColor: INK }),
        ),
        words(name, { ...styles.bold, fontSize: px(13) }),
        words(nights === 0 ? 'no night' : `${nights} ${nights === 1 ? 'night' : 'nights'}`, {
          fontSize: px(13),
          color: SOFT,
        }),
      ),
    ),
  )
}
