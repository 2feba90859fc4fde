import { filterParams } from '#domain/search/filters.ts'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
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
