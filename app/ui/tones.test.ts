import { expect, test } from 'vitest'
import { tonesGround } from './tones.ts'

test('tones are said in three digits, each the nearest', () => {
  expect(tonesGround(['#f3bb72', '#ffeac2', '#00080f'])).toBe('linear-gradient(#eb7,#feb,#001)')
})

test('what is no six-digit colour stays as it is', () => {
  expect(tonesGround(['#abc', 'red'])).toBe('linear-gradient(#abc,red)')
})
