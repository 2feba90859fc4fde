import { expect, test } from 'vitest'
import { z } from 'zod'
import { wordsFor } from './plain-faults.ts'

const Asked = z.strictObject({
  seats: z.int().min(1).max(60),
  name: z.string().min(2).max(100),
  by: z.enum(['', 'upi', 'card']),
  on: z.iso.date(),
  ages: z.array(z.number()).max(1),
  isOpen: z.boolean(),
})

/** What is said of each field. */
function saidOf(typed: unknown) {
  const { error } = Asked.safeParse(typed, { error: wordsFor })
  return Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]))
}

function wordsOf(schema: z.ZodType, typed: unknown) {
  return schema.safeParse(typed, { error: wordsFor }).error?.issues[0]?.message
}

test('what does not fit is said in words a traveller understands, without what they typed', () => {
  expect(saidOf({})).toEqual(
    Object.fromEntries(
      Object.keys(Asked.shape).map((field) => [
        field,
        field === 'by' ? 'One of these belongs here: upi, card.' : 'This is missing.',
      ]),
    ),
  )
  expect(saidOf({ seats: '<b>', name: 'x', by: 'zzz', on: '2027-02-30', ages: [1, 2], isOpen: 'yes', zz: 1 })).toEqual({
    seats: 'A number belongs here.',
    name: 'At least 2 letters.',
    by: 'One of these belongs here: upi, card.',
    on: 'A date belongs here, as 2026-12-05.',
    ages: 'At most 1 entry.',
    isOpen: 'True or false belongs here.',
    '': 'It has a field that nobody here knows.',
  })
  expect([wordsOf(z.int().positive(), 0), wordsOf(z.int().min(1), 0), wordsOf(z.number().max(60), 61)]).toEqual([
    'A number of more than 0 belongs here.',
    'A number of at least 1 belongs here.',
    'A number of at most 60 belongs here.',
  ])
  expect(saidOf(5)).toEqual({ '': 'An object belongs here.' })
})

test('of what may be left empty it is said what it should be (caught: “This does not fit.”)', () => {
  const mobile = z.string().regex(/^\d{10}$/, 'Ten digits.')
  expect(wordsOf(z.literal('').or(mobile), '98')).toBe('Ten digits.')
  expect(wordsOf(z.union([z.literal('').transform(() => null), z.iso.date()]), 'soon')).toBe(
    'A date belongs here, as 2026-12-05.',
  )
})
