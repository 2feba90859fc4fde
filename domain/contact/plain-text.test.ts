import { expect, test } from 'vitest'
import { isNameLike, isPrintable, PLAIN_PARAGRAPHS } from './plain-text.ts'

test.each(['Asha Rao', "D'Souza", 'आशा राव', 'क्‍ष', 'अनु-राधा', 'José'])('%s is a name', (name) =>
  expect(isNameLike(name)).toBe(true),
)

// caught: control characters alone refused, as before: the second to fourth passed
test.each([
  'A\u0000b',
  'Asha\u202Eoar',
  '\u2067Asha',
  '😀😀',
  '<b>Asha',
  'see www.evil.example',
  'https://evil.example',
  '12',
])('%j is none', (name) => expect(isNameLike(name)).toBe(false))

test('paragraphs are lines of plain text', () => {
  expect(PLAIN_PARAGRAPHS.test('One.\r\n\nTwo.')).toBe(true)
  expect(PLAIN_PARAGRAPHS.test('One.\nTwo \u202E.')).toBe(false)
})

// caught: taken, and printed as rubbish on voucher, receipt and invoice
test.each(['முருகன் குமார்', 'অমিত রায়', 'ਗੁਰਪ੍ਰੀਤ', 'గీత', 'محمد علي', 'Đặng Văn', '李小龙'])(
  '%s has letters our papers cannot print',
  (name) => expect([isNameLike(name), isPrintable(name)]).toEqual([true, false]),
)

test.each(['Asha Rao', 'मीरा', 'José', 'Jose\u0301', 'Zoë D’Souza', 'Łukasz', 'Kṛṣṇa Nāyar', 'Gauri\u0304'])(
  '%s can be printed',
  (name) => expect(isPrintable(name)).toBe(true),
)
