import { expect, test } from 'vitest'
import { isHeld } from './entity-tag.ts'

// (caught: the two compared as texts, so that who comes by a proxy that compresses is sent everything again)
test.each([
  ['W/"one"', 'W/"one"', true],
  ['"one"', 'W/"one"', true],
  ['W/"one"', '"one"', true],
  ['"two", W/"one"', '"one"', true],
  ['*', '"one"', true],
  ['"two"', '"one"', false],
  ['one', '"one"', false],
  ['', '"one"', false],
  [undefined, '"one"', false],
])('%s holds %s: %s', (asked, etag, held) => {
  expect(isHeld(asked, etag)).toBe(held)
})
