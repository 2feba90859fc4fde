import { expect, test } from 'vitest'
import { read } from '#tests/read-golden.ts'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()
const wishesOf = (text: string) => {
  const { wishes, rest } = readSentence(text, names)
  return { wishes, rest }
}

test.each([
  ['cool place in may', ['cool'], ''],
  ['not too hot in april with kids', ['cool'], 'with kids'],
  ['no rain in august', ['dry'], ''],
  ['barish na ho aisi jagah', ['dry'], ''],
  ['dry places in monsoon', ['dry', 'dry'], ''],
  ['warm beach january', ['warm'], 'beach'],
  ['himachal without high altitude', [{ fromM: undefined, toM: 3000 }], 'himachal'],
  ['himachal uchai jyada na ho', [{ fromM: undefined, toM: 3000 }], 'himachal'],
  ['himachal, unchai kam ho', [{ fromM: undefined, toM: 3000 }], 'himachal'],
  ['ooty toy train, high altitude nahi', [{ fromM: undefined, toM: 3000 }], 'ooty'],
  ['thandi jagah nahi, december', ['warm'], ''],
  ['ડિસેમ્બરમાં ઠંડી નહીં', ['warm'], ''],
  ['less crowded hill station', ['quiet'], 'hill station'],
  ['no motion sickness roads', ['smooth'], ''],
  ['kerala no long drives', ['short'], 'kerala'],
  ['ladakh staying low, breathing problem', ['low'], 'ladakh'],
  ['asthma, 2000m se upar nahi', ['low', { fromM: undefined, toM: 2000 }], ''],
  ['father has asthma ooty', ['low'], 'father has ooty'],
  ['child gets car sick kerala', ['smooth'], 'child kerala'],
  ['child gets car sick hill station', ['short'], 'child hill station'],
  ['spiritual place, no temple rush', ['quiet'], 'spiritual place'],
  ['trek above 4500 m', [{ fromM: 4500, toM: undefined }], 'trek'],
  ['himachal treks below 3,200 metres', [{ fromM: undefined, toM: 3200 }], 'himachal treks'],
  ['under 10000 feet trek', [{ fromM: undefined, toM: 3048 }], 'trek'],
  ['6500m peak', [{ fromM: 6500, toM: undefined }], 'peak'],
  ['5200 meter ka trek', [{ fromM: 5200, toM: undefined }], 'ka trek'],
  ['treks between 3000 and 4000 m', [{ fromM: 3000, toM: 4000 }], 'treks'],
])('“%s” wishes %j of “%s”', (text, wishes, rest) => expect(wishesOf(text)).toEqual({ wishes, rest }))

test.each([
  'cool things to do in goa',
  'cold desert',
  'monsoon in goa',
  'dry fruits',
  'hot springs',
  'altitude sickness leh',
  'hotel 200 m from the beach',
])('“%s” wishes nothing', (text) => expect(wishesOf(text).wishes).toEqual([]))

test.each([
  ['6 hours from delhi by road', 'Within 6 hours’ drive of New Delhi'],
  ['within 200 km of pune', 'Within 200 km of Pune'],
  ['near pune within 200 km', 'Within 200 km of Pune'],
  ['mumbai se 3 ghante', 'Within 3 hours’ drive of Mumbai'],
  ['less than 4 hours from hyderabad by car', 'Within 4 hours’ drive of Hyderabad'],
])('“%s” is read as a reach', (text, says) => expect(read(text)).toMatchObject({ says: [says], rest: '' }))

test('what lies further away than was said is not within reach (caught: whatever is near a city)', () => {
  const reach = (text: string) => readSentence(text, names).near?.cityIds.length ?? 0
  expect(reach('within 50 km of pune')).toBeLessThan(reach('within 200 km of pune'))
  expect(reach('within 50 km of pune')).toBeGreaterThan(0)
})

test('whoever expects a child is led gently, below thin air (caught: said to be for nobody)', () => {
  expect(readSentence('pregnant wife easy babymoon', names)).toMatchObject({
    unsold: [],
    kind: 'tour',
    suits: 'couple',
  })
  expect(readSentence('pregnant wife easy babymoon', names).wishes[0]).toBe('gentle')
})

test('whoever flees the heat of home sets out from anywhere (caught: the home taken for the start)', () => {
  const { wishes, filters, rest } = readSentence('escape from delhi heat this june', names)
  expect({ wishes, rest }).toEqual({ wishes: ['cool'], rest: '' })
  expect(filters).toMatchObject({ from: [], month: 6 })
})
