import type { SearchDocument } from './document.ts'

/** Where in a document a word stands. The number is its place in the index, strongest first. */
export const FIELD = {
  name: 0,
  otherName: 1,
  firstPlace: 2,
  place: 3,
  theme: 4,
  state: 5,
  attraction: 6,
  start: 7,
  summary: 8,
  telling: 9,
} as const

export type Field = (typeof FIELD)[keyof typeof FIELD]

export const FIELD_COUNT = Object.keys(FIELD).length

/** What a word counts for, by field; the order of `FIELD`. */
export const FIELD_WEIGHTS: readonly number[] = [10, 9, 7, 6, 5, 5, 3, 2, 1, 0.5]

/** The weakest field in which a guessed word may count: prose holds too many words to guess among. */
export const LAST_FIELD_FOR_GUESSES: Field = FIELD.attraction

/** The texts of a document by field, strongest first: of a word that stands in several, the first counts. */
export function fieldsOf(document: SearchDocument): { field: Field; texts: readonly string[]; repeats: boolean }[] {
  return [
    { field: FIELD.name, texts: [document.name], repeats: false },
    { field: FIELD.otherName, texts: document.otherNames, repeats: true },
    { field: FIELD.firstPlace, texts: document.places.slice(0, 1), repeats: true },
    { field: FIELD.place, texts: document.places.slice(1), repeats: true },
    { field: FIELD.theme, texts: document.themes, repeats: true },
    { field: FIELD.state, texts: document.states, repeats: true },
    { field: FIELD.attraction, texts: document.attractions, repeats: true },
    { field: FIELD.start, texts: document.startCity ? [document.startCity] : [], repeats: true },
    { field: FIELD.summary, texts: [document.summary, document.difficulty ?? ''], repeats: false },
    { field: FIELD.telling, texts: [document.telling], repeats: false },
  ]
}
