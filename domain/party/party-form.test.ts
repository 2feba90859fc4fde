import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partyTypedParams, readPartyForm, readPartyTyped, typedOf } from './party-form.ts'
import { makeParty, partyParams, readPartyView } from './party.ts'
import type { PartyView } from './party.ts'

const anyView = fc
  .record({
    adults: fc.integer({ min: 1, max: 12 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
    singles: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    per: fc.constantFrom('total', 'person'),
  })
  .map(({ adults, ages, singles, per }): PartyView => {
    const rooms = singles === undefined ? undefined : roomsFor(adults, Math.min(singles, adults))
    const made = makeParty(adults, ages, rooms)
    return { party: made.ok ? made.value : { adults, ages: [], rooms: undefined }, per: per as PartyView['per'] }
  })

/** As many alone as said, the others by two. */
function roomsFor(adults: number, single: number) {
  return { single, twin: Math.ceil((adults - single) / 2), triple: 0, quad: 0 }
}

describe('the form of a party', () => {
  test('gives back the party it was filled from, also when it was sent there and back as it was typed', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const again = readPartyForm(readPartyTyped(partyTypedParams(typedOf(view))))
        expect(again).toEqual({ ok: true, value: view })
      }),
    )
  })

  test('never throws, and what it takes is a party every address can name', () => {
    const some = fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: -2, max: 40 }).map(String))
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 14 }), some, fc.boolean(), (adults, ages, twin, own) => {
        const form = new URLSearchParams([['adults', adults], ...ages.map((age) => ['age', age]), ['twin', twin]])
        if (own) form.set('rooms', 'own')
        const read = readPartyForm(readPartyTyped(form))
        if (read.ok) expect(readPartyView(partyParams(read.value)).party).toEqual(read.value.party)
      }),
    )
  })

  test('what stands in it is cut to what a person would type', () => {
    const typed = readPartyTyped(new URLSearchParams({ adults: ' 2 ', age: '9'.repeat(40), twin: 'x'.repeat(40) }))
    expect(typed).toMatchObject({ adults: '2', ages: ['999999'], own: false, per: 'total' })
    expect(String(partyTypedParams(typed)).length).toBeLessThan(60)
  })
})
