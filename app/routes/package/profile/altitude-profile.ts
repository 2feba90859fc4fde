import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { dotBox, overlap, textBox, within } from '#app/ui/boxes.ts'
import type { Anchor, Box } from '#app/ui/boxes.ts'

/** A halt of the profile: where one sleeps, or the highest point between two nights. `along` is how far from the start it stands, in days or in kilometres. */
export type Height = { day: number; metres: number; name: string | null; sleeps: boolean; along: number }

/** What stands under a stretch of the way, in the middle of it, and where it ends. */
export type Mark = { lines: string[]; along: number; until: number }

export type ProfileLabel = { lines: string[]; x: number; y: number; anchor: Anchor }
export type ProfileDot = Height & { x: number; y: number }
export type Profile = {
  width: number
  height: number
  /** The way up and down, and the same closed over the ground. */
  line: string
  hill: string
  ground: number
  dots: ProfileDot[]
  labels: ProfileLabel[]
  levels: { metres: number; y: number }[]
  marks: { lines: string[]; x: number; end: number }[]
}

const LEFT = 60
const RIGHT = 16
const TOP = 62
const FOOT = 18
const HEIGHT = 266
const NARROWEST = 750
const MARK_WIDTH = 78
const NARROWEST_MARK = 48
export const LABEL_SIZE = 14
export const LABEL_LINE = 16
const CLEARLY_HIGHER_M = 60

/** The heights an itinerary names, in order of travel: on each day the highest point, when it rises above both nights, then the night. */
export function heightsOf(itinerary: readonly ItineraryDay[]): Height[] {
  return itinerary.flatMap((day, at) => {
    const evening = heightOfEvening(day, at)
    const before = itinerary[at - 1]?.altitudeM ?? 0
    const top = day.highestM
    const isPass = top !== null && top > Math.max(before, evening?.metres ?? 0) + CLEARLY_HIGHER_M
    const pass: Height[] = isPass ? [{ day: day.day, metres: top, name: null, sleeps: false, along: at + 0.4 }] : []
    return [...pass, ...(evening ? [evening] : [])]
  })
}

function heightOfEvening({ day, altitudeM, overnight }: ItineraryDay, at: number): Height | undefined {
  if (altitudeM === null) return undefined
  const sleeps = overnight !== null
  return { day, metres: altitudeM, name: overnight?.name ?? null, sleeps, along: at + (sleeps ? 0.8 : 0.4) }
}

/** The days of a journey side by side, for a profile that is drawn by days. */
export function marksOfDays(dayCount: number): Mark[] {
  return Array.from({ length: dayCount }, (_, at) => ({ lines: [`Day ${at + 1}`], along: at + 0.5, until: at + 1 }))
}

/** Whether heights are worth drawing: three halts or more that differ by a climb. */
export function isWorthDrawing(heights: readonly Height[]): boolean {
  const metres = heights.map((height) => height.metres)
  return heights.length >= 3 && Math.max(...metres) - Math.min(...metres) >= 300
}

/** The drawing of heights along a way: every number a coordinate, nothing measured in a browser. */
export function drawProfile(heights: readonly Height[], marks: readonly Mark[]): Profile {
  const width = Math.max(NARROWEST, LEFT + RIGHT + marks.length * MARK_WIDTH)
  const length = Math.max(1, marks.at(-1)?.until ?? 0)
  const x = (along: number) => round(LEFT + (along / length) * (width - LEFT - RIGHT))
  const scale = verticalScale(heights)
  const dots = heights.map((height) => ({ ...height, x: x(height.along), y: scale.y(height.metres) }))
  const line = smoothLine(dots)
  return {
    width: round(width),
    height: HEIGHT + FOOT + LABEL_LINE * Math.max(1, ...marks.map(({ lines }) => lines.length)),
    line,
    hill: `${line}V${HEIGHT}H${dots[0]?.x ?? 0}Z`,
    ground: HEIGHT,
    dots,
    labels: placeLabels(dots, width),
    levels: scale.levels,
    marks: marks.map(({ lines, along, until }) => ({
      lines: x(until) - x(2 * along - until) < NARROWEST_MARK ? [] : lines,
      x: x(along),
      end: x(until),
    })),
  }
}

