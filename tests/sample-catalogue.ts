import { write } from '#tests/write.ts'
import type { Db } from '#platform/db.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { saveAttractions } from '#domain/catalogue/writing/attractions.server.ts'
import type { AttractionDraft } from '#domain/catalogue/writing/attractions.server.ts'
import { saveCategories } from '#domain/catalogue/writing/categories.server.ts'
import type { CategoryDraft } from '#domain/catalogue/writing/categories.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import type { CityDraft } from '#domain/catalogue/writing/cities.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { saveStates } from '#domain/catalogue/writing/states.server.ts'
import type { StateDraft } from '#domain/catalogue/writing/states.server.ts'
import { pictures } from '#domain/media/tables.ts'

const PICTURE = 'picture-one'

export const kerala: StateDraft = {
  id: 'state-kerala',
  code: 'IN-KL',
  name: 'Kerala',
  url: 'kerala',
  kind: 'state',
  zone: 'South',
  capital: 'Thiruvananthapuram',
  lat: 10.4965,
  lon: 76.3806,
  months: [9, 10, 11, 12, 1, 2, 3],
  languages: ['Malayalam'],
  summary: 'Backwaters, tea hills and spice forests.',
  about: ['A long green coast.'],
  altNames: [],
  pictureId: PICTURE,
}

export const munnar: CityDraft = {
  id: 'city-munnar',
  name: 'Munnar',
  url: 'munnar',
  stateCode: 'IN-KL',
  lat: 10.0889,
  lon: 77.0595,
  altitudeM: 1600,
  types: ['hill-station', 'tea'],
  months: [9, 10, 11, 12, 1, 2, 3],
  idealDays: [2, 3],
  summary: 'Tea-estate hills of the Western Ghats.',
  about: ['Tea on every slope.'],
  altNames: [],
  airport: { iata: 'COK', name: 'Cochin International Airport', km: 79 },
  pictureId: PICTURE,
}

export const eravikulam: AttractionDraft = {
  id: 'attraction-eravikulam',
  name: 'Eravikulam National Park',
  url: 'eravikulam-national-park',
  cityId: munnar.id,
  stateCode: 'IN-KL',
  lat: 10.2,
  lon: 77.08,
  type: 'national-park',
  hoursNeeded: 3,
  openings: ['07:30-12:30', '13:30-16:00'],
  months: [10, 11, 12, 1],
  summary: 'Nilgiri tahr grassland of Rajamala.',
  about: ['Grass, rock and tahr.'],
  tags: ['national-park'],
  worldHeritageYear: 2012,
  kmFromCity: 12,
  fame: 8,
  pictureId: PICTURE,
}

export const hillStations: CategoryDraft = {
  id: 'category-hills',
  kind: 'speciality',
  key: 'hill-station',
  name: 'Hill Station Tours',
  url: 'hill-station-tours',
  line: 'Cool air, slow roads',
  summary: 'The hills, by car.',
  about: ['Go up.'],
  when: 'March to June',
  position: 0,
  pictureId: PICTURE,
}

export const teaHills: PackageDraft = {
  id: 'package-tea-hills',
  name: 'Tea hills of Munnar',
  url: 'tea-hills-of-munnar',
  kind: 'tour',
  comfort: 'comfort',
  categoryId: hillStations.id,
  categoryIds: [],
  stateCodes: ['IN-KL'],
  days: 3,
  summary: 'Two nights among the tea.',
  intro: 'Two nights above Kochi.',
  highlights: ['The tea'],
  inclusions: ['Two nights in a hotel'],
  exclusions: ['Flights'],
  months: [10, 11, 12],
  tags: ['tea'],
  difficulty: null,
  maxAltitudeM: null,
  distanceKm: 260,
  startCity: 'Kochi',
  endCity: 'Kochi',
  groupMin: 2,
  groupMax: 12,
  grid: {
    twin: 1_850_000,
    single: 2_600_000,
    triple: 1_700_000,
    quad: null,
    childWithBed: 1_250_000,
    childNoBed: 800_000,
    infant: 0,
  },
  rates: USUAL_RATES,
  gstScheme: 'TOUR_5',
  itinerary: [1, 2, 3].map((day) => ({
    day,
    title: `Day ${day}`,
    text: 'A day in the hills.',
    overnight: day < 3 ? { name: 'Munnar', url: 'munnar' } : null,
    stay: null,
    meals: 'breakfast',
    km: 130,
    hours: 4,
    travel: 'road',
    altitudeM: 1600,
    highestM: null,
    sights: [],
  })),
  questions: [{ question: 'Is it cold?', answer: 'Bring a pullover.' }],
  stops: [{ cityId: munnar.id, nights: 2 }],
  attractionIds: [eravikulam.id],
  pictureIds: [PICTURE],
}

/** One picture, state, city, attraction, category and published package, for tests that need something to stand on. */
export async function saveSampleCatalogue(db: Db): Promise<void> {
  await saveSamplePicture(db)
  await write(db, saveStates, [kerala])
  await write(db, saveCities, [munnar])
  await write(db, saveAttractions, [eravikulam])
  await write(db, saveCategories, [hillStations])
  await write(db, publishPackages, [teaHills])
}

/** The picture every sample refers to. */
export async function saveSamplePicture(db: Db): Promise<string> {
  const tones = ['#f6d9a8', '#2f6f58', '#143d38']
  await db
    .insert(pictures)
    .values({ id: PICTURE, width: 960, height: 720, alt: 'Poster of Munnar: tea gardens at dawn', tones })
  return PICTURE
}
