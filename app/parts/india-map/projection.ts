/** The sheet every map of the site is drawn on, and where a point of the earth stands on it (Mercator, units of the sheet). */
export const SHEET = { width: 1000, height: 1128.5 } as const

const WEST = 67.6
const UNITS_PER_DEGREE = 33.00330033003299
const TOP = 40.50531816975495

export type SheetPoint = { x: number; y: number }

/** Degrees to a point of the sheet. */
export function project({ lat, lon }: { lat: number; lon: number }): SheetPoint {
  const mercator = (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
  return { x: round((lon - WEST) * UNITS_PER_DEGREE), y: round((TOP - mercator) * UNITS_PER_DEGREE) }
}

export type Frame = SheetPoint & { width: number; height: number }

/** A frame of the given proportions (width over height) that holds all points with some air around. */
export function frameAround(points: SheetPoint[], proportions: number, smallest = 140): Frame {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const air = 1.5
  const spanX = Math.max(Math.max(...xs) - Math.min(...xs), smallest / air) * air
  const spanY = Math.max(Math.max(...ys) - Math.min(...ys), smallest / air / proportions) * air
  const width = Math.max(spanX, spanY * proportions)
  const height = width / proportions
  const centreX = (Math.max(...xs) + Math.min(...xs)) / 2
  const centreY = (Math.max(...ys) + Math.min(...ys)) / 2
  return { x: round(centreX - width / 2), y: round(centreY - height / 2), width: round(width), height: round(height) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
