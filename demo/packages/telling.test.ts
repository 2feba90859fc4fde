import { describe, expect, it } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { dayWords } from '#domain/catalogue/journey/day-text.ts'
import { makePackages } from './make-packages.ts'
import { goesOn, tellsOf } from './words/sparing.ts'
import { sentencesOf } from './words/told.ts'

const packages = makePackages(openFacts(process.cwd()), { today: '2026-11-20' })
const days = packages.flatMap(({ slug, itinerary }) => itinerary.map((day) => ({ at: `${slug} ${day.day}`, ...day })))

/** Words of a way that begins at a place and ends at the same. */
const startsAt = (place: string) =>
  new RegExp(
    `(?:The road ends at|By jeep to|From|driven from|A jeep as far as) ${place}\\b.*\\b(?:to|in|at) ${place}\\b`,
  )

/** What tells where one sleeps, and no more. */
const OF_A_BED = /^The night is in [^.]+\.$/

describe('a day', () => {
  it('is told in sixty letters at the least (caught: 110 of less)', () => {
    expect(days.filter(({ text }) => text.length < 60).map(({ at }) => at)).toEqual([])
  })

  it('says nothing that is true of any place (caught: 59 sentences, of them frogs beside Pangong and an aarti in Anandpur Sahib)', () => {
    const tours = packages.filter(({ kind }) => kind !== 'trek').flatMap(({ itinerary }) => itinerary)
    const told = tours.flatMap(({ text, overnight, sights }) =>
      sentencesOf(text).map((sentence) => ({ sentence, place: overnight?.name, sights })),
    )
    const isOfItsOwn = ({ sentence, sights }: (typeof told)[number]) =>
      /\d/.test(sentence) || sights.some((sight) => tellsOf(sentence, sight))
    const places = Map.groupBy(
      told.filter((one) => one.place !== undefined && !isOfItsOwn(one)),
      ({ sentence }) => sentence,
    )
    const ofAny = [...places].filter(([, some]) => new Set(some.map(({ place }) => place)).size > 1)
    expect(ofAny.map(([sentence]) => sentence)).toEqual([])
  })

  it('ends with its bed only where it has little else (caught: a bed for all it said)', () => {
    const beds = days.filter(({ text }) => sentencesOf(text).some((one) => OF_A_BED.test(one)))
    expect(beds.filter(({ text }) => sentencesOf(text).every((one) => OF_A_BED.test(one)))).toEqual([])
    expect(beds.length).toBeLessThanOrEqual(34)
  })

  it('is called unhurried on no more than five hours of road (caught: eight to Manali)', () => {
    const wrong = days.filter(({ title, hours }) => /unhurried/i.test(title) && (hours ?? 0) > 5)
    expect(wrong.map(({ at, title, hours }) => `${at}: ${title}, ${hours} h`)).toEqual([])
  })

  it('says nothing in Markdown, so that each of its signs is read as it stands', () => {
    expect(days.filter(({ text }) => dayWords(text) !== text).map(({ at }) => at)).toEqual([])
  })

  it('names what it sees, and goes on only from what it has named (caught: 58 that named none, 15 that went on from nothing)', () => {
    const wrong = days.filter(({ text, sights }) => {
      const first = sentencesOf(text).find((sentence) => sights.some((sight) => tellsOf(sentence, sight)))
      return sights.length > 0 && (first === undefined || goesOn(first))
    })
    expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })
})

describe('a trek', () => {
  const treks = packages.filter(({ kind }) => kind === 'trek')
  const TOLD = /The descent takes|You lose [\d,]+ m in|\d km down to|Downhill all day/

  it('tells of a descent what its day comes to only where it goes nowhere up (caught: 26 descents as long as their day)', () => {
    const wrong = treks.flatMap(({ slug, itinerary }) =>
      itinerary
        .filter(({ highestM, altitudeM, text }) => TOLD.test(text) && (highestM ?? 0) > (altitudeM ?? Infinity) + 200)
        .map(({ day, text }) => `${slug} ${day}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('walks to no place it is already at (caught: from Gushaini, Grahan and Khanol, where the road ends, to the same)', () => {
    const wrong = treks.flatMap(({ slug, itinerary }) =>
      itinerary
        .filter(({ text, overnight }) => overnight && startsAt(overnight.name).test(text))
        .map(({ day, text }) => `${slug} ${day}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('finds no camp 0 m higher, and counts its days once (caught: 9)', () => {
    const texts = treks.flatMap(({ intro, itinerary }) => [intro, ...itinerary.map(({ text }) => text)])
    expect(texts.filter((text) => /\b0 m (?:up|higher)|gain 0 m|Of its (\w+) days, \1 days/.test(text))).toEqual([])
  })
})

describe('a package', () => {
  it('is asked of tigers where there are some, and walks through no tunnel (caught: wild asses for tigers, nine kilometres on foot below Rohtang)', () => {
    const { attractions, places } = openFacts(process.cwd())
    const withTigers = new Set(
      [...attractions, ...places]
        .filter((one) => /tiger/i.test(one.blurb) || ('tags' in one && one.tags.includes('tiger-reserve')))
        .map(({ slug }) => slug),
    )
    const without = packages.filter(
      ({ attractionSlugs, stops }) =>
        ![...attractionSlugs, ...stops.map(({ placeSlug }) => placeSlug)].some((slug) => withTigers.has(slug)),
    )
    const asked = without.filter(({ questions }) => questions.some(({ question }) => /\btiger\b/.test(question)))
    expect(asked.map(({ slug }) => slug)).toEqual([])
    expect(days.filter(({ text }) => /On foot to [^,]*(Tunnel|Bridge|Dam)\b/.test(text)).map(({ at }) => at)).toEqual(
      [],
    )
  })

  it('is asked of no fare by the kilometre: its price is one (caught: 5 tours asked why there is a minimum of 250 km a day)', () => {
    const wrong = packages.filter(({ questions }) =>
      questions.some(({ question }) => /km a day|the fare\b/.test(question)),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('has three to six highlights and none that only counts days (caught: 722 of 3,305 did)', () => {
    const counting = /\bday \d|\bof \w+ nights in\b|^\w+ days from\b|^No day on the road\b/
    expect(packages.filter(({ highlights: { length } }) => length < 3 || length > 6).map(({ slug }) => slug)).toEqual(
      [],
    )
    expect(packages.flatMap(({ highlights }) => highlights.filter((one) => counting.test(one)))).toEqual([])
  })

  it('answers what it is asked of the cold and of other months (caught: 90 heights and 75 seasons for an answer)', () => {
    const asked = packages.flatMap(({ slug, questions }) => questions.map((one) => ({ slug, ...one })))
    const cold = asked.filter(({ question }) => /^How cold|woollens|^What should we wear in (?!temples)/.test(question))
    const months = asked.filter(({ question }) => /other months|these months|rest of the year/.test(question))
    const clothes = /jacket|pullover|thermals|woollen/
    expect(cold.filter(({ answer }) => !clothes.test(answer))).toEqual([])
    expect(months.filter(({ answer }) => !/: \w/.test(answer))).toEqual([])
    expect([cold.length > 60, months.length > 60]).toEqual([true, true])
  })
})
