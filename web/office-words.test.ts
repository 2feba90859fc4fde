import { expect, test } from 'vitest'
import { officeRefusal, officeWords } from './office-words.ts'
import { REFUSALS } from './refusals.ts'
import type { Refusal } from './refusals.ts'

test('the office says nothing that is refused with a please, and nothing as to who books', () => {
  const said = (Object.keys(REFUSALS) as Refusal[]).map(officeRefusal)
  expect(said.filter((words) => /\bplease\b/i.test(words) || /^\p{Ll}/u.test(words))).toEqual([])
  expect(officeWords('Please enter the full name. Please choose it; please look.')).toBe(
    'Enter the full name. Choose it; look.',
  )
  expect(officeRefusal('group-too-large')).not.toContain('call us')
})
