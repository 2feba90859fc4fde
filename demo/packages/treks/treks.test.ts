import { describe, expect, it } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import { makePackages } from '#demo/packages/make-packages.ts'
import { sentencesOf } from '#demo/packages/words/told.ts'

const treks = makePackages(openFacts(process.cwd()), { today: '2026-11-20' }).filter(({ kind }) => kind === 'trek')
const days = treks.flatMap(({ slug, stateCodes, itinerary }) =>
  itinerary.map((day, i) => ({ at: `${slug} ${day.day}`, stateCodes, before: itinerary.slice(0, i), ...day })),
)
type Day = (typeof days)[number]
const told = (wrong: Day[]) => wrong.map(({ at, text }) => `${at}: ${text}`)
const walkOf = (day: Day) => legsOf(day).find(isOnFoot)

describe('a day of a trek', () => {
  it('goes among trees where there are some (caught: 31, one on a glacier at 4,900 m)', () => {
    const wrong = days.filter(
      ({ text, altitudeM, stateCodes }) =>
        /\b(?:back into trees|then shade|forest|oak|pine)\b/.test(text) &&
        ((altitudeM ?? 0) >= 3300 || stateCodes.includes('IN-LA')),
    )
    expect(told(wrong)).toEqual([])
  })

  it('comes back to where one has been (caught: 17 on traverses)', () => {
    const wrong = days.filter(({ text, before }) => {
      const to = /Back to (.+?), by the same stones/.exec(text)?.[1]
      return (
        to !== undefined &&
        !before.some(({ text: earlier, overnight }) => overnight?.name === to || earlier.includes(to))
      )
    })
    expect(told(wrong)).toEqual([])
  })

  it('is begun in the dark for a summit and no valley, monastery or lake by the road (caught: 9)', () => {
    const wrong = days.filter(
      (day) =>
        /You start in the dark|Up at two/.test(day.text) &&
        (legsOf(day)[0]?.by === 'road' ||
          (day.highestM ?? 0) - (day.altitudeM ?? 0) < 200 ||
          (walkOf(day)?.upM ?? 0) < 500),
    )
    expect(told(wrong)).toEqual([])
  })

  it('crosses what is higher than its bed (caught: 2, ten minutes on top of Yamunotri, 10 m below the night)', () => {
    const wrong = days.filter(
      ({ text, highestM, before }) =>
        /ten minutes on top|divides two waters|the far side|the other side/.test(text) &&
        (highestM ?? 0) <= (before.at(-1)?.altitudeM ?? 0),
    )
    expect(told(wrong)).toEqual([])
  })

  it('tells a road with its own kilometres and hours (caught: Kathgodam to Munsiyari and back, in four)', () => {
    const wrong = days.filter(
      ({ text, km }) => km === null && /\b(?:hours?|km)\b.*\b(?:road|car|drive)|drives? .*\d km/.test(text),
    )
    expect(told(wrong)).toEqual([])
  })

  it('is told in words its trek has not used (caught: 6 twice)', () => {
    const wrong = treks.flatMap(({ slug, itinerary }) => {
      const seen = new Map<string, number>()
      for (const { text } of itinerary)
        for (const sentence of sentencesOf(text)) {
          const mask = sentence.replace(/\b[A-Z][\w']*/g, 'X').replace(/[\d,]+/g, '0')
          if (mask.length > 45) seen.set(mask, (seen.get(mask) ?? 0) + 1)
        }
      return [...seen].filter(([, count]) => count > 1).map(([mask, count]) => `${slug}: ${mask} × ${count}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('a trek', () => {
  it('is graded no easier than its hardest climb (caught: 5, of them 1,180 m in a day as easy to moderate)', () => {
    const hardest = (itinerary: (typeof treks)[number]['itinerary']) =>
      Math.max(...itinerary.map((day) => legsOf(day).find(isOnFoot)?.upM ?? 0))
    const wrong = treks.filter(
      ({ difficulty, itinerary }) => (difficulty ?? '').startsWith('easy') && hardest(itinerary) >= 1000,
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('takes one way between two camps as long as any other that walks it (caught: Dhak to Gulling level in two hours, and 800 m up in four and a half)', () => {
    const legs = Map.groupBy(
      days.flatMap((day) => {
        const walk = walkOf(day)
        const from = day.before.at(-1)?.overnight?.name
        const to = day.overnight?.name
        return walk && from && to && legsOf(day).length === 1 && day.highestM === null
          ? [{ at: day.at, way: `${from} - ${to}`, ...walk }]
          : []
      }),
      ({ way }) => way,
    )
    const wrong = [...legs.values()].filter((same) => {
      const hours = same.map(({ hours: one }) => one ?? 0)
      return Math.max(...hours) > 1.5 * Math.min(...hours)
    })
    expect(wrong.map((same) => same.map(({ at, km, hours }) => `${at}: ${km} km, ${hours} h`))).toEqual([])
  })
})

describe('what a trek asks of one', () => {
  const answers = (question: string) =>
    treks.flatMap(({ slug, difficulty, questions }) =>
      questions.filter((one) => one.question === question).map(({ answer }) => ({ slug, difficulty, answer })),
    )

  it('is a yes or a no where one asks whether a beginner can (caught: 46, a distance and a grade for an answer)', () => {
    const asked = answers('Can a beginner do it?')
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(({ answer }) => !/^(?:Yes|No)\b/.test(answer))).toEqual([])
    const isHard = (difficulty: string | null) => difficulty === 'difficult' || difficulty === 'moderate-difficult'
    expect(asked.filter(({ answer, difficulty }) => answer.startsWith('No') !== isHard(difficulty))).toEqual([])
  })

  it('is how fit where one asks how fit', () => {
    const asked = answers('How fit must I be?')
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(({ answer }) => !/^(?:Fit enough|As fit) /.test(answer))).toEqual([])
  })
})
