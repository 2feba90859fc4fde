import type { SearchDocument } from '#domain/search/document.ts'
import type { Field } from '#domain/search/fields.ts'
import { FIELD, fieldsOf } from '#domain/search/fields.ts'
import { wordsOf } from '#domain/search/normalise.ts'

/** The four labels a lexeme can carry, strongest first, and what a word under it counts for. */
export const LABEL_WEIGHTS = { A: 10, B: 6, C: 5, D: 1 } as const

export type Label = keyof typeof LABEL_WEIGHTS

export const LABELS = Object.keys(LABEL_WEIGHTS) as Label[]

/** The labels under which a guessed word may count. */
export const LABELS_FOR_GUESSES: readonly Label[] = ['A', 'B', 'C']

/** The words of a document, each under its strongest label. */
export function labelledWords(document: SearchDocument): Map<string, Label> {
  const labels = new Map<string, Label>()
  for (const { field, texts } of fieldsOf(document)) {
    for (const word of texts.flatMap(wordsOf)) if (!labels.has(word)) labels.set(word, labelOf(field))
  }
  return labels
}

/** Labelled words as PostgreSQL writes a tsvector. Words hold nothing but letters, marks and digits. */
export function tsvectorOf(labels: ReadonlyMap<string, Label>): string {
  return [...labels].map(([word, label], at) => `'${word}':${Math.min(at + 1, 16_000)}${label}`).join(' ')
}

function labelOf(field: Field): Label {
  if (field <= FIELD.otherName) return 'A'
  if (field <= FIELD.place) return 'B'
  return field <= FIELD.attraction ? 'C' : 'D'
}
