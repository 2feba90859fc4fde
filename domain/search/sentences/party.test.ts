import { expect, test } from 'vitest'
import { read } from '#tests/read-golden.ts'

test.each([
  ['family 5 manali', 5, 0],
  ['manali for 3 below 90000', 3, 0],
  ['shimla 60k for 3', 3, 0],
  ['3 couples manali', 6, 0],
  ['ooty family with 1 kid below 30000', 2, 1],
  ['munnar with my wife and 3 kids', 2, 3],
  ['hubby and 1 child coorg', 2, 1],
  ['ooty 3 children', 2, 3],
  ['ooty 3 children and 4 adults', 4, 3],
  ['sikkim 2+1 in may', 2, 1],
  ['3A 2C ladakh', 3, 2],
  ['trip with toddler 2 years, lake', 2, 1],
  ['hum 2 bade aur 2 bachche andaman', 2, 2],
  ['hum 3 bade aur 1 bachcha goa', 3, 1],
  ['2 बड़े और 2 बच्चे गोवा', 2, 2],
  ['3 वयस्क 1 बच्चा केरल', 3, 1],
  ['2 জন 2 বাচ্চা গোয়া', 2, 2],
  ['2 பேர் 1 குழந்தை ஊட்டி', 2, 1],
])('who comes is read where it is said shortly: %s', (text, adults, children) => {
  expect(read(text).party).toMatchObject({ adults, children })
})

test.each(['kerala for 4 days', 'for 4 dham', 'family 4 star hotel', 'goa for 3k', '2+1 days', 'innova 6+1 seater'])(
  'a figure that counts something else is nobody: %s',
  (text) => {
    expect(read(text).party).toBeUndefined()
  },
)

test.each([
  ['my son is 12, first trek', 1, [12]],
  ['daughter is 7 and son is 4 kerala', 2, [7, 4]],
  ['my kids are 5 and 9', 2, [5, 9]],
  ['our baby is 8 months old', 1, [0]],
  ['८ वर्षाच्या मुलीसोबत ट्रेक', 1, [8]],
  ['my son is 4 days behind', 0, []],
])('of “%s” the children are counted by their ages (caught: “son” looked for)', (text, children, ages) => {
  expect(read(text).party ?? { children: 0, ages: [] }).toMatchObject({ children, ages })
})
