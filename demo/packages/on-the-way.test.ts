import { describe, expect, it } from 'vitest'
import { days, facts, packages } from '#tests/demo-packages.ts'
import { openAtlas } from './atlas.ts'
import { openStations } from './stations.ts'

const tours = packages.filter(({ kind }) => kind !== 'trek')
const told = (wrong: { slug: string; day: number; text: string }[]) =>
  wrong.map(({ slug, day, text }) => `${slug} ${day}: ${text}`)

describe('a road the cars of the plains may not take', () => {
  it('has its local vehicle or its pass in the price, and is told of (caught: North Sikkim in one car, Madhuri Lake without the army)', () => {
    const wrong = tours.flatMap(({ slug, itinerary, inclusions, questions }) => {
      const at = new Set(itinerary.flatMap(({ overnight, sights }) => [overnight, ...sights].map((one) => one?.url)))
      const isHeld = (line: RegExp, asked: RegExp) =>
        inclusions.some((one) => line.test(one)) && questions.some(({ question }) => asked.test(question))
      const isInSikkim = ['lachen', 'lachung', 'tsomgo-lake'].some((url) => at.has(url))
      const isRight =
        (!isInSikkim || isHeld(/^A local vehicle of Sikkim .*permit/, /same car/)) &&
        (!at.has('madhuri-lake') || isHeld(/army's pass/, /always open/))
      return isRight ? [] : [slug]
    })
    expect(wrong).toEqual([])
  })
})

describe('a day on the way', () => {
  it('waits for its boat or convoy with nothing before it, and is titled a road only where there is one (caught: a prison before the ferry, a road to Havelock)', () => {
    const looks = /Before you leave|First thing|before the road|In the morning:/
    const waits = ({ slug, travel, title, text }: (typeof days)[number]) =>
      /^(?:andaman|north-andaman|neil|lakshadweep|learn-to-dive)/.test(slug) &&
      (travel === 'boat' || /Baratang/.test(title))
        ? looks.test(text)
        : false
    expect(told(days.filter(waits))).toEqual([])
    const titled = days.filter(
      ({ travel, title, legs }) => travel && travel !== 'road' && !legs && /\broad\b/.test(title),
    )
    expect(titled.map(({ slug, title }) => `${slug}: ${title}`)).toEqual([])
  })

  it('takes no train or flight for granted where there is none (caught: a train stepped off in Port Blair and in Leh)', () => {
    const stationOf = openStations(openAtlas(facts))
    const wrong = tours.flatMap(({ slug, itinerary, startCity, endCity }) => {
      const ends = [
        { day: itinerary[0]!, at: stationOf(startCity) },
        { day: itinerary.at(-1)!, at: stationOf(endCity) },
      ]
      const isWrong = ({ day, at }: (typeof ends)[number]) =>
        (/step off the train|flight or train|train or flight/.test(day.text) && !at.includes('station')) ||
        (/\bLand or\b|flight or train|train or flight/.test(day.text) && !at.includes('airport'))
      return ends.filter(isWrong).map(({ day }) => ({ slug, day: day.day, text: day.text }))
    })
    expect(told(wrong)).toEqual([])
  })

  it('is a quiet one after that of the flight to Leh (caught: a nine-storey palace and a museum on the second)', () => {
    const flown = tours.filter(({ startCity }) => startCity === 'Leh').map(({ itinerary }) => itinerary[1]!)
    const seen = new Set(flown.flatMap(({ sights }) => sights.map(({ url }) => url)))
    expect([...seen]).toEqual(['thiksey-monastery'])
  })
})
