import { expect, test } from 'vitest'
import { Buyer, BUYER_FIELDS } from './buyer.ts'

const KOCHI = { address: '12 Lake Road', city: 'Kochi', pin: '682001', state: 'IN-KL' }

test.each(BUYER_FIELDS.flatMap((field) => [1, null, {}, [], true].map((value) => [field, value] as const)))(
  'what is no text is a fault of its field, whatever a call sends: %s %j (caught: a PIN code that is a number, an accident)',
  (field, value) => {
    const read = Buyer.safeParse({ ...KOCHI, [field]: value })
    expect(read.error?.issues.map(({ path }) => path[0])).toContain(field)
  },
)

test.each([null, 'Kochi', 7, []])('a buyer that is no object is a fault: %j', (typed) => {
  expect(Buyer.safeParse(typed).success).toBe(false)
})
