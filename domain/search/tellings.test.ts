import { expect, test } from 'vitest'
import { Tellings } from './tellings.ts'

test('keeps what few packages tell of, without the names of places and numbers', () => {
  const tellings = new Tellings(10_000, new Set(['munnar']))
  for (let at = 0; at < 30; at++) tellings.add(`p${at}`, ['Breakfast, then the road to Munnar, 1200 m'])
  tellings.add('train', ['The toy train to Munnar', 'Breakfast on board'])
  expect([tellings.of('p0'), tellings.of('train'), tellings.of('unknown')]).toEqual(['', 'toy train board', ''])
})
