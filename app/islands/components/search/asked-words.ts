/** Words of a question that are in the names of tours without being what is looked for. */
const FILLERS = new Set(
  'a an and at by day days for from in near of on package packages the to tour tours trip trips with'.split(' '),
)

type Read = { corrected?: string; understood: readonly { text: string }[] }

/** The words a tour may be named for: those of the question as it was read, without what was read as a filter. */
export function askedWords(text: string, { corrected, understood }: Read): string[] {
  const rest = understood.reduce((left, { text: piece }) => left.replace(piece, ' '), text)
  return wordsOf(corrected !== undefined && understood.length === 0 ? corrected : rest).filter(
    (word) => !FILLERS.has(word),
  )
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
}
