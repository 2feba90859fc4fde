import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { slugify } from '#platform/slug.ts'
import { journeyFaults } from '#domain/catalogue/journey/journey-faults.ts'
import { isOnTheWay } from '#domain/catalogue/journey/night-faults.ts'
import { stayFaults } from '#domain/catalogue/journey/stay-faults.ts'
import { taxFaults } from '#domain/catalogue/journey/tax-faults.ts'
import { unkeptNames } from '#domain/catalogue/journey/word-faults.ts'
import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import { openAtlas } from './atlas.ts'
import { knownFrom } from './journeys.ts'
import { makePackages } from './make-packages.ts'
import { openStations } from './stations.ts'
import { MONTHS_OF_TAG, TAGS } from './tags.ts'
import { MOST_SAYING, sentencesOf } from './words/told.ts'
import { today, facts, packages, days, named } from '#tests/demo-packages.ts'

const places = new Set(facts.places.map((place) => place.slug))
const sights = new Set(facts.attractions.map((sight) => sight.slug))

const stationOf = openStations(openAtlas(facts))
const STATION = /([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?: airport or)? station|station of (.*)/
/** Towns with a station of passenger trains, known from timetables and not from the facts. */
const WITH_A_RAILWAY = new Set(
  `Agartala, Agra, Ahmedabad, Amritsar, Ayodhya, Bhopal, Bhubaneswar, Bhuj, Bikaner, Bilaspur, Chandigarh, Chennai, Chhatrapati Sambhajinagar, Coimbatore
Dehradun, Dibrugarh, Dimapur, Ernakulam, Gaya, Gokarna, Gorakhpur, Guwahati, Gwalior, Haridwar, Hubballi, Hyderabad, Indore, Jabalpur, Jagdalpur, Jaipur
Jaisalmer, Jammu, Jodhpur, Jorhat, Kathgodam, Khajuraho, Kolkata, Koraput, Kozhikode, Lucknow, Madurai, Mangaluru, Margao, Mumbai, Mysuru, Nagpur, Nanded
New Delhi, New Jalpaiguri, Pathankot, Patna, Prayagraj, Pune, Raipur, Rajkot, Ranchi, Rishikesh, Shimla, Shivamogga, Srinagar, Surat, Thivim
Thiruvananthapuram, Tiruchirappalli, Udaipur, Udupi, Vadodara, Varanasi, Visakhapatnam`.split(/, |\n/),
)

function twice(texts: string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i)
}

