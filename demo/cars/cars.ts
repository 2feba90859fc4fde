import { rupees } from '#platform/money.ts'
import { slugify } from '#platform/slug.ts'
import type { CarDraft } from '#domain/cars/cars-writing.server.ts'
import type { CarFact } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { CLASSES } from './classes.ts'
import { drawCar } from './drawings.ts'
import { HIRE_DAYS } from './hire-days.ts'
import { openRates } from './rates.ts'

/** A class of car with its drawings by day and by night. */
export type DrawnCar = { svg: string; nightSvg: string; alt: string; draft: Omit<CarDraft, 'pictureId'> }

/** Every class of car with its drawing and rates. */
export function drawCars(facts: readonly CarFact[]): DrawnCar[] {
  const rateOf = openRates(facts)
  return facts.map((fact, position) => {
    const words = CLASSES[fact.id]
    if (!words) throw new Error(`nothing is written about ${fact.id}`)
    const { category, colour, summary, about, tags } = words
    const draft = {
      ...ratesOf(fact, rateOf),
      id: demoId('car', fact.id),
      name: nameOf(fact),
      url: slugify(nameOf(fact)),
      category,
      models: fact.models,
      seats: fact.seats,
      largeBags: fact.largeBags,
      smallBags: fact.smallBags,
      airConditioned: fact.ac,
      fuels: fact.fuel,
      minKmPerDay: fact.minKmPerDay,
      summary,
      about,
      tags,
      leastDays: HIRE_DAYS[fact.id]?.[0] ?? 1,
      mostDays: HIRE_DAYS[fact.id]?.[1] ?? 14,
      position,
    }
    return {
      svg: drawCar(fact.id, colour, { isNight: false }),
      nightSvg: drawCar(fact.id, colour, { isNight: true }),
      alt: `Drawing of a ${nameOf(fact)} from the side`.replace(/ a (?=[AEIO8]|SUV|MUV|XUV)/, ' an '),
      draft,
    }
  })
}

function nameOf({ name }: CarFact): string {
  return name.replace(' (maharaja seats)', '')
}

function ratesOf({ id }: CarFact, rateOf: ReturnType<typeof openRates>) {
  const perKmPaise = rateOf(id, 'perKmOutstation')
  return {
    perKmPaise,
    perKmOneWayPaise: Math.max(rateOf(id, 'perKmOneWay'), perKmPaise),
    driverAllowancePaise: rateOf(id, 'driverAllowancePerDay'),
    nightChargePaise: rateOf(id, 'nightCharge'),
    ...townRates(rateOf(id, 'local8h80km')),
    gstScheme: 'CAR_5' as const,
    extraKmPaise: Math.max(rateOf(id, 'extraKm'), perKmPaise),
    extraHourPaise: rateOf(id, 'extraHour'),
  }
}

/**
 * The facts know one package of a day. A short one is commonly let at about three fifths of it, for cars a family hires;
 * for twelve hours nothing is published, so that is a day and hours beyond it.
 */
function townRates(local8h80kmPaise: number) {
  const isCommon = local8h80kmPaise <= rupees(5000)
  return {
    local4h40kmPaise: isCommon ? Math.round((local8h80kmPaise * 0.6) / 5000) * 5000 : null,
    local8h80kmPaise,
    local12h120kmPaise: null,
  }
}
