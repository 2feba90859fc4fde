import { priceText } from '#domain/search/chips.ts'
import type { Span } from '#domain/search/filters.ts'
import { boundedAt } from './bounds.ts'
import type { Amount, AmountReader, BoundedQuantity } from './bounds.ts'
import { readDays } from './days.ts'
import { countAt } from './numbers.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

const LEAST_RUPEES = 500
const MOST_RUPEES = 99_999_999
const LEAST_BARE = 1000
const YEARS = { from: 1900, to: 2100 }
/** How far "around 20,000" reaches either way. */
const ABOUT_SHARE = 0.2

const CURRENCY = phrases('₹, rs, inr, rupees, rupee, rupaye, rupye, rupae, rupay, rupaiya, rupayon, rupyon, / -')
const THOUSAND = 1000
const LAKH = 100_000
const SCALES: readonly [number, ReturnType<typeof phrases>][] = [
  [THOUSAND, phrases('k, thousand, thousands, hazar, hazaar, hajar, hajaar')],
  [LAKH, phrases('lakh, lakhs, lac, lacs, laakh, lacks')],
]
const MISTYPED_THOUSAND = phrases('thousand, hazaar')
const BUDGET = phrases('my budget is, budget is, budget of, budget, price, cost, costing, in, for, ka, mein, me')
const TOLD_BUDGET = phrases('my budget is, budget is, budget of, budget, price, cost, costing')
const A_HEAD = phrases(
  'per person, per head, per adult, pp, each, a head, / head, / person, / pax, per pax, per banda, apiece',
)
const A_DAY = phrases('per day, a day, each day, every day, daily, / day, per din, roz, roz ka, ek din ka')
const AFTER = phrases('budget, mein, me, men, only, ka budget, ka')

/** `marked`: it says that it is money; a bare number may be anything. */
type Money = { scale: number; marked: boolean }

/** Half a unit more: "saade teen hazar" are 3,500. */
const AND_A_HALF = phrases('saade, sadhe, sade, saadhe')
const HALF = 0.5
/** A quarter less: "paune do lakh" are 1,75,000. */
const LESS_A_QUARTER = phrases('paune, pone, pauné')
const QUARTER = -0.25
/** "One and a half lakh". */
const MORE_BY_HALF = phrases('and a half, and half, n half, aur aadha')
/** "Half a lakh", "aadha lakh". */
const A_HALF = phrases('half a, half, aadha, adha, aadhe')

const MONEY: AmountReader<Money> = {
  whole(tokens, at) {
    const start = pastPhrase(tokens, at, CURRENCY)
    const half = phraseEnd(tokens, start, AND_A_HALF)
    if (half !== undefined) return moreBy(HALF, MONEY.whole(tokens, half))
    const less = phraseEnd(tokens, start, LESS_A_QUARTER)
    if (less !== undefined) return moreBy(QUARTER, MONEY.whole(tokens, less))
    const ofOne = phraseEnd(tokens, start, A_HALF)
    const halved = ofOne === undefined ? undefined : scaleAt(tokens, ofOne)
    if (halved) return { value: halved.scale * HALF, unit: { scale: halved.scale, marked: true }, end: halved.end }
    const token = tokens[start]
    const count = countAt(tokens, start)
    if (count === undefined || (start > at && token?.number === undefined)) return undefined
    const more = phraseEnd(tokens, start + 1, MORE_BY_HALF)
    const scaled = scaleAt(tokens, more ?? start + 1)
    if (token?.number === undefined && !scaled) return undefined
    const scale = scaled?.scale ?? 1
    const thousands = scale === LAKH ? thousandsAt(tokens, scaled!.end) : undefined
    const unscaled = thousands?.end ?? scaled?.end ?? start + 1
    const end = pastPhrase(tokens, unscaled, CURRENCY)
    const marked = start > at || end > unscaled || scaled !== undefined
    return {
      value: Math.round((count + (more !== undefined && scaled ? HALF : 0)) * scale + (thousands?.rupees ?? 0)),
      unit: { scale, marked },
      end,
    }
  },
  // "20 to 30 thousand": twenty thousand; "20,000 to 1 lakh": twenty thousand too.
  bare: (count, { scale }) => (count < LEAST_BARE ? count * scale : count),
}

function moreBy(share: number, amount: Amount<Money> | undefined): Amount<Money> | undefined {
  return amount && { ...amount, value: Math.round(amount.value + share * amount.unit.scale) }
}

/** What may be spent: "under 20k", "₹15,000", "between 20 and 30 thousand", "1 lakh", "20 hazar se kam"; by each of them where "per person" is said. */
export const readPrice: Rule = (tokens, at, names) =>
  readDaily(tokens, at, names) ?? readByHead(tokens, at, names) ?? readWhole(tokens, at, names)

