import shapes from '#app/parts/india-map/state-shapes.json' with { type: 'json' }
import type { Frame } from '#app/parts/india-map/projection.ts'

type Shape = { code: string; path: string; left: number; top: number; right: number; bottom: number }

const SHAPES: Shape[] = Object.entries(shapes).map(([code, path]) => ({ code, path: inSteps(path), ...boundsOf(path) }))

/** The states that a frame of the sheet may show, with their outlines. */
export function statesInView({ x, y, width, height }: Frame): { code: string; path: string }[] {
  return SHAPES.filter(
    (shape) => shape.left < x + width && shape.right > x && shape.top < y + height && shape.bottom > y,
  ).map(({ code, path }) => ({ code, path }))
}

/** An outline of points of the sheet, each but the first of a ring written as the step to it: a third shorter, and the same line. */
export function inSteps(path: string): string {
  const rings = path.split('Z').filter((ring) => ring !== '')
  return rings.map((ring) => ringInSteps(numbersOf(ring))).join('')
}

/** In tenths of the sheet, so that steps add up to where they began. */
function ringInSteps(numbers: number[]): string {
  const tenths = numbers.map((number) => Math.round(number * 10))
  const steps = tenths.slice(2, -2).map((at, index) => (at - tenths[index]!) / 10)
  return `M${numbers[0]} ${numbers[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
}

function numbersOf(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
}

function boundsOf(path: string) {
  const numbers = numbersOf(path)
  const xs = numbers.filter((_, at) => at % 2 === 0)
  const ys = numbers.filter((_, at) => at % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
