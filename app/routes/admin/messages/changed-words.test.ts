import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('the history of a message says what was changed, by the words of its form (caught: “changed it” alone, “isOn”)', () => {
  const shipped = { kind: 'review', channel: 'email', version: 1, isOn: true, words: null, subject: null }
  const off = { ...shipped, version: 2, isOn: false, words: 'How was it?' }
  expect(changedWords({ before: null, after: shipped })).toEqual([])
  expect(changedWords({ before: null, after: off })).toEqual([
    { name: 'Words', before: 'as shipped', after: 'How was it?' },
    { name: 'It goes out', before: 'yes', after: 'no' },
  ])
  expect(changedWords({ before: off, after: { ...off, version: 3, subject: 'Home again?' } })).toEqual([
    { name: 'Subject', before: 'as shipped', after: 'Home again?' },
  ])
})
