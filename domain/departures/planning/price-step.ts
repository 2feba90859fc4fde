import { z } from 'zod'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { DeparturePrice, OwnCells } from '#domain/departures/departure.ts'
import { percentOf, readRupees, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { PLAN_BOUNDS } from './departure-plan.ts'

/** By how much a price before GST goes up, or down below zero: a sum, or a share of the price. */
export type PriceStep = { paise: Paise } | { percent: number }

const MOST_PERCENT = 90
const STEP_WORDS = `Say by how much, such as +500, -500, +5% or -5%; at most ${MOST_PERCENT}%.`

/** A step as it was typed: `+500` and `-500` are rupees, `+5%` and `-5%` a share. */
export const TypedStep = z.string().transform((typed, context): PriceStep => {
  const step = stepIn(typed)
  if (step) return step
  context.addIssue({ code: 'custom', message: STEP_WORDS })
  return z.NEVER
})

/** What a typed step means; undefined of what is none, and of one that changes nothing. */
export function stepIn(typed: string): PriceStep | undefined {
  const [, sign, figure = '', share] = /^\s*([+−-]?)\s*([^%+−-]+?)\s*(%?)\s*$/.exec(typed) ?? []
  const read = readRupees(figure)
  if (!read) return undefined
  const signed = sign === '' || sign === '+' ? read : -read
  if (!share) return { paise: signed }
  return read <= MOST_PERCENT * 100 ? { percent: signed / 100 } : undefined
}

/**
 * The prices of a departure after a step, that of a twin room in whole rupees; its own prices keep their distance from it, and that of an infant stays, as in a season. Undefined where one of them would be further than a plan may go
 * (`PLAN_BOUNDS`).
 */
export function steppedPrice({ twinPaise, cells }: DeparturePrice, step: PriceStep): DeparturePrice | undefined {
  const by = 'paise' in step ? step.paise : roundToRupee(percentOf(twinPaise, step.percent))
  const own = OWN_CELLS.flatMap((cell) => {
    const paise = cells?.[cell]
    return paise === undefined ? [] : [[cell, cell === 'infant' ? paise : paise + by] as const]
  })
  const isPriced =
    PLAN_BOUNDS.twinPaise.safeParse(twinPaise + by).success &&
    own.every(([, paise]) => PLAN_BOUNDS.cellPaise.safeParse(paise).success)
  return isPriced
    ? { twinPaise: twinPaise + by, cells: own.length === 0 ? null : (Object.fromEntries(own) as OwnCells) }
    : undefined
}
