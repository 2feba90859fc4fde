import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'
import { runs } from '#tests/runs.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 })

function vocabularyOf(words: readonly string[]): Vocabulary {
  const sorted = [...new Set(words)].toSorted((one, other) => (one < other ? -1 : 1))
  return new Vocabulary(sorted, new Uint32Array(sorted.length))
}

test('finds the same near words as comparing with every word in turn', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      word,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (words, typed, most, growing) => {
        const found = vocabularyOf(words).listNear(typed, most, growing)
        const expected = [...new Set(words)].filter((known) => nearness(known, typed, growing) <= most)
        expect(found.map((near) => near.word).toSorted()).toEqual(expected.toSorted())
        for (const near of found)
          expect(near.distance).toBe(near.whole ? distance(near.word, typed) : nearness(near.word, typed, true))
      },
    ),
    { numRuns: runs(500) },
  )
})

test('counts a swap of neighbours as one mistake and forgives the first letter', () => {
  const vocabulary = vocabularyOf(['delhi', 'shimla', 'kerala'])
  expect(vocabulary.listNear('dehli', 1, false).map((near) => near.word)).toEqual(['delhi'])
  expect(vocabulary.listNear('xhimla', 1, false).map((near) => near.word)).toEqual(['shimla'])
})

function nearness(known: string, typed: string, growing: boolean): number {
  if (!growing) return distance(known, typed)
  return Math.min(...Array.from({ length: known.length + 1 }, (_, length) => distance(known.slice(0, length), typed)))
}

/** Optimal string alignment, the plain way. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => row || column),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        at(row - 1, column - 1) + (same ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(one.length, other.length)
}
