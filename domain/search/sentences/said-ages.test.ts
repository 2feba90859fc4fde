import { expect, test } from 'vitest'
import { read } from '#tests/read-golden.ts'

test.each([
  ['75 year old parents haridwar', 'parents haridwar'],
  ['seniors 62 years munnar', 'seniors munnar'],
  ['munnar 21-35 years group', 'munnar'],
  ['60+ parents kashi', 'parents kashi'],
  ['old parents puri', 'parents puri'],
  ['above 65 years shirdi', 'shirdi'],
])('how old the grown-ups are is nothing to look for: %s (caught: Old Goa for the old)', (text, rest) => {
  expect(read(text)).toMatchObject({ rest })
})

test.each(['old goa churches', 'old delhi food walk', '21 sisters', '30+ treks'])('“%s” tells no age', (text) => {
  expect(read(text)).toMatchObject({ rest: text })
})
