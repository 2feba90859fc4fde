import { describe, expect, it } from 'vitest'
import { packages, named } from '#tests/demo-packages.ts'

const tours = packages.filter(({ kind }) => kind !== 'trek')
const treks = packages.filter(({ kind }) => kind === 'trek')
const answersOf = ({ questions }: (typeof packages)[number]) => questions.map(({ answer }) => answer).join(' ')

describe('a height', () => {
  it('of 3,500 m and more says who should ask a doctor, for a night and for a day (caught: 22, Gurudongmar among them)', () => {
    const wrong = tours.filter(
      (pack) =>
        pack.itinerary.some(({ altitudeM, highestM }) => Math.max(altitudeM ?? 0, highestM ?? 0) >= 3500) &&
        !/ask a doctor/.test(answersOf(pack)),
    )
    expect(named(wrong)).toEqual([])
  })

  it('that is slept at too soon is said to be (caught: 25 treks, a jeep up 1,570 m from bed to bed)', () => {
    const wrong = treks.filter((pack) => {
      const beds = pack.itinerary.flatMap(({ overnight, altitudeM }) => (overnight ? [altitudeM] : []))
      const isFast = beds.some((bed, i) => bed && beds[i - 1] && bed - Math.max(beds[i - 1]!, 3000) > 600)
      return isFast !== /500 m is the usual advice/.test(answersOf(pack))
    })
    expect(named(wrong)).toEqual([])
  })
})

describe('a camp', () => {
  it('is a tent (caught: 6 highlights with a guesthouse for a camp)', () => {
    const wrong = treks.filter(({ highlights, itinerary }) => {
      const camps = highlights.flatMap((line) => (/^Camps at (.+)/.exec(line)?.[1] ?? '').split(/, | and /))
      const tents = new Set(
        itinerary.flatMap(({ stay, overnight }) => (stay?.startsWith('Tent') ? overnight!.name : [])),
      )
      return camps.some((camp) => camp !== '' && !tents.has(camp))
    })
    expect(named(wrong)).toEqual([])
  })
})
