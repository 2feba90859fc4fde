import { dotBox, overlap, textBox, within } from '#app/ui/boxes.ts'
import type { Anchor, Box } from '#app/ui/boxes.ts'
import { DRAWING, nightsText } from './route-sheet.ts'
import type { Leg, MapDot, RouteSheet } from './route-sheet.ts'

export type MapLabel = { text: string; x: number; y: number; anchor: Anchor }
export type Corner = 'left bottom' | 'right bottom' | 'left top' | 'right top'
export type NamedNeighbour = MapLabel & { dot: MapDot }

const DOT_RADIUS = 8
export const NEIGHBOUR_SIZE = 14
const MOST_NEIGHBOURS = 9
const INSET = { width: 146, height: 164 } as const
const SHEET: Box = { left: 6, top: 6, right: DRAWING.width - 6, bottom: DRAWING.height - 6 }
const CORNERS: Record<Corner, Box> = {
  'left bottom': corner(0, DRAWING.height - INSET.height),
  'right bottom': corner(DRAWING.width - INSET.width, DRAWING.height - INSET.height),
  'left top': corner(0, 0),
  'right top': corner(DRAWING.width - INSET.width, 0),
}

function corner(left: number, top: number): Box {
  return { left, top, right: left + INSET.width, bottom: top + INSET.height }
}

/** The corner in which the small map of India covers neither a halt nor the road, or undefined when there is none. */
export function freeCorner({ dots, legs }: Pick<RouteSheet, 'dots' | 'legs'>): Corner | undefined {
  const used = [...dots.map((dot) => dotBox(dot, DOT_RADIUS + 4)), ...roadBoxes(legs)]
  return (Object.keys(CORNERS) as Corner[]).find((name) => !covers(CORNERS[name], used))
}

/**
 * Names of the halts in letters of `size` units: none over another, a dot, the small map or the edge, and off the road where
 * that can be; what finds no room is left to the list below the map.
 */
export function placeNames(sheet: RouteSheet, size: number, reserved: Corner | undefined): MapLabel[] {
  const taken = [...sheet.dots.map((dot) => dotBox(dot, DOT_RADIUS + 2)), ...(reserved ? [CORNERS[reserved]] : [])]
  const road = roadBoxes(sheet.legs)
  return sheet.dots
    .toSorted((one, other) => other.nights - one.nights)
    .flatMap((dot) => {
      const free = namesAround(dot, size, DOT_RADIUS).filter((label) => isFree(boxOf(label, size), taken))
      const best = free.find((label) => !covers(boxOf(label, size), road)) ?? free[0]
      if (best) taken.push(boxOf(best, size))
      return best ? [best] : []
    })
}

/** A few places around, for the reader's bearings: only where their dot and name cover nothing at all. */
export function placeNeighbours(
  sheet: RouteSheet,
  names: readonly MapLabel[],
  size: number,
  reserved: Corner | undefined,
): NamedNeighbour[] {
  const taken = [
    ...sheet.dots.map((dot) => dotBox(dot, DOT_RADIUS + 6)),
    ...roadBoxes(sheet.legs),
    ...names.map((name) => grown(boxOf(name, size), 8)),
    ...(reserved ? [CORNERS[reserved]] : []),
  ]
  const named: NamedNeighbour[] = []
  for (const dot of sheet.neighbours) {
    if (named.length >= MOST_NEIGHBOURS) break
    if (covers(dotBox(dot, 4), taken)) continue
    const label = namesAround(dot, NEIGHBOUR_SIZE, 4).find((name) => isFree(boxOf(name, NEIGHBOUR_SIZE), taken))
    if (!label) continue
    taken.push(grown(boxOf(label, NEIGHBOUR_SIZE), 10), dotBox(dot, 12))
    named.push({ ...label, dot })
  }
  return named
}

function boxOf({ text, ...at }: MapLabel, size: number): Box {
  return textBox(text, size, at)
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return within(box, SHEET) && !covers(box, taken)
}

function covers(box: Box, others: readonly Box[]): boolean {
  return others.some((other) => overlap(box, other))
}

function roadBoxes(legs: readonly Leg[]): Box[] {
  return legs.flatMap(({ from, bend, to }) =>
    Array.from({ length: 25 }, (_, at) => {
      const t = at / 24
      const mix = (start: number, middle: number, end: number) =>
        (1 - t) ** 2 * start + 2 * (1 - t) * t * middle + t ** 2 * end
      return dotBox({ x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) }, 3)
    }),
  )
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

function round(value: number): number {
  return Math.round(value * 10) / 10
}
