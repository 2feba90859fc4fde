import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'
import { withoutSpeech } from './speech.ts'

test.each([
  ['where can I see the whole of Gujarat?', 'Gujarat?'],
  ['what can we do in munnar', 'in munnar'],
  ['how many days are enough for sikkim', 'for sikkim'],
  ['which sea beaches can be done', 'which sea beaches'],
  ['safari by boat instead of jeep', 'safari by boat'],
  ['living with tribes and village people', 'tribes and village'],
  ['premium honeymoon, money no issue', 'premium honeymoon'],
  ['papa ko sugar hai kashi', 'papa kashi'],
  ['temple dikhane le jana', 'temple'],
  ['children under 10 jungle', 'children jungle'],
  ['over the hills from pune', 'hills from pune'],
  ['do we need permits for tawang', 'for tawang'],
  ['pune se nikalne wala trek', 'pune se wala trek'],
  ['kochi pahunchkar niklenge munnar ghumne', 'kochi munnar ghumne'],
  ['wake up early in coorg', 'early in coorg'],
  ['full rajasthan', 'rajasthan'],
  ['pura kerala', 'kerala'],
])(
  'of “%s” what it is put in is not looked for (caught: “do” taken for Dona Paula; “nikalne”, “full” nothing has; “up” taken for Uttar Pradesh; “pura” for Puri)',
  (text, left) => {
    expect(withoutSpeech(text)).toBe(left)
  },
)

test('a single word of asking is no name where something else was read (caught: “lekin” looked for)', () => {
  expect(withoutSpeech('lekin', false)).toBe('')
  expect(withoutSpeech('lekin')).toBe('lekin')
})

test.each([
  'full moon on the rann',
  'do dham yatra',
  'step well',
  'do',
  'land',
  'deomali',
  'kedarnath',
  'ladakh',
  'bharatpur',
])('a name stays whole: %s', (text) => {
  expect(withoutSpeech(text)).toBe(text)
})

test.each([
  ['hum log mumbai se 3 din ke liye kahan ja sakte hain', 'ke liye kahan ja sakte hain'],
  ['chennai se kahan ja sakte hain', 'kahan ja sakte hain'],
  ['we land at bagdogra, what can we do?', 'we, ?'],
])('of “%s” nothing is left to look for', (text, rest) => {
  expect(readSentence(text, names).rest).toBe(rest)
})

test('how long it is says no more where the days are said (caught: what has “short” in its name before what is as short)', () => {
  expect(readSentence('short ladakh trip max 5 days', names).rest).toBe('ladakh trip')
  expect(readSentence('short ladakh trip', names).rest).toContain('short')
})
