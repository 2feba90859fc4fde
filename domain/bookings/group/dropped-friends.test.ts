import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_CANCELLATION_PLANS } from '#demo/site/terms.ts'
import { divideBack, placesIn, refundDropped } from './dropped-friends.ts'
import { cancellationCharge } from '#domain/pricing/cancellation-terms.ts'
import { chargeInRupees } from '#domain/pricing/refund-table.ts'

const sum = (paise: readonly number[]) => paise.reduce((all, one) => all + one, 0)
const paise = fc.integer({ min: 0, max: 900_000_00 })
/** A party, what each weighs, who pays for whom, what each payment brought, who goes, and the slab of the day. */
const parties = fc.integer({ min: 2, max: 8 }).chain((people) =>
  fc.record({
    weights: fc.array(fc.integer({ min: 0, max: 40_000_00 }), { minLength: people, maxLength: people }),
    isGone: fc.array(fc.boolean(), { minLength: people, maxLength: people }),
    payers: fc.array(fc.integer({ min: 0, max: people }), { minLength: people, maxLength: people }),
    payments: fc.array(fc.tuple(fc.integer({ min: 0, max: people }), paise), { maxLength: 10 }),
    pricePaise: fc.integer({ min: 1, max: 5_000_000_00 }),
    lessPercent: fc.integer({ min: -20, max: 100 }),
    days: fc.integer({ min: 0, max: 90 }),
    slabs: fc.constantFrom(...SAMPLE_CANCELLATION_PLANS.map(({ slabs }) => slabs)),
  }),
)

test('what is paid is kept or goes back, to nobody more than they paid, and of those who stay only what is beyond the price', () => {
  fc.assert(
    fc.property(parties, ({ weights, isGone, payers, payments, pricePaise, lessPercent, days, slabs }) => {
      const applied = payments.map(([share, applied], at) => ({ paymentId: `${at}`, share: share || null, applied }))
      const paidBy = (share: number | null) =>
        sum(applied.filter((one) => one.share === share).map((one) => one.applied))
      const placesOf = (share: number) =>
        payers.flatMap((payer, place) => ((paidBy(place + 1) > 0 ? place + 1 : payer) === share ? [place] : []))
      const friends = weights
        .map((_weight, place) => place + 1)
        .filter((share) => paidBy(share) > 0)
        .map((share) => ({ share, places: placesOf(share), paidPaise: paidBy(share) }))
      const lessPaise = Math.round((pricePaise * lessPercent) / 100)
      const sale = {
        taxablePaise: Math.max(0, lessPaise),
        seats: weights.length,
        gstPercent: 0,
        withinState: true,
        days,
      }
      const { totalPaise: exact } = cancellationCharge(slabs, sale)
      const { totalPaise: chargePaise } = chargeInRupees(exact, { mostPaise: sale.taxablePaise, roundedPaise: 0 })
      const dropped = refundDropped(friends, { isGone, weights, pricePaise, chargePaise })
      const isPaise = Math.max(1, pricePaise - lessPaise) + chargePaise
      const back = divideBack(applied, { dropped, isPaise })
      const backTo = (share: number | null) => sum(back.filter((_, at) => applied[at]!.share === share))
      const keptPaise = applied.map((one, at) => one.applied - back[at]!)

      for (const [at, { applied: paid }] of applied.entries()) {
        expect(back[at]).toBeGreaterThanOrEqual(0)
        expect(back[at]).toBeLessThanOrEqual(paid)
      }
      expect(sum(keptPaise) + sum(back)).toBe(sum(applied.map((one) => one.applied)))
      // Whoever goes pays of the charge what is theirs, all of them together no more than it is, and nothing else.
      const gone = dropped.filter((one) => one.isGone)
      expect(gone.map(({ share }) => share)).toEqual(
        friends.map(({ share }) => share).filter((share) => isGone[share - 1]),
      )
      expect(sum(dropped.map((one) => one.chargePaise))).toBeLessThanOrEqual(chargePaise)
      for (const { share, chargePaise } of gone) expect(paidBy(share) - backTo(share)).toBeLessThanOrEqual(chargePaise)
      // Everybody else's money stays where it is, but for what is paid beyond the price.
      const droppedPaise = sum(dropped.map((one) => one.refundPaise))
      const beyondPaise = Math.max(0, sum(applied.map((one) => one.applied)) - droppedPaise - isPaise)
      expect(sum(back)).toBe(droppedPaise + beyondPaise)
      if (beyondPaise > 0) return
      for (const { share, chargePaise } of gone) expect(paidBy(share) - backTo(share)).toBe(chargePaise)
      for (const share of [null, ...weights.map((_weight, place) => place + 1)])
        expect(backTo(share)).toBe(dropped.find((one) => one.share === share)?.refundPaise ?? 0)
    }),
  )
})

test('whoever is named twice is two people, and a name is one however it is spaced', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  expect(placesIn(named('Asha', 'Asha', 'Farah Khan'), named('farah  khan ', 'Asha'))).toEqual([1, -1, 0])
})
