import { priceText } from '#domain/search/chips.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText } from '#domain/search/normalise.ts'
import { daysText } from '#domain/search/lists/length-text.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'
import { formatDate } from '#platform/dates.ts'

/** "No tours of 1 to 3 days under ₹10,000 start from Kochi.": what was asked and is not there, in one sentence. */
export function nothingText(filters: Filters, chips: readonly { key: string; text: string }[], words?: string): string {
  const named = (key: FilterKey) => either(chips.filter((chip) => chip.key === key).map(({ text }) => text))
  const { days, price, dates, rating, group } = filters
  const said = [
    'No',
    lower(named('difficulty')),
    named('category') || 'tours',
    wordsText(words),
    days ? `of ${lower(daysText(days))}` : '',
    price ? spanText(price) : '',
    named('themes') ? `for ${lower(named('themes'))}` : '',
    named('tags') ? `for ${lower(named('tags'))}` : '',
    rating ? `rated ${rating} and more` : '',
    group ? `with fewer than ${group} people` : '',
    named('via') ? `through ${named('via').replaceAll('Halts at ', '')}` : '',
    leaving(named('from').replaceAll('From ', ''), dates ? betweenDays(dates) : inMonth(named('month'))),
  ]
  return `${said.filter(Boolean).join(' ')}.`
}

/** Of the words those that say something: "trip" and "in" are no place. */
function wordsText(words: string | undefined): string {
  const telling = words?.split(/\s+/).filter((word) => foldText(word).some((one) => !isCommonWord(one)))
  return telling?.length ? `for “${telling.join(' ')}”` : ''
}

function spanText(price: NonNullable<Filters['price']>): string {
  const text = lower(priceText(price)).replace(/^from (?=₹)/, 'above ')
  return text.startsWith('₹') ? `between ${text.replace(' to ', ' and ')}` : text
}

function leaving(from: string, when: string): string {
  if (from) return `start from ${from}${when}`
  return when ? `leave${when}` : 'fit'
}

function inMonth(month: string): string {
  return month && ` in ${month}`
}

function betweenDays({ from, to }: NonNullable<Filters['dates']>): string {
  return from === to ? ` on ${formatDate(from)}` : ` between ${formatDate(from, { year: false })} and ${formatDate(to)}`
}

/** Letting go of one filter, or of all: what the link to the nearest list that has something says. */
export const LET_GO: Record<FilterKey | 'all', string> = {
  price: 'At any price',
  days: 'Of any length',
  category: 'Of any category',
  themes: 'For any experience',
  tags: 'Of any kind',
  month: 'In any month',
  dates: 'On any date',
  from: 'From any city',
  via: 'Through any place',
  difficulty: 'Of any difficulty',
  rating: 'With any rating',
  group: 'With any number of people',
  all: 'Without these filters',
}

function either(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
