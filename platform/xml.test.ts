import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('what means something to XML is escaped', () => {
  expect(escapeXml(`<a href="x">Tea & rain's</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Tea &amp; rain&apos;s&lt;/a&gt;')
  expect(escapeXml(']]>')).toBe(']]&gt;')
})

test('what XML cannot hold is dropped or replaced', () => {
  expect(escapeXml('a\u0000b\u001Fc\td\n')).toBe('abc\td\n')
  expect(escapeXml('\uD800x')).toBe('\uFFFDx')
})

test('words in other scripts stay', () => {
  expect(escapeXml('मनाली ₹1,000 🏔')).toBe('मनाली ₹1,000 🏔')
})
