import { path, rect } from '#art/strokes/svg.ts'

/** The sky of a window. */
export function air(colour: string): string {
  return rect(0, 0, 96, 112, colour)
}

/** One soft hill from side to side. */
export function hill(y: number, fill: string): string {
  return path(`M0,${y}Q24,${y - 12} 48,${y - 2}T96,${y - 6}V112H0Z`, fill)
}
