import { expect, test } from 'vitest'
import shapes from '#app/parts/india-map/state-shapes.json' with { type: 'json' }
import { inSteps } from './states-in-view.ts'

/** The points a pen stands on, in tenths of the sheet, ring by ring; a ring ends where it began. */
function walked(path: string): number[][] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+(\.\d+)?/g) ?? []).map((number) =>
        Math.round(Number(number) * 10),
      )
      const points = [x, y]
      for (const [at, step] of steps.entries()) points.push(points[at]! + step)
      return [...points, x, y]
    })
}

test.each(Object.entries(shapes))('%s is the same line written in steps', (_code, path) => {
  const rings = path.split('Z').filter((ring) => ring !== '')
  const points = rings.map((ring) =>
    (ring.match(/-?\d+(\.\d+)?/g) ?? []).map((number) => Math.round(Number(number) * 10)),
  )
  expect(walked(inSteps(path))).toEqual(points)
  expect(inSteps(path).length).toBeLessThan(path.length)
})
