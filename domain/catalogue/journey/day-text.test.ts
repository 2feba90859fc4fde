import { expect, test } from 'vitest'
import { dayWords } from './day-text.ts'

test.each([
  [
    'Up **early**, and *slowly* to the [spice market](/places/spice-market).',
    'Up early, and slowly to the spice market.',
  ],
  ['Tea.\n\nThen:\n- the __mill__\n- the lake\n\nHome.', 'Tea.\n\nThen:\n\nthe mill\nthe lake\n\nHome.'],
  ['1. Jeep at 4 am\n2. Boat', '1. Jeep at 4 am\n2. Boat'],
  ['A walk\\\nof two hours', 'A walk\nof two hours'],
])('a day in Markdown in plain words: %j', (text, words) => {
  expect(dayWords(text)).toBe(words)
})

test.each([
  '# 4 on the list, R&amp;R & a 3 * 4 * 5 m hut by snake_case_lane, ~20 km and ~30 km, `as it is`',
  'Home by 6.\n---\n> not said, <b>bold</b> <https://example.org>',
  '    Four spaces, at 5* and 4* hotels',
  '1986. A year, and * not + a - point',
])('what a day has no use for stands as it was typed: %j', (text) => {
  expect(dayWords(text)).toBe(text.trimStart())
})
