import faqs from '#demo/content/faqs.json' with { type: 'json' }
import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { rainsInMonth } from '#domain/almanac/rain.ts'
import type { Question } from '#domain/catalogue/package.ts'
import { seenOn } from './days/plan.ts'
import type { DayPlan } from './days/plan.ts'
import { isAmongTigers } from './days/plan.ts'
import { isHelicopter } from './legs/leg.ts'
import { PLACE_ALTITUDES } from './place-altitudes.ts'
import type { Rotation } from './words/rotation.ts'

/** What an answer of the bank takes for granted of the page it stands on. */
export type Page = {
  isTrek: boolean
  stateCodes: readonly string[]
  months: readonly number[]
  /** Places slept at and sights seen, by their slugs. */
  slugs: ReadonlySet<string>
  highestBedM: number
  hasTents: boolean
  hasWinterWalk: boolean
  isForBeginners: boolean
  hasTemples: boolean
  hasTigers: boolean
  hasDrives: boolean
  hasBoats: boolean
  isFlown: boolean
}

const THIN_AIR_M = 2500
const HILLS_M = 1200
const HEATED_FROM_M = 1800
const WINTER = [11, 12, 1, 2, 3]
/** The wet hills of the south, the west and the east. */
const LEECHES = [
  'IN-KA',
  'IN-KL',
  'IN-MH',
  'IN-GA',
  'IN-TN',
  'IN-ML',
  'IN-AS',
  'IN-AR',
  'IN-NL',
  'IN-SK',
  'IN-WB',
  'IN-MZ',
]
const CHAR_DHAM = ['yamunotri-temple', 'gangotri-temple', 'kedarnath-temple', 'badrinath-temple']
const BEHIND_LINES = ['rohtang-pass', 'atal-tunnel', 'nubra-valley', 'pangong-tso', 'tso-moriri', 'hanle', 'turtuk']
const SNOW_PLACES = ['gulmarg', 'auli', 'solang-valley', 'manali', 'sissu']
const HIRED_AT = ['gulmarg', 'auli', 'solang-valley']

const isIn = (states: readonly string[]) => (page: Page) => page.stateCodes.some((code) => states.includes(code))
const goesTo = (some: readonly string[]) => (page: Page) => some.some((slug) => page.slugs.has(slug))
const runsIn = (some: readonly number[]) => (page: Page) => some.some((month) => page.months.includes(month))

function runsInRain({ stateCodes, months }: Pick<Page, 'stateCodes' | 'months'>): boolean {
  return months.some((month) => rainsInMonth(SHIPPED_ALMANAC, { stateCodes }, month))
}

/** Questions by words of theirs, and where the answer is true and asked for; one of no entry is true anywhere. */
const CLAIMS: readonly [RegExp, (page: Page) => boolean][] = [
  [/250 km a day|on top of the fare/, () => false],
  [/Rohtang, Nubra/, goesTo(BEHIND_LINES)],
  [/ill at altitude/, ({ highestBedM }) => highestBedM >= THIN_AIR_M],
  [/car-sick/, ({ highestBedM }) => highestBedM >= HILLS_M],
  [/have heating/, (page) => page.highestBedM >= HEATED_FROM_M && runsIn(WINTER)(page)],
  [/sure of snow/, (page) => goesTo(SNOW_PLACES)(page) && runsIn([12, 1, 2])(page)],
  [/hire snow clothes/, (page) => goesTo(HIRED_AT)(page) && runsIn([12, 1, 2])(page)],
  [/reliable in winter/, (page) => isIn(['IN-JK', 'IN-LA'])(page) && runsIn([12, 1, 2])(page)],
  [/register for the Char Dham/, goesTo(CHAR_DHAM)],
  [/parents reach Kedarnath/, (page) => goesTo(['kedarnath', 'kedarnath-temple'])(page) && !page.isFlown],
  [/darshan tickets|wear in temples/, ({ hasTemples }) => hasTemples],
  [/see a tiger|tiger parks/, ({ hasTigers }) => hasTigers],
  [/identity numbers so early|come on safari/, ({ hasDrives }) => hasDrives],
  [/Goa, Gokarna|shacks and water sports/, isIn(['IN-GA', 'IN-MH', 'IN-KA'])],
  [/ferry is cancelled/, ({ hasBoats }) => hasBoats],
  [/Andamans or Lakshadweep|Non-swimmers|non-swimmers/, isIn(['IN-AN', 'IN-LD'])],
  [/Inner Line Permit/, isIn(['IN-AR', 'IN-NL', 'IN-MN', 'IN-MZ', 'IN-SK'])],
  [/in the monsoon\?/, runsInRain],
  [/leeches/, (page) => runsInRain({ ...page, stateCodes: page.stateCodes.filter((code) => LEECHES.includes(code)) })],
  [/closed by a landslide/, (page) => runsInRain(page) && page.highestBedM >= HILLS_M],
  [/month of our wedding/, () => false],
  [/What do I get back/, ({ isTrek }) => !isTrek],
  [/never trekked/, ({ isForBeginners }) => isForBeginners],
  [/should I carry|toilets and is there|mule carry/, ({ hasTents }) => hasTents],
  [/Which trek can I do in winter/, ({ hasWinterWalk }) => hasWinterWalk],
]

const BY_TOPIC = Map.groupBy(faqs, (faq) => faq.topic)

/** Whether what the bank answers is true, and asked, of a page. */
export function fits({ question }: Pick<Question, 'question'>, page: Page): boolean {
  return CLAIMS.every(([asked, isSo]) => !asked.test(question) || isSo(page))
}

/** What the bank needs to know of a tour. */
export function pageOfTour(
  days: readonly DayPlan[],
  { stateCodes, months }: Pick<Page, 'stateCodes' | 'months'>,
): Page {
  const sights: AttractionFact[] = days.flatMap(seenOn)
  const beds: PlaceFact[] = days.flatMap(({ overnight }) => overnight ?? [])
  return {
    isTrek: false,
    stateCodes,
    months,
    slugs: new Set([...beds, ...sights].map(({ slug }) => slug)),
    highestBedM: Math.max(0, ...beds.map(({ slug }) => PLACE_ALTITUDES.get(slug) ?? 0)),
    hasTents: false,
    hasWinterWalk: false,
    isForBeginners: false,
    hasTemples: sights.some(({ type }) => type === 'temple'),
    hasTigers: days.some(isAmongTigers),
    hasDrives: days.some(({ drives = 0 }) => drives > 0),
    hasBoats: days.some(({ leg }) => leg?.travel === 'boat'),
    isFlown: days.some(({ leg, outing }) => isHelicopter(leg) || outing?.isFlown),
  }
}

/** Questions from the bank on these topics that fit a page, in turn. */
export function bankQuestions(topics: readonly string[], most: number, rotation: Rotation, page: Page): Question[] {
  const chosen = new Map<string, Question>()
  for (const topic of topics) {
    if (chosen.size === most) break
    const bank = (BY_TOPIC.get(topic) ?? []).filter((faq) => fits(faq, page))
    if (bank.length === 0) continue
    const question = rotation.next(
      `faq ${topic}`,
      bank.map((faq) => faq.question),
    )
    const found = bank.find((faq) => faq.question === question)
    if (found) chosen.set(question, { question, answer: found.answer })
  }
  return [...chosen.values()]
}
