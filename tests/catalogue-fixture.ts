import { write } from '#tests/write.ts'
import type { Db } from '#platform/db.server.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import type { CarDraft } from '#domain/cars/cars-writing.server.ts'
import type { CategoryDraft } from '#domain/catalogue/writing/categories.server.ts'
import type { CityDraft } from '#domain/catalogue/writing/cities.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { saveAttractions } from '#domain/catalogue/writing/attractions.server.ts'
import { saveCategories } from '#domain/catalogue/writing/categories.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { saveStates } from '#domain/catalogue/writing/states.server.ts'
import { saveArticles, savePages } from '#domain/content/writing.server.ts'
import type { ArticleDraft } from '#domain/content/writing.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { saveReviews } from '#domain/reviews/reviews-writing.server.ts'
import type { ReviewDraft } from '#domain/reviews/reviews-writing.server.ts'
import { eravikulam, hillStations, kerala, munnar, saveSamplePicture, teaHills } from '#tests/sample-catalogue.ts'

const picture = (number: number) => `picture-${number}`
const PICTURES = [1, 2, 3, 4].map(picture)

export const rajasthan = {
  ...kerala,
  id: 'state-rajasthan',
  code: 'IN-RJ',
  name: 'Rajasthan',
  url: 'rajasthan',
  lat: 27.02,
  lon: 74.22,
}
export const goa = { ...kerala, id: 'state-goa', code: 'IN-GA', name: 'Goa', url: 'goa', lat: 15.3, lon: 74.12 }

function city(url: string, name: string, stateCode: string, lat: number, lon: number): CityDraft {
  return { ...munnar, id: `city-${url}`, url, name, stateCode, lat, lon, altitudeM: null, airport: null }
}

export const kochi = city('kochi', 'Kochi', 'IN-KL', 9.9312, 76.2673)
export const alappuzha = city('alappuzha', 'Alappuzha', 'IN-KL', 9.4981, 76.3388)
export const jaipur = city('jaipur', 'Jaipur', 'IN-RJ', 26.9124, 75.7873)

export const hawaMahal = {
  ...eravikulam,
  id: 'attraction-hawa-mahal',
  name: 'Hawa Mahal',
  url: 'hawa-mahal',
  cityId: jaipur.id,
  stateCode: 'IN-RJ',
  lat: 26.9239,
  lon: 75.8267,
  fame: 9,
  type: 'palace',
  worldHeritageYear: null,
}
export const chineseNets = {
  ...eravikulam,
  id: 'attraction-nets',
  name: 'Chinese fishing nets',
  url: 'chinese-fishing-nets',
  cityId: kochi.id,
  lat: 9.968,
  lon: 76.242,
  fame: 7,
  type: 'heritage',
  worldHeritageYear: null,
}

function category(kind: CategoryDraft['kind'], position: number, name: string, url: string): CategoryDraft {
  return { ...hillStations, id: `category-${url}`, kind, key: url, name, url, position }
}

export const backwaters = category('speciality', 1, 'Backwater Tours', 'backwater-tours')
export const forts = category('speciality', 2, 'Fort & Palace Tours', 'fort-palace-tours')
export const honeymoon = category('experience', 0, 'Honeymoon', 'honeymoon')

function draft(url: string, name: string, changes: Partial<PackageDraft>): PackageDraft {
  const days = changes.days ?? teaHills.days
  const itinerary = Array.from({ length: days }, (_, i) => ({
    ...teaHills.itinerary[0]!,
    day: i + 1,
    title: `Day ${i + 1}`,
    overnight: changes.startCity === 'Jaipur' ? { name: 'Jaipur', url: 'jaipur' } : teaHills.itinerary[0]!.overnight,
  }))
  return { ...teaHills, id: `package-${url}`, url, name, itinerary, pictureIds: PICTURES, ...changes }
}

function grid(twinRupees: number): PackageDraft['grid'] {
  return { ...teaHills.grid, twin: twinRupees * 100 }
}

export const hills = draft('tea-hills', 'Tea hills of Munnar', { categoryIds: [honeymoon.id] })
export const houseboat = draft('backwater-days', 'Backwater days', {
  categoryId: backwaters.id,
  categoryIds: [honeymoon.id],
  days: 5,
  months: [9, 10],
  grid: grid(30_000),
  stops: [kochi, munnar, alappuzha].map(({ id }, i) => ({ cityId: id, nights: i === 0 ? 2 : 1 })),
  attractionIds: [chineseNets.id, eravikulam.id],
})
export const pinkCity = draft('pink-city', 'The pink city', {
  categoryId: forts.id,
  stateCodes: ['IN-RJ'],
  days: 2,
  kind: 'break',
  months: [11, 12, 1],
  grid: grid(8_000),
  stops: [{ cityId: jaipur.id, nights: 1 }],
  attractionIds: [hawaMahal.id],
  startCity: 'Jaipur',
  endCity: 'Jaipur',
})
export const ridgeWalk = draft('ridge-walk', 'Walk along the Anamudi ridge', {
  kind: 'trek',
  days: 4,
  months: [1, 2],
  difficulty: 'moderate',
  maxAltitudeM: 2400,
  grid: grid(12_000),
})

