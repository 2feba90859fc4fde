import { frameAround, project } from '#app/parts/india-map/projection.ts'
import type { Frame, SheetPoint } from '#app/parts/india-map/projection.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import type { PackageStop } from '#domain/catalogue/package.ts'

/** The drawing's own units; the frame of India's sheet is enlarged to them. */
export const DRAWING = { width: 760, height: 440 } as const

export type MapStop = Pick<PackageStop, 'name' | 'url' | 'lat' | 'lon' | 'nights'>
export type MapDot = { name: string; url: string; nights: number; x: number; y: number }
export type Leg = { from: SheetPoint; bend: SheetPoint; to: SheetPoint }
export type RouteSheet = { frame: Frame; scale: number; dots: MapDot[]; legs: Leg[]; neighbours: MapDot[] }

const SMALLEST_FRAME = 44
const LEAN = 0.09
const EDGE = 20

/** Where a journey's halts and its road stand on a drawing that shows them as large as they fit, and which other places do. */
export function drawRoute(stops: readonly MapStop[], places: readonly CityPin[] = []): RouteSheet {
  const points = stops.map(project)
  const frame = frameAround(points, DRAWING.width / DRAWING.height, SMALLEST_FRAME)
  const scale = DRAWING.width / frame.width
  const place = ({ x, y }: SheetPoint) => ({ x: round((x - frame.x) * scale), y: round((y - frame.y) * scale) })
  const halts = stops.map(({ name, url, nights }, at) => ({ name, url, nights, ...place(points[at]!) }))
  const dots = mergeHalts(halts)
  const others = places.map((pin) => ({ name: pin.name, url: pin.url, nights: 0, ...place(project(pin)) }))
  return {
    frame,
    scale: Math.round(scale * 1000) / 1000,
    dots,
    legs: legsOf(halts),
    neighbours: neighboursOf(dots, others),
  }
}

/** One dot for each place, with all nights spent there. */
function mergeHalts(halts: readonly MapDot[]): MapDot[] {
  const groups = Map.groupBy(halts, ({ url }) => url)
  return [...groups.values()].map((visits) => ({
    ...visits[0]!,
    nights: visits.reduce((sum, { nights }) => sum + nights, 0),
  }))
}

/** Legs bend a little to one side, so that the way back is seen beside the way there. */
function legsOf(halts: readonly SheetPoint[]): Leg[] {
  return halts.slice(1).flatMap((to, at) => {
    const from = halts[at]!
    if (from.x === to.x && from.y === to.y) return []
    const bend = {
      x: round((from.x + to.x) / 2 - (to.y - from.y) * LEAN),
      y: round((from.y + to.y) / 2 + (to.x - from.x) * LEAN),
    }
    return [{ from: { x: from.x, y: from.y }, bend, to: { x: to.x, y: to.y } }]
  })
}

/** The places on the drawing that the journey does not halt at, those nearest to it first. */
function neighboursOf(dots: readonly MapDot[], places: readonly MapDot[]): MapDot[] {
  const halts = new Set(dots.map(({ url }) => url))
  const away = ({ x, y }: SheetPoint) => Math.min(...dots.map((dot) => Math.hypot(dot.x - x, dot.y - y)))
  return places
    .filter(
      ({ url, x, y }) =>
        !halts.has(url) && x > EDGE && y > EDGE && x < DRAWING.width - EDGE && y < DRAWING.height - EDGE,
    )
    .toSorted((one, other) => away(one) - away(other))
}

/** The road as one path. */
export function roadPath(legs: readonly Leg[]): string {
  return legs
    .map(({ from, bend, to }, at) => {
      const before = legs[at - 1]?.to
      const start = before?.x === from.x && before.y === from.y ? '' : `M${from.x},${from.y}`
      return `${start}Q${bend.x},${bend.y} ${to.x},${to.y}`
    })
    .join('')
}

/** "1 night", "3 nights". */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
