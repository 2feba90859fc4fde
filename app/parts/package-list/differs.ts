import type { SeasonedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { Filters } from '#domain/search/filters.ts'
import { citySlug } from '#domain/search/lists/choices.ts'
import { addDays, daysBetween, formatMonths, monthName, monthOf } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'

type ShownCard = Pick<SeasonedCard, 'card' | 'next' | 'price' | 'totalPaise'>

/** In what a package is other than what was asked for: "1 day longer. Leaves 2 days later"; empty where nothing of it can be said. */
export function differsText(shown: ShownCard, asked: Filters): string {
  return [lengthText, gradeText, dateText, priceText, startText]
    .map((text) => text(shown, asked))
    .filter(Boolean)
    .join('. ')
}

function lengthText({ card }: ShownCard, { days }: Filters): string {
  const longer = card.days - (days?.to ?? card.days)
  if (longer > 0) return `${daysText(longer)} longer`
  const shorter = (days?.from ?? card.days) - card.days
  return shorter > 0 ? `${daysText(shorter)} shorter` : ''
}

function gradeText({ card: { difficulty } }: ShownCard, { difficulty: asked }: Filters): string {
  if (!difficulty || asked.length === 0 || asked.includes(difficulty)) return ''
  const grade = DIFFICULTIES.indexOf(difficulty)
  return asked.every((one) => DIFFICULTIES.indexOf(one) < grade) ? 'Harder' : 'Easier'
}

function dateText({ card, next }: ShownCard, asked: Filters): string {
  const { dates, month } = asked
  if (!next) return isInSeason(card, asked) ? '' : `Best months: ${formatMonths(card.months)}`
  const { startsOn } = next.cheapest
  if (month !== undefined && monthOf(startsOn) !== month) return `Leaves in ${monthName(monthOf(startsOn))}`
  if (!dates) return ''
  if (startsOn > dates.to) return `Leaves ${daysText(daysBetween(dates.to, startsOn))} later`
  return startsOn < dates.from ? `Leaves ${daysText(daysBetween(startsOn, dates.from))} earlier` : ''
}

/** On dates of one's own a tour is run in its best months. */
function isInSeason({ months }: ShownCard['card'], { dates, month }: Filters): boolean {
  if (month !== undefined) return months.includes(month)
  for (let day = dates?.from; dates && day && day <= dates.to; day = addDays(day, 1))
    if (months.includes(monthOf(day))) return true
  return !dates
}

/** A budget is that of all who travel, as the list was narrowed by it. */
function priceText({ price, totalPaise }: ShownCard, { price: asked }: Filters): string {
  if (!asked || totalPaise === undefined) return ''
  const inAll = 'for' in price && price.for === 'person' ? ' in all' : ''
  const over = totalPaise - (asked.to ?? Infinity) * 100
  if (over > 0) return `${formatPaise(over)} over${inAll}`
  const under = (asked.from ?? 0) * 100 - totalPaise
  return under > 0 ? `${formatPaise(under)} under${inAll}` : ''
}

function startText({ card, next }: ShownCard, { from }: Filters): string {
  const start = next?.cheapest.departureCity ?? card.startCity
  return from.length === 0 || from.includes(citySlug(start)) ? '' : `Starts in ${start}`
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
