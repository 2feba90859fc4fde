import shapes from '#app/parts/india-map/state-shapes.json' with { type: 'json' }
import type { Frame, SheetPoint } from '#app/parts/india-map/projection.ts'

/** A line just outside of the frame still shows half of its width. */
const EDGE = 2
const ALL_SIDES = 0b1111

const STATES = Object.entries(shapes).map(([code, path]) => ({ code, rings: ringsOf(path) }))

/** The states that a frame of the sheet shows, with as much of their outlines as its view needs. */
export function statesInView(frame: Frame): { code: string; path: string }[] {
  return STATES.map(({ code, rings }) => ({
    code,
    path: rings.map((ring) => inSteps(cutTo(frame, ring))).join(''),
  })).filter(({ path }) => path !== '')
}

/** An outline's rings, each without the point that closes it. */
export function ringsOf(path: string): SheetPoint[][] {
  return path
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) => pointsOf((ring.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)).slice(0, -1))
}

function pointsOf(numbers: number[]): SheetPoint[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []))
}

/** A ring with fewer corners that looks the same within the frame: what it does beyond one side of it takes a straight line there. */
export function cutTo(frame: Frame, ring: SheetPoint[]): SheetPoint[] {
  const beyond = ring.map((point) => sidesBeyond(frame, point))
  if (beyond.reduce((shared, sides) => shared & sides, ALL_SIDES) !== 0) return []
  let shared = ALL_SIDES
  return ring.filter((_, at) => {
    const here = beyond[at] ?? 0
    const isPassedBy = at > 0 && (shared & here & (beyond[(at + 1) % ring.length] ?? 0)) !== 0
    shared = isPassedBy ? shared & here : here
    return !isPassedBy
  })
}

/** The sides of the frame that a point lies beyond, a bit each. */
function sidesBeyond(frame: Frame, { x, y }: SheetPoint): number {
  const sides = [
    x < frame.x - EDGE,
    x > frame.x + frame.width + EDGE,
    y < frame.y - EDGE,
    y > frame.y + frame.height + EDGE,
  ]
  return sides.reduce((bits, isBeyond, at) => bits | (Number(isBeyond) << at), 0)
}

/** A ring's points, each but the first written as the step to it: a third shorter, and the same line. In tenths of the sheet, so that steps add up. */
export function inSteps(ring: SheetPoint[]): string {
  const numbers = ring.flatMap(({ x, y }) => [x, y])
  if (numbers.length === 0) return ''
  const tenths = numbers.map((number) => Math.round(number * 10))
  const steps = tenths.slice(2).map((at, index) => (at - tenths[index]!) / 10)
  return `M${numbers[0]} ${numbers[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
}
