import { expect, test } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { overlap, textBox } from '#app/ui/boxes.ts'
import { drawProfile, LABEL_LINE, LABEL_SIZE, heightsOf, isWorthDrawing, marksOfDays } from './altitude-profile.ts'
import type { ProfileLabel } from './altitude-profile.ts'

function day(
  number: number,
  night: string | null,
  altitudeM: number | null,
  highestM: number | null = null,
): ItineraryDay {
  const words = { title: 'Up', text: 'Up.', stay: null, meals: 'all', km: null, hours: null, travel: 'road' } as const
  return {
    day: number,
    ...words,
    overnight: night ? { name: night, url: null } : null,
    altitudeM,
    highestM,
    sights: [],
  }
}

const ladakh = [
  day(1, 'Leh', 3500),
  day(2, 'Leh', 3500, 3600),
  day(3, 'Hunder', 3050, 5359),
  day(4, 'Hunder', 3050),
  day(5, 'Pangong Tso', 4250),
  day(6, 'Leh', 3500, 5360),
  day(7, null, 3500),
]

function boxes({ lines, x, y, anchor }: ProfileLabel) {
  return lines.map((text, at) => textBox(text, LABEL_SIZE, { x, y: y + at * LABEL_LINE, anchor }))
}

test('heights are the nights and the passes between them', () => {
  expect(heightsOf(ladakh).map(({ metres }) => metres)).toEqual([
    3500, 3600, 3500, 5359, 3050, 3050, 4250, 5360, 3500, 3500,
  ])
  expect(heightsOf([day(1, 'Leh', 3500, 3540), day(2, null, null)])).toHaveLength(1)
})

test('flat country is not drawn', () => {
  expect(isWorthDrawing(heightsOf([1, 2, 3, 4].map((number) => day(number, 'Jaipur', 430))))).toBe(false)
  expect(isWorthDrawing(heightsOf(ladakh))).toBe(true)
})

test('higher stands higher, later stands further right, and all of it on the sheet', () => {
  const { dots, width, height, ground } = drawProfile(heightsOf(ladakh), marksOfDays(7))
  const xs = dots.map(({ x }) => x)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  expect(Math.min(...dots.map(({ y }) => y))).toBe(dots.find(({ metres }) => metres === 5360)?.y)
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(width)
    expect(y).toBeLessThan(ground)
    expect(ground).toBeLessThan(height)
  }
})

test('names never cover one another, however long the trek', () => {
  const long = Array.from({ length: 18 }, (_, at) => day(at + 1, `Camp number ${at}`, 2000 + ((at * 977) % 3000)))
  for (const itinerary of [ladakh, long]) {
    const placed = drawProfile(heightsOf(itinerary), marksOfDays(itinerary.length)).labels.flatMap(boxes)
    expect(placed.length).toBeGreaterThan(5)
    for (const [at, box] of placed.entries())
      for (const other of placed.slice(at + 1)) expect(overlap(box, other)).toBe(false)
  }
})

test('the highest point is always named', () => {
  const { labels } = drawProfile(heightsOf(ladakh), marksOfDays(7))
  expect(labels.map(({ lines }) => lines.at(-1))).toContain('5,360 m')
})
