import type { Span } from '#domain/search/filters.ts'
import { countAt } from './numbers.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const AT_MOST = phrases(
  'nothing above, nothing over, nothing higher than, nothing beyond, nowhere above, not a rupee above, not over, not beyond, no higher than, not higher than, never above, should not cross, shouldnt cross, not crossing, not exceeding, without crossing, under, below, within, upto, up to, less than, lesser than, less then, fewer than, max, maximum, at most, not more than, no more than, not above, not over, no more then, cheaper than, shorter than, inside',
)
const AT_LEAST = phrases(
  'above, over, more than, more then, at least, atleast, minimum, min, longer than, not less than, starting from, starting at',
)
/** The figure itself is too little. */
const MORE_THAN = phrases('above, over, more than, more then, longer than')
const THAN_MORE = phrases('se zyada, se jyada, se adhik, se upar, se oopar, ke upar')
const ABOUT = phrases('around, about, approx, approximately, roughly, nearly, near, lagbhag, karib, kareeb')
/** "Se zyada na ho", "ke upar nahi". */
const NOT_MORE = ['se', 'ke', 'k', ''].flatMap((than) =>
  ['zyada', 'jyada', 'adhik', 'upar', 'oopar', 'uper', 'above'].flatMap((more) =>
    ['nahi', 'nahin', 'nhi', 'na', 'mat'].flatMap((not) =>
      ['', 'ho', 'jaye', 'jaaye', 'jana', 'jaana', 'chahiye', 'hona chahiye', 'jao', 'le jana'].map((end) =>
        `${than} ${more} ${not} ${end}`.trim(),
      ),
    ),
  ),
)
const OR_LESS = phrases(
  `${NOT_MORE.join(', ')}, se kam, se neeche, se niche, ke andar, k andar, ke neeche, ke niche, ke bhitar, tak, takk, ke under, se zyada nahi, se zyada nahin, se jyada nahi, se jyada nahin, se upar nahi, or less, or below, or under, and below, max, maximum`,
)
const OR_MORE = phrases(
  'se zyada, se jyada, se adhik, se upar, se oopar, ke upar, plus, +, or more, or above, and above, and more, and up, onwards, or longer, se kam nahi, se kam nahin, se kam na ho',
)
const AT_THE_LEAST = phrases('minimum, min, at least, atleast, at the least, kam se kam')
/** "5 days minimum budget" is no long journey. */
const OF_MONEY = phrases('budget, cost, costs, price, prices, rate, rates, kharcha, kharch, charges, spend')
const OR_SO = phrases(
  'approx, approximately, ke aas paas, ke aaspaas, ke aas pas, ke karib, ke kareeb, or so, ish, lagbhag',
)
const BETWEEN = phrases('between, from, in between')
const AND = phrases('to, and, -, se, aur, till, or, ya')
const MIDST = phrases('ke beech, ke bich, k beech, beech, bich, tak')

/** A quantity read from a sentence. */
export type Amount<Unit> = { value: number; unit: Unit; end: number }

/** How quantities of one sort are read: with their unit, and a bare number that borrows the unit of the one after it. */
export type AmountReader<Unit> = {
  whole(tokens: readonly Token[], at: number): Amount<Unit> | undefined
  bare(count: number, unit: Unit): number
}

/** A quantity and what was said about it; `span` has both ends included. */
export type BoundedQuantity<Unit> = {
  kind: 'exact' | 'most' | 'least' | 'about' | 'between'
  span: Span
  unit: Unit
  /** Whether the figure itself is too little: "more than 5". */
  isBeyond?: true
  end: number
}

/** "under 5 …", "… se kam", "5+ …", "between 4 and 7 …" or the quantity alone, where it begins at a token. */
export function boundedAt<Unit>(
  tokens: readonly Token[],
  at: number,
  reader: AmountReader<Unit>,
): BoundedQuantity<Unit> | undefined {
  return (
    betweenAt(tokens, at, reader) ??
    before(tokens, at, reader, { bound: AT_MOST, kind: 'most' }) ??
    before(tokens, at, reader, { bound: AT_LEAST, kind: 'least' }) ??
    before(tokens, at, reader, { bound: ABOUT, kind: 'about' }) ??
    after(tokens, at, reader)
  )
}

function betweenAt<Unit>(
  tokens: readonly Token[],
  at: number,
  reader: AmountReader<Unit>,
): BoundedQuantity<Unit> | undefined {
  const start = phraseEnd(tokens, at, BETWEEN, { mistyped: true }) ?? at
  const count = countAt(tokens, start)
  const read = reader.whole(tokens, start)
  const first = read && read.end > start + 1 ? read : undefined
  const and = phraseEnd(tokens, first?.end ?? start + 1, AND)
  const second = and === undefined ? undefined : reader.whole(tokens, and)
  if (!second || (!first && count === undefined)) return undefined
  const from = first?.value ?? reader.bare(count!, second.unit)
  if (from >= second.value) return undefined
  const end = phraseEnd(tokens, second.end, MIDST) ?? second.end
  return { kind: 'between', span: { from, to: second.value }, unit: second.unit, end }
}

function before<Unit>(
  tokens: readonly Token[],
  at: number,
  reader: AmountReader<Unit>,
  { bound, kind }: { bound: Phrases; kind: 'most' | 'least' | 'about' },
): BoundedQuantity<Unit> | undefined {
  const start = phraseEnd(tokens, at, bound, { mistyped: true })
  const amount = start === undefined ? undefined : reader.whole(tokens, start)
  const isBeyond = kind === 'least' && phraseEnd(tokens, at, MORE_THAN) === start
  return (
    amount && {
      kind,
      span: spanOf(kind, amount.value),
      unit: amount.unit,
      ...(isBeyond && { isBeyond }),
      end: amount.end,
    }
  )
}

function after<Unit>(
  tokens: readonly Token[],
  at: number,
  reader: AmountReader<Unit>,
): BoundedQuantity<Unit> | undefined {
  const amount = reader.whole(tokens, at)
  if (!amount) return undefined
  const [said, denied] = [phraseEnd(tokens, amount.end, OR_LESS), phraseEnd(tokens, amount.end, OR_MORE)]
  // "Se kam nahi" begins as "se kam" does.
  const less = said !== undefined && said > (denied ?? 0) ? said : undefined
  const more = less === undefined ? (denied ?? atTheLeast(tokens, amount.end)) : undefined
  const about = less ?? more ?? phraseEnd(tokens, amount.end, OR_SO)
  const kind = less !== undefined ? 'most' : more !== undefined ? 'least' : about !== undefined ? 'about' : 'exact'
  const isBeyond = more !== undefined && phraseEnd(tokens, amount.end, THAN_MORE) === more
  const end = about ?? amount.end
  return { kind, span: spanOf(kind, amount.value), unit: amount.unit, ...(isBeyond && { isBeyond }), end }
}

function atTheLeast(tokens: readonly Token[], at: number): number | undefined {
  const end = phraseEnd(tokens, at, AT_THE_LEAST)
  return end === undefined || phraseEnd(tokens, end, OF_MONEY) !== undefined ? undefined : end
}

function spanOf(kind: 'exact' | 'most' | 'least' | 'about', value: number): Span {
  if (kind === 'most') return { from: undefined, to: value }
  if (kind === 'least') return { from: value, to: undefined }
  return { from: value, to: value }
}
