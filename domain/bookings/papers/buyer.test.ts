import { expect, test } from 'vitest'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { Buyer, BUYER_FIELDS } from './buyer.ts'

const KOCHI = { address: '12 Lake Road', city: 'Kochi', pin: '682001', state: 'IN-KL' }

test.each(BUYER_FIELDS.flatMap((field) => [1, null, {}, [], true].map((value) => [field, value] as const)))(
  'what is no text is a fault of its field, whatever a call sends: %s %j (caught: a PIN code that is a number, an accident)',
  (field, value) => {
    const read = Buyer.safeParse({ ...KOCHI, [field]: value })
    expect(read.error?.issues.map(({ path }) => path[0])).toContain(field)
  },
)

test('India is known by its code too, and figures that are no text are told to be text (caught: an address in India that is abroad)', () => {
  const { state: _state, pin: _pin, ...placed } = KOCHI
  for (const country of ['IN', 'in', 'India'])
    expect(Buyer.safeParse({ ...placed, country }).error?.issues.map(({ path }) => path[0])).toContain('state')
  expect(Buyer.parse({ ...KOCHI, country: 'IN' })).toMatchObject({ state: 'IN-KL', country: null })
  const { error } = Buyer.safeParse({ ...KOCHI, pin: 682001 })
  expect(error?.issues).toMatchObject([{ path: ['pin'], message: expect.stringContaining('as text') }])
})

test.each([null, 'Kochi', 7, []])('a buyer that is no object is a fault: %j', (typed) => {
  expect(Buyer.safeParse(typed).success).toBe(false)
})

const BUSINESS = { ...KOCHI, name: 'Backwater Works LLP', gstin: '32AAPFU0939F1Z' }
BUSINESS.gstin += gstinCheckDigit(BUSINESS.gstin)

test('a business is known by its GSTIN, which says its state where nobody does (caught: the state of before over the GSTIN’s)', () => {
  const { state: _state, ...silent } = BUSINESS
  const typed = ` ${BUSINESS.gstin.toLowerCase().replace(/^(..)/, '$1 ')}`
  expect(Buyer.parse({ ...silent, gstin: typed })).toMatchObject({ state: 'IN-KL', gstin: BUSINESS.gstin })
  expect(Buyer.parse({ ...KOCHI, gstin: ' ' })).not.toHaveProperty('gstin')
})

test.each([
  ['gstin', { state: 'IN-MH' }, /of Kerala, by its first two digits, and the address is in Maharashtra/],
  ['gstin', { state: 'abroad', country: 'France' }, /the address is outside India/],
  ['gstin', { gstin: BUSINESS.gstin.slice(0, 14) }, /14 signs; a GSTIN has 15/],
  ['gstin', { gstin: `${BUSINESS.gstin.slice(0, 14)}!` }, /check digit/],
  ['gstin', { gstin: `99${BUSINESS.gstin.slice(2)}` }, /No state has the number 99/],
  ['name', { name: '' }, /registered under the GSTIN/],
  ['state', { state: 'Kerela-on-Sea' }, /No state is called/],
])('what does not agree is said once, at its field: %s %j', (field, typed, words) => {
  const read = Buyer.safeParse({ ...BUSINESS, ...typed })
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, expect.stringMatching(words)],
  ])
})
