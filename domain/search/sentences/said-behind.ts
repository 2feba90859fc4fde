import { isCommonWord } from '#domain/search/language/common-words.ts'
import { BEEN, BETWEEN, NEVER_YET, NO, NO_AT_THE_END } from './except-words.ts'
import type { Excepted } from './excepted-thing.ts'
import { pastAll, phraseEnd, phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const INSTEAD_OF = phrases('ki jagah, ki jagha')

/** "Shimla ki jagah hill station" goes elsewhere; "shimla ki jagah batao" asks for its sights. */
function tellsMore(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some(({ spellings }) => !spellings.some(isCommonWord))
}

const DENIALS = [NO, BEEN, NO_AT_THE_END, INSTEAD_OF]
const lastOf = new WeakMap<readonly Token[], number>()

/** The last token at which something is said of what stands before it; -1 where nothing is. Looked for once in a sentence. */
export function lastDenial(tokens: readonly Token[]): number {
  const known = lastOf.get(tokens)
  if (known !== undefined) return known
  const last = tokens.findLastIndex((_, at) => DENIALS.some((said) => phraseEnd(tokens, at, said) !== undefined))
  lastOf.set(tokens, last)
  return last
}

/** Where what is said behind a thing that is not wanted ends; of a place also that one has been there. Nobody has been where it is not known yet. */
export function saidBehind(
  tokens: readonly Token[],
  at: number,
  { isPlace, from: start }: Pick<Excepted, 'isPlace'> & { from?: number },
): number | undefined {
  const until = tokens[at]?.isApart ? at : pastAll(tokens, at, BETWEEN)
  // Whoever types at it may go on: "temple tour not too crowded".
  const isOwnPart = start !== undefined && tokens[start]?.isApart === true
  const ends: number[] = []
  for (let from = at; from <= until; from++) {
    if (tokens[from]?.isApart || phraseEnd(tokens, from, NEVER_YET) !== undefined) return undefined
    ends.push(phraseEnd(tokens, from, NO) ?? -1, phraseEnd(tokens, from, isPlace ? BEEN : NO) ?? -1)
    const instead = isPlace ? phraseEnd(tokens, from, INSTEAD_OF) : undefined
    if (instead !== undefined && tellsMore(tokens, instead)) ends.push(instead)
    const last = phraseEnd(tokens, from, NO_AT_THE_END)
    if (last !== undefined && (last < tokens.length ? tokens[last]!.isApart : isOwnPart)) ends.push(last)
  }
  const end = Math.max(...ends)
  return end < 0 ? undefined : end
}
