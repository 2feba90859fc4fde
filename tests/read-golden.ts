import { filterParams } from '#domain/search/filters.ts'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { apart } from '#domain/search/sentences/apart.ts'
import { asksForCar } from '#domain/search/sentences/asked-car.ts'
import { SPEECH_PHRASES } from '#domain/search/sentences/speech.ts'
import { tokensOf } from '#domain/search/sentences/tokens.ts'
import { readSentence } from '#domain/search/sentences/read-sentence.ts'

export const names = goldenSentenceNames()
export const read = (text: string) => {
  const { filters, rest, words, near, party } = readSentence(text, names)
  const set = Object.fromEntries(filterParams(filters))
  return {
    ...set,
    rest,
    says: words.map(({ says, note }) => (note ? `${says}: ${note}` : says)),
    near: near?.name,
    party,
  }
}

const ASKED_WITH = new Set(
  SPEECH_PHRASES.flatMap(({ begunBy }) =>
    [...begunBy.values()].flatMap((some) => some.flatMap((phrase) => [...phrase])),
  ),
)

/** Whether some of it is only what one asks with, of a car too. */
export function asks(text: string): boolean {
  if (asksForCar(apart(text, names).text, names)) return true
  return tokensOf(apart(text, names).text).some(({ spellings }) => spellings.some((word) => ASKED_WITH.has(word)))
}
