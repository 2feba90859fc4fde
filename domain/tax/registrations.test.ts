import { describe, expect } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { GST_STATE_NUMBERS, gstinCheckDigit, isGstin } from './registration.ts'
import type { GstRegistration } from './registration.ts'
import { saveRegistrations } from './registrations-writing.server.ts'
import { findRegistrationOn, rememberedTaxRules } from './registrations.server.ts'

const PRINTED = '27AAPFU0939F1ZV'
const owner = { id: 'devika', role: 'owner' } as const
const mumbai: GstRegistration = {
  id: 'mumbai',
  legalName: 'Halt Travels LLP',
  gstin: PRINTED,
  stateCode: 'IN-MH',
  schemes: { tour: 'TOUR_5', car: 'CAR_5' },
  address: { street: '1 Dock Road', city: 'Mumbai', region: 'Maharashtra', postalCode: '400001' },
  validFrom: '2026-04-01',
  validTo: '2027-03-31',
}
const kochi = {
  ...mumbai,
  id: 'kochi',
  stateCode: 'IN-KL',
  gstin: '32AAPFU0939F1Z',
  validFrom: '2027-04-01',
  validTo: null,
}
kochi.gstin += gstinCheckDigit(kochi.gstin)

describe('a GSTIN', () => {
  test('has its check digit', () => {
    expect(isGstin(PRINTED)).toBe(true)
    expect(isGstin(PRINTED.toLowerCase())).toBe(false)
    expect(isGstin('27AAPFU0939F1AV')).toBe(false)
  })

  // caught: a check by shape alone, products not summed in base 36.
  test('is told from every other with one character changed', () => {
    const wrong = Array.from(PRINTED).flatMap((right, at) =>
      Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        .filter((digit) => digit !== right)
        .map((digit) => PRINTED.slice(0, at) + digit + PRINTED.slice(at + 1)),
    )
    expect(wrong.filter(isGstin)).toEqual([])
  })

  test('begins with the number of a state, each of ours its own', () => {
    const codes = openFacts(process.cwd()).states.map(({ code }) => code)
    expect(Object.keys(GST_STATE_NUMBERS).toSorted()).toEqual(codes.toSorted())
    expect(new Set(Object.values(GST_STATE_NUMBERS)).size).toBe(codes.length)
  })
})

describe('the operator’s registrations', () => {
  test('say from which state it sells on each day, Delhi where there is none', async ({ db }) => {
    await write(db, saveRegistrations, [mumbai, kochi])
    const needs = { db, memory: openTagMemory() }
    const days = ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01']
    const states = await Promise.all(days.map(async (day) => (await rememberedTaxRules(needs, day)).sellerState))
    expect(states).toEqual(['IN-DL', 'IN-MH', 'IN-MH', 'IN-KL'])
    expect(await findRegistrationOn(db, '2027-04-01')).toEqual(kochi)
  })

  test.for<[string, Partial<GstRegistration>, string]>([
    ['a wrong check digit', { gstin: '27AAPFU0939F1ZW' }, '0.gstin'],
    ['a GSTIN of another state', { stateCode: 'IN-KL' }, '0.gstin'],
    ['an end before its beginning', { validTo: '2026-03-31' }, '0.validTo'],
  ])('are not written with %s', async ([_what, change, path], { db }) => {
    const answer = await saveRegistrations({ db, clock }, owner, [{ ...mumbai, ...change }])
    expect(answer).toMatchObject({ reason: 'invalid', faults: [{ path }] })
  })

  // caught: an open end, or the last day itself, not minded.
  test('are one on each day, or none of them is written', async ({ db }) => {
    await write(db, saveRegistrations, [kochi])
    const longer = { ...mumbai, validTo: '2027-04-01' }
    const refused = { ok: false, reason: 'registrations-overlap' }
    expect(await saveRegistrations({ db, clock }, owner, [longer])).toEqual(refused)
    expect(await findRegistrationOn(db, mumbai.validFrom)).toBeUndefined()
    expect((await saveRegistrations({ db, clock }, owner, [mumbai])).ok).toBe(true)
  })

  test('are the owner’s alone to write', async ({ db }) => {
    const sales = { id: 'arjun', role: 'sales' } as const
    expect(await saveRegistrations({ db, clock }, sales, [mumbai])).toEqual({ ok: false, reason: 'forbidden' })
  })
})
