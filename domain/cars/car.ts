import type { Picture } from '#domain/media/picture.ts'
import { gstOn, roundOff } from '#domain/tax/gst.ts'
import type { Paise } from '#platform/money.ts'
import { withCarGst } from '#domain/tax/car-gst.ts'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import type { CarGstScheme, TaxDay } from '#domain/tax/gst-rates.ts'

/** What a class of car costs; paise before GST, fuel included (reference PRICING §4.6). Null where the class is not hired out so. */
export type CarRates = {
  perKmPaise: Paise
  perKmOneWayPaise: Paise | null
  minKmPerDay: number
  driverAllowancePaise: Paise
  nightChargePaise: Paise
  local4h40kmPaise: Paise | null
  local8h80kmPaise: Paise | null
  local12h120kmPaise: Paise | null
  extraKmPaise: Paise
  extraHourPaise: Paise | null
  gstScheme: CarGstScheme
}

/** A class of car one can hire with a driver. */
export type Car = CarRates & {
  id: string
  name: string
  url: string
  category: string
  models: string[]
  seats: number
  largeBags: number
  smallBags: number
  airConditioned: boolean
  fuels: string[]
  /** The hires it is meant for, shortest and longest in days. */
  leastDays: number
  mostDays: number
  summary: string
  about: string[]
  tags: string[]
  position: number
  picture: Picture
  /** What takes its place in the dark theme. */
  nightPicture?: Picture
}

/** The figures of a class of car as they are shown: paise with GST, on one day. */
export type Tariff = Omit<CarRates, 'minKmPerDay' | 'gstScheme'> & {
  gstPercent: number
  minKmPerDay: number
  /** The shortest billable outstation day: minimum kilometres and the driver, to the rupee. */
  dayPaise: Paise
}

/** A class of car with the tariff of a day. */
export type PricedCar = { car: Car; tariff: Tariff }

/** What a class of car costs on a day, GST included. */
export function tariffOf(car: CarRates, tax: TaxDay): Tariff {
  const scheme = car.gstScheme
  const percent = gstPercent(scheme, tax)
  const taxed = (paise: Paise) => withCarGst(paise, scheme, tax)
  const taxedOrNot = (paise: Paise | null) => (paise === null ? null : taxed(paise))
  return {
    gstPercent: percent,
    minKmPerDay: car.minKmPerDay,
    dayPaise: dayPaise(car, percent),
    perKmPaise: taxed(car.perKmPaise),
    perKmOneWayPaise: taxedOrNot(car.perKmOneWayPaise),
    driverAllowancePaise: taxed(car.driverAllowancePaise),
    nightChargePaise: taxed(car.nightChargePaise),
    local4h40kmPaise: taxedOrNot(car.local4h40kmPaise),
    local8h80kmPaise: taxedOrNot(car.local8h80kmPaise),
    local12h120kmPaise: taxedOrNot(car.local12h120kmPaise),
    extraKmPaise: taxed(car.extraKmPaise),
    extraHourPaise: taxedOrNot(car.extraHourPaise),
  }
}

function dayPaise({ perKmPaise, minKmPerDay, driverAllowancePaise }: CarRates, percent: number): Paise {
  const taxablePaise = perKmPaise * minKmPerDay + driverAllowancePaise
  const taxes = gstOn(taxablePaise, { percent, withinState: true })
  return roundOff(taxes.reduce((sum, { paise }) => sum + paise, taxablePaise)).totalPaise
}

/** A class of car with its tariff of a day. */
export function priceCar(car: Car, tax: TaxDay): PricedCar {
  return { car, tariff: tariffOf(car, tax) }
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** Classes of cars, their rates, and roads. */
    cars: 'cars'
  }
}
