import { expect, test } from 'vitest'
import { overlap, dotBox, textBox } from '#app/ui/boxes.ts'
import { LETTERS, pinText, placePins } from './pins.ts'
import type { MapPlace } from './pins.ts'

function place(name: string, lat: number, lon: number, count = 1, stateCode = 'IN-KL'): MapPlace {
  return { id: name, name, url: name.toLowerCase(), stateCode, lat, lon, count }
}

const kerala = [place('Kochi', 9.97, 76.28, 16), place('Munnar', 10.09, 77.06, 9), place('Thekkady', 9.6, 77.17, 4)]
const india = [...kerala, place('Leh', 34.15, 77.58, 4, 'IN-LA'), place('Puri', 19.8, 85.83, 1, 'IN-OD')]
const crowd = Array.from({ length: 60 }, (_, at) =>
  place(`Village ${at}`, 10 + (at % 8) * 0.2, 76 + at * 0.03, 60 - at),
)

test('a list of all India is drawn on all of it, the busiest place largest', () => {
  const { frame, unit, pins } = placePins(india)
  expect([frame.x, frame.y, unit]).toEqual([0, 0, 1])
  expect(pins.map(({ name }) => name)).toEqual(india.map(({ name }) => name))
  expect(pins[0]!.radius).toBeGreaterThan(pins[1]!.radius)
  expect(pins[1]!.radius).toBeGreaterThan(pins[4]!.radius)
})

test('the list of a state is drawn around its own places; what is far outside stands in the list only', () => {
  const { unit, pins } = placePins(india, 'IN-KL')
  expect(unit).toBeLessThan(0.5)
  expect(pins.map(({ name }) => name)).toEqual(['Kochi', 'Munnar', 'Thekkady'])
})

test('names never stand over one another or a pin nearly as busy, and the busiest places have theirs', () => {
  for (const places of [india, crowd])
    for (const [width, letters] of Object.entries(LETTERS)) {
      const { unit, pins } = placePins(places, 'IN-KL')
      const named = pins.flatMap((pin) => {
        const name = pin[width as keyof typeof LETTERS]
        return name ? [{ count: pin.count, box: textBox(pinText(pin), letters * unit, name) }] : []
      })
      expect(named.length).toBeGreaterThan(0)
      for (const [at, { count, box }] of named.entries()) {
        for (const other of named.slice(at + 1)) expect(overlap(box, other.box)).toBe(false)
        for (const pin of pins.filter((other) => other.count * 3 >= count))
          expect(overlap(box, dotBox(pin, pin.radius))).toBe(false)
      }
    }
})

test('a list that stops nowhere is an empty map', () => {
  expect(placePins([])).toMatchObject({ unit: 1, pins: [] })
})
