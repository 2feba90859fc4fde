import { prorate } from '#domain/pricing/prorate.ts'
import type { Paise } from '#platform/money.ts'

/** What of a payment is applied to its booking, and whose it is: null is who booked, below zero somebody who travels no more. */
export type AppliedPayment = { paymentId: string; share: number | null; applied: Paise }

/**
 * What goes back of each payment, the newest first in the list: one payer's newest payments; where several have paid, each gets back in proportion to what is applied of theirs.
 * Whoever travels no more has had theirs, and gets more only where nothing is left of the others'.
 */
export function refundsOf(paise: Paise, applied: readonly AppliedPayment[]): Paise[] {
  const isGone = ({ share }: AppliedPayment) => share !== null && share < 0
  const first = refundsAmong(
    paise,
    applied.map((one) => ({ ...one, applied: isGone(one) ? 0 : one.applied })),
  )
  const left = applied.map((one) => ({ ...one, applied: isGone(one) ? one.applied : 0 }))
  const then = refundsAmong(paise - sum(first), left)
  return first.map((one, at) => one + then[at]!)
}

function refundsAmong(paise: Paise, applied: readonly AppliedPayment[]): Paise[] {
  const payers = new Set(applied.filter((one) => one.applied > 0).map(({ share }) => share))
  return payers.size > 1 ? inProportion(paise, applied) : newestFirst(paise, applied)
}

function newestFirst(paise: Paise, applied: readonly AppliedPayment[]): Paise[] {
  let left = paise
  return applied.map((one) => {
    const part = Math.max(0, Math.min(left, one.applied))
    left -= part
    return part
  })
}

function inProportion(paise: Paise, applied: readonly AppliedPayment[]): Paise[] {
  const weights = applied.map((one) => Math.max(0, one.applied))
  return prorate(Math.min(paise, sum(weights)), weights)
}

function sum(paise: readonly Paise[]): Paise {
  return paise.reduce((all, one) => all + one, 0)
}
