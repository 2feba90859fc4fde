import type { Comfort, PriceGrid } from '#domain/catalogue/package.ts'
import { rupees } from '#platform/money.ts'
import { chanceOf } from './chance.ts'
import type { Route } from './route.ts'

/** Rupees a day per adult on twin sharing in the comfort class, by state, where no published level is known. */
const DAILY: Record<string, number> = {
  'IN-LA': 5400,
  'IN-AN': 4700,
  'IN-LD': 6200,
  'IN-SK': 5100,
  'IN-AR': 5300,
  'IN-NL': 4900,
  'IN-MN': 4900,
  'IN-MZ': 4600,
  'IN-ML': 4300,
  'IN-AS': 4700,
  'IN-TR': 4200,
  'IN-JK': 4300,
  'IN-HP': 3900,
  'IN-UK': 3900,
  'IN-WB': 4300,
  'IN-RJ': 3900,
  'IN-KL': 3900,
  'IN-GA': 4300,
  'IN-TN': 4100,
  'IN-KA': 4200,
}
const DAILY_ELSEWHERE = 4000
const OF_COMFORT: Record<Comfort, number> = { standard: 0.8, comfort: 1, premium: 1.55 }
const GST = 1.05

/** What an adult pays on twin sharing, before GST, in rupees to the nearest fifty: the published level where one is known. */
export function twinRupees(route: Route, stateCodes: readonly string[], days: number): number {
  const sway = 0.975 + chanceOf(`price ${route.url}`)() * 0.05
  return nearest(level(route, stateCodes, days) * sway, 50)
}

function level(route: Route, stateCodes: readonly string[], days: number): number {
  const price = route.circuit?.priceINR
  if (!route.circuit || !price) return daily(stateCodes) * days * OF_COMFORT[route.comfort]
  if (route.isCore)
    return (
      { standard: (price.low + price.typical) / 2, comfort: price.typical, premium: price.high * 1.1 }[route.comfort] /
      GST
    )
  const perDay = price.typical / GST / route.circuit.days
  // The first and last day cost nearly a day each whatever the length, so short trips come dearer by the day.
  const ratio = (days + 0.6) / (route.circuit.days + 0.6)
  return perDay * route.circuit.days * ratio * OF_COMFORT[route.comfort]
}

function daily(stateCodes: readonly string[]): number {
  const rates = stateCodes.map((code) => DAILY[code] ?? DAILY_ELSEWHERE)
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)
}

/** The prices of a tour from its twin price in rupees: single dearer, triple and children cheaper, infants free but on islands. */
export function tourGrid(url: string, twin: number, { quad, island }: { quad: boolean; island: boolean }): PriceGrid {
  const chance = chanceOf(`grid ${url}`)
  const share = (low: number, high: number) => rupees(nearest(twin * (low + (high - low) * chance()), 50))
  return {
    twin: rupees(twin),
    single: share(1.36, 1.52),
    triple: share(0.92, 0.96),
    quad: quad ? share(0.87, 0.9) : null,
    childWithBed: share(0.74, 0.8),
    childNoBed: share(0.5, 0.58),
    infant: island ? rupees(1500) : 0,
  }
}

/** A trek is priced by the person, tents shared by two; a child pays the same and an infant does not come. */
export function trekGrid(twin: number): PriceGrid {
  return { twin: rupees(twin), single: null, triple: null, quad: null, childWithBed: null, childNoBed: null, infant: 0 }
}

export function nearest(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
