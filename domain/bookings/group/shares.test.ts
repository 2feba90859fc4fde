import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergedByDate, paidBy, shareOut, wholeParts } from './shares.ts'

const part = (amountPaise: number, dueOn: string | null, share: number | null = null, isPaid = false) => ({
  part: 1,
  percent: null,
  amountPaise,
  dueOn,
  share,
  paidAt: isPaid ? new Date(0) : null,
})
const DATES = ['2027-01-08', '2027-01-22', '2027-02-01']
const sum = (paise: readonly number[]) => paise.reduce((all, one) => all + one, 0)
const amounts = (parts: readonly { amountPaise: number }[]) => parts.map(({ amountPaise }) => amountPaise)

describe('what is left to pay, shared out', () => {
  test('comes to the same on every date, and nobody pays less than nothing or more than is left of theirs', () => {
    const paise = fc.integer({ min: 1, max: 5_000_000_00 })
    const paid = fc.array(fc.tuple(paise, fc.option(fc.integer({ min: -3, max: 7 }))), { maxLength: 6 })
    const unpaid = fc.array(paise, { minLength: 1, maxLength: 3 })
    const weights = fc.array(fc.integer({ min: 0, max: 30_000_00 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(paid, unpaid, weights, (paid, unpaid, weights) => {
        const parts = [
          ...paid.map(([amount, share]) => part(amount, null, share, true)),
          ...unpaid.map((amount, at) => part(amount, DATES[at]!)),
        ]
        const sharers = weights.map((_weight, place) => ({ share: place === 0 ? 0 : place + 1, places: [place] }))
        const shared = shareOut(parts, sharers, weights)
        expect(mergedByDate(shared)).toEqual(mergedByDate(parts.filter(({ paidAt }) => !paidAt)))
        expect(shared.every(({ amountPaise }) => amountPaise > 0)).toBe(true)
        expect(sum(sharers.map(({ share }) => paidBy(parts, share, sharers)))).toBe(
          sum(amounts(parts.filter(({ paidAt, share }) => paidAt && (share ?? 0) >= 0))),
        )
        // Shared anew it stays as it is.
        const again = [...parts.filter(({ paidAt }) => paidAt), ...shared.map((one) => ({ ...part(0, ''), ...one }))]
        expect(shareOut(again, sharers, weights)).toEqual(shared)
      }),
    )
  })

  test('is in whole rupees where the parts are, and asks nothing more of who has paid theirs (caught: ₹12,923.63 of a friend)', () => {
    const paise = fc.integer({ min: 1, max: 500_000 }).map((rupees) => rupees * 100)
    const weights = fc.array(fc.integer({ min: 1, max: 30_000_00 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 3 }), weights, (first, unpaid, weights) => {
        const parts = [part(first, null, null, true), ...unpaid.map((amount, at) => part(amount, DATES[at]!))]
        const sharers = weights.map((_weight, place) => ({ share: place === 0 ? 0 : place + 1, places: [place] }))
        const shared = shareOut(parts, sharers, weights)
        expect(amounts(shared).filter((amount) => amount % 100 !== 0)).toEqual([])
      }),
    )
    const parts = [part(19_386_00, null, null, true), part(38_771_00, DATES[0]!), part(19_385_00, DATES[1]!)]
    const sharers = [0, 2, 3].map((share, place) => ({ share, places: [place] }))
    const shared = shareOut(parts, sharers, [1, 1, 1])
    expect(amounts(shared.filter(({ share }) => share === 2)).every((amount) => amount % 100 === 0)).toBe(true)
    const paid = shared.map((one) => ({ ...part(0, ''), ...one, paidAt: one.share === 2 ? new Date(0) : null }))
    expect(shareOut([parts[0]!, ...paid], sharers, [1, 1, 1])).toEqual(shared.filter(({ share }) => share !== 2))
  })

  test('comes to the same for all who have not paid more than theirs, whatever each has paid by then (caught: ₹2,301 more of who paid first)', () => {
    const rupees = (least: number, most: number) => fc.integer({ min: least, max: most }).map((many) => many * 100)
    const paid = fc.array(rupees(0, 40_000), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(paid, rupees(1, 400_000), (paid, left) => {
        const sharers = paid.map((_paise, place) => ({ share: place === 0 ? 0 : place + 1, places: [place] }))
        const parts = paid.flatMap((paise, at) => (paise > 0 ? [part(paise, null, sharers[at]!.share, true)] : []))
        const shared = shareOut(
          [...parts, part(left, DATES[0]!)],
          sharers,
          paid.map(() => 1),
        )
        const asked = sharers.map(({ share }) => sum(amounts(shared.filter((one) => one.share === share))))
        const whole = asked.map((paise, at) => paise + paid[at]!)
        const open = whole.filter((_paise, at) => asked[at]! > 0)
        expect(Math.max(...open) - Math.min(...open)).toBeLessThanOrEqual(2_00)
        // Nobody who has paid less is left out.
        expect(Math.min(...whole)).toBeGreaterThanOrEqual(Math.min(...open) - 2_00)
      }),
    )
  })

  test('counts the first part for who paid it: three pay a quarter each, to the paisa', () => {
    const parts = [part(21_000_01, null, null, true), part(42_000_00, DATES[0]!), part(21_000_00, DATES[1]!)]
    const sharers = [0, 2, 3, 4].map((share, place) => ({ share, places: [place] }))
    const shared = shareOut(parts, sharers, [1, 1, 1, 1])
    const of = (share: number) => sum(amounts(shared.filter((one) => one.share === share)))
    expect([of(0), of(2), of(3), of(4)]).toEqual([0, 21_000_00, 21_000_00, 21_000_00])
    expect(amounts(wholeParts([parts[0]!, ...shared.map((one) => ({ ...part(0, ''), ...one }))]))).toEqual([
      21_000_01, 42_000_00, 21_000_00,
    ])
  })
})
