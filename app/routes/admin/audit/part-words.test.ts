import { expect, test } from 'vitest'
import { changedParts } from './changed.ts'
import { partInWords } from './part-words.ts'

/** What the audit says of a change. */
function said(subject: string, before: unknown, after: unknown) {
  return changedParts(before, after).map((part) => {
    const { name, before, after } = partInWords(subject, part)
    return `${name}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`
  })
}

test('what was changed is said in the words of the forms, and what it holds as one reads it (caught: “twinPaise 1250000”, “capacity”)', () => {
  const was = { twinPaise: 12_500_00, capacity: 12, isPrivate: false, startsOn: '2026-12-12' }
  const is = { twinPaise: 13_000_00, capacity: 16, isPrivate: true, startsOn: '2026-12-19' }
  expect(said('departure:d1', was, is)).toEqual([
    'Twin price: ₹12,500 → ₹13,000',
    'Seats: 12 → 16',
    'For one party alone: no → yes',
    'Leaves on: Sat 12 Dec 2026 → Sat 19 Dec 2026',
  ])
  expect(said('promotion:p1', { mostUses: 5 }, { mostUses: 9 })).toEqual(['Uses in all: 5 → 9'])
  expect(said('setting:site', { opensAt: '10:00' }, { opensAt: '09:00' })).toEqual(['Opens at: 10:00 → 09:00'])
  expect(said('article:a', { slug: 'a' }, { slug: 'b' })).toEqual(['Address: a → b'])
  expect(said('user:u', { role: 'sales' }, { role: 'owner' })).toEqual(['Role: Sales → Owner'])
  // What no form asks for.
  expect(said('webhook:w', { nextTryAt: null }, { nextTryAt: '2026-11-23T04:30:00.000Z' })).toEqual([
    'Next try at: nothing → Mon 23 Nov 2026, 10:00 am',
  ])
  expect(said('city:*', null, { written: 5 })).toEqual(['written: nothing → 5'])
})
