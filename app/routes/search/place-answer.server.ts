import { articlePath } from '#app/parts/article-card/article-path.ts'
import { toursPath } from '#app/parts/destination/paths.ts'
import { airportText, toursText } from '#app/parts/destination/words.ts'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { daysIn } from '#domain/almanac/almanac.ts'
import { findCityById, listCitiesOfState } from '#domain/catalogue/cities.server.ts'
import { findStateByCode, findStateById } from '#domain/catalogue/states.server.ts'
import { listArticlesAbout } from '#domain/content/articles.server.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { questionAsked } from '#domain/search/sentences/asked-help.ts'
import type { PlaceQuestion } from '#domain/search/sentences/asked-help.ts'
import type { Services } from '#domain/services.server.ts'
import { formatDate, formatMonths } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise, rupees } from '#platform/money.ts'

/** What was asked about a place, answered, and where more is said of it. */
export type PlaceAnswer = { name: string; says: string[]; links: { name: string; href: string }[] }

const MOST_ARTICLES = 2
const ALL_YEAR = 12

type AskedPlace = Pick<SearchHit, 'id' | 'kind' | 'name' | 'url'>

/** The answer to "best time to visit …", "how to reach …" and "… kitna": of the place itself, its season from the almanac and its lowest price. */
export async function answerAboutPlace(
  services: Services,
  { text, places, today }: { text: string; places: readonly AskedPlace[]; today: CalendarDate },
): Promise<PlaceAnswer | undefined> {
  const question = questionAsked(text)?.question
  const found = places.find(({ kind }) => kind === 'state' || kind === 'city')
  const place = question && found && (await readPlace(services, found))
  if (!place) return undefined
  const [price, weather, articles] = await Promise.all([
    priceText(services, place, today),
    weatherTexts(services, place.stateCode, today),
    listArticlesAbout(services.db, { ...place.about, limit: MOST_ARTICLES, today }),
  ])
  const said: Record<PlaceQuestion, string[]> = {
    when: [...monthsText(place.months), ...weather],
    how: place.way,
    price,
    height: heightTexts(place),
  }
  if (said[question].length === 0) return undefined
  const others = (Object.keys(said) as PlaceQuestion[]).filter(
    (one) => one !== question && one !== 'how' && one !== 'height',
  )
  return {
    name: place.name,
    says: [...said[question], ...others.flatMap((one) => said[one])],
    links: [
      { name: `Everything about ${place.name}`, href: toursPath(place.url) },
      ...articles.map((article) => ({ name: article.title, href: articlePath(article) })),
    ],
  }
}

function monthsText(months: readonly number[]): string[] {
  if (months.length === 0) return []
  return [months.length === ALL_YEAR ? 'Good all year.' : `Its best months: ${formatMonths(months)}.`]
}

async function readPlace({ db }: Services, { id, kind }: AskedPlace) {
  if (kind === 'state') {
    const state = await findStateById(db, id)
    if (!state) return undefined
    const { name, url, code, months } = state
    return {
      name,
      url,
      months,
      stateCode: code,
      scope: { stateCode: code },
      about: { states: [code] },
      way: [],
      highestM: await highestOf(db, code),
    }
  }
  const city = await findCityById(db, id)
  if (!city) return undefined
  const state = await findStateByCode(db, city.stateCode)
  const { name, url, months, airport, altitudeM } = city
  return {
    name,
    url,
    months: months.length > 0 ? months : (state?.months ?? []),
    stateCode: city.stateCode,
    scope: { cityId: id },
    about: { places: [url] },
    highestM: altitudeM ?? 0,
    way: airport ? [`The nearest airport: ${airportText(airport)}.`] : [],
  }
}

type ReadPlace = NonNullable<Awaited<ReturnType<typeof readPlace>>>

async function highestOf(db: Services['db'], stateCode: string): Promise<number> {
  return Math.max(0, ...(await listCitiesOfState(db, stateCode)).map(({ altitudeM }) => altitudeM ?? 0))
}

/** Above it people fall ill of the height. */
const THIN_AIR_M = 2500

/** Whether one sleeps in thin air there, and what is to be done about it: nobody but a doctor can say who may. */
function heightTexts({ name, highestM }: ReadPlace): string[] {
  if (highestM === 0) return []
  const height = `${highestM.toLocaleString('en-IN')} m`
  if (highestM < THIN_AIR_M) return [`One sleeps at ${height} in ${name} at most, where the air is not yet thin.`]
  return [
    `One sleeps at up to ${height} in ${name}, where the air is thin. Whoever has a heart, lung or blood pressure complaint asks a doctor before booking.`,
    'Everybody rests for the first two days, drinks a lot, and goes down at once if a headache gets worse.',
  ]
}

/** What its cheapest tour costs, as its card says it. */
async function priceText({ lists }: Services, { scope }: ReadPlace, today: CalendarDate): Promise<string[]> {
  const { total, facets } = await lists.list({
    scope,
    filters: NO_FILTERS,
    party: undefined,
    sort: 'price',
    today,
    page: 1,
    pageSize: 1,
  })
  if (total === 0) return []
  return [`${toursText(total)}, from ${formatPaise(rupees(facets.price.leastRupees))} for one adult, GST included.`]
}

/** When it rains or snows hard there. */
async function weatherTexts(services: Services, stateCode: string, today: CalendarDate): Promise<string[]> {
  const { at } = await rememberedAlmanac(services)
  const facts = (at.get(stateCode.toLowerCase()) ?? []).filter(({ kind }) => kind === 'weather')
  return facts.flatMap((fact) => {
    const days = daysIn(fact, Number(today.slice(0, 4)))[0]
    return days ? [`${fact.name}: ${dayText(days.from)} to ${dayText(days.to)}.`] : []
  })
}

/** "1 Jun": a day of every year. */
function dayText(date: CalendarDate): string {
  return formatDate(date, { year: false }).slice(4)
}
