import shapes from '#app/parts/india-map/state-shapes.json' with { type: 'json' }
import type { Frame } from '#app/parts/india-map/projection.ts'

type Shape = { code: string; path: string; left: number; top: number; right: number; bottom: number }

const SHAPES: Shape[] = Object.entries(shapes).map(([code, path]) => ({ code, path, ...boundsOf(path) }))

/** The states that a frame of the sheet may show, with their outlines. */
export function statesInView({ x, y, width, height }: Frame): { code: string; path: string }[] {
  return SHAPES.filter(
    (shape) => shape.left < x + width && shape.right > x && shape.top < y + height && shape.bottom > y,
  ).map(({ code, path }) => ({ code, path }))
}

function boundsOf(path: string) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const xs = numbers.filter((_, at) => at % 2 === 0)
  const ys = numbers.filter((_, at) => at % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
