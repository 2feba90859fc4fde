import { expect, test } from 'vitest'
import { nameIn, programText, thingText } from './thing.ts'

test('a thing of the audit is called by its name, many at once by their kind (caught: “user:jzt7c0cgyzqs43vgz130”, “vehicle:*”)', () => {
  const things = new Map([['package:k2', 'Kerala Classic']])
  const names = { people: new Map([['jzt7', 'Leela Thomas']]), things, kept: undefined }
  expect(thingText('user:jzt7', names)).toBe('Leela Thomas')
  expect(thingText('user:gone', names)).toBe('Person gone')
  expect(thingText('vehicle:*', names)).toBe('Vehicle, several')
  expect(thingText('package-draft:kerala-classic', names)).toBe('Package draft kerala-classic')
  expect(thingText('package:k2', names)).toBe('Package Kerala Classic')
  expect(thingText('promotion:p1', { ...names, kept: nameIn({ code: 'MONSOON' }) })).toBe('Promotion MONSOON')
  expect(thingText('setting:homeFooter', names)).toBe('Footer')
  expect(thingText('check-in:b1:2', names)).toBe('Check in b1:2')
  expect(programText('demo')).toBe('The program, for the demo')
  expect(programText('enquiries')).toBe('The program, for enquiries')
})
