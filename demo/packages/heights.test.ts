import { describe, expect, it } from 'vitest'
import { makeParty } from '#domain/party/party.ts'
import { quote } from '#domain/pricing/quote.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { packages, named, today } from '#tests/demo-packages.ts'

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

  it('of 5,000 m and more, reached from low beds alone, takes nobody under five (caught: the two tours to Gurudongmar, quoted for a newborn)', () => {
    const wrong = tours.filter(({ itinerary, rates }) => {
      const at = itinerary.findIndex(({ highestM }) => (highestM ?? 0) >= 5000)
      const isFar = at > 0 && Math.max(...itinerary.slice(0, at).map(({ altitudeM }) => altitudeM ?? 0)) < 3000
      return isFar !== rates.ageBands.youngest > 0
    })
    expect(named(wrong)).toEqual([])
    const [one] = tours.filter(({ attractionSlugs }) => attractionSlugs.includes('gurudongmar-lake'))
    const of = (...ages: number[]) => {
      const party = makeParty(2, ages)
      if (!party.ok) throw new Error(party.reason)
      return quote({ pkg: one!, party: party.value, terms: BUILT_IN_TERMS, bookedOn: today, gstRates: GST_RATES })
    }
    expect([of(0), of(4), of(5).ok, of(17).ok]).toEqual([
      { ok: false, reason: 'too-young' },
      { ok: false, reason: 'too-young' },
      true,
      true,
    ])
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
