import { expect, test } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { drawCars } from './cars.ts'

const drawn = drawCars(openFacts(process.cwd()).cars)
/** The largest outline of a drawing: the vehicle's own. */
const outlines = (svg: string) => [...svg.matchAll(/<clipPath[^>]*><path d="([^"]+)"/g)].map(([, d]) => d)

test('every class of car is drawn as itself', () => {
  const all = drawn.map(({ svg }) => outlines(svg).join())
  expect(new Set(all).size).toBe(drawn.length)
})

test('each has another picture for the night, of the same vehicle', () => {
  for (const { svg, nightSvg } of drawn) {
    expect(nightSvg).not.toBe(svg)
    for (const outline of outlines(svg).slice(-2)) expect(nightSvg).toContain(outline)
  }
})
