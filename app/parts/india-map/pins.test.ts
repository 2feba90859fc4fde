import { expect, test } from 'vitest'
import { dotBox, overlap } from '#app/ui/boxes.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import { fromText, frameOf, groupPlaces, LETTERS, nameBoxes, placePins } from './pins.ts'

function place(name: string, lat: number, lon: number, stateCode = 'IN-KL'): CityPin {
  return { id: name, name, url: name.toLowerCase(), stateCode, lat, lon }
}

const kerala = [place('Kochi', 9.97, 76.28), place('Munnar', 10.09, 77.06), place('Varkala', 8.73, 76.71)]
const india = [...kerala, place('Leh', 34.15, 77.58, 'IN-LA'), place('Puri', 19.8, 85.83, 'IN-OD')]
const crowd = Array.from({ length: 60 }, (_, at) => place(`Village ${at}`, 10 + (at % 8) * 0.2, 76 + at * 0.03))

function pinsOf(places: readonly CityPin[], asked: Parameters<typeof frameOf>[1] = {}) {
  const map = frameOf(places, asked)
  const told = groupPlaces(places, map).map((group, at) => ({ ...group, count: 60 - at, fromRupees: 9400 + at }))
  return { ...map, pins: placePins(told, map) }
}
const namesOf = ({ pins }: ReturnType<typeof pinsOf>) => pins.map(({ places }) => places.map(({ name }) => name))

test('a list of all India is drawn on all of it, with one pin for places too near each other', () => {
  const drawn = pinsOf(india)
  expect([drawn.frame.x, drawn.frame.y, drawn.unit]).toEqual([0, 0, 1])
  expect(namesOf(drawn)).toEqual([['Kochi', 'Munnar', 'Varkala'], ['Leh'], ['Puri']])
  expect(drawn.pins[0]!.radius).toBeGreaterThan(drawn.pins[2]!.radius)
})

test('around a place, and in the list of a state, they stand apart; what is far outside stands in the list only', () => {
  for (const drawn of [pinsOf(india, { around: 'munnar' }), pinsOf(india, { stateCode: 'IN-KL' })]) {
    expect(drawn.unit).toBeLessThan(0.5)
    expect(namesOf(drawn)).toEqual([['Kochi'], ['Munnar'], ['Varkala']])
  }
  expect(frameOf(india, { around: 'atlantis' }).unit).toBe(1)
})

test('what is written beside pins stands over nothing written and clear of every other pin, and pins over no other', () => {
  for (const asked of [{}, { stateCode: 'IN-KL' }, { around: 'village 9' }])
    for (const [width, letters] of Object.entries(LETTERS)) {
      const { unit, pins } = pinsOf([...crowd, ...india], asked)
      const size = letters * unit
      const texts = pins.flatMap((pin) => {
        const name = pin[width as keyof typeof LETTERS]
        return name ? [{ pin, boxes: nameBoxes(name, size) }] : []
      })
      expect(texts.length).toBeGreaterThan(0)
      for (const [at, { boxes }] of texts.entries())
        for (const other of texts.slice(at + 1).flatMap((text) => text.boxes))
          expect(boxes.some((box) => overlap(box, other))).toBe(false)
      for (const [at, one] of pins.entries())
        for (const other of pins.slice(at + 1))
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(one.radius + other.radius)
      for (const dot of pins)
        for (const { pin, boxes } of texts)
          for (const box of boxes)
            expect(overlap(box, dotBox(dot.at, dot === pin ? dot.radius * 0.6 : dot.radius + size * 0.29))).toBe(false)
    }
})

test('a price of several places never stands under the name of one of them', () => {
  const { pins } = pinsOf([...crowd, ...india])
  for (const { places, wide, narrow } of pins)
    for (const name of [wide, narrow]) {
      const said = name?.lines.join(' ') ?? ''
      if (places.length > 1 && said.includes('₹'))
        expect(said).toMatch(
          new RegExp(`^(from|${places[0]!.name} (and ${places.length - 1} more|\\+${places.length - 1}) from) ₹`),
        )
    }
  const named = pins.map(({ wide }) => wide?.lines.join(' ') ?? '')
  expect(named).toContainEqual(expect.stringMatching(/^Village \d+ (and \d+ more|\+\d+) from ₹/))
  expect(named).toContainEqual(expect.stringMatching(/^Leh from ₹/))
})

test('a pin says from what price, where there is one', () => {
  expect([fromText({ fromRupees: 123_400 }), fromText({ fromRupees: undefined })]).toEqual(['from ₹1,23,400', ''])
})

test('a list that halts nowhere is an empty map', () => {
  expect(pinsOf([])).toMatchObject({ unit: 1, pins: [] })
})
