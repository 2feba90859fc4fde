import { expect, test } from 'vitest'
import type { Frame, SheetPoint } from '#app/parts/india-map/projection.ts'
import shapes from '#app/parts/india-map/state-shapes.json' with { type: 'json' }
import { cutTo, inSteps, ringsOf, statesInView } from './states-in-view.ts'

const FRAMES: Frame[] = [
  { x: 670.5, y: 566.5, width: 44, height: 25.5 },
  { x: 260, y: 20, width: 140, height: 81 },
  { x: 130, y: 600, width: 360, height: 208 },
]

/** The points a pen stands on, in tenths of the sheet. */
function walked(path: string): number[][] {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+(\.\d+)?/g) ?? []).map((number) => Math.round(Number(number) * 10))
  const numbers = [x, y]
  for (const [at, step] of steps.entries()) numbers.push(numbers[at]! + step)
  return numbers.flatMap((value, at) => (at % 2 === 0 ? [[value, numbers[at + 1]!]] : []))
}

test.each(Object.entries(shapes))('%s is the same line written in steps', (_code, path) => {
  for (const ring of ringsOf(path))
    expect(walked(inSteps(ring))).toEqual(ring.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)]))
  expect(ringsOf(path).map(inSteps).join('').length).toBeLessThan(path.length)
})

test.each(FRAMES)(
  'what a frame at $x, $y shows is what it showed of the whole outlines, with far fewer corners',
  (frame) => {
    const counted = { whole: 0, cut: 0 }
    for (const ring of Object.values(shapes).flatMap(ringsOf)) {
      const less = cutTo(frame, ring)
      counted.whole += ring.length
      counted.cut += less.length
      for (const point of pointsWithin(frame)) expect(isInside(less, point)).toBe(isInside(ring, point))
      for (const line of linesThrough(frame, ring)) expect(linesThrough(frame, less)).toContainEqual(line)
    }
    expect(counted.cut).toBeLessThan(counted.whole / 4)
  },
)

test('a state that is nowhere in the frame is not drawn', () => {
  const codes = statesInView(FRAMES[0]!).map(({ code }) => code)
  expect(codes).toContain('IN-WB')
  expect(codes).not.toContain('IN-KL')
})

/** A grid over the frame, its corners and edges among it. */
function pointsWithin({ x, y, width, height }: Frame): SheetPoint[] {
  const steps = [0, 0.21, 0.43, 0.66, 0.87, 1]
  return steps.flatMap((across) => steps.map((down) => ({ x: x + width * across, y: y + height * down })))
}

/** A point is inside when a line from it to the right crosses the ring an odd number of times. */
function isInside(ring: SheetPoint[], { x, y }: SheetPoint): boolean {
  return ring.reduce((inside, a, at) => {
    const b = ring[(at + 1) % ring.length]!
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    return crosses ? !inside : inside
  }, false)
}

/** The lines of a ring that end or begin within the frame. */
function linesThrough(frame: Frame, ring: SheetPoint[]): SheetPoint[][] {
  const isIn = ({ x, y }: SheetPoint) =>
    x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  const lines = ring.map((point, at) => [point, ring[(at + 1) % ring.length]!])
  return lines.filter((line) => line.some(isIn))
}
