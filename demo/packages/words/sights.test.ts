import { expect, test } from 'vitest'
import attractions from '#demo/facts/attractions.json' with { type: 'json' }
import { firstPatterns } from './sights.ts'

const patternsOf = (slug: string) =>
  firstPatterns(
    attractions.find((one) => one.slug === slug)!,
    true,
  ).join(' ')

test('every sight has words, and none that are false of it (caught: people who live where a festival is held, a ferry beside a bridge)', () => {
  expect(attractions.filter((sight) => firstPatterns(sight, false).length === 0)).toEqual([])
  expect(patternsOf('kisama-heritage-village')).not.toContain('people live')
  expect(patternsOf('longwa-village')).toContain('people live')
  expect(patternsOf('bet-dwarka')).not.toMatch(/boat|ferry/)
  expect(patternsOf('umananda-island')).toContain('ferry')
  expect(patternsOf('robbers-cave')).not.toContain('cave to cave')
  expect(patternsOf('dzukou-valley')).not.toMatch(/easy|ponies/)
})
