import { expect, test } from 'vitest'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['tours except kerala and goa', ['Kerala', 'Goa']],
  ['trips other than rajasthan or gujarat', ['Rajasthan', 'Gujarat']],
  ['beaches not in kerala or andaman', ['Kerala', 'Andaman']],
  ['treks not in himachal, sikkim', ['Himachal', 'Sikkim']],
])('what is joined to a state that is not wanted is not wanted either: %s', (text, except) => {
  expect(readSentence(text, names).except).toEqual(except)
})

test.each(['5000 metre peak', '6000 meter climb', 'trek below 3500 mtr', 'trek under 12000 foot', '4000m trek'])(
  'a height is no price: %s',
  (text) => {
    expect(read(text)).not.toHaveProperty('price')
  },
)

test.each([
  ['uttarakhand but not char dham', 'Not Char Dham'],
  ['char dham nahi uttarakhand', 'Not Char Dham'],
  ['goa but not north goa', 'Not North Goa'],
  ['sikkim but no north sikkim', 'Not North Sikkim'],
  ['honeymoon not hill station', 'Not hill station'],
])('“%s” leaves out all of the name (caught: half of it)', (text, says) => {
  expect(readSentence(text, names).words.map((word) => word.says)).toContain(says)
})

test.each([
  ['gujarat without temples and desert', ['temples', 'desert'], 'Not temples or desert'],
  ['goa without nightlife and casino please', ['nightlife', 'casino'], 'Not nightlife or casino'],
  ['himachal without walking or camping', ['trek', 'camping'], 'Not on foot or camping'],
  ['grandparents cannot climb stairs temples', ['trek'], 'Not on foot'],
  ['dadi zyada chal nahi sakti uttarakhand', ['trek'], 'Not on foot'],
])(
  'what is joined to a thing that is not wanted, and walking nobody is able to, is left out: %s (caught: as words to find)',
  (text, except, says) => {
    const read = readSentence(text, names)
    expect([read.except, read.words.map((word) => word.says)]).toEqual([except, expect.arrayContaining([says])])
  },
)

test.each(['kerala without houseboat and with beach', 'sikkim no crowd and snow in april'])(
  'what “and” begins anew is wished for: %s',
  (text) => expect(readSentence(text, names).except).not.toContain('snow'),
)
