import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { answered } from '#tests/answered.ts'
import { eachOf } from '#tests/each-of.ts'
import { slugify } from '#platform/slug.ts'

/**
 * Questions as people in India type them, written by somebody who knew what is sold and had neither read the search nor asked it. What must be true of a
 * right answer; `fits` tours of the demo catalogue are.
 */
type Right = {
  state?: string
  stateIn?: string[]
  place?: string
  placeIn?: string[]
  theme?: string
  themeIn?: string[]
  named?: string
  namedIn?: string[]
  days?: [number, number]
  rupeesPerAdult?: [number, number]
  difficultyIn?: string[]
  notState?: string[]
  notPlace?: string[]
  notTheme?: string[]
  order?: 'price'
  /** The address of a sight one of its days is for. */
  visits?: string
  /** It is no walk. */
  isTour?: true
  /** Of its days and nights: hours on the road on the longest day, metres of the highest halt, in how many places one sleeps, the youngest who may come. */
  longestDriveHours?: number
  highestStopM?: number
  beds?: number
  youngest?: number
  noTent?: true
  comfort?: string
  /** Most of its nights have a dinner, or every meal. */
  meals?: 'dinner' | 'all'
  /** What its name, highlights, days and stays tell, and what they do not, as patterns. */
  tells?: string
  tellsNot?: string
}
type Question = { query: string; kind: string; right: Right; fits: number }
type TourDay = {
  title: string
  text: string
  stay: string | null
  meals: string
  hours: number | null
  travel: string | null
  legs?: { by: string; hours: number | null }[]
  altitudeM: number | null
  overnight: { name: string } | null
  sights: { url: string; name: string }[]
}
type Tour = {
  url: string
  kind: string
  name: string
  summary: string
  intro: string
  highlights: string[]
  comfort: string
  rates: { ageBands: { youngest: number } }
  itinerary: TourDay[]
  stateCodes: string[]
  stops: { url: string }[]
  categories: { url: string }[]
  tags: string[]
  days: number
  difficulty: string | null
  grid: { twinPaise: number }
}

const SHOWN = 5
/** No kind of question may be found badly behind the mean of all. */
const LEAST_OF_A_KIND = 0.8
const GST = 1.05
/**
 * The second set was written once the first was found, by somebody who knew the search, of the kinds that were missing; its figures before anything was done for it: P@5 0.84, MRR 0.90.
 * The fourth is of weather, reach, what comes nearest, what is compared and feasts, half of it a stranger's words (P@5 0.57, MRR 0.75 before they were read for), half others of its kinds.
 * The third is what a stranger's next 247 questions found wrong, which asked before they were read for had P@5 0.92, MRR 0.96: of kinds, whose others it holds too.
 * The last is of a stranger's 157 questions of Indian families, in their own words: run together, in nine languages, by nicknames, by who travels; before they were read
 * for these P@5 was 0.48, MRR 0.55.
 * Those of needs and acts were set aside before anything was done for them, fifteen of each kind: P@5 0.65, MRR 0.74 then; 0.84 and 0.90 when they were first asked again.
 * Those by meaning were written with the mend too: what is seen by what people call it, whom a tour is for, what is left out.
 * Those of all at once were written with the mend, of what two strangers' 240 questions of several conditions found: P@5 0.86, MRR 0.91 before, and 0.98, 0.99 after.
 * Those in sentences were written with the mend, of the kinds another stranger's 120 questions found worst: whole sentences (P@5 0.41), wishes, needs and typed days.
 */
const QUESTIONS = [
  'asked-by-strangers',
  'asked-again',
  'asked-of-tours',
  'asked-of-conditions',
  'asked-in-their-words',
  'asked-in-sentences',
  'asked-of-what-is-left',
  'asked-by-meaning',
  'asked-of-needs-and-acts',
  'asked-of-all-at-once',
].flatMap((set) => JSON.parse(readFileSync(new URL(`golden/${set}.json`, import.meta.url), 'utf8')) as Question[])
const STATES = new Map(
  (JSON.parse(readFileSync('demo/facts/states.json', 'utf8')) as { code: string; slug: string }[]).map(
    ({ code, slug }) => [code, slug],
  ),
)
const site = inject('siteUrl')
const tours = new Map<string, Promise<Tour | undefined>>()

/** Undefined of one that another file published on this site, and took away again before it was asked for. */
async function readTour(url: string): Promise<Tour | undefined> {
  const answer = await answered(`${site}/api/public/package/${url}`)
  return ((await answer.json()) as { data?: Tour }).data
}

function tourOf(url: string): Promise<Tour | undefined> {
  const known = tours.get(url) ?? readTour(url)
  tours.set(url, known)
  return known
}

/** The first tours the page of a question shows. */
async function found(query: string): Promise<Tour[]> {
  const html = await (await answered(`${site}/search?${new URLSearchParams({ q: query })}`)).text()
  const list = html.split('data-region="list"')[1]?.split('</main>')[0] ?? ''
  const urls = [...new Set([...list.matchAll(/href="\/package\/([a-z0-9-]+)[?"]/g)].map(([, url]) => url!))]
  const all = await Promise.all(urls.slice(0, SHOWN).map(tourOf))
  return all.filter((tour) => tour !== undefined)
}

