import { describe, expect, it } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { drawCars } from './cars.ts'
import { ABOVE } from './rates.ts'

const { cars: facts } = openFacts(process.cwd())
const drafts = new Map(drawCars(facts).map(({ draft }, at) => [facts[at]!.id, draft]))
const RATES = [
  'perKmPaise',
  'perKmOneWayPaise',
  'driverAllowancePaise',
  'nightChargePaise',
  'local8h80kmPaise',
  'extraKmPaise',
  'extraHourPaise',
] as const

describe('the tariff', () => {
  it('has no class cheaper than one beneath it (caught: an SUV below a premium sedan, a driver of a sedan above its, a van of nine above one of twelve)', () => {
    const wrong = facts.flatMap(({ id }) =>
      ABOVE[id]!.flatMap((under) =>
        RATES.filter((rate) => (drafts.get(id)![rate] ?? 0) < (drafts.get(under)![rate] ?? 0)).map(
          (rate) => `${id} < ${under}: ${rate}`,
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('leaves no class out of its line, and knows none that is not let', () => {
    expect(Object.keys(ABOVE).toSorted()).toEqual(facts.map(({ id }) => id).toSorted())
    const seats = new Map(facts.map((fact) => [fact.id, fact.seats]))
    const climbs = Object.entries(ABOVE).flatMap(([id, under]) => under.map((one) => [id, one] as const))
    // Fewer seats above are those of a class apart: the saloon, the short four-by-four, the van with windows.
    const fewer = climbs.filter(([id, one]) => seats.get(id)! < seats.get(one)!).map(([id]) => id)
    expect(fewer).toEqual(['luxury-sedan', 'thar-4x4', 'urbania'])
  })

  it('keeps to the published ranges', () => {
    const wrong = facts.filter((fact) => {
      const draft = drafts.get(fact.id)!
      const is = (paise: number | null, [low, high]: [number, number]) =>
        paise !== null && paise >= low * 100 && paise <= high * 100
      return !(
        is(draft.perKmPaise, fact.perKmOutstation) &&
        is(draft.driverAllowancePaise, fact.driverAllowancePerDay) &&
        is(draft.nightChargePaise, fact.nightCharge) &&
        is(draft.local8h80kmPaise, fact.local8h80km) &&
        is(draft.extraHourPaise, fact.extraHour)
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
