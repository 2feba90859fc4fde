import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { promiseOf } from '#domain/almanac/journey.ts'
import type { CircuitFact } from '#demo/facts/facts.ts'
import type { Comfort } from '#domain/catalogue/package.ts'
import { slugify } from '#platform/slug.ts'
import type { Atlas } from './atlas.ts'
import type { DemoStop } from './demo-package.ts'
import { BREAKS } from './routes/breaks.ts'
import { CENTRAL_AND_WESTERN_CIRCUITS, NORTHERN_CIRCUITS } from './routes/circuits-north.ts'
import { EASTERN_CIRCUITS, SOUTHERN_CIRCUITS } from './routes/circuits-south.ts'
import { NORTHERN_VARIANTS } from './routes/variants-north.ts'
import { EASTERN_VARIANTS, SOUTHERN_VARIANTS } from './routes/variants-south.ts'
import { CENTRAL_AND_WESTERN_VARIANTS } from './routes/variants-west.ts'
import { rows } from './table.ts'
import { capitalised } from '#platform/wording.ts'

/** A tour before its days are written: where it goes, for whom and when. `circuit` is what its price is measured by. */
export type Route = {
  kind: 'tour' | 'break'
  name: string
  url: string
  circuit: CircuitFact | null
  isCore: boolean
  comfort: Comfort
  start: string
  end: string
  stops: DemoStop[]
  themes: string[]
  months: number[]
  summary: string
  why: string
}

/** Every tour and break of the demo, the named circuits first. */
export function listRoutes(atlas: Atlas): Route[] {
  const circuits = new Map(atlas.facts.circuits.map((circuit) => [circuit.slug, circuit]))
  const get = (slug: string): CircuitFact => {
    const circuit = circuits.get(slug)
    if (!circuit) throw new Error(`${slug} is no circuit`)
    return circuit
  }
  return [
    ...rows([NORTHERN_CIRCUITS, CENTRAL_AND_WESTERN_CIRCUITS, SOUTHERN_CIRCUITS, EASTERN_CIRCUITS].join('\n')).map(
      (row) => coreRoute(atlas, get(row[0] ?? ''), row),
    ),
    ...rows([NORTHERN_VARIANTS, CENTRAL_AND_WESTERN_VARIANTS, SOUTHERN_VARIANTS, EASTERN_VARIANTS].join('\n')).map(
      (row) => variantRoute(atlas, get(row[0] ?? ''), row),
    ),
    ...rows(BREAKS).map((row) => breakRoute(atlas, row)),
  ]
}

function coreRoute(
  atlas: Atlas,
  circuit: CircuitFact,
  [, end = '', comfort = '', summary = '', why = '', stops]: string[],
): Route {
  const halts = stops ? readStops(stops) : circuit.stops.map(({ placeSlug, nights }) => ({ placeSlug, nights }))
  return {
    kind: 'tour',
    name: circuit.name,
    url: circuit.slug,
    circuit,
    isCore: true,
    comfort: comfort as Comfort,
    start: circuit.start,
    end: endName(atlas, end, circuit.start, halts),
    stops: halts,
    themes: circuit.themes,
    months: circuit.bestMonths,
    summary,
    why,
  }
}

function variantRoute(atlas: Atlas, circuit: CircuitFact, row: string[]): Route {
  const [, name = '', comfort = '', way = '', end = '', extras = '', summary = '', why = ''] = row
  const { start, stops } = readWay(way, circuit.start)
  const { themes, months } = readThemes(extras)
  return {
    kind: 'tour',
    name,
    url: slugify(name),
    circuit,
    isCore: false,
    comfort: comfort as Comfort,
    start,
    end: endName(atlas, end, start, stops),
    stops,
    themes: [
      ...new Set([
        ...(months ? themes : []),
        ...inheritedThemes(atlas, circuit, { name, stops, own: themes }),
        ...themes,
      ]),
    ],
    months: months ?? circuit.bestMonths,
    summary,
    why,
  }
}

/** What a variant still has of its circuit's themes: a theme that names a kind of place stays only with such a place, a festival only with its name; who made it for two or for comfort did not make it for families or students. */
function inheritedThemes(
  atlas: Atlas,
  circuit: CircuitFact,
  { name, stops, own }: { name: string; stops: DemoStop[]; own: readonly string[] },
): string[] {
  const types = new Set(stops.flatMap((stop) => atlas.place(stop.placeSlug).types))
  const ofPlaces = new Set([
    'beach',
    'backwater',
    'wildlife',
    'hill-station',
    'desert',
    'monastery',
    'buddhist',
    'island',
    'lake',
    'coffee',
    'waterfall',
    'nightlife',
  ])
  const short = stops.reduce((nights, stop) => nights + stop.nights, 0) <= 3
  const itinerary = stops.map(({ placeSlug }, at) => ({ day: at + 1, overnight: { url: placeSlug }, sights: [] }))
  const isLuxury = own.includes('luxury')
  const stays: Record<string, boolean | undefined> = {
    weekend: short,
    festival: promiseOf(SHIPPED_ALMANAC, { name, itinerary }) !== undefined,
    family: !own.includes('honeymoon'),
    youth: !isLuxury,
    nightlife: isLuxury ? false : undefined,
  }
  return circuit.themes.filter((theme) => stays[theme] ?? (!ofPlaces.has(theme) || types.has(theme)))
}

function breakRoute(
  atlas: Atlas,
  [name = '', comfort = '', way = '', end = '', extras = '', summary = '', why = '']: string[],
): Route {
  const { start, stops } = readWay(way, '')
  const { themes, months } = readThemes(extras)
  return {
    kind: 'break',
    name,
    url: slugify(name),
    circuit: null,
    isCore: false,
    comfort: comfort as Comfort,
    start,
    end: endName(atlas, end, start, stops),
    stops,
    themes,
    months: months ?? sharedMonths(atlas, stops),
    summary,
    why,
  }
}

function readWay(way: string, start: string): { start: string; stops: DemoStop[] } {
  const [first = '', second] = way.split(' > ')
  return second === undefined ? { start, stops: readStops(first) } : { start: first, stops: readStops(second) }
}

function readStops(text: string): DemoStop[] {
  return text.split(' ').map((stop) => {
    const [placeSlug = '', nights = '1'] = stop.split(':')
    return { placeSlug, nights: Number(nights) }
  })
}

function readThemes(text: string): { themes: string[]; months: number[] | null } {
  const words = text.split(' ').filter((word) => word !== '-')
  const months = words.find((word) => word.startsWith('@'))
  const numbers = months
    ?.slice(1)
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b)
  return { themes: words.filter((word) => !word.startsWith('@')), months: numbers ?? null }
}

function sharedMonths(atlas: Atlas, stops: DemoStop[]): number[] {
  const shared = stops
    .map((stop) => atlas.place(stop.placeSlug).bestMonths)
    .reduce((common, months) => common.filter((month) => months.includes(month)))
  return shared.length > 1 ? shared : atlas.place(stops.at(-1)?.placeSlug ?? '').bestMonths
}

function endName(atlas: Atlas, end: string, start: string, stops: DemoStop[]): string {
  if (end === '=') return start
  if (end === '.') return atlas.place(stops.at(-1)?.placeSlug ?? '').name
  return atlas.findPlace(end)?.name ?? capitalised(end)
}
