import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import type { PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import { MOST_CHILDREN } from '#domain/party/party.ts'
import type { Party, Rooms } from '#domain/party/party.ts'
import { anyGrid, anyParty, anyRates, example } from '#tests/pricing/any-package.ts'
import { cellPrices } from './price-cells.ts'
import { leastPaise } from '#tests/pricing/every-room.ts'
import { cheapestOf, ledgerOf } from './cheapest-mix.ts'
import type { PlannedRoom } from './room-allocation.ts'
import { candidatesFor } from './mix-candidates.ts'
import { findRoomMixes } from './room-mixes.ts'
import { explainCharges, explainRooms, proposeRooms, roomsOf } from './rooms.ts'
import type { RoomPlan } from './rooms.ts'
import { travellersOf } from './travellers.ts'

const { grid } = example
const party = (adults: number, ages: number[] = [], rooms?: Partial<Rooms>): Party => ({
  adults,
  ages,
  rooms: rooms && { single: 0, twin: 0, triple: 0, quad: 0, ...rooms },
})

function planned(
  who: Party,
  { over = {}, rates = {} }: { over?: Partial<PriceGrid>; rates?: Partial<PackageRates> } = {},
) {
  return proposeRooms({ grid: { ...grid, ...over }, rates: { ...USUAL_RATES, ...rates } }, who)
}

function words(...asked: Parameters<typeof planned>): string {
  const plan = planned(...asked)
  return plan.ok ? explainRooms(plan.value) : plan.reason
}

describe('the cheapest rooms', () => {
  test.each<[string, Party, Parameters<typeof planned>[1]?]>([
    ['1 single room for 1 adult', party(1)],
    ['1 twin room for 2 adults', party(2)],
    ['1 triple room for 3 adults', party(3)],
    ['2 twin rooms, each for 2 adults', party(4), { over: { single: 40_000_00 } }],
    ['1 triple room for 2 adults, 1 child with a bed and 1 child without a bed', party(2, [9, 6])],
    ['1 twin room for 2 adults and 1 child without a bed', party(2, [4])],
    ['1 twin room for 2 adults and 1 infant', party(2, [1])],
    ['1 twin room for 2 adults and 2 infants', party(2, [1, 0])],
    ['1 triple room for 2 adults and 1 young person', party(2, [14])],
    ['1 twin room for 1 adult and 1 child in an adult’s bed', party(1, [9]), { over: { single: null } }],
    ['1 room for 1 adult and 1 child, one bed shared', party(1, [9])],
    [
      '1 twin room for 2 adults, 1 bed in a shared twin room for 1 adult',
      party(3),
      { over: { single: null, triple: null } },
    ],
    ['1 triple room for 2 adults and 1 child with a bed', party(2, [9]), { over: { childNoBed: 12_800_00 } }],
  ])('are %s', (told, who, sold) => {
    expect(words(who, sold)).toBe(told)
  })

  test('have a single at the twin price with the supplement where the grid has none', () => {
    const sold = { over: { single: null }, rates: { singleSupplementPaise: 5_000_00 } }
    expect(words(party(1), sold)).toBe('1 single room for 1 adult')
    expect(
      leastPaise(
        { grid: { ...grid, single: null }, rates: { ...USUAL_RATES, singleSupplementPaise: 5_000_00 } },
        party(1),
      ),
    ).toBe(23_500_00)
  })

  test('are shared by who is willing though singles are sold', () => {
    const plan = proposeRooms({ grid, rates: USUAL_RATES }, party(1), { willing: true })
    expect(plan.ok && explainRooms(plan.value)).toBe('1 bed in a shared twin room for 1 adult')
  })

  test('say why somebody pays other than expected', () => {
    const told = (who: Party, over: Partial<PriceGrid> = {}) => {
      const plan = planned(who, { over })
      return plan.ok ? explainCharges(plan.value) : []
    }
    expect(told(party(2, [9, 6]))).toEqual([])
    expect(told(party(1, [9]), { single: null })).toEqual([
      '1 child pays as an adult: the first two beds of a room are adults’ beds.',
    ])
    expect(told(party(3), { single: null, triple: null })).toEqual([
      'The other bed of the shared room is another traveller’s.',
    ])
  })
})

describe('rooms of one’s own choice', () => {
  test.each<[string, Party, Parameters<typeof planned>[1]?]>([
    [
      '1 triple room for 2 adults, 1 child with a bed, 1 child without a bed and 1 infant, 1 twin room for 2 adults',
      party(4, [9, 6, 1], { twin: 1, triple: 1 }),
    ],
    ['2 twin rooms, each for 1 adult', party(2, [], { twin: 2 })],
    ['1 twin room for 2 adults, 1 twin room for 1 adult', party(3, [], { twin: 2 })],
    [
      '1 quad room for 2 adults and 2 children with a bed',
      party(2, [9, 6], { quad: 1 }),
      { over: { quad: 15_000_00 } },
    ],
    ['not-offered', party(2, [9, 6], { quad: 1 })],
    ['rooms-do-not-fit', party(2, [], { triple: 1 })],
    ['not-offered', party(2, [], { triple: 1 }), { over: { triple: null } }],
    ['not-offered', party(4, [], { quad: 1 }), { over: { quad: 1_00 }, rates: { model: 'TWIN_PLUS_EXTRA_BED' } }],
    ['rooms-do-not-fit', party(4, [], { twin: 1 })],
    ['rooms-do-not-fit', party(2, [9, 8, 7], { twin: 1 })],
    ['not-offered', party(1, [], { single: 1 }), { over: { single: null } }],
    ['not-offered', party(2, [], { twin: 2 }), { over: { single: null } }],
  ])('give %s', (told, who, sold) => {
    expect(words(who, sold)).toBe(told)
  })

  test('cost no less than those proposed', () => {
    fc.assert(
      fc.property(anyGrid, anyRates, anyParty(12), (prices, rates, who) => {
        const plan = proposeRooms({ grid: prices, rates }, who)
        if (!plan.ok || !who.rooms) return
        const single = cellPrices({ grid: prices, rates }).single
        // A chosen twin may be shared only as proposed rooms may.
        expect(plan.value.cells.shared === 0 || single === undefined).toBe(true)
        const least = leastPaise({ grid: prices, rates }, { ...who, rooms: undefined })
        expect(least).toBeLessThanOrEqual(chargedPaise(plan.value, { grid: prices, rates }))
      }),
    )
  })

  test('are the rooms that were chosen', () => {
    fc.assert(
      fc.property(anyRates, anyParty(12), (rates, who) => {
        const plan = proposeRooms({ grid: { ...grid, quad: 15_000_00 }, rates }, who)
        if (plan.ok && who.rooms) expect(roomsOf(plan.value)).toEqual(who.rooms)
      }),
    )
  })
})

test('somebody too young and a group too large are refused', () => {
  const rates = { ageBands: { ...USUAL_RATES.ageBands, youngest: 8 } }
  expect(words(party(2, [9, 7]), { rates })).toBe('too-young')
  const small = (who: Party) => proposeRooms({ grid, rates: USUAL_RATES, groupMax: 4 }, who)
  expect(small(party(3, [4, 1]))).toMatchObject({ ok: true })
  expect(small(party(3, [4, 2]))).toEqual({ ok: false, reason: 'group-too-large' })
})

test('everybody has a place, and no room breaks a rule', () => {
  fc.assert(
    fc.property(anyGrid, anyRates, anyParty(30), (prices, rates, who) => {
      const plan = proposeRooms({ grid: prices, rates }, who)
      if (!plan.ok) return
      for (const room of plan.value.rooms) expectValid(room)
      const inside = (of: (room: PlannedRoom) => number) => plan.value.rooms.reduce((sum, room) => sum + of(room), 0)
      expect({
        adults: inside((room) => room.adults),
        young: inside((room) => room.young),
        children: inside((room) => room.inAdultBed + room.withBed + room.noBed),
        infants: inside((room) => room.infants),
      }).toEqual({
        adults: who.adults,
        young: plan.value.travellers.young,
        children: plan.value.travellers.children,
        infants: plan.value.travellers.infants,
      })
      expect(inside((room) => room.noBed)).toBe(plan.value.cells.childNoBed)
    }),
  )
})

// What takes time is trying mixes, which is done once for a kind of party, and pricing those that are left, for every package.
test('the largest parties have thousands of mixes, of which hundreds are left, and found once', () => {
  const ages = Array.from({ length: MOST_CHILDREN }, (_, at) => (at < 10 ? 9 : 1))
  const travellers = travellersOf(party(18, ages), USUAL_RATES.ageBands)!
  let tried = 0
  findRoomMixes(travellers, USUAL_RATES.model, undefined, () => void tried++)
  expect(tried).toBeLessThan(10_000)
  const rules = { model: USUAL_RATES.model, slabs: [{ fromPeople: 10, percentOff: 5 }], chosen: undefined }
  const left = candidatesFor(travellers, rules)
  expect(left.all.length).toBeLessThan(300)
  expect(candidatesFor({ ...travellers }, { ...rules, slabs: [...rules.slabs] })).toBe(left)
})

function expectValid({ kind, use, ...room }: PlannedRoom): void {
  const beds = { single: 1, twin: 2, triple: 3, quad: 4 }[kind]
  const asleep = room.adults + room.young + room.inAdultBed + room.withBed
  expect(asleep).toBe(use === 'own' ? beds : 1)
  expect(room.adults).toBeGreaterThanOrEqual(1)
  expect(room.withBed).toBeLessThanOrEqual(Math.max(0, beds - 2))
  expect(room.noBed + Math.max(0, room.infants - (beds > 2 ? 2 : 1))).toBeLessThanOrEqual(1)
  if (use === 'shared') expect(room.noBed + room.infants).toBe(0)
}

function chargedPaise({ cells, beds }: RoomPlan, pkg: { grid: PriceGrid; rates: PackageRates }): number {
  return cheapestOf(ledgerOf([{ cells, beds }]), cellPrices(pkg), pkg.rates.groupSlabs)!.paise
}