/** "3000 per day": as many times as there are days; where nobody says how many, the cheapest first. */
const readDaily: Rule = (tokens, at, names) => {
  const before = phraseEnd(tokens, at, A_DAY)
  const found = readWhole(tokens, pastPhrase(tokens, before ?? at, BUDGET), names)
  const end = found && (before === undefined ? phraseEnd(tokens, found.end, A_DAY) : found.end)
  const daily = found?.filters?.price
  if (!daily || end === undefined) return undefined
  const days = daysSaid(tokens, names)
  const past = pastPhrase(tokens, end, AFTER)
  if (days === undefined) return { key: 'sort', says: 'Cheapest first', sort: 'price', end: past }
  const price = { from: daily.from && daily.from * days, to: daily.to && daily.to * days }
  return { ...found, says: `${priceText(price)}, for ${days} days`, filters: { price }, end: past }
}

/** The most days a sentence names, more than the one of "a day". */
function daysSaid(tokens: Parameters<Rule>[0], names: Parameters<Rule>[2]): number | undefined {
  const said = tokens.flatMap((_, at) => readDays(tokens, at, names)?.filters?.days?.to ?? [])
  return said.find((days) => days > 1)
}

/** "Per head 20,000". */
const readByHead: Rule = (tokens, at, names) => {
  const before = phraseEnd(tokens, at, A_HEAD)
  const found = before === undefined ? undefined : readWhole(tokens, pastPhrase(tokens, before, BUDGET), names)
  return found && { ...found, says: found.isAHead ? found.says : `${found.says} a head`, isAHead: true }
}

const readWhole: Rule = (tokens, at) => {
  const told = phraseEnd(tokens, at, BUDGET)
  const found = boundedAt(tokens, at, MONEY) ?? (told === undefined ? undefined : boundedAt(tokens, told, MONEY))
  // A thousand pillars are no money, and nobody travels for it.
  if (found?.kind === 'exact' && found.span.to === THOUSAND && tokens[at]?.spellings[0] === 'a') return undefined
  const price = found && spanOf(found, phraseEnd(tokens, at, TOLD_BUDGET) !== undefined)
  if (!found || !price || saysOtherwise(tokens, found.end)) return undefined
  const said = pastPhrase(tokens, found.end, AFTER)
  const head = phraseEnd(tokens, said, A_HEAD)
  const isAHead = head !== undefined
  const says = isAHead ? `${priceText(price)} a head` : priceText(price)
  return { key: 'price', says, filters: { price }, isAHead, end: isAHead ? pastPhrase(tokens, head, AFTER) : said }
}

function spanOf({ kind, span, unit }: BoundedQuantity<Money>, told: boolean): Span | undefined {
  const value = span.to ?? span.from ?? 0
  if (value < LEAST_RUPEES || value > MOST_RUPEES || (span.from ?? value) > MOST_RUPEES) return undefined
  if (!unit.marked && !isPriceLike(value, told || kind === 'most' || kind === 'least')) return undefined
  if (kind === 'about') return { from: roundly(value * (1 - ABOUT_SHARE)), to: roundly(value * (1 + ABOUT_SHARE)) }
  return kind === 'exact' ? { from: undefined, to: value } : { from: span.from || undefined, to: span.to }
}

/** A number without a unit is money when it is large, no year and, unless something says so, round. */
function isPriceLike(value: number, said: boolean): boolean {
  if (value < LEAST_BARE || (value >= YEARS.from && value <= YEARS.to)) return false
  return said || value % 100 === 0
}

function saysOtherwise(tokens: readonly Token[], end: number): boolean {
  return phraseEnd(tokens, end, OTHER_UNITS) !== undefined
}

const OTHER_UNITS = phrases(
  'km, kms, m, mt, mts, mtr, mtrs, metre, metres, meter, meters, masl, foot, feet, ft, people, steps, year, years, kilometre, kilometres',
)

/** Of "1 lakh 50 thousand" and "1 lakh 50,000" what comes on top of the lakh. */
function thousandsAt(tokens: readonly Token[], at: number): { rupees: number; end: number } | undefined {
  const count = countAt(tokens, at)
  const scaled = count === undefined ? undefined : scaleAt(tokens, at + 1)
  if (count === undefined || count >= LAKH) return undefined
  if (scaled?.scale === THOUSAND && count < LAKH / THOUSAND) return { rupees: count * THOUSAND, end: scaled.end }
  const isPlain = tokens[at]?.number !== undefined && count >= LEAST_BARE && count % 100 === 0 && !scaled
  return isPlain && !(count >= YEARS.from && count <= YEARS.to) ? { rupees: count, end: at + 1 } : undefined
}

function scaleAt(tokens: readonly Token[], at: number): { scale: number; end: number } | undefined {
  for (const [scale, words] of SCALES) {
    const end = phraseEnd(tokens, at, words)
    if (end !== undefined) return { scale, end }
  }
  const end = phraseEnd(tokens, at, MISTYPED_THOUSAND, { mistyped: true })
  if (end !== undefined) return { scale: THOUSAND, end }
  const letter = tokens[at]
  return letter?.glued && letter.spellings[0] === 'l' ? { scale: LAKH, end: at + 1 } : undefined
}

function roundly(rupees: number): number {
  return Math.round(rupees / 500) * 500
}
