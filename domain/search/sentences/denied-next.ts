import type { Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Said before what is not wanted. */
const AHEAD = set('no not never without avoid avoiding skip skipping bina nor')
/** What follows a denial that is said behind what it denies: "long drives no please". */
const CLOSES = set('please pls plz plzz thanks thank way yaar ji bhai')
/** After these "bina" closes what was said: "zyada chale bina". */
const BEFORE_BINA = set('ke k kiye kie kare chale gaye jaye liye chadhe utre uthe ruke')

/**
 * Where a stretch ends whose last words deny what follows it: of "relaxed pace no trekking" it is "relaxed pace". `isThing` tells the words of the stretch itself, which a
 * denial may stand before.
 */
export function endBeforeDenial(
  tokens: readonly Token[],
  { from, end }: { from: number; end: number },
  isThing: (at: number) => boolean,
): number {
  const next = tokens[end]
  if (!next || next.isApart) return end
  for (let at = end - 1; at > from && !isThing(at); at--) if (leadsOn(tokens, at)) return at
  return end
}

function leadsOn(tokens: readonly Token[], at: number): boolean {
  const [before, said, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (!hasOne(said, AHEAD) || (behind && hasOne(behind, CLOSES))) return false
  return !(said.spellings.includes('bina') && before && hasOne(before, BEFORE_BINA))
}

function hasOne({ spellings }: Token, some: ReadonlySet<string>): boolean {
  return spellings.some((word) => some.has(word))
}