function isRight(tour: Tour, right: Right): boolean {
  const { days, rupeesPerAdult, difficultyIn, notState, notPlace, notTheme, visits, isTour } = right
  const states = tour.stateCodes.map((code) => STATES.get(code) ?? '')
  const hasPlace = (place: string) => tour.url.includes(place) || tour.stops.some(({ url }) => url.startsWith(place))
  const themes = [...tour.tags, ...tour.categories.map(({ url }) => url)].join(' ')
  const has = (theme: string) => themes.includes(theme)
  const either = (one: string | undefined, some: readonly string[] | undefined, holds: (each: string) => boolean) =>
    [one, some].every((asked) => asked === undefined) || [...(one ? [one] : []), ...(some ?? [])].some(holds)
  const within = (value: number, span: [number, number] | undefined) => !span || (value >= span[0] && value <= span[1])
  return (
    either(right.state, right.stateIn, (state) => states.includes(state)) &&
    either(right.place, right.placeIn, hasPlace) &&
    either(right.theme, right.themeIn, has) &&
    either(right.named, right.namedIn, (name) => tour.url.includes(name)) &&
    within(tour.days, days) &&
    within((tour.grid.twinPaise * GST) / 100, rupeesPerAdult) &&
    (!isTour || tour.kind !== 'trek') &&
    (!visits || tour.itinerary.some(({ sights }) => sights.some(({ url }) => url === visits))) &&
    (!difficultyIn || difficultyIn.includes(slugify(tour.difficulty ?? ''))) &&
    !notState?.some((state) => states.includes(state)) &&
    !notPlace?.some(hasPlace) &&
    !notTheme?.some(has) &&
    fitsNeeds(tour, right)
  )
}

const MOST_NIGHTS = 0.6

function fitsNeeds({ itinerary, rates, comfort, stops, ...tour }: Tour, right: Right): boolean {
  const atMost = (value: number, most: number | undefined) => most === undefined || value <= most
  const roadHours = ({ legs, travel, hours }: TourDay) =>
    (legs ?? [{ by: travel, hours }]).reduce((all, leg) => all + (leg.by === 'road' ? (leg.hours ?? 0) : 0), 0)
  const nights = itinerary.filter(({ overnight }) => overnight !== null)
  const heights = [
    ...stops.map(({ url }) => PLACE_ALTITUDES.get(url) ?? 0),
    ...itinerary.map(({ altitudeM }) => altitudeM ?? 0),
  ]
  const days = itinerary.map(({ title, text, stay, sights }) =>
    [title, text, stay ?? '', ...sights.map(({ name }) => name)].join(' '),
  )
  const told = [tour.name, tour.summary, tour.intro, ...tour.highlights, ...days].join(' ')
  const tells = (pattern: string) => new RegExp(pattern, 'i').test(told)
  const plans = right.meals === 'all' ? ['all'] : ['all', 'breakfast-dinner']
  return (
    atMost(Math.max(...itinerary.map(roadHours)), right.longestDriveHours) &&
    atMost(Math.max(...heights), right.highestStopM) &&
    atMost(new Set(nights.map(({ overnight }) => overnight!.name)).size, right.beds) &&
    atMost(rates.ageBands.youngest, right.youngest) &&
    (!right.noTent || !nights.some(({ stay }) => /tent|camp/i.test(stay ?? ''))) &&
    (!right.comfort || comfort === right.comfort) &&
    (!right.meals || nights.filter(({ meals }) => plans.includes(meals)).length >= nights.length * MOST_NIGHTS) &&
    (!right.tells || tells(right.tells)) &&
    !(right.tellsNot && tells(right.tellsNot))
  )
}

/** The share of right ones among the first five (of as many as there are), and one over the place of the first right one. */
async function measure({ query, right, fits }: Question): Promise<{ p5: number; rr: number }> {
  const shown = await found(query)
  const good = shown.map((tour) => isRight(tour, right))
  const first = good.indexOf(true)
  const most = Math.min(SHOWN, fits)
  return { p5: good.slice(0, most).filter(Boolean).length / most, rr: first < 0 ? 0 : 1 / (first + 1) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

// Measured before it was read for fillers, regions, scripts and places: P@5 0.64, MRR 0.75.
// It asks for more pages than any other test; beside the others on a slow machine that is longer than a test has.
test('questions of strangers find what they are about among the first five', { timeout: 480_000 }, async () => {
  const measured = await eachOf(QUESTIONS, async (question) => ({ ...question, ...(await measure(question)) }))
  const byKind = Map.groupBy(measured, (one) => one.kind)
  for (const [kind, of] of byKind)
    console.log(
      `${kind}: P@5 ${mean(of.map(({ p5 }) => p5)).toFixed(2)}, MRR ${mean(of.map(({ rr }) => rr)).toFixed(2)}`,
    )
  expect(measured.length).toBeGreaterThan(370)
  const badly = [...byKind].filter(([, of]) => mean(of.map(({ p5 }) => p5)) < LEAST_OF_A_KIND)
  expect(badly.map(([kind]) => kind)).toEqual([])
  expect(mean(measured.map(({ p5 }) => p5))).toBeGreaterThanOrEqual(0.9)
  expect(mean(measured.map(({ rr }) => rr))).toBeGreaterThanOrEqual(0.95)
})
