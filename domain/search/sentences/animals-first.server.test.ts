import { expect, test } from 'vitest'
import { asksForAnimals } from './animals-first.server.ts'

test.each([
  ['where can I see wild elephants', true],
  ['lions', true],
  ['elephant', true],
  ['elephant beach', false],
  ['elephant falls shillong', false],
  ['tiger hill', false],
  ['munnar tea', false],
])('“%s” asks for animals: %s (caught: a beach called after one shown first)', (text, isAsked) => {
  expect(asksForAnimals(text)).toBe(isAsked)
})
