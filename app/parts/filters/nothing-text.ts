import { priceText } from '#domain/search/chips.ts'
import { daysText } from '#domain/search/lists/length-text.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'

/** "No tours of 1 to 3 days under ₹10,000 start from Kochi.": what was asked and is not there, in one sentence. */
export function nothingText(filters: Filters, chips: readonly { key: string; text: string }[], words?: string): string {
  const named = (key: FilterKey) => either(chips.filter((chip) => chip.key === key).map(({ text }) => text))
  const { days, price, rating, group } = filters
  const said = [
    'No',
    lower(named('difficulty')),
    named('category') || 'tours',
    words ? `for “${words}”` : '',
    days ? `of ${lower(daysText(days))}` : '',
    price ? spanText(price) : '',
    named('themes') ? `for ${lower(named('themes'))}` : '',
    named('tags') ? `for ${lower(named('tags'))}` : '',
    rating ? `rated ${rating} and more` : '',
    group ? `with fewer than ${group} people` : '',
    leaving(named('from').replaceAll('From ', ''), named('month')),
  ]
  return `${said.filter(Boolean).join(' ')}.`
}

function spanText(price: NonNullable<Filters['price']>): string {
  const text = lower(priceText(price)).replace(/^from (?=₹)/, 'above ')
  return text.startsWith('₹') ? `between ${text.replace(' to ', ' and ')}` : text
}

function leaving(from: string, month: string): string {
  if (from) return `start from ${from}${month ? ` in ${month}` : ''}`
  return month ? `leave in ${month}` : 'fit'
}

/** Letting go of one filter, or of all: what the link to the nearest list that has something says. */
export const LET_GO: Record<FilterKey | 'all', string> = {
  price: 'At any price',
  days: 'Of any length',
  category: 'Of any category',
  themes: 'For any experience',
  tags: 'Of any kind',
  month: 'In any month',
  from: 'From any city',
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
