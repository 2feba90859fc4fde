import { expect, test } from 'vitest'
import { synonymsOf } from '#domain/search/synonyms.ts'
import { isImplied } from './implied-words.ts'

test('an expedition is a trek, and a climb beside a peak says nothing more (caught: only what is called so)', () => {
  expect(synonymsOf('expedition')).toContain('trek')
  expect(isImplied('climb', ['peak', 'climb'])).toBe(true)
  expect(isImplied('climb', ['girnar', 'climb'])).toBe(false)
})
