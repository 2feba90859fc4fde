import { rupees } from '#platform/money.ts'
import type { CarFact, RupeeRange } from '#demo/facts/facts.ts'
import { chanceOf } from '#demo/packages/chance.ts'

/**
 * The classes each class stands directly above: in the same comfort by its seats, with the same seats by its comfort. What stands
 * above is at no rate cheaper: nobody who asks for more may find it for less. A class of a comfort of its own has its own line.
 */
export const ABOVE: Record<string, readonly string[]> = {
  hatchback: [],
  sedan: ['hatchback'],
  'electric-sedan': ['sedan'],
  'premium-sedan': ['electric-sedan'],
  'compact-suv': ['premium-sedan'],
  suv: ['compact-suv'],
  'innova-crysta': ['suv'],
  'innova-hycross': ['innova-crysta'],
  fortuner: ['innova-hycross'],
  'luxury-sedan': ['fortuner'],
  'thar-4x4': ['suv'],
  'sumo-hill': ['suv'],
  'tempo-traveller-9': ['innova-hycross', 'sumo-hill'],
  'tempo-traveller-12': ['tempo-traveller-9'],
  'tempo-traveller-17': ['tempo-traveller-12'],
  urbania: ['tempo-traveller-17'],
  'tempo-traveller-26': ['tempo-traveller-17'],
  'mini-coach-35': ['tempo-traveller-26', 'urbania'],
  'coach-45': ['mini-coach-35'],
}

type Rate =
  | 'perKmOutstation'
  | 'perKmOneWay'
  | 'driverAllowancePerDay'
  | 'nightCharge'
  | 'local8h80km'
  | 'extraKm'
  | 'extraHour'

/** To how many rupees a rate is rounded. */
const STEPS: Record<Rate, number> = {
  perKmOutstation: 1,
  perKmOneWay: 1,
  driverAllowancePerDay: 50,
  nightCharge: 50,
  local8h80km: 100,
  extraKm: 1,
  extraHour: 10,
}

/** Rates in paise, each one figure within its published range, always the same, and none above that of a class over it. */
export function openRates(facts: readonly CarFact[]): (id: string, rate: Rate) => number {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const rangeOf = (id: string, rate: Rate): RupeeRange => {
    const fact = byId.get(id)
    if (!fact) throw new Error(`nothing is known of ${id}`)
    return fact[rate]
  }
  const least = (id: string, rate: Rate): number =>
    Math.max(rangeOf(id, rate)[0], ...ABOVE[id]!.map((under) => least(under, rate)))
  const over = (id: string) => Object.keys(ABOVE).filter((other) => ABOVE[other]!.includes(id))
  const rateOf = (id: string, rate: Rate): number => {
    const own = within(rangeOf(id, rate), STEPS[rate], levelOf(id))
    return Math.max(least(id, rate), Math.min(own, ...over(id).map((other) => rateOf(other, rate))))
  }
  return (id, rate) => rupees(rateOf(id, rate))
}

/** Where in its ranges a class stands. */
function levelOf(id: string): number {
  return chanceOf(`${id}/rates`)() * 0.6 + 0.2
}

function within([low, high]: RupeeRange, step: number, level: number): number {
  return Math.round((low + (high - low) * level) / step) * step
}
