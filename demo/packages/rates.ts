import { USUAL_RATES } from '#domain/catalogue/package.ts'
import type { Comfort, PackageExtra, PackageRates, SeasonRate } from '#domain/catalogue/package.ts'
import { rupees } from '#platform/money.ts'

type Tour = {
  comfort: Comfort
  tags: readonly string[]
  themes: readonly string[]
  withSafari: boolean
  /** It can leave for one festival alone, which is in its price. */
  forAFestival: boolean
  /** Completed years below which nobody is taken; 0 takes everybody. */
  youngest: number
}
type Trek = { youngest: number; days: number; summit: boolean }

const CHRISTMAS: SeasonRate = { name: 'Christmas and New Year’s Eve', from: '12-20', to: '12-31', percent: 12 }
const SUMMER: SeasonRate = { name: 'Summer holidays', from: '05-01', to: '06-30', percent: 8 }
const FESTIVALS: SeasonRate = { name: 'Puja and Diwali', from: '10-10', to: '11-15', percent: 4 }
const ON_TRAILS: SeasonRate[] = [
  { name: 'May on the trails', from: '05-01', to: '05-31', percent: 3 },
  { name: 'October on the trails', from: '10-01', to: '10-31', percent: 3 },
]

const GUIDE: Record<Comfort, number> = { standard: 1800, comfort: 2200, premium: 3200 }
const JEEP = 5400
const PORTER = 450
const OWN_TENT_A_NIGHT = 650

/** How the price of a tour for a party is made: dearer in holidays, a little less from ten people on, and what may be added. */
export function tourRates(tour: Tour): PackageRates {
  return {
    ...USUAL_RATES,
    ageBands: { ...USUAL_RATES.ageBands, youngest: tour.youngest },
    seasons: tour.forAFestival ? [] : [CHRISTMAS, ...(tour.tags.includes('summer-escape') ? [SUMMER] : []), FESTIVALS],
    groupSlabs: [{ fromPeople: 10, percentOff: 5 }],
    extras: tourExtras(tour),
  }
}

function tourExtras({ comfort, themes, withSafari }: Tour): PackageExtra[] {
  const guide = extra('guide', 'A local guide for a day', GUIDE[comfort], 'booking')
  const jeep = extra('jeep', 'A private jeep for one safari drive', JEEP, 'booking')
  return [...(themes.includes('island') ? [] : [guide]), ...(withSafari ? [jeep] : [])]
}

/** On a trek everybody who walks pays alike, tents are shared, and the youngest who may come is said. */
export function trekRates({ youngest, days, summit }: Trek): PackageRates {
  return {
    ...USUAL_RATES,
    ageBands: { infantUnder: 0, olderInfantUnder: 0, adultFrom: youngest, youngest },
    seasons: [CHRISTMAS, ...ON_TRAILS],
    groupSlabs: [{ fromPeople: 10, percentOff: 5 }],
    extras: [
      extra('porter', 'A porter or mule for your bag, to 9 kg', summit ? PORTER + 150 : PORTER, 'person-day'),
      ...(days > 1 ? [extra('own-tent', 'A tent or room to yourself', OWN_TENT_A_NIGHT * (days - 1), 'person')] : []),
    ],
  }
}

function extra(id: string, name: string, price: number, per: PackageExtra['per']): PackageExtra {
  return { id, name, pricePaise: rupees(price), per }
}
