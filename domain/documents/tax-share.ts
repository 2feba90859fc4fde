import type { QuoteTax } from '#domain/pricing/sum.ts'
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
export function valueWithin(totalPaise: Paise, rates: readonly Pick<QuoteTax, 'tax' | 'percent'>[]): TaxedValue {
  const percents = rates.map(({ percent }) => Math.round(percent * 100))
  const whole = percents.reduce((sum, percent) => sum + percent, 100_00)
  const taxes = rates.map(({ tax, percent }, at) => ({
    tax,
    percent,
    paise: proportion(percents[at]!, totalPaise, whole),
  }))
  return { taxablePaise: totalPaise - sumOf(taxes), taxes, roundOffPaise: 0, totalPaise }
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
