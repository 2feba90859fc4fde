/** So many packages may say the same. */
export const MOST_SAYING = 3

/** A text's sentences; "Yes." and "No." are none without the next. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])(?<!\b(?:Yes|No)\.) /)
}

/** What packages have told, sentence by sentence: what three have told no fourth may. */
export type ToldSentences = {
  mayTell(sentence: string, slug: string): boolean
  tell(text: string, slug: string): string
  /** Whether nobody has kept these words whole, and to keep them. */
  isNew(text: string): boolean
  keep(text: string): void
}

export function openTold(): ToldSentences {
  const toldBy = new Map<string, Set<string>>()
  const kept = new Set<string>()
  return {
    isNew: (text) => !kept.has(text),
    keep: (text) => void kept.add(text),
    mayTell: (sentence, slug) => {
      const told = toldBy.get(sentence) ?? new Set()
      return told.size < MOST_SAYING || told.has(slug)
    },
    tell: (text, slug) => {
      for (const sentence of sentencesOf(text))
        toldBy.set(sentence, (toldBy.get(sentence) ?? new Set<string>()).add(slug))
      return text
    },
  }
}
