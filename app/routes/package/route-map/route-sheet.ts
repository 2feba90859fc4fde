import { frameAround, project } from '#app/parts/india-map/projection.ts'
import type { Frame, SheetPoint } from '#app/parts/india-map/projection.ts'
import { dotBox, overlap, textBox, within } from '#app/routes/package/boxes.ts'
import type { Anchor, Box } from '#app/routes/package/boxes.ts'
import type { PackageStop } from '#domain/catalogue/package.ts'

/** The drawing's own units; the frame of India's sheet is enlarged to them. */
export const DRAWING = { width: 760, height: 440 } as const

export type MapStop = Pick<PackageStop, 'name' | 'url' | 'lat' | 'lon' | 'nights'>
export type MapDot = { name: string; url: string; nights: number; x: number; y: number }
export type MapLabel = { text: string; x: number; y: number; anchor: Anchor }
export type RouteSheet = { frame: Frame; scale: number; dots: MapDot[]; road: string }

const SMALLEST_FRAME = 44

/** Where a journey's halts and its road stand on a drawing that shows them as large as they fit. */
export function drawRoute(stops: readonly MapStop[]): RouteSheet {
  const points = stops.map(project)
  const frame = frameAround(points, DRAWING.width / DRAWING.height, SMALLEST_FRAME)
  const scale = DRAWING.width / frame.width
  const place = ({ x, y }: SheetPoint) => ({ x: round((x - frame.x) * scale), y: round((y - frame.y) * scale) })
  const halts = stops.map((stop, at) => ({ ...stop, ...place(points[at]!) }))
  return { frame, scale: Math.round(scale * 1000) / 1000, dots: mergeHalts(halts), road: roadThrough(halts) }
}

/** One dot for each place, with all nights spent there. */
function mergeHalts(halts: readonly MapDot[]): MapDot[] {
  const groups = Map.groupBy(halts, ({ url }) => url)
  return [...groups.values()].map((visits) => ({
    ...visits[0]!,
    nights: visits.reduce((sum, { nights }) => sum + nights, 0),
  }))
}

/** A road that bends softly through its halts, a little to one side, so that the way back is seen beside the way there. */
function roadThrough(halts: readonly SheetPoint[]): string {
  const way = halts.filter((halt, at) => at === 0 || !isSame(halt, halts[at - 1]!))
  return way
    .map((to, at) => {
      const from = way[at - 1]
      return from ? `Q${bend(from, to)} ${to.x},${to.y}` : `M${to.x},${to.y}`
    })
    .join('')
}

function isSame(one: SheetPoint, other: SheetPoint): boolean {
  return one.x === other.x && one.y === other.y
}

function bend(from: SheetPoint, to: SheetPoint): string {
  const lean = 0.09
  return `${round((from.x + to.x) / 2 - (to.y - from.y) * lean)},${round((from.y + to.y) / 2 + (to.x - from.x) * lean)}`
}

/** Names beside the dots in letters of `size` units, none over another, a dot or the edge; what finds no room is left to the list below. */
export function placeNames(dots: readonly MapDot[], size: number, dotRadius: number): MapLabel[] {
  const sheet = { left: 6, top: 6, right: DRAWING.width - 6, bottom: DRAWING.height - 6 }
  const taken: Box[] = dots.map((dot) => dotBox(dot, dotRadius + 2))
  return mostNightsFirst(dots).flatMap((dot) => {
    const free = namesAround(dot, size, dotRadius).find(({ text, ...at }) => {
      const box = textBox(text, size, at)
      return within(box, sheet) && !taken.some((other) => overlap(box, other))
    })
    if (free) taken.push(textBox(free.text, size, free))
    return free ? [free] : []
  })
}

function mostNightsFirst(dots: readonly MapDot[]): MapDot[] {
  return dots.toSorted((one, other) => other.nights - one.nights)
}

function namesAround({ name, nights, x, y }: MapDot, size: number, radius: number): MapLabel[] {
  const beside = radius + size * 0.4
  const level = round(y + size * 0.32)
  const above = round(y - radius - size * 0.45)
  const below = round(y + radius + size)
  const texts = nights > 0 ? [`${name}, ${nightsText(nights)}`, name] : [name]
  return texts.flatMap((text): MapLabel[] => [
    { text, x: round(x + beside), y: level, anchor: 'start' },
    { text, x: round(x - beside), y: level, anchor: 'end' },
    { text, x, y: above, anchor: 'middle' },
    { text, x, y: below, anchor: 'middle' },
    { text, x: round(x + radius), y: above, anchor: 'start' },
    { text, x: round(x + radius), y: below, anchor: 'start' },
    { text, x: round(x - radius), y: above, anchor: 'end' },
    { text, x: round(x - radius), y: below, anchor: 'end' },
  ])
}

/** "1 night", "3 nights". */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
