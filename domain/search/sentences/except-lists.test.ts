import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['no trekking, rafting or camping', ['trekking', 'rafting', 'camping'], ''],
  ['karnataka no temples, forts or museums', ['temples', 'forts', 'museums'], 'karnataka'],
  ['not interested in temples, forts or palaces, assam', ['temples', 'forts', 'palaces'], 'assam'],
  ['no long walks, stairs or climbing kerala', ['trek', 'stairs', 'climbing'], 'kerala'],
  ['no camping, trekking or boats kerala', ['camping', 'trekking', 'boats'], 'kerala'],
  ['no camping or trekking or rafting, uttarakhand', ['camping', 'trekking', 'rafting'], 'uttarakhand'],
  ['without temples, forts and museums rajasthan', ['temples', 'forts', 'museums'], 'rajasthan'],
  ['without trekking and beach kerala', ['trekking', 'beach'], 'kerala'],
  ['avoid temples & museums tamil nadu', ['temples', 'museums'], 'tamil nadu'],
  ['skip trekking and rafting, uttarakhand', ['trekking', 'rafting'], 'uttarakhand'],
  ['himachal, trek, rafting ya camping nahi chahiye', ['trek', 'rafting', 'camping'], 'himachal'],
  ['राजस्थान, किले महल नहीं', ['fort', 'palace'], 'राजस्थान'],
  ['trek camping nahi, uttarakhand', ['trek', 'camping'], 'uttarakhand'],
  ['मंदिर, किला या म्यूज़ियम नहीं', ['temple', 'fort', 'museum'], ''],
  ['बिना मंदिर और ट्रेक राजस्थान', ['temple', 'trek'], 'राजस्थान'],
])('“%s” leaves out all of the list (caught: the first of it, and the others looked for)', (text, except, rest) => {
  const read = readSentence(text, names)
  expect([read.except, read.rest, read.kind]).toEqual([except, rest, 'tour'])
})

test.each([
  ['kerala, no trekking, tea gardens and beach', ['trekking'], 'tea gardens and beach'],
  ['no trek, beach and houseboat kerala', ['trek'], 'beach'],
  ['honeymoon, trek ya camping nahi', ['trek', 'camping'], 'honeymoon'],
  ['beach, mandir ya museum nahi', ['mandir', 'museum'], 'beach'],
  ['no trekking, kerala or goa', ['trekking'], 'goa'],
])('of “%s” what is wanted is looked for', (text, except, rest) => {
  const read = readSentence(text, names)
  expect([read.except, read.rest.includes(rest)]).toEqual([except, true])
})
