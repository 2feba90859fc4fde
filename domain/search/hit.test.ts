import { expect, test } from 'vitest'
import { byFit } from './hit.ts'

const hits = [
  { id: 'a', kind: 'package' as const, name: 'A', url: 'a', rating: 410, score: 1300 },
  { id: 'b', kind: 'package' as const, name: 'B', url: 'b', rating: 480, score: 600 },
  { id: 'c', kind: 'package' as const, name: 'C', url: 'c', rating: 490, score: 100 },
]

test('orders by fit without touching what it was given', () => {
  expect(byFit(hits.toReversed()).map((hit) => hit.id)).toEqual(['a', 'b', 'c'])
  expect(hits[0]?.id).toBe('a')
})
