import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proposeRooms, roomsOf } from '#domain/pricing/rooms.ts'
import { example } from '#tests/pricing/any-package.ts'
import {
  fitsItsRooms,
  makeParty,
  MOST_CHILDREN,
  MOST_TRAVELLERS,
  packageState,
  partyParams,
  partyText,
  readListedView,
  readPartyView,
} from './party.ts'
import type { Party, PartyView, Rooms } from './party.ts'

const NOBODY: PartyView = { party: undefined, per: 'person' }
const read = (query: string) => readPartyView(new URLSearchParams(query))
const rooms = (some: Partial<Rooms>): Rooms => ({ single: 0, twin: 0, triple: 0, quad: 0, ...some })

const anyRooms = fc.record({
  single: fc.integer({ min: 0, max: 4 }),
  twin: fc.integer({ min: 0, max: 4 }),
  triple: fc.integer({ min: 0, max: 4 }),
  quad: fc.integer({ min: 0, max: 4 }),
})
const anyView = fc
  .record({
    adults: fc.integer({ min: 1, max: MOST_TRAVELLERS }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: MOST_CHILDREN }),
    rooms: fc.option(anyRooms, { nil: undefined }),
    per: fc.constantFrom('total' as const, 'person' as const),
  })
  .map(({ adults, ages, rooms: own, per }) => ({ made: makeParty(adults, ages, own), per }))
  .filter(({ made }) => made.ok)
  .map(({ made, per }): PartyView => ({ party: made.ok ? made.value : undefined, per }))

describe('a party in an address', () => {
  // caught: ages left in the order they were typed, `per` forgotten, rooms written in another order.
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(readPartyView(partyParams(view))).toEqual(view)
        expect(read(String(partyParams(view)))).toEqual(view)
      }),
    )
  })

  test('is always written the same', () => {
    expect(String(partyParams(read('per=person&rooms=triple1-twin1&ages=6-9-1&adults=4')))).toBe(
      'adults=4&ages=9-6-1&rooms=twin1-triple1&per=person',
    )
  })

  test('never throws and never gives a party that cannot be', () => {
    const key = fc.constantFrom('adults', 'ages', 'rooms', 'per', 'x')
    const value = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9-]{0,8}$/),
      fc.stringMatching(/^(twin|quad|single)[0-9]{1,3}$/),
    )
    const entries = fc.array(fc.tuple(key, value), { maxLength: 6 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string().map((text) => new URLSearchParams(text)),
          entries.map((some) => new URLSearchParams(some)),
        ),
        (params) => {
          const { party } = readPartyView(params)
          if (party) expect(makeParty(party.adults, party.ages, party.rooms)).toEqual({ ok: true, value: party })
        },
      ),
    )
  })

  test.each([
    '',
    'ages=9',
    'adults=0',
    'adults=-1',
    'adults=2.5',
    'adults=1e1',
    'adults=031',
    'adults=31',
    'adults=two',
    'adults=2&ages=18',
    'adults=2&ages=9,6',
    'adults=2&ages=9--6',
    'adults=20&ages=1-1-1-1-1-1-1-1-1-1-1',
    'adults=2&ages=1-1-1-1-1-1-1-1-1-1-1-1-1',
    'adults=2&rooms=twin3',
    'adults=2&rooms=single0',
  ])('"%s" counts as none', (query) => {
    expect(read(query)).toEqual(NOBODY)
  })

  // Caught: a party of three kept with one twin, and every list with a price empty.
  test.each(['adults=2&rooms=twin1', 'adults=1&rooms=twin1', 'adults=2&ages=9&rooms=triple1'])(
    'a list keeps rooms that hold the party: %s',
    (query) => expect(readListedView(new URLSearchParams(query))).toEqual(read(query)),
  )
  test.each(['adults=3&rooms=twin1', 'adults=2&rooms=single1', 'adults=2&rooms=quad1'])(
    'a list proposes others for those that cannot: %s',
    (query) => {
      const { party, per } = read(query)
      expect(readListedView(new URLSearchParams(query))).toEqual({ party: { ...party, rooms: undefined }, per })
    },
  )

  // Caught: no more beds than people, and with it the twin that one has alone.
  test('rooms that some journey prices hold their party', () => {
    const some = {
      adults: fc.integer({ min: 1, max: 5 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    }
    fc.assert(
      fc.property(fc.record({ ...some, rooms: anyRooms }), (party) => {
        if (proposeRooms(example, party).ok) expect(fitsItsRooms(party)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('rooms that are none are proposed', () => {
    expect(read('adults=2&rooms=suite1')).toEqual({ party: { adults: 2, ages: [], rooms: undefined }, per: 'total' })
  })
})

describe('a party', () => {
  test.each<[Parameters<typeof makeParty>, string]>([
    [[0, []], 'no-adult'],
    [[1.5, []], 'no-adult'],
    [[2, [18]], 'bad-age'],
    [[2, [-1]], 'bad-age'],
    [[2, [3.5]], 'bad-age'],
    [[MOST_TRAVELLERS, [4]], 'too-many'],
    [[2, Array.from({ length: MOST_CHILDREN + 1 }, () => 4)], 'too-many'],
    [[2, [], rooms({})], 'bad-rooms'],
    [[2, [9, 9], rooms({ twin: 3 })], 'bad-rooms'],
    [[2, [], rooms({ twin: -1, single: 2 })], 'bad-rooms'],
  ])('of %j is refused: %s', (asked, reason) => {
    expect(makeParty(...asked)).toEqual({ ok: false, reason })
  })

  test.each<[string, Party]>([
    ['1 adult', { adults: 1, ages: [], rooms: undefined }],
    ['2 adults, 1 child', { adults: 2, ages: [2], rooms: undefined }],
    ['2 adults, 2 children, 1 infant', { adults: 2, ages: [17, 9, 1], rooms: undefined }],
    ['3 adults, 2 infants', { adults: 3, ages: [1, 0], rooms: undefined }],
  ])('is said as "%s"', (text, party) => {
    expect(partyText(party)).toBe(text)
  })
})

describe('the package state of the spec', () => {
  // caught: infant1 from one year on, infant1 up to five, its age among the children's.
  test('tells children, infants and older infants of two to under five apart', () => {
    expect(packageState({ adults: 3, ages: [17, 9, 5, 4, 2, 1, 0], rooms: rooms({ twin: 1, quad: 1 }) })).toEqual({
      adult: 3,
      child: 3,
      infant: 2,
      infant1: 2,
      singleRoom: 0,
      twinRoom: 1,
      tripleRoom: 0,
      quardRoom: 1,
      childAges: [17, 9, 5],
      infantAges: [4, 2, 1, 0],
    })
  })

  test('takes proposed rooms where none are chosen', () => {
    const party: Party = { adults: 2, ages: [9, 6], rooms: undefined }
    const plan = proposeRooms(example, party)
    expect(packageState(party, plan.ok ? roomsOf(plan.value) : undefined)).toMatchObject({ tripleRoom: 1, twinRoom: 0 })
    expect(packageState(party)).toMatchObject({ tripleRoom: 0, twinRoom: 0 })
  })

  test('counts everybody once', () => {
    fc.assert(
      fc.property(anyView, ({ party }) => {
        const { adult, child, infant, infant1, childAges, infantAges } = packageState(party!)
        expect(adult + child + infant + infant1).toBe(party!.adults + party!.ages.length)
        expect([...childAges, ...infantAges]).toEqual(party!.ages)
      }),
    )
  })
})