describe('the packages', () => {
  it('are many, and the named circuits and treks keep their addresses', () => {
    expect(packages.length).toBeGreaterThanOrEqual(430)
    const urls = new Set(packages.map((pack) => pack.url))
    expect(facts.circuits.filter((circuit) => !urls.has(circuit.slug))).toEqual([])
    expect(facts.treks.filter((trek) => !urls.has(trek.slug)).map((trek) => trek.slug)).toEqual(['stok-kangri-trek'])
    expect(packages.filter((pack) => pack.kind !== 'trek' && pack.url !== slugify(pack.name))).toEqual([])
  })

  it.each(['name', 'url', 'summary', 'intro'] as const)('share no %s', (field) => {
    expect(twice(packages.map((pack) => pack[field]))).toEqual([])
  })

  it('are for students or families only where nothing is made for two or poured (caught: a wine weekend and a villa for school groups)', () => {
    const bears = (key: string, what: RegExp) =>
      named(packages.filter((pack) => pack.categoryKeys.includes(key) && what.test(`${pack.name} ${pack.summary}`)))
    expect(bears('youth', /premium|\bvilla\b|vineyard|\bwine\b|tasting|honeymoon/i)).toEqual([])
    expect(bears('family', /honeymoon|tasting/i)).toEqual([])
  })

  it('share no day text', () => {
    expect(twice(days.map((day) => day.text))).toEqual([])
  })

  it('say no sentence that three others have said (caught: texts as they are first written)', () => {
    const saying = new Map<string, Set<string>>()
    for (const { slug, summary, intro, itinerary, highlights, questions } of packages)
      for (const sentence of [
        summary,
        intro,
        ...itinerary.map(({ text }) => text),
        ...highlights,
        ...questions.map(({ answer }) => answer),
      ].flatMap(sentencesOf))
        saying.set(sentence, (saying.get(sentence) ?? new Set()).add(slug))
    expect([...saying].filter(([, slugs]) => slugs.size > MOST_SAYING).map(([sentence]) => sentence)).toEqual([])
  })

  it('have a summary of one line', () => {
    expect(named(packages.filter((pack) => pack.summary.length > 110 || pack.summary.length < 20))).toEqual([])
  })

  it('are the same when made again', () => {
    expect(makePackages(facts, { today })).toEqual(packages)
  })

  it('hold their days, nights and stops together', () => {
    expect(named(packages.filter((pack) => pack.itinerary.length !== pack.days))).toEqual([])
    const nightsOf = ({ stops, itinerary }: (typeof packages)[number]) =>
      stops.reduce((sum, { nights }) => sum + nights, 0) + itinerary.filter(isOnTheWay).length
    expect(named(packages.filter((pack) => nightsOf(pack) !== pack.days - 1))).toEqual([])
    const isWrong = (day: ItineraryDay, i: number, { length }: readonly ItineraryDay[]) =>
      day.day !== i + 1 || (day.overnight === null && !isOnTheWay(day)) !== (i === length - 1)
    expect(named(packages.filter(({ itinerary }) => itinerary.some(isWrong)))).toEqual([])
    expect(named(packages.filter((pack) => pack.days < 2))).toEqual([])
  })

  it('refer only to what exists', () => {
    expect(named(packages.filter((pack) => pack.stops.some((stop) => !places.has(stop.placeSlug))))).toEqual([])
    expect(named(packages.filter((pack) => pack.attractionSlugs.some((slug) => !sights.has(slug))))).toEqual([])
    expect(named(days.filter((day) => day.overnight?.url && !places.has(day.overnight.url)))).toEqual([])
    expect(named(days.filter((day) => day.sights.some((sight) => !sights.has(sight.url))))).toEqual([])
  })

  it('hold nothing nobody can do', () => {
    const known = knownFrom(facts)
    expect(
      packages.flatMap((pack) => journeyFaults(pack, known).map((fault) => ({ slug: pack.slug, ...fault }))),
    ).toEqual([])
    expect(named(days.filter((day) => day.km !== null && (!Number.isInteger(day.km) || day.km <= 0)))).toEqual([])
  })

  it('go where their name and summary say (caught: 46 tours and treks that did not)', () => {
    const names = [...facts.places, ...facts.attractions].map(({ name }) => name)
    const placeNames = new Map(facts.places.map(({ slug, name }) => [slug, name]))
    const unkept = packages.flatMap((pack) => {
      const stops = pack.stops.map(({ placeSlug }) => placeNames.get(placeSlug)!)
      return unkeptNames(pack, { names, stops }).map((name) => `${pack.slug}: ${name}`)
    })
    expect(unkept).toEqual([])
  })

  it('sleep in what their words and tags say (caught: 19 with tents over a lodge, 56 tags, ten promises)', () => {
    expect(packages.flatMap((pack) => stayFaults(pack).map((fault) => `${pack.slug}: ${fault}`))).toEqual([])
  })

  it('take everybody who sleeps in Agra to the Taj Mahal', () => {
    const inAgra = packages.filter((pack) => pack.stops.some((stop) => stop.placeSlug === 'agra'))
    expect(named(inAgra.filter((pack) => !pack.attractionSlugs.includes('taj-mahal')))).toEqual([])
  })

  it('keep out of the tiger forests in the rains', () => {
    const closed = ['kanha', 'bandhavgarh', 'pench', 'tadoba', 'sawai-madhopur', 'panna', 'satpura']
    expect(
      named(
        packages.filter(
          (pack) =>
            pack.stops.some((stop) => closed.includes(stop.placeSlug)) &&
            [7, 8, 9].some((month) => pack.months.includes(month)),
        ),
      ),
    ).toEqual([])
  })

  it('fill every category', () => {
    const counts = (keys: string[]) =>
      Object.fromEntries(
        Map.groupBy(keys, (key) => key)
          .entries()
          .map(([key, all]) => [key, all.length]),
      )
    const gathered = counts(packages.flatMap((pack) => pack.categoryKeys))
    const experienced = counts(packages.flatMap((pack) => pack.experienceKeys))
    expect(facts.themes.speciality.filter(({ key }) => (gathered[key] ?? 0) < 6)).toEqual([])
    expect(Object.keys(experienced).length).toBe(12)
    expect(Object.entries(experienced).filter(([, count]) => count < 8)).toEqual([])
    expect(named(packages.filter((pack) => pack.categoryKeys[0] !== pack.categoryKey))).toEqual([])
    expect(named(packages.filter((pack) => new Set(pack.categoryKeys).size !== pack.categoryKeys.length))).toEqual([])
  })

  it('price a room honestly', () => {
    const wrong = packages.filter(({ grid }) => {
      const { twin, single, triple, quad, childWithBed, childNoBed, infant } = grid
      const cells = [twin, single, triple, quad, childWithBed, childNoBed, infant].filter((cell) => cell !== null)
      const inOrder =
        (single ?? twin + 1) > twin &&
        (triple ?? twin) <= twin &&
        (quad ?? 0) <= (triple ?? twin) &&
        (childWithBed ?? 0) < twin &&
        (childNoBed ?? 0) <= (childWithBed ?? 0)
      return (
        !inOrder ||
        infant >= twin ||
        cells.some((cell) => !Number.isInteger(cell) || cell % 1000 !== 0) ||
        twin < 250_000
      )
    })
    expect(named(wrong)).toEqual([])
    expect(packages.every((pack) => pack.gstScheme === GST_SCHEMES[0])).toBe(true)
    expect(named(packages.filter((pack) => taxFaults(pack).length > 0))).toEqual([])
  })

  it('say enough, in words without a slip', () => {
    const slip = /undefined|null|\bNaN\b| {2}|\b[Aa] a\b|\b[Tt]he the\b|\b[Aa]n? the\b|\.\.|[{}]|,\.| ,|!|’/
    const texts = packages.flatMap((pack) => [
      pack.summary,
      pack.intro,
      ...pack.highlights,
      ...pack.inclusions,
      ...pack.exclusions,
      ...pack.questions.flatMap((asked) => [asked.question, asked.answer]),
      ...pack.itinerary.flatMap((day) => [day.title, day.text, day.stay ?? '']),
    ])
    expect(texts.filter((text) => slip.test(text))).toEqual([])
    expect(named(days.filter((day) => day.text.length < 30))).toEqual([])
    expect(named(packages.filter((pack) => pack.highlights.length < 3 || pack.highlights.length > 7))).toEqual([])
    expect(named(packages.filter((pack) => pack.questions.length < 2 || pack.questions.length > 6))).toEqual([])
    expect(
      named(
        packages.filter(
          (pack) => pack.tags.length < 3 || pack.tags.some((tag) => !(TAGS as readonly string[]).includes(tag)),
        ),
      ),
    ).toEqual([])
  })

  it('meet people at stations a railway goes to', () => {
    const cities = new Set(packages.flatMap(({ startCity, endCity }) => [startCity, endCity]))
    const stations = [...cities].flatMap((city) => STATION.exec(stationOf(city))?.slice(1).find(Boolean) ?? [])
    expect(stations.filter((name) => !WITH_A_RAILWAY.has(name))).toEqual([])
    expect(stations.length).toBeGreaterThan(60)
  })

  it('meet nobody at a station there is not (caught: seven towns no railway goes to)', () => {
    const none = /\b(Shillong|Cherrapunji|Kohima|Bodh Gaya|Kovalam|Calangute|Guptkashi) (airport or )?station/
    const told = packages.flatMap(({ questions, itinerary }) => [
      ...questions.map(({ answer }) => answer),
      ...itinerary.map(({ text }) => text),
    ])
    expect(told.filter((text) => none.test(text))).toEqual([])
  })

  it('tell the heights of treks, those of the trail (caught: with the town they begin in)', () => {
    const onTheTrail = (pack: (typeof packages)[number]) => pack.itinerary.filter((day) => legsOf(day).some(isOnFoot))
    const treks = packages.filter((pack) => pack.kind === 'trek')
    expect(named(treks.filter((pack) => !pack.maxAltitudeM || !pack.distanceKm || !pack.difficulty))).toEqual([])
    expect(
      named(
        treks.filter((pack) =>
          onTheTrail(pack).some((day) => Math.max(day.altitudeM ?? 0, day.highestM ?? 0) > (pack.maxAltitudeM ?? 0)),
        ),
      ),
    ).toEqual([])
    const trails = new Map(facts.treks.map((trek) => [trek.slug, trek.maxAltitudeM * 1.03]))
    expect(named(treks.filter(({ slug, maxAltitudeM }) => maxAltitudeM! > trails.get(slug)!))).toEqual([])
    const walked = (pack: (typeof treks)[number]) =>
      pack.itinerary
        .flatMap(legsOf)
        .filter(isOnFoot)
        .reduce((km, leg) => km + leg.km, 0)
    expect(named(treks.filter((pack) => walked(pack) !== pack.distanceKm))).toEqual([])
  })
})

describe('what the packages say of themselves', () => {
  const tours = packages.filter(({ kind }) => kind !== 'trek')

  it('is one sum of kilometres, in the answer as on the page (caught: outings and night coaches left out, 130 tours)', () => {
    const wrong = tours.filter(({ itinerary, questions }) => {
      const roads = itinerary.flatMap(legsOf).filter(({ by }) => by === 'road')
      const km = roads.reduce((sum, leg) => sum + leg.km, 0).toLocaleString('en-IN')
      const asked = questions.find(({ question }) => /driv|in the car|lot of road/.test(question))
      return asked && km.length > 2 && !asked.answer.startsWith('Hardly any.') && !asked.answer.includes(` ${km} km`)
    })
    expect(named(wrong)).toEqual([])
  })

  it('bears no tag of months it does not run in (caught: by kind of place alone, 18 tours)', () => {
    const wrong = packages.filter(({ tags, months }) =>
      Object.entries(MONTHS_OF_TAG).some(
        ([tag, its]) => tags.includes(tag) && !its.some((month) => months.includes(month)),
      ),
    )
    expect(named(wrong)).toEqual([])
  })
})
