import { describe, expect, it } from 'vitest'
import { hoursInWords } from '#demo/places/words.ts'
import { hoursText, roundedHours } from '#domain/catalogue/journey/hours-text.ts'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { packages } from '#tests/demo-packages.ts'

const tours = packages.filter(({ kind }) => kind !== 'trek')
const ROADS = new Map(
  tours.map(({ slug, itinerary }) => [
    slug,
    itinerary.map((day) => legsOf(day).reduce((sum, { by, hours }) => sum + (by === 'road' ? (hours ?? 0) : 0), 0)),
  ]),
)
const OF_THE_LONGEST = /[^.]*\b(?:longest|No day has more|a real drive|as long as it gets)\b[^.]*/g
const IN_ALL = /\b([\d½]+) hours (?:over|in all)/

describe('what a page says of the car', () => {
  const said = tours.map(({ slug, intro, questions }) => ({
    slug,
    words: [intro, ...questions.map(({ answer }) => answer)].join(' '),
  }))

  it('is the longest day of its own plan (caught: 24 tours with a longer one, outings and detours left out)', () => {
    const wrong = said.flatMap(({ slug, words }) => {
      const longest = hoursInWords(Math.max(...ROADS.get(slug)!))
      return (words.match(OF_THE_LONGEST) ?? [])
        .filter((one) => /hours?\b/.test(one) && !one.toLowerCase().includes(longest))
        .map((one) => `${slug}, ${longest}:${one}`)
    })
    expect(wrong).toEqual([])
  })

  it('is in all what its days have, each as it is told (caught: 57 that added up otherwise)', () => {
    const wrong = said.filter(({ slug, words }) => {
      const all = IN_ALL.exec(words)?.[1]
      const sum = ROADS.get(slug)!.reduce((all, hours) => all + roundedHours(hours), 0)
      return all !== undefined && `${all} hours` !== hoursText(sum)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})
