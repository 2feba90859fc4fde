import { expect, test } from 'vitest'
import { mobileText } from './mobile-text.ts'

test('a mobile of India is read in groups, any other number as it stands', () => {
  expect(mobileText('+919876543210')).toBe('+91 98765 43210')
  expect(mobileText('+447700900123')).toBe('+447700900123')
  expect(mobileText('1800 202 2014')).toBe('1800 202 2014')
})
