import type { Picture } from '#domain/media/picture.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** A class of car one can hire with a driver; rates are paise before GST, fuel included (reference PRICING §4.6). */
export type Car = {
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
  perKmPaise: Paise
  perKmOneWayPaise: Paise | null
  minKmPerDay: number
  driverAllowancePaise: Paise
  nightChargePaise: Paise
  local8h80kmPaise: Paise | null
  extraKmPaise: Paise
  extraHourPaise: Paise | null
  summary: string
  about: string[]
  tags: string[]
  position: number
  picture: Picture
}

/** The price of the shortest billable outstation day: minimum kilometres and the driver, before GST, in paise. */
export function minimumDayPaise(car: Pick<Car, 'perKmPaise' | 'minKmPerDay' | 'driverAllowancePaise'>): Paise {
  return car.perKmPaise * car.minKmPerDay + car.driverAllowancePaise
}

/** GST percent on a car with driver and fuel (Notification 11/2017 entry 10(i); reference PRICING §4.1). */
export const CAR_GST_PERCENT = 5

/** An amount of a car's tariff in paise with its GST. */
export function withCarGst(paise: Paise): Paise {
  return paise + percentOf(paise, CAR_GST_PERCENT)
}
