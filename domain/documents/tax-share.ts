import type { QuoteTax } from '#domain/pricing/sum.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { TaxedValue } from './document.ts'

export const NOTHING: TaxedValue = { taxablePaise: 0, taxes: [], roundOffPaise: 0, totalPaise: 0 }

/**
 * The part of a price that `paise` of it pays, with its tax and round-off backed out in proportion, half-up to a paisa; what is left is the taxable value. Taken of
 * running sums and subtracted, the parts of a price add up to its taxes exactly.
 */
export function shareOf(value: TaxedValue, paise: Paise): TaxedValue {
  if (value.totalPaise === 0) return NOTHING
  const portion = (of: Paise) => proportion(of, paise, value.totalPaise)
  const taxes = value.taxes.map((tax) => ({ ...tax, paise: portion(tax.paise) }))
  const roundOffPaise = portion(value.roundOffPaise)
  return { taxes, roundOffPaise, totalPaise: paise, taxablePaise: paise - roundOffPaise - sumOf(taxes) }
}

/** What an amount that has its taxes within it is made of, each tax half-up to a paisa. */
export function valueWithin(totalPaise: Paise, rates: readonly Rate[]): TaxedValue {
  const percents = rates.map(({ percent }) => Math.round(percent * 100))
  const whole = percents.reduce((sum, percent) => sum + percent, 100_00)
  const taxes = rates.map(({ tax, percent }, at) => ({
    tax,
    percent,
    paise: proportion(percents[at]!, totalPaise, whole),
  }))
  return { taxablePaise: totalPaise - sumOf(taxes), taxes, roundOffPaise: 0, totalPaise }
}

/** The same value and total with each tax the rate of the value, half-up to a paisa; what that leaves is rounded off. */
export function atItsRate(value: TaxedValue): TaxedValue {
  return hasTcs(value) ? value : ratedAt(value.taxablePaise, value.totalPaise, value.taxes)
}

function ratedAt(taxablePaise: Paise, totalPaise: Paise, rates: readonly Rate[]): TaxedValue {
  const own = rates.map(({ tax, percent }) => ({ tax, percent, paise: percentOf(taxablePaise, percent) }))
  return { taxablePaise, taxes: own, roundOffPaise: totalPaise - taxablePaise - sumOf(own), totalPaise }
}

/** Whether each of its taxes is the rate of its taxable value. */
export function isAtItsRate({ taxablePaise, taxes }: TaxedValue): boolean {
  return taxes.every(({ percent, paise }) => paise === percentOf(taxablePaise, percent))
}

/** What `paise` received are made of, on top of what papers of their place say: the whole `price` as it stands where nothing came before, else their own tax within. */
export function addedTo(
  sum: TaxedValue,
  paise: Paise,
  { price, isFirst }: { price: TaxedValue; isFirst: boolean },
): TaxedValue {
  if (isFirst && paise === price.totalPaise) return price
  return hasTcs(price) ? shareOf(price, paise) : partOf(sum, paise, { rates: price.taxes, goes: false })
}

/** What goes back of what papers of one place say: all of it as they do, part of it by its rate. Papers of one place that bear several kinds of tax give each its share. */
export function takenFrom(sum: TaxedValue, paise: Paise): TaxedValue {
  if (paise === sum.totalPaise) return sum
  const rates = sum.taxes.filter((tax) => tax.paise > 0)
  const areHalves = rates.length === 2 && !rates.some(({ tax }) => tax === 'IGST' || tax === 'TCS')
  return rates.length < 2 || areHalves ? partOf(sum, paise, { rates, goes: true }) : shareOf(sum, paise)
}

/** Income tax collected on a journey abroad is of the whole bill, not of its value before tax. */
function hasTcs({ taxes }: TaxedValue): boolean {
  return taxes.some(({ tax }) => tax === 'TCS')
}

/** A paisa of tax is lost or won with twenty of value at most, either way. */
const FURTHEST_PAISE = 25

/**
 * What `paise` that come to a sum of such values, or go from it, are made of with their tax within: as a paper of its own, whose taxes are the rate of its taxable value, and so that those of the sum
 * are the rate of the sum's before and after, and half a rupee is rounded off at most. Of all such the nearest to its own proportion. Never more of anything than the sum has.
 */
function partOf(sum: TaxedValue, paise: Paise, { rates, goes }: { rates: readonly Rate[]; goes: boolean }): TaxedValue {
  const nearest = (goes ? shareOf(sum, paise) : valueWithin(paise, rates)).taxablePaise
  const parts = Array.from({ length: 2 * FURTHEST_PAISE + 1 }, (_, at) => nearest + outward(at))
    .filter((taxablePaise) => taxablePaise >= 0)
    .map((taxablePaise) => ratedAt(taxablePaise, paise, rates))
    .map((part) => ({ part, after: goes ? less(sum, part) : plus(sum, part) }))
    .filter(({ after }) => isNotBelowNothing(after))
  const fitting = parts.filter(({ after }) => isAtItsRate(after))
  const rounded = fitting.find(({ part, after }) => isRounded(part) && isRounded(after))
  return (rounded ?? fitting[0] ?? parts[0])?.part ?? shareOf(sum, paise)
}

/** 0, 1, −1, 2, −2 …: the nearest first. */
function outward(at: number): number {
  return at % 2 === 1 ? (at + 1) / 2 : -at / 2
}

type Rate = Pick<QuoteTax, 'tax' | 'percent'>

const HALF_A_RUPEE = 50

function isRounded({ roundOffPaise }: TaxedValue): boolean {
  return Math.abs(roundOffPaise) <= HALF_A_RUPEE
}

function isNotBelowNothing({ taxablePaise, taxes }: TaxedValue): boolean {
  return taxablePaise >= 0 && taxes.every(({ paise }) => paise >= 0)
}

/** One value less another, tax by tax. */
export function less(value: TaxedValue, other: TaxedValue): TaxedValue {
  return plus(value, {
    taxablePaise: -other.taxablePaise,
    taxes: other.taxes.map((tax) => ({ ...tax, paise: -tax.paise })),
    roundOffPaise: -other.roundOffPaise,
    totalPaise: -other.totalPaise,
  })
}

/** Two values together, tax by tax. */
export function plus(one: TaxedValue, other: TaxedValue): TaxedValue {
  const byName = Map.groupBy([...one.taxes, ...other.taxes], ({ tax, percent }) => `${tax} ${percent}`)
  return {
    taxablePaise: one.taxablePaise + other.taxablePaise,
    taxes: [...byName.values()].map(([first, ...rest]) => ({ ...first!, paise: first!.paise + sumOf(rest) })),
    roundOffPaise: one.roundOffPaise + other.roundOffPaise,
    totalPaise: one.totalPaise + other.totalPaise,
  }
}

function sumOf(taxes: readonly QuoteTax[]): Paise {
  return taxes.reduce((sum, { paise }) => sum + paise, 0)
}

/** `of` times `paise` over `whole`, in whole numbers throughout: a product may be larger than a double holds exactly. */
function proportion(of: Paise, paise: Paise, whole: Paise): Paise {
  const twice = 2n * BigInt(Math.abs(of)) * BigInt(paise) + BigInt(whole)
  return Math.sign(of) * Number(twice / (2n * BigInt(whole))) || 0
}