function departure(packageId: string, startsOn: string, changes: Partial<Departure> = {}): Departure {
  const seats = { capacity: 12, held: 0, sold: 0, minToRun: 4, cutoffDays: 1 }
  return {
    id: `${packageId}-${startsOn}`,
    packageId,
    startsOn,
    departureCity: 'Kochi',
    twinPaise: 20_000_00,
    status: 'scheduled',
    ...seats,
    ...changes,
  }
}

export const departuresOfHills = [
  departure(hills.id, '2026-11-01'),
  departure(hills.id, '2026-12-05', { sold: 12, status: 'guaranteed' }),
  departure(hills.id, '2026-12-12', { held: 2, sold: 3, status: 'guaranteed' }),
  departure(hills.id, '2026-12-19', { status: 'cancelled' }),
  departure(hills.id, '2026-12-26', { status: 'closed' }),
]
export const departureOfPinkCity = departure(pinkCity.id, '2026-12-04', { departureCity: 'Jaipur' })

function review(packageId: string, number: number, rating: number): ReviewDraft {
  const words = { author: 'Asha', from: 'Pune', title: 'Green and calm', text: 'We would go again.' }
  return {
    id: `review-${packageId}-${number}`,
    packageId,
    rating,
    ...words,
    travelledOn: `2026-0${number}-10`,
    isDemo: true,
  }
}

export const reviewsOfHills = [review(hills.id, 1, 5), review(hills.id, 2, 4), review(hills.id, 3, 4)]
export const reviewOfPinkCity = { ...review(pinkCity.id, 4, 3), isDemo: false }

export const sedan: CarDraft = {
  id: 'car-sedan',
  name: 'Sedan',
  url: 'sedan',
  category: 'Sedan',
  models: ['Dzire'],
  seats: 4,
  largeBags: 2,
  smallBags: 2,
  airConditioned: true,
  fuels: ['petrol'],
  perKmPaise: 1300,
  perKmOneWayPaise: null,
  minKmPerDay: 250,
  driverAllowancePaise: 40_000,
  nightChargePaise: 30_000,
  local4h40kmPaise: null,
  local8h80kmPaise: 250_000,
  local12h120kmPaise: null,
  extraKmPaise: 1300,
  extraHourPaise: null,
  gstScheme: 'CAR_5',
  leastDays: 1,
  mostDays: 30,
  summary: 'For four.',
  about: ['A boot for two cases.'],
  tags: ['city'],
  position: 1,
  pictureId: picture(1),
}
export const hatchback: CarDraft = { ...sedan, id: 'car-hatchback', name: 'Hatchback', url: 'hatchback', position: 0 }

function article(
  kind: ArticleDraft['kind'],
  slug: string,
  publishedOn: string,
  changes: Partial<ArticleDraft>,
): ArticleDraft {
  const words = {
    title: slug.replaceAll('-', ' '),
    summary: 'What to know.',
    body: '## First\n\nWords.',
    author: 'Editors',
  }
  return {
    id: `article-${slug}`,
    kind,
    slug,
    publishedOn,
    ...words,
    places: [],
    states: [],
    tags: [],
    pictureId: picture(1),
    ...changes,
  }
}

export const blogPosts = [
  article('blog', 'tea-and-rain', '2026-06-01', {
    title: 'Tea & rain: <Munnar> in "June"',
    places: ['munnar'],
    states: ['IN-KL'],
  }),
  article('blog', 'kerala-by-month', '2026-09-01', { states: ['IN-KL'] }),
]
export const guide = article('travel-guide', 'jaipur-in-a-day', '2026-07-01', { places: ['jaipur'], states: ['IN-RJ'] })

/** A small catalogue with a little of everything: three states (one bare), four places, four packages, a few words about them. */
export async function saveCatalogueFixture(db: Db): Promise<void> {
  const pictureOne = await saveSamplePicture(db)
  const tones = ['#f6d9a8', '#2f6f58', '#143d38']
  const more = PICTURES.map((id, i) => ({ id, width: 1600, height: 1200, alt: `Poster number ${i + 1}`, tones }))
  await db.insert(pictures).values(more)
  await write(db, saveStates, [kerala, rajasthan, goa])
  await write(db, saveCities, [munnar, kochi, alappuzha, jaipur])
  await write(db, saveAttractions, [eravikulam, hawaMahal, chineseNets])
  await write(db, saveCategories, [{ ...hillStations, pictureId: pictureOne }, backwaters, forts, honeymoon])
  await write(db, publishPackages, [hills, houseboat, pinkCity, ridgeWalk])
  await write(db, scheduleDepartures, [...departuresOfHills, departureOfPinkCity])
  await write(db, saveReviews, [...reviewsOfHills, reviewOfPinkCity])
  await write(db, saveCars, [sedan, hatchback])
  await write(db, saveArticles, [...blogPosts, guide])
  await write(db, savePages, [
    { slug: 'about-us', title: 'About us', summary: 'Who we are.', body: 'We travel.', updatedOn: '2026-08-01' },
  ])
}
