import { expect, test } from 'vitest'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['tours except kerala and goa', ['Kerala', 'Goa']],
  ['trips other than rajasthan or gujarat', ['Rajasthan', 'Gujarat']],
  ['beaches not in kerala or andaman', ['Kerala', 'Andaman']],
  ['treks not in himachal, sikkim', ['Himachal', 'Sikkim']],
  ['himachal bina shimla manali ke', ['Shimla', 'Manali']],
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
  ['goa ho gaya, kochi bhi, ab konsa beach', ['Goa', 'Kochi'], 'Not Goa or Kochi'],
  ['goa ho gaya, kochi bhi jana hai', ['Goa'], 'Not Goa'],
  ['meghalaya but we cannot do the double decker stairs', [], 'Not the double-decker bridge'],
])(
  'the next place one has been to, and what one cannot do, are left out: %s (caught: looked for)',
  (text, except, says) => {
    const read = readSentence(text, names)
    expect(read.except).toEqual(except)
    expect(read.words.map((word) => word.says)).toContain(says)
  },
)

test('what is said twice has one chip (caught: two of them)', () => {
  const { words } = readSentence('kerala no stairs, no walking', names)
  expect(words.filter(({ key, isAgain }) => key === 'except' && !isAgain)).toHaveLength(1)
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

test.each([
  ['punjab but we have already done amritsar', ['Amritsar']],
  ['we have been to shimla twice, himachal in may', ['Shimla']],
  ['rajasthan, udaipur already done', ['Udaipur']],
  ['odisha hills and beaches leaving out puri', ['Puri']],
  ['bored of goa, some other beach', ['Goa']],
  ['anything but goa beaches', ['Goa']],
  ['hills instead of shimla', ['Shimla']],
  ['winter trek outside uttarakhand', ['Uttarakhand']],
  ['couple trip but not manali goa or kerala', ['Manali', 'Goa', 'Kerala']],
  ['offbeat hills not shimla manali kasol', ['Shimla', 'Manali', 'Kasol']],
  ['goa ladakh chhod ke june me pahad', ['Goa', 'Ladakh']],
  ['karnataka, munnar ko chhodkar', ['Munnar']],
  ['assam dekhna hai, kaziranga do baar ja chuke hain', ['Kaziranga']],
  ['manali ho aaye hain, himachal ka aur kya hai', ['Manali']],
  ['kerala, munnar dekh liya hai', ['Munnar']],
  ['goa jana hai par beach ke liye nahi', ['beach']],
  ['केरल को छोड़कर दक्षिण भारत', ['Kerala']],
  ['beaches, been to goa', ['Goa']],
  ['we did shimla last time, hills again', ['Shimla']],
  ['hills in place of manali', ['Manali']],
  ['alternative to manali in april', ['Manali']],
  ['neither shimla nor manali, hills', ['Shimla', 'Manali']],
  ['shimla manali dono nahi', ['Shimla', 'Manali']],
  ['hills w/o shimla', ['Shimla']],
  ['manali nhi, koi aur pahad', ['Manali']],
  ['manali se alag koi pahad', ['Manali']],
  ['manali bahut ho gaya, hills', ['Manali']],
  ['மணாலி வேண்டாம் hills', ['Manali']],
  ['hills, Manali వద్దు', ['Manali']],
  ['Manali ಬೇಡ hills', ['Manali']],
  ['Manali ഒഴിവാക്കി hills', ['Manali']],
  ['Manali বাদে পাহাড়', ['Manali']],
  ['Manali વગર hills', ['Manali']],
  ['Manali वगळून डोंगर', ['Manali']],
])('however one leaves a place out: %s (caught: found because it is named)', (text, except) => {
  expect(readSentence(text, names).except).toEqual(except)
})

test.each([
  'weekend outside delhi',
  'have never seen the sea',
  'safari by boat instead of jeep',
  'rajasthan jaipur udaipur',
  'goa again and again',
  'never been to kerala',
  'has anyone been to ladakh',
  'what can be seen in goa',
  'dont skip munnar in kerala',
  'kerala, munnar can not be missed',
  'leaving delhi on friday',
  'not sure, kerala or goa',
])('what only sounds like it leaves nothing out: %s', (text) => {
  expect(readSentence(text, names).except).toEqual([])
})

test.each([
  ['rajasthan jaipur nahi', ['Jaipur']],
  ['without munnar kerala tour', ['Munnar']],
  ['ladakh except leh', ['Leh']],
  ['himachal but not ladakh', ['Ladakh']],
])('a state is not its town, nor the other way round: %s (caught: Leh for all of Ladakh)', (text, except) => {
  expect(readSentence(text, names).except).toEqual(except)
})

test('who has been there is no word to be found (caught: no tour about all of “punjab but we”)', () => {
  expect(readSentence('punjab but we have already done amritsar', names).rest).toBe('punjab')
})

test.each([
  ['na beach na pahad, bas jungle safari', ['beach', 'pahad'], 'jungle safari'],
  ['na temple na trek', ['temple', 'trek'], ''],
  ['samundar pahad kuch nahi sirf mahal aur kile', ['samundar', 'pahad'], 'mahal aur kile'],
  ['temple trek dono nahi, beach', ['temple', 'trek'], 'beach'],
])('each thing of a list is left out that nothing joins: %s (caught: one of them wanted)', (text, except, rest) => {
  const read = readSentence(text, names)
  expect([read.except, read.rest]).toEqual([except, rest])
})

test.each(['only forts, no hills no sea', 'na pahad na beach', 'temples without mountains'])(
  'who wants no hills likes none: %s (caught: hill stations first)',
  (text) => {
    expect(readSentence(text, names).liked.flat()).not.toContain('hill-station-tours')
  },
)
