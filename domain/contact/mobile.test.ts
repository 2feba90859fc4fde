import { describe, expect, it } from 'vitest'
import { isAllowedMobile, maskMobile, prefixOfMobile, readMobile } from './mobile.ts'

describe('a mobile as it was typed', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 98765 43210 ', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['+91 90000 00001', '+919000000001'],
    ['+977 984-1234567', '+9779841234567'],
    ['+91-९८७६५ ४३२१०', '+919876543210'],
    ['৯৮৭৬৫৪৩২১০', '+919876543210'],
    ['+44 7911 123456', '+447911123456'],
    ['+971 50 123 4567', '+971501234567'],
  ])('%s is %s', (typed, e164) => {
    expect(readMobile(typed)).toBe(e164)
  })

  it.each([
    ['1234567', 'shorter than 8'],
    ['', 'nothing'],
    ['11 2345 6789', 'a landline in Delhi'],
    ['+91 22 2345 6789', 'a landline in Mumbai'],
    ['5876543210', 'no mobile series'],
    ['98765432101', 'a digit too many'],
    ['call 9876543210', 'words around it'],
    ['9876543210 ext 5', 'an extension'],
    ['9876543210;+919876543211', 'two numbers'],
    ['+999 12345678', 'no such country'],
    ['9'.repeat(60), 'endless'],
    [9876543210, 'no text'],
    [undefined, 'nothing at all'],
    [{ toString: () => '9876543210' }, 'an object'],
  ])('%s is none: %s', (typed: unknown, _why: string) => {
    expect(readMobile(typed)).toBeUndefined()
  })

  it('may be sent codes where its country was allowed', () => {
    expect(isAllowedMobile('+919876543210', ['IN'])).toBe(true)
    expect(isAllowedMobile('+9779841234567', ['IN'])).toBe(false)
    expect(isAllowedMobile('+9779841234567', ['IN', 'NP'])).toBe(true)
    expect(isAllowedMobile('nothing', ['IN'])).toBe(false)
  })

  it('is shown so that only its owner knows it', () => {
    expect(maskMobile('+919876543210')).toBe('+91 98•••••210')
    expect(maskMobile('+9779841234567')).toBe('+977 98•••••567')
    expect(maskMobile('nothing')).toBe('•••••')
  })

  it('has neighbours: the first six digits after the country code', () => {
    expect(prefixOfMobile('+919876543210')).toBe('+91987654')
    expect(prefixOfMobile('+9779841234567')).toBe('+977984123')
  })
})
