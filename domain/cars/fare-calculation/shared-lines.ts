import { formatPaise } from '#platform/money.ts'
import { counted } from './calculated-fare.ts'
import type { FareLine, Rates } from './calculated-fare.ts'

/** The driver's food and bed for so many days. */
export function driverLine({ car }: Rates, days: number): FareLine {
  return {
    kind: 'driver',
    words: `Driver’s allowance, ${counted(days, 'day')} at ${formatPaise(car.driverAllowancePaise)}`,
    paise: car.driverAllowancePaise * days,
  }
}

/** So many nights driven into. */
export function nightLine({ car, rules }: Rates, nights: number): FareLine {
  return {
    kind: 'night',
    words: `Night driving, ${clock(rules.night.from)} to ${clock(rules.night.to)}, ${counted(nights, 'night')} at ${formatPaise(car.nightChargePaise)}`,
    paise: car.nightChargePaise * nights,
  }
}

/** Hill roads, once a trip. */
export function hillLine({ rules }: Rates, inHills: boolean): FareLine {
  return { kind: 'hills', words: 'Hill roads, once for the trip', paise: inHills ? rules.hills.chargePaise : 0 }
}

/** What driving at night costs where none is planned. */
export function nightBeyond({ tariff, rules }: Rates, nights: number): string {
  const which = nights > 0 ? 'Another night' : 'A night'
  return `${which} driven into, ${clock(rules.night.from)} to ${clock(rules.night.to)}: ${formatPaise(tariff.nightChargePaise)}`
}

/** 1320 → "10 pm", 390 → "6:30 am". */
export function clock(minutes: number): string {
  const [hours, past] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${hours % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`
}
