import { describe, expect, it } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import { makePackages } from './make-packages.ts'
import { hoursInWords } from '#demo/places/words.ts'
import { numberInWords } from '#platform/wording.ts'

const tours = makePackages(openFacts(process.cwd()), { today: '2026-11-20' }).filter(({ kind }) => kind !== 'trek')
const named = (wrong: typeof tours) => wrong.map(({ slug }) => slug)

describe('a tour', () => {
  it('goes nowhere higher than its highest point (caught: 6, Doddabetta and Komic)', () => {
    const told = (text: string) =>
      [...text.matchAll(/\b(\d,\d{3}) m\b/g)].map(([, metres]) => Number(metres!.replace(',', '')))
    const wrong = tours.filter(({ maxAltitudeM, itinerary }) => {
      const top = Math.max(...itinerary.flatMap(({ text }) => told(text)), 0)
      const komic = itinerary.some(({ text }) => text.includes('Komic')) ? 4587 : 0
      return Math.max(top, komic) >= 2500 && Math.max(top, komic) > (maxAltitudeM ?? 0) + 5
    })
    expect(named(wrong)).toEqual([])
  })

  it('sells the safari drives its days hold, and none where one goes by boat (caught: 4)', () => {
    const wrong = tours.filter(({ inclusions, itinerary }) => {
      const sold = inclusions.find((line) => line.includes('safari drive'))
      const inForests = itinerary.filter(({ sights }) =>
        sights.some(({ url }) => /bhitarkanika|sundarbans|periyar|hemis-national/.test(url)),
      )
      return (
        sold !== undefined &&
        inForests.length > 0 &&
        itinerary.every(
          ({ text, sights }) => !/safari|jeep/i.test(text) || inForests.some((day) => day.sights === sights),
        )
      )
    })
    expect(named(wrong)).toEqual([])
  })

  it('has one real drive only where no other is near as long (caught: 42)', () => {
    const wrong = tours.filter(({ intro, itinerary }) => {
      if (!/Only .+ is a real drive/.test(intro)) return false
      const [longest = 0, next = 0] = itinerary
        .map((day) => legsOf(day).reduce((sum, { by, hours }) => sum + (by === 'road' ? (hours ?? 0) : 0), 0))
        .toSorted((a, b) => b - a)
      return next > longest * 0.75
    })
    expect(named(wrong)).toEqual([])
  })

  it('names each sight of the World Heritage it sees (caught: 5 without the Taj Mahal, told too often)', () => {
    const wrong = tours.filter(
      ({ itinerary, highlights, days }) =>
        days > 3 &&
        itinerary.some(({ sights }) => sights.some(({ url }) => url === 'taj-mahal')) &&
        !highlights.some((line) => line.includes('Taj Mahal')),
    )
    expect(named(wrong)).toEqual([])
  })
})

it('tells hours in words as in figures (caught: 1¾ hours as an hour and a half, and as two)', () => {
  const halves = (text: string) => text.replace(' hours', '').replace('1 hour', '1')
  const inFigures = (text: string) =>
    Array.from({ length: 16 }, (_, whole) => whole).find(
      (whole) => text === `${numberInWords(whole)} hours` || text === `${numberInWords(whole)} and a half hours`,
    )
  const quarters = Array.from({ length: 48 }, (_, at) => 2 + at / 4)
  const wrong = quarters.filter((hours) => {
    const words = hoursInWords(hours)
    const figures = `${inFigures(words)}${words.includes('half') ? '½' : ''}`
    return figures !== halves(hoursText(hours))
  })
  expect(wrong.filter((hours) => hours < 14)).toEqual([])
})
