import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type StateFact = {
  code: string
  name: string
  slug: string
  type: 'state' | 'ut'
  zone: string
  capital: string
  capitalLat: number
  capitalLon: number
  labelLat: number
  labelLon: number
  bbox: [number, number, number, number]
  bestMonths: number[]
  languages: string[]
  blurb: string
}

export type PlaceFact = {
  name: string
  slug: string
  altNames: string[]
  stateCode: string
  state: string
  lat: number
  lon: number
  types: string[]
  bestMonths: number[]
  idealDays: [number, number]
  blurb: string
  nearestAirport: string
  nearestAirportKm: number
  population: number | null
}

export type AttractionFact = {
  name: string
  slug: string
  place: string
  placeSlug: string
  stateCode: string
  state: string
  lat: number
  lon: number
  type: string
  hoursNeeded: number
  bestMonths: number[]
  blurb: string
  tags: string[]
  unesco: { year: number; property: string } | null
  kmFromPlace: number
}

export type CircuitFact = {
  name: string
  slug: string
  start: string
  stops: { place: string; placeSlug: string; stateCode: string; nights: number }[]
  states: string[]
  nights: number
  days: number
  themes: string[]
  bestMonths: number[]
  note: string
  priceINR: { low: number; typical: number; high: number; basis: string; offers: number } | null
}

export type TrekFact = {
  name: string
  slug: string
  stateCode: string
  state: string
  basePlace: string
  basePlaceSlug: string
  basePlaceKm: number
  trailhead: string
  lat: number
  lon: number
  maxAltitudeM: number
  distanceKm: number
  days: number
  difficulty: string
  difficultyLevel: number
  bestMonths: number[]
  blurb: string
  tags: string[]
  priceINR: { min: number; median: number; max: number; operators: number } | null
}

/** A published range, low and high, in rupees. */
export type RupeeRange = [number, number]

export type CarFact = {
  id: string
  name: string
  models: string[]
  seats: number
  largeBags: number
  smallBags: number
  ac: boolean
  fuel: string[]
  perKmOutstation: RupeeRange
  perKmOneWay: RupeeRange
  driverAllowancePerDay: RupeeRange
  nightCharge: RupeeRange
  minKmPerDay: number
  local8h80km: RupeeRange
  extraKm: RupeeRange
  extraHour: RupeeRange
}

export type AirportFact = {
  iata: string
  name: string
  city: string
  stateCode: string
  lat: number
  lon: number
  elevationFt: number | null
  scheduled: boolean
  departureCity: boolean
}

export type RoadFact = {
  from: string
  fromSlug: string
  to: string
  toSlug: string
  km: number
  hours: number
  straightKm: number
}

export type ThemeFacts = {
  speciality: { name: string; key: string; slug: string }[]
  swadeshDarshanCircuits: string[]
  typicalInclusions: string[]
  typicalExclusions: string[]
  mealPlans: { code: string; name: string }[]
}

export type WorldHeritageFact = {
  property: string
  yearInscribed: number
  category: 'cultural' | 'natural' | 'mixed'
  states: string[]
  attractions: string[]
}

export type PhotographFact = {
  file: string
  alt: string
  width: number
  height: number
  placeSlug: string
  attractionSlug: string | null
  author: string
  licence: string
  licenceUrl: string
  attributionRequired: boolean
  shareAlike: boolean
  sourceUrl: string
  obtainedFrom: string
  changes: string
}

/** Every fact the demo is made from; each list is read from its file at first use and kept. */
export type DemoFacts = {
  readonly states: StateFact[]
  readonly places: PlaceFact[]
  readonly attractions: AttractionFact[]
  readonly circuits: CircuitFact[]
  readonly treks: TrekFact[]
  readonly themes: ThemeFacts
  readonly cars: CarFact[]
  readonly airports: AirportFact[]
  readonly distances: RoadFact[]
  readonly worldHeritage: WorldHeritageFact[]
  readonly photographs: PhotographFact[]
}

/** The facts kept under `demo/facts` of the project in `projectDir`. */
export function openFacts(projectDir: string): DemoFacts {
  const dir = join(projectDir, 'demo/facts')
  const kept = new Map<string, unknown>()
  // The files are part of the program and checked by facts.test.ts, so their shape is trusted here.
  function read<T>(name: string): T {
    if (!kept.has(name)) kept.set(name, JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')))
    return kept.get(name) as T
  }
  return {
    get states() {
      return read<StateFact[]>('states')
    },
    get places() {
      return read<PlaceFact[]>('places')
    },
    get attractions() {
      return read<AttractionFact[]>('attractions')
    },
    get circuits() {
      return read<CircuitFact[]>('circuits')
    },
    get treks() {
      return read<TrekFact[]>('treks')
    },
    get themes() {
      return read<ThemeFacts>('themes')
    },
    get cars() {
      return read<CarFact[]>('cars')
    },
    get airports() {
      return read<AirportFact[]>('airports')
    },
    get distances() {
      return read<RoadFact[]>('distances')
    },
    get worldHeritage() {
      return read<WorldHeritageFact[]>('unesco')
    },
    get photographs() {
      return read<PhotographFact[]>('images')
    },
  }
}

/** The file of a photograph. */
export function photographFile(projectDir: string, photograph: PhotographFact): string {
  return join(projectDir, 'demo/facts/images', photograph.file)
}
