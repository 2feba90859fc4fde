import { expect, test } from 'vitest'
import { overlap, textBox } from '#app/routes/package/boxes.ts'
import { DRAWING, drawRoute, placeNames } from './route-sheet.ts'
import type { MapStop } from './route-sheet.ts'

function stop(name: string, lat: number, lon: number, nights = 1): MapStop {
  return { name, url: name.toLowerCase(), lat, lon, nights }
}

const ladakh = [
  stop('Leh', 34.15, 77.58, 2),
  stop('Hunder', 34.58, 77.47, 2),
  stop('Pangong', 33.75, 78.6),
  stop('Leh', 34.15, 77.58),
]
const allIndia = [
  stop('Delhi', 28.6, 77.2),
  stop('Agra', 27.2, 78),
  stop('Jaipur', 26.9, 75.8),
  stop('Chennai', 13, 80.3, 3),
]

test.each([
  ['a small loop', ladakh],
  ['the length of India', allIndia],
  ['one place', [stop('Neemrana', 28, 76.4)]],
])('every halt of %s stands on the drawing', (_what, stops) => {
  for (const { x, y } of drawRoute(stops).dots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(DRAWING.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(DRAWING.height)
  }
})

test('a place passed twice is one dot with all its nights', () => {
  const { dots, road } = drawRoute(ladakh)
  expect(dots.map(({ name, nights }) => [name, nights])).toEqual([
    ['Leh', 3],
    ['Hunder', 2],
    ['Pangong', 1],
  ])
  expect(road.match(/Q/g)).toHaveLength(3)
})

test('names never cover one another, on a wide screen or a narrow one', () => {
  const crowd = Array.from({ length: 14 }, (_, at) => stop(`Monastery ${at}`, 34 + (at % 4) * 0.06, 77 + at * 0.05))
  for (const stops of [ladakh, allIndia, crowd])
    for (const size of [17, 28]) {
      const { dots } = drawRoute(stops)
      const boxes = placeNames(dots, size, 8).map(({ text, ...at }) => textBox(text, size, at))
      expect(boxes.length).toBeGreaterThan(1)
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false)
    }
})
