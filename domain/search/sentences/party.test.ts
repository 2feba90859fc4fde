import { expect, test } from 'vitest'
import { read } from '#tests/read-golden.ts'

test.each([
  ['family 5 manali', 5, 0],
  ['manali for 3 below 90000', 3, 0],
  ['shimla 60k for 3', 3, 0],
  ['3 couples manali', 6, 0],
  ['ooty family with 1 kid below 30000', 2, 1],
])('who comes is read where it is said shortly: %s', (text, adults, children) => {
  expect(read(text).party).toMatchObject({ adults, children })
})

test.each(['kerala for 4 days', 'for 4 dham', 'family 4 star hotel', 'goa for 3k', 'family 5 kids'])(
  'a figure that counts something else is nobody: %s',
  (text) => {
    expect(read(text).party).toBeUndefined()
  },
)
