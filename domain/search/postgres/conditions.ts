import type { QueryWord } from '#domain/search/plan/plan.ts'
import { neededOf } from '#domain/search/plan/plan.ts'
import type { WordReading } from '#domain/search/plan/readings.ts'
import { SURE_QUALITY } from '#domain/search/plan/readings.ts'
import type { Label } from './lexemes.ts'
import { LABEL_WEIGHTS, LABELS, LABELS_FOR_GUESSES } from './lexemes.ts'

const QUALITY_STEP = 4

/** A full-text condition, and what a document that meets it scores. */
export type Level = { condition: string; score: number }

/** The full-text condition of a query word: any of its readings. */
export function conditionOf({ readings }: QueryWord): string {
  return readings.map((reading) => lexemeOf(reading, isGuess(reading) ? LABELS_FOR_GUESSES : [])).join(' | ')
}

/** The full-text condition of several query words together, as far as they have to be met. */
export function allOf(queryWords: readonly QueryWord[]): string {
  return neededOf(queryWords)
    .map((queryWord) => `(${conditionOf(queryWord)})`)
    .join(' & ')
}

/** What meeting a query word scores, best first: the better read and the stronger the field, the more. */
export function levelsOf({ readings }: QueryWord): Level[] {
  const levels = [...byQuality(readings)].flatMap(([quality, alike]) => {
    const labels = quality < SURE_QUALITY ? LABELS_FOR_GUESSES : LABELS
    return labels.map((label) => ({ condition: underLabel(alike, label), score: quality * LABEL_WEIGHTS[label] }))
  })
  return levels.toSorted((one, other) => other.score - one.score)
}

/** What a query word adds to the part of the name that was asked for: up to 100 for a word of the name. */
export function nameLevelsOf({ readings }: QueryWord): Level[] {
  return [...byQuality(readings)]
    .map(([quality, alike]) => ({ condition: underLabel(alike, 'A'), score: quality }))
    .toSorted((one, other) => other.score - one.score)
}

/** Readings of about the same quality together: a statement grows with every step. */
function byQuality(readings: readonly WordReading[]): Map<number, WordReading[]> {
  return Map.groupBy(readings, ({ quality }) => Math.round(quality / QUALITY_STEP) * QUALITY_STEP)
}

function underLabel(readings: readonly WordReading[], label: Label): string {
  return readings.map((reading) => lexemeOf(reading, [label])).join(' | ')
}

function lexemeOf({ word, beginning }: WordReading, labels: readonly Label[]): string {
  const marks = (beginning ? '*' : '') + labels.join('')
  return `'${word.replaceAll(/['\\]/g, '')}'${marks ? `:${marks}` : ''}`
}

function isGuess({ quality }: WordReading): boolean {
  return quality < SURE_QUALITY
}