function verticalScale(heights: readonly Height[]) {
  const metres = heights.map((height) => height.metres)
  const highest = Math.max(...metres)
  const lowest = Math.min(...metres)
  const step = [250, 500, 1000, 2000].find((size) => (highest - lowest) / size <= 6) ?? 2000
  const floor = Math.max(0, Math.floor((lowest - (highest - lowest) * 0.25) / step) * step)
  const perMetre = (HEIGHT - TOP) / Math.max(1, highest - floor)
  const y = (metre: number) => round(HEIGHT - (metre - floor) * perMetre)
  const first = Math.ceil((floor + 1) / step) * step
  const count = Math.max(0, Math.floor((highest - first) / step) + 1)
  return {
    y,
    levels: Array.from({ length: count }, (_, at) => ({ metres: first + at * step, y: y(first + at * step) })),
  }
}

/** A line through all dots that leaves and reaches each one level, so that it never rises above a top. */
function smoothLine(dots: readonly { x: number; y: number }[]): string {
  return dots
    .map(({ x, y }, at) => {
      const before = dots[at - 1]
      if (!before) return `M${x},${y}`
      const middle = round((before.x + x) / 2)
      return `C${middle},${before.y} ${middle},${y} ${x},${y}`
    })
    .join('')
}

/** Names and metres beside the dots: the top and the bottom first, then the nights in order; what would cover another is left out. */
function placeLabels(dots: readonly ProfileDot[], width: number): ProfileLabel[] {
  const sheet = { left: LEFT - 18, top: 4, right: width, bottom: HEIGHT + 2 }
  const taken: Box[] = dots.map((dot) => dotBox(dot, 8))
  const way = dots
    .slice(1)
    .flatMap((dot, at) => pointsBetween(dots[at]!, dot))
    .map((point) => dotBox(point, 2))
  const placed: ProfileLabel[] = []
  for (const dot of byImportance(dots)) {
    const candidates = labelsAround(dot, dots).map((label) => ({ label, boxes: boxesOf(label) }))
    const free = candidates.filter(({ boxes }) => boxes.every((box) => within(box, sheet) && !covers(box, taken)))
    const best = free.find(({ boxes }) => !boxes.some((box) => covers(box, way))) ?? free[0]
    if (!best) continue
    taken.push(...best.boxes)
    placed.push(best.label)
  }
  return placed
}

function covers(box: Box, others: readonly Box[]): boolean {
  return others.some((other) => overlap(box, other))
}

/** Points of the curve between two dots, close enough to keep a letter off it. */
function pointsBetween(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number }[] {
  return Array.from({ length: 15 }, (_, at) => {
    const t = (at + 1) / 16
    const half = (from.x + to.x) / 2
    const x = (1 - t) ** 3 * from.x + 3 * (1 - t) * t * half + t ** 3 * to.x
    return { x, y: from.y + (to.y - from.y) * (3 * t ** 2 - 2 * t ** 3) }
  })
}

function byImportance(dots: readonly ProfileDot[]): ProfileDot[] {
  const metres = dots.map((dot) => dot.metres)
  const extremes = new Set([Math.max(...metres), Math.min(...metres)])
  const isNew = (dot: ProfileDot, at: number) => !dot.sleeps || dot.name !== nightBefore(dots, at)
  const told = dots.filter(isNew)
  return [...told.filter((dot) => extremes.has(dot.metres)), ...told.filter((dot) => !extremes.has(dot.metres))]
}

function nightBefore(dots: readonly ProfileDot[], at: number): string | null | undefined {
  return dots.slice(0, at).findLast((dot) => dot.sleeps)?.name
}

function labelsAround(dot: ProfileDot, dots: readonly ProfileDot[]): ProfileLabel[] {
  const lines = [...(dot.name ? [dot.name] : []), metresText(dot.metres)]
  const above = dot.y - 14 - (lines.length - 1) * LABEL_LINE
  const below = dot.y + 26
  const at = dots.indexOf(dot)
  const isValley = (dots[at - 1]?.y ?? dot.y) <= dot.y && (dots[at + 1]?.y ?? dot.y) <= dot.y
  const heights = isValley ? [below, above] : [above, below]
  return heights.flatMap((y) => (['middle', 'end', 'start'] as const).map((anchor) => ({ lines, x: dot.x, y, anchor })))
}

function boxesOf({ lines, x, y, anchor }: ProfileLabel): Box[] {
  return lines.map((text, at) => textBox(text, LABEL_SIZE, { x, y: y + at * LABEL_LINE, anchor }))
}

/** "5,360 m". */
export function metresText(metres: number): string {
  return `${metres.toLocaleString('en-IN')} m`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
