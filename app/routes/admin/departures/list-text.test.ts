import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

const filters = { words: '', city: '', month: '2026-11', state: undefined }
const none = { total: 1, off: 0, sold: 0, capacity: 0 }

test('a list says in good grammar what leaves, and what of it was called off (caught: “1 departure that match”, 0 of 0 seats of one called off)', () => {
  expect(listText({ filters, list: { ...none, sold: 7, capacity: 40 } })).toBe(
    '1 departure in November 2026 that matches, 7 of 40 seats sold.',
  )
  expect(listText({ filters, list: { ...none, off: 1 } })).toBe(
    '1 departure in November 2026 that matches, called off.',
  )
  expect(listText({ filters: { ...filters, month: '' }, list: { total: 3, off: 1, sold: 2, capacity: 20 } })).toBe(
    '3 departures from today on, 1 of them called off, 2 of 20 seats sold.',
  )
  expect(listText({ filters, list: { ...none, total: 2, off: 2 } })).toBe(
    '2 departures in November 2026 that match, all called off.',
  )
  expect(listText({ filters, list: { ...none, total: 0 } })).toBe('Nothing leaves in November 2026.')
})
