import { describe, expect, test } from 'vitest'
import { frameAround, project, SHEET } from './projection.ts'

describe('the sheet of the maps', () => {
  test('holds the corners of the country', () => {
    for (const place of [
      { lat: 35.5, lon: 77.8 },
      { lat: 6.76, lon: 93.84 },
      { lat: 23.7, lon: 68.1 },
      { lat: 28.2, lon: 97.4 },
    ]) {
      const { x, y } = project(place)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(SHEET.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(SHEET.height)
    }
  })

  test('puts north up and east to the right', () => {
    const delhi = project({ lat: 28.61, lon: 77.21 })
    const kochi = project({ lat: 9.93, lon: 76.27 })
    expect(delhi.y).toBeLessThan(kochi.y)
    expect(delhi.x).toBeGreaterThan(kochi.x)
  })
})

describe('a frame around points', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 500, y: 200 },
  ]

  test('holds every point with air on each side', () => {
    const { x, y, width, height } = frameAround(points, 4 / 3)
    for (const point of points) {
      expect(point.x).toBeGreaterThan(x)
      expect(point.x).toBeLessThan(x + width)
      expect(point.y).toBeGreaterThan(y)
      expect(point.y).toBeLessThan(y + height)
    }
  })

  test('has the proportions asked for', () => {
    for (const proportions of [4 / 3, 1, 0.5]) {
      const { width, height } = frameAround(points, proportions)
      expect(width / height).toBeCloseTo(proportions, 2)
    }
  })

  test('is never narrower than the smallest asked for, even around one point', () => {
    const { x, y, width, height } = frameAround([{ x: 300, y: 400 }], 1, 140)
    expect([width, height]).toEqual([140, 140])
    expect([x + width / 2, y + height / 2]).toEqual([300, 400])
  })
})
