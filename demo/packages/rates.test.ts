import { describe, expect, it } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { makeParty } from '#domain/party/party.ts'
import type { Party, Rooms } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { quote } from '#domain/pricing/quote.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { fallsIn, twinInSeason } from '#domain/pricing/season.ts'
import { makeDepartures } from './make-departures.ts'
import { makePackages } from './make-packages.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const today = '2026-11-20'
const packages = makePackages(openFacts(process.cwd()), { today })
const named = (some: { slug: string }[]) => some.map(({ slug }) => slug)

function party(adults: number, ages: number[] = [], rooms?: Partial<Rooms>): Party {
  const made = makeParty(adults, ages, rooms && { single: 0, twin: 0, triple: 0, quad: 0, ...rooms })
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

const PARTIES = [
  party(1),
  party(2),
  party(3),
  party(1, [9]),
  party(2, [9, 6]),
  party(2, [1, 1]),
  party(2, [17, 14]),
  party(2, [4, 3, 1]),
  party(4, [9, 6, 1], { twin: 1, triple: 1 }),
  party(2, [], { quad: 1 }),
  party(12, [15, 9, 9, 4, 1]),
  party(30),
]

describe('every package', () => {
  it('has a price or a reason for every party, the same in lists as by itself', () => {
    for (const who of PARTIES) {
      const made = packages.map((pkg) => ({
        pkg,
        made: quote({ pkg, party: who, terms: BUILT_IN_TERMS, bookedOn: today, gstRates: GST_RATES }),
      }))
      const total = totallerFor(who, { on: today, rates: GST_RATES })
      expect(made.map(({ pkg }) => total(pkg))).toEqual(
        made.map((one) => (one.made.ok ? one.made.value.totalPaise : undefined)),
      )
      const cheap = made.filter((one) => one.made.ok && one.made.value.totalPaise <= one.pkg.grid.twin)
      expect(named(cheap.map(({ pkg }) => pkg))).toEqual([])
    }
  })

  it('takes a family with children of nine and six, but for treks, and one traveller alone', () => {
    const takes = (who: Party) =>
      packages.filter(
        (pkg) => !quote({ pkg, party: who, terms: BUILT_IN_TERMS, bookedOn: today, gstRates: GST_RATES }).ok,
      )
    expect(named(takes(party(2, [9, 6])).filter(({ kind }) => kind !== 'trek'))).toEqual([])
    expect(named(takes(party(1)))).toEqual([])
    expect(takes(party(2, [9, 6])).every(({ rates }) => rates.ageBands.youngest > 6)).toBe(true)
  })

  it('costs a larger room no less in all, and a child no more than an adult', () => {
    const wrong = packages.filter(({ grid }) => {
      const rooms = [grid.single, grid.twin * 2, grid.triple && grid.triple * 3, grid.quad && grid.quad * 4]
      const sold = rooms.filter((paise) => paise !== null)
      const cells = [grid.infant, grid.childNoBed, grid.childWithBed, grid.twin].filter((paise) => paise !== null)
      return [sold, cells].some((list) => list.some((paise, at) => at > 0 && paise < list[at - 1]!))
    })
    expect(named(wrong)).toEqual([])
  })

  it('costs on a departure what the season says', () => {
    const wrong = packages.filter((pack) =>
      makeDepartures(pack, { today }).some(({ startsOn, twinPaise }) => {
        const percent = pack.rates.seasons.find((season) => fallsIn(startsOn, season))?.percent ?? 0
        return twinPaise !== twinInSeason(pack.grid.twin, percent)
      }),
    )
    expect(named(wrong)).toEqual([])
  })

  it('takes people in only where they travel together, in the order of its way, and says so where one asks', () => {
    const taking = packages.filter(({ rates }) => rates.pickups !== undefined)
    expect(taking).toHaveLength(4)
    const alone = taking.filter(({ inclusions }) => !/shared with the group|night coach/.test(inclusions.join()))
    expect(named(alone)).toEqual([])
    const hours = taking.map(({ rates }) => rates.pickups!.map(({ at }) => at))
    expect(hours).toEqual(hours.map((of) => of.toSorted()))
    const asked = taking.flatMap(({ questions }) =>
      questions.filter(({ answer }) => /station: you are met|group meets/.test(answer)),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ answer }) => !answer.includes('Or get in on the way'))).toEqual([])
  })

  it('has something to add, each thing once', () => {
    const ids = packages.map(({ slug, rates }) => ({ slug, ids: rates.extras.map(({ id }) => id) }))
    expect(named(ids.filter((one) => new Set(one.ids).size !== one.ids.length))).toEqual([])
    const tours = packages.filter(({ kind, tags }) => kind !== 'trek' && !tags.includes('island'))
    expect(tours.filter(({ rates }) => rates.extras.length > 0).length / tours.length).toBeGreaterThan(0.9)
    expect(named(packages.filter(({ kind, rates }) => kind === 'trek' && rates.extras[0]?.id !== 'porter'))).toEqual([])
  })
})
