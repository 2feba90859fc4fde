import { describe, expect, it } from 'vitest'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { numberInWords } from '#platform/wording.ts'
import { days, named, packages } from '#tests/demo-packages.ts'

const COUNTS = new Map(Array.from({ length: 15 }, (_, n) => [numberInWords(n).toLowerCase(), n]))
/** Hundreds are counted so to nineteen. */
const TEENS = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const HUNDREDS = new Map([...COUNTS, ...TEENS.map((word, at) => [word, 15 + at] as const)])
const tours = packages.filter(({ kind }) => kind !== 'trek')
const ofTours = days.filter(({ slug }) => tours.some((tour) => tour.slug === slug))
const hoursOf = (day: (typeof days)[number]) => legsOf(day).reduce((sum, { hours }) => sum + (hours ?? 0), 0)

describe('a summary', () => {
  it('counts no more nights than there are (caught: five at Durga Puja, where there are four)', () => {
    const wrong = packages.filter(({ summary, days: many }) =>
      [...summary.matchAll(/(?<![-\w])(\w+) nights\b/gi)].some(
        ([, count = '']) => (COUNTS.get(count.toLowerCase()) ?? 0) > many - 1,
      ),
    )
    expect(named(wrong)).toEqual([])
  })

  it('counts in words as many kilometres as its days have by road (caught: four hundred above 897)', () => {
    const worded = tours.flatMap(({ slug, summary }) =>
      [...summary.matchAll(/(\w+) (hundred|thousand) kilometres/gi)].map(([, many = '', each]) => ({
        slug,
        km: (HUNDREDS.get(many.toLowerCase()) ?? Number.NaN) * (each === 'hundred' ? 100 : 1000),
      })),
    )
    expect(worded.length).toBeGreaterThan(1)
    const roadKm = (slug: string) =>
      ofTours
        .filter((day) => day.slug === slug)
        .flatMap(legsOf)
        .reduce((sum, { by, km }) => (by === 'road' ? sum + km : sum), 0)
    expect(named(worded.filter(({ slug, km }) => !(Math.abs(km / roadKm(slug) - 1) < 0.05)))).toEqual([])
  })

  it('speaks of short drives only where none has six hours (caught: a loop of 6½, 7 and 7½)', () => {
    const wrong = tours.filter(
      ({ slug, summary }) =>
        /drives short|short drives|hardly any road/.test(summary) &&
        ofTours.some((day) => day.slug === slug && hoursOf(day) >= 6),
    )
    expect(named(wrong)).toEqual([])
  })
})

describe('a drive', () => {
  it('home has a lunch, a window and an early goodbye only if it is long (caught: 41)', () => {
    const wrong = ofTours.filter(
      (day) =>
        (/with a halt for lunch/.test(day.text) && hoursOf(day) < 3) ||
        (/look out of the window|^Say goodbye to .* early/.test(day.text) && hoursOf(day) < 4),
    )
    expect(named(wrong)).toEqual([])
  })

  it('is not before a train or an aeroplane, nor before no road at all (caught: 6)', () => {
    const wrong = ofTours.filter((day) => /before the road/.test(day.text) && legsOf(day)[0]?.by !== 'road')
    expect(named(wrong)).toEqual([])
  })

  it('begun in the dark has no hour of the day (caught: Gurudongmar, left in the dark at seven)', () => {
    const wrong = ofTours.filter(({ text }) => /in the dark for/.test(text) && /at seven|half past|by nine/.test(text))
    expect(named(wrong)).toEqual([])
  })
})
