import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

/** What is needed, in the words of one family a line; nothing of it may be looked for. */
const NEEDS = [
  'pure veg food | only veg | no non veg | vegetarian meals | veg hotel | shakahari khana | halal food only | mutton bhi chalega | no onion garlic | jain food',
  'western toilet | saaf toilet chahiye | hotel with lift | lift honi chahiye | ground floor room | ac room',
  'wheelchair user | bad knees | ghutne kharab hain | papa ke ghutne mein dard | knee replacement | diabetic',
  'alcohol allowed | sharab nahi | drinks allowed | with my dog | kutta saath | tamil speaking guide | english speaking guide',
  'privacy | candle light dinner | reunion | marriage proposal | want to propose | leech free | leeches se darr | three generations | teen peedhi',
].flatMap((line) => line.split(' | '))

test.each(NEEDS)('“%s” narrows nothing (caught: what has its words in a text alone)', (need) => {
  for (const text of [`kerala ${need}`, `${need}, kerala`]) {
    const { rest, placesNamed, except } = readSentence(text, names)
    expect([text, placesNamed.map(({ name }) => name), except]).toEqual([
      text,
      ['Kerala'],
      expect.not.arrayContaining(['Kerala']),
    ])
    expect([text, rest.split(' ').filter((word) => !/^(kerala|papa)$/.test(word))]).toEqual([text, []])
  }
})

test.each([
  ['papa had bypass', 'low'],
  ['oonchai se darr lagta hai', 'gentle'],
  ['vertigo', 'gentle'],
  ['5 mahine pregnant wife', 'gentle'],
  ['garbhvati patni', 'gentle'],
  ['mom to be', 'gentle'],
  ['ghat road nahi', 'smooth'],
  ['slip disc', 'short'],
  ['back problem', 'short'],
])('“%s” is wished for by what the facts know: %s', (need, wish) => {
  expect(readSentence(`kerala ${need}`, names).wishes).toEqual([wish])
})

test.each([
  'pure veg food',
  'jain food',
  'shakahari khana chahiye',
  'trek where veg food is given',
  'only veg',
  'no non veg',
])('“%s” wants what is promised to be vegetarian (caught: “no tour of ours promises”, where 231 do)', (text) => {
  const { wants, unsold } = readSentence(text, names)
  expect([wants, unsold]).toEqual([[{ fact: 'vegetarianUnsaid', goal: 'least', limit: 0 }], []])
})

test.each(['non veg food', 'halal food only', 'no onion garlic'])('nobody promises “%s”', (text) => {
  expect(readSentence(`kerala ${text}`, names).unsoldKinds).not.toEqual([])
})

test('what no tour promises is said so, with what it needs (caught: a tour for it alone)', () => {
  const { unsold, unsoldKinds } = readSentence('kerala with my dog', names)
  expect([unsold, unsoldKinds]).toEqual([['with my dog'], ['need']])
})

test.each(['difficult high altitude trek ladakh', 'heart of madhya pradesh', 'get our money back at the ghats'])(
  '“%s” is no need (caught: a high walk kept low)',
  (text) => {
    const { wishes, unsoldKinds } = readSentence(text, names)
    expect([wishes, unsoldKinds]).toEqual([[], []])
  },
)
