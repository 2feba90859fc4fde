import { expect, test } from 'vitest'
import { wordsOf } from '#domain/search/normalise.ts'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

/** How people leave a place out; X is what they leave out, W what they want. */
const WAYS = [
  'W but not X | W other than X | W skip X | W, no X | W, not X again | W, X already done | W, done with X | W, X nope | W please dont include X',
  'W dont want to go to X | W, X is overrated | W, X not needed | W, no need of X | W, X been there | W sans X | no X please, W | W, X never again',
  'W, X excluded | W, X no | W, but X we have done | except X, W | W, X we have seen | W X nahi | W X mat | W X chhod ke | X ke alawa W | X ke siwa W',
  'W bina X | W jisme X na ho | W X nako | W, X ho gaya hai | X dekh chuke hain, W | X dekh liya koi aur W | W X mat dikhana | W par X nahi',
  'X bahut ho gaya, W | W, X to bilkul nahi | X sau baar gaye, W | X pichle saal gaye the, W | X ki jagah W | W, X waghaira nahi | W X avoid karna hai',
  'W X wala nahi | W X नहीं | X के अलावा W | X देख चुके हैं, W | W जिसमें X न हो | W लेकिन X नहीं | W X বাদ দিন | W X வேண்டாம்',
].flatMap((line) => line.split(' | '))

const LEFT_OUT: readonly [want: string, not: string, except: string[]][] = [
  ['hill station', 'shimla', ['Shimla']],
  ['hill station', 'shimla n manali', ['Shimla', 'Manali']],
  ['himachal', 'shimla aur manali', ['Shimla', 'Manali']],
  ['beach', 'goa and andaman', ['Goa', 'Andaman']],
  ['rajasthan', 'udaipur & jodhpur', ['Udaipur', 'Jodhpur']],
]

test.each(WAYS)(
  '“%s” leaves out the places it names, and no other (caught: half of them, or what is wanted)',
  (way) => {
    for (const [want, not, except] of LEFT_OUT) {
      const text = way.replace('W', want).replace('X', not)
      const read = readSentence(text, names)
      expect([text, [...read.except, ...read.exceptRegions.map(({ name }) => name)].map(short)]).toEqual([text, except])
      expect([text, wordsOf(read.rest)]).toEqual([text, wordsOf(want)])
    }
  },
)

function short(name: string): string {
  return name.split(' ')[0]!
}

test.each([
  'bacche ne kabhi snow nahi dekhi',
  'never seen snow',
  'kashmir nahi gaye kabhi',
  'kashmir abhi tak nahi gaye',
  'humne tiger nahi dekha',
  'why not kerala',
  'munnar kyun nahi',
  'not only goa but gokarna also',
  'zyada mehnga nahi goa',
  'goa paise ki dikkat nahi',
  'dont miss golden temple',
  'meghalaya root bridges miss nahi karna',
  'kerala not in june',
  'kerala december nahi',
  'spiti but not above 4500',
])('“%s” leaves nothing out (caught: what is wanted)', (text) => {
  expect(readSentence(text, names).except).toEqual([])
})

test.each([
  ['manali, shimla nahi', 'manali'],
  ['not gangtok, darjeeling', 'darjeeling'],
  ['goa, gokarna nahi 3 days', 'goa'],
])('of “%s” one place is wanted', (text, rest) => {
  expect(readSentence(text, names).rest).toBe(rest)
})

test.each([
  ['ladakh 4000 ke upar nahi', { fromM: undefined, toM: 4000 }],
  ['trek unchai 3500 se zyada na ho', { fromM: undefined, toM: 3500 }],
])('“%s” tells a height, no price (caught: a price from it on)', (text, height) => {
  const { wishes, filters } = readSentence(text, names)
  expect([wishes, filters.price]).toEqual([[height], undefined])
})

test.each([
  ['beach holiday anywhere but not goa', ['Goa'], 'beach'],
  ['beaches, everywhere except kerala and goa', ['Kerala', 'Goa'], 'beaches'],
  ['temple tour but not tirupati and not rameswaram, already visited', ['Tirupati', 'Rameswaram'], 'temple tour'],
  ['rajasthan, jaipur and not udaipur, been there', ['Udaipur'], 'rajasthan, jaipur'],
])('“%s” leaves out %j twice denied, and says no more of it (caught: Goa first)', (text, except, rest) => {
  const read = readSentence(text, names)
  expect([read.except, read.rest.replace(/ holiday/, '')]).toEqual([except, rest])
})

test('a thing is left out with what it is a kind of (caught: passes looked for)', () => {
  const { except, rest } = readSentence('cool place in may, no trek no snow passes', names)
  expect([except, rest]).toEqual([['trek', 'snow passes'], ''])
})

test.each(['डोंगर चढणे नको', 'chadhai nahi', 'no climbing'])('“%s” is said of feet, not of hills', (text) => {
  expect(readSentence(`gujarat ${text}`, names).words.map(({ says }) => says)).toEqual(['Not on foot'])
})

test('what is denied too is left out as well, in any script (caught: treks for who wants none)', () => {
  for (const text of ['kerala houseboat nahi aur trek bhi nahi', 'केरल हाउसबोट नहीं और ट्रेक भी नहीं'])
    expect([text, readSentence(text, names).except]).toEqual([text, ['houseboat', 'trek']])
})

test('a length that is too long is none (caught: two weeks)', () => {
  expect(readSentence('do hafte ka na ho to 8-9 din kerala', names).filters.days).toEqual({ from: 8, to: 9 })
})
