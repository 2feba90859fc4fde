import { expect, test } from 'vitest'
import type { CityPin } from '#domain/catalogue/city.ts'
import { overlap, textBox } from '#app/ui/boxes.ts'
import { freeCorner, NEIGHBOUR_SIZE, placeNames, placeNeighbours } from './map-names.ts'
import { DRAWING, drawRoute, roadPath } from './route-sheet.ts'
import type { MapStop } from './route-sheet.ts'

function stop(name: string, lat: number, lon: number, nights = 1): MapStop {
  return { name, url: name.toLowerCase(), lat, lon, nights }
}

function pin(name: string, lat: number, lon: number): CityPin {
  return { id: name, name, url: name.toLowerCase(), stateCode: 'IN-LA', lat, lon }
}

const leh = stop('Leh', 34.15, 77.58, 2)
const ladakh = [leh, stop('Hunder', 34.58, 77.47, 2), stop('Pangong', 33.75, 78.6), { ...leh, nights: 1 }]
const allIndia = [
  stop('Delhi', 28.6, 77.2),
  stop('Agra', 27.2, 78),
  stop('Jaipur', 26.9, 75.8),
  stop('Chennai', 13, 80.3, 3),
]
const crowd = Array.from({ length: 14 }, (_, at) => stop(`Monastery ${at}`, 34 + (at % 4) * 0.06, 77 + at * 0.05))

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

test('a place passed twice is one dot with all its nights, and the road passes it twice', () => {
  const { dots, legs } = drawRoute(ladakh)
  expect(dots.map(({ name, nights }) => [name, nights])).toEqual([
    ['Leh', 3],
    ['Hunder', 2],
    ['Pangong', 1],
  ])
  expect(roadPath(legs).match(/[MQ]/g)).toEqual(['M', 'Q', 'Q', 'Q'])
})

test('staying where one is makes no road', () => {
  expect(roadPath(drawRoute([leh, leh]).legs)).toBe('')
})

test('names never cover one another, on a wide screen or a narrow one', () => {
  for (const stops of [ladakh, allIndia, crowd])
    for (const size of [17, 28]) {
      const sheet = drawRoute(stops)
      const boxes = placeNames(sheet, size, freeCorner(sheet)).map(({ text, ...at }) => textBox(text, size, at))
      expect(boxes.length).toBeGreaterThan(1)
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false)
    }
})

test('places around are named only where they cover no halt, and no halt is its own neighbour', () => {
  const sheet = drawRoute(ladakh, [
    pin('Leh', 34.15, 77.58),
    pin('Diskit', 34.54, 77.56),
    pin('Tangtse', 34.02, 78.17),
    pin('Delhi', 28.6, 77.2),
  ])
  const names = placeNames(sheet, 17, undefined)
  const neighbours = placeNeighbours(sheet, names, 17, undefined)
  expect(sheet.neighbours.map(({ name }) => name).toSorted()).toEqual(['Diskit', 'Tangtse'])
  for (const { text, x, y, anchor } of neighbours)
    for (const name of names)
      expect(overlap(textBox(text, NEIGHBOUR_SIZE, { x, y, anchor }), textBox(name.text, 17, name))).toBe(false)
})

test('the small map of India stands in a corner the journey leaves free', () => {
  expect(freeCorner(drawRoute(ladakh))).toBe('left bottom')
  const cross = [stop('a', 10, 70), stop('b', 20, 85), stop('c', 20, 70), stop('d', 10, 85)]
  const { dots, legs } = drawRoute(cross)
  expect(
    freeCorner({ dots: dots.map((dot) => ({ ...dot, x: dot.x < 380 ? 20 : 740, y: dot.y < 220 ? 20 : 420 })), legs }),
  ).toBeUndefined()
})
