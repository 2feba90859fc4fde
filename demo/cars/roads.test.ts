import { describe, expect, test } from 'vitest'
import { findPlaceByWords, placeChoices } from '#domain/cars/roads/find-place.ts'
import { estimateRoad } from '#domain/cars/roads/road-estimate.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { NEWEST_RULES } from '#domain/cars/fare-rules.ts'
import { drawCities } from '#demo/catalogue/places.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { distanceKm } from '#platform/geo.ts'
import { demoRoads } from './roads.ts'

const facts = openFacts(process.cwd())
const places = drawCities(facts).map(({ draft }) => ({
  ...draft,
  stateName: draft.stateCode,
})) as unknown as RoadPlace[]
const byId = new Map(places.map((place) => [place.id, place]))
const known = demoRoads(facts)
const network = makeRoadNetwork(places, known)

function km(from: string, to: string): number | string {
  const road = network.between(demoId('city', from), demoId('city', to))
  return road.ok ? road.value.km : road.reason
}

/** Of known roads in the plains or with an end in the hills: theirs to the estimate's, in the middle. */
function middle(what: 'km' | 'hours', inHills: boolean): number {
  const ratios = known
    .filter(({ way }) => way === 'road')
    .flatMap((road) => {
      const [one, other] = [byId.get(road.oneCityId)!, byId.get(road.otherCityId)!]
      const hillEnds = [one, other].filter((place) => isInHills(place, NEWEST_RULES)).length
      const straight = distanceKm(one, other)
      return straight < 20 || hillEnds > 0 !== inHills ? [] : [road[what] / estimateRoad(straight, hillEnds)[what]]
    })
  expect(ratios.length).toBeGreaterThan(200)
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!
}

/** For which nobody is named: they hold the table to what is believed of them, and prove nothing. */
const UNNAMED = 'commonly stated, no source named'
/** What others say of roads people ask for, read in November 2026. */
const SAID = {
  'freeroam.in, Guwahati to Tawang road guide': 'guwahati tawang 512',
  'travelspeak.in, Hornbill festival driving directions': 'guwahati kohima 350',
  'tripoto.com, Tawang, Arunachal Pradesh': 'guwahati bhalukpong 240',
  'bcmtouring.com, From one end to another': 'imphal kohima 137',
  'indiaunveiled.in, Dimapur': 'dimapur kohima 74 · guwahati dimapur 292 · imphal dimapur 216',
  'hitchhikingindia.com, A day of the longest bus ride': 'shillong agartala 450',
  'locateindia.com and sites.google.com/site/suhanasafarbyks, Unakoti': 'agartala kailashahar 178',
  'vargiskhan.com, Pangong to Leh by Chang La': 'leh pangong-tso 160',
  'yovizag.com, Visakhapatnam to Jagdalpur by Jeypore': 'visakhapatnam jagdalpur 300',
  'distances.in, Kolkata to Bhubaneswar': 'kolkata bhubaneswar 440',
  'triptravelingguide.com, Kolkata to Puri': 'kolkata puri 501',
  'travel2kodaikanal.com; webindia123.com':
    'chennai kodaikanal 520 · madurai kodaikanal 120 · coimbatore kodaikanal 175',
  'indiatravelforum.in, Ooty, Kodaikanal and Munnar': 'ooty kodaikanal 255 · kodaikanal munnar 165',
  'astrostories.in; itzchennai.com': 'chennai rameswaram 560',
  'trippcompass.com, Rameswaram': 'madurai rameswaram 170',
  'gopikrishna-a.blogspot.com, the usual way by Salem': 'bengaluru kochi 550',
  'ghumakkar.com, Bangalore to Munnar road review': 'bengaluru munnar 500',
  'btmagazine.net; indiatravelforum.in': 'pune bengaluru 840',
  'traveltriangle.com, Mumbai to Hyderabad': 'mumbai hyderabad 700',
  'harimohanparuvu.blogspot.com, Pune to Hyderabad': 'pune hyderabad 550',
  'vak1969.com, Somnath and Dwarka in 48 hours': 'rajkot somnath 197 · rajkot dwarka 250 · somnath dwarka 250',
  'diu.gov.in, tourist circuit': 'diu somnath 85',
  'nainital.nic.in, by road':
    'nainital almora 64 · nainital pithoragarh 186 · nainital ranikhet 62 · nainital kausani 117 · nainital ramnagar 65 · ' +
    'nainital lucknow 400 · nainital new-delhi 310 · nainital dehradun 300 · nainital haridwar 245',
  'pkumarshrmasml1.blogspot.com, distances of Shimla':
    'shimla new-delhi 370 · shimla chandigarh 117 · shimla manali 260 · shimla dharamshala 235 · shimla sarahan 175 · ' +
    'shimla sangla 230 · shimla kalpa 244 · shimla kaza 421 · shimla kasauli 75',
  'somme2016.org; haryanavritant.com': 'chandigarh manali 307',
  'the distance facts': 'mumbai panaji 590',
  'india.com, Delhi Mumbai Expressway': 'new-delhi mumbai 1408',
  'newsforpublic.com, The Hyderabad to Bangalore road trip': 'bengaluru hyderabad 576',
  'tripoto.com, A worth taking road trip to Goa from Bangalore': 'bengaluru panaji 600',
  '90rollsroyces.com, Postcards en route to Madurai': 'chennai madurai 460',
  'ootycabs.com, How to reach Ooty from Chennai': 'chennai ooty 555',
  'bangaloreorbit.com, Yercaud, by Tindivanam': 'chennai yercaud 358',
  'anandbharat.com, Munnar': 'coimbatore munnar 157',
  'southindiahighlights.com, How to reach Madurai': 'coimbatore madurai 221',
  'samstravelplan.com, Saputara from Mumbai': 'mumbai saputara 245',
  'Destination Exotica, February 2017, The great road trip': 'gwalior jhansi 104',
  'ixigo.com, Kasol: woods dark and deep': 'kullu kasol 42',
  'tonytales.com, Nubra Valley by Khardong La': 'leh hunder 120',
  '2upadventures.com, Siliguri to Guwahati': 'siliguri guwahati 460',
  [UNNAMED]:
    'new-delhi jammu 590 · new-delhi almora 370 · new-delhi patna 1080 · chandigarh srinagar 560 · ' +
    'chandigarh dehradun 170 · haridwar ramnagar 165 · almora kausani 52 · jammu amritsar 215 · ' +
    'jaipur mount-abu 490 · jaipur gwalior 345 · indore mumbai 590 · nagpur raipur 285 · mumbai ahmedabad 530 · ' +
    'kullu tosh 60 · kullu bir 140 · manali bir 175 · kullu sarahan 190 · ' +
    'mumbai diu 780 · bengaluru hubballi 410 · ' +
    'bengaluru coimbatore 365 · coimbatore kochi 190 · kochi kozhikode 185 · ' +
    'chennai tiruchirappalli 330 · bhubaneswar visakhapatnam 440 · ' +
    'kolkata siliguri 570 · guwahati imphal 487 · guwahati agartala 550 · guwahati aizawl 460',
}
const STATED = Object.entries(SAID).flatMap(([source, roads]) =>
  roads.split(' · ').map((road) => {
    const [from = '', to = '', stated] = road.split(' ')
    return [from, to, Number(stated), source] as const
  }),
)

describe('the roads of the demo', () => {
  test('are no shorter than the straight line, and join places of ours', () => {
    for (const { oneCityId, otherCityId, km } of known)
      expect(km).toBeGreaterThan(distanceKm(byId.get(oneCityId)!, byId.get(otherCityId)!) * 0.9)
    expect(known.length).toBeGreaterThan(800)
  })

  test('the factors of an estimate are those of the known roads', () => {
    for (const inHills of [false, true]) {
      expect(Math.abs(middle('km', inHills) - 1)).toBeLessThan(0.07)
      expect(Math.abs(middle('hours', inHills) - 1)).toBeLessThan(0.12)
    }
  })

  test('a camp called like a town far away makes no short cut (caught: Delhi to Manali in 330 km by Bharatpur)', () => {
    expect(km('new-delhi', 'manali')).toBe(535)
    expect(km('new-delhi', 'bharatpur')).toBe(185)
  })

  test('great distances come out as they are driven', () => {
    for (const [from, to, driven] of [
      ['new-delhi', 'mumbai', 1420],
      ['chennai', 'bengaluru', 350],
      ['kolkata', 'gangtok', 690],
      ['mumbai', 'bengaluru', 985],
      ['new-delhi', 'leh', 1010],
    ] as const)
      expect(Math.abs(Number(km(from, to)) / driven - 1)).toBeLessThan(0.2)
  })

  test('sixty of them are held to somebody who is named', () => {
    expect(STATED.filter(([, , , source]) => source !== UNNAMED).length).toBeGreaterThanOrEqual(60)
  })

  test.each(STATED)('%s to %s is %i km, give or take a tenth (%s)', (from, to, stated) => {
    expect(Math.abs(Number(km(from, to)) / stated - 1)).toBeLessThan(0.1)
  })

  test('islands and paths are refused, bridged islands are not', () => {
    expect(km('chennai', 'port-blair')).toBe('no-road-to')
    expect(km('havelock-island', 'port-blair')).toBe('no-road-from')
    expect(km('kochi', 'minicoy')).toBe('no-road-to')
    expect(km('new-delhi', 'kedarnath')).toBe('no-road-to')
    expect(km('haridwar', 'yamunotri')).toBe('no-road-to')
    expect(km('madurai', 'rameswaram')).toBeTypeOf('number')
    expect(km('rajkot', 'diu')).toBeTypeOf('number')
    expect(km('port-blair', 'diglipur')).toBeTypeOf('number')
  })
})

test.each([
  ['DEL', 'New Delhi'],
  ['bom', 'Mumbai'],
  ['COK', 'Kochi'],
  ['GOI', 'Panaji'],
  ['Indira Gandhi International Airport', 'New Delhi'],
  ['BLR airport', 'Bengaluru'],
  ['AGX', 'Agatti'],
  ['Indira Gandhi International Airport (DEL)', 'New Delhi'],
])('%s is the airport of %s (caught: the nearest place, whatever it is)', (words, name) => {
  expect(findPlaceByWords(places, words)?.name).toBe(name)
})

function airportKm(slug: string): number {
  return places.find(({ id }) => id === demoId('city', slug))!.airport!.km
}

const AIRPORTS = {
  'goaonline.in, transport': 'panaji 30 · margao 23',
  'as Calangute, three kilometres on': 'candolim 40',
  'commonly stated':
    'munnar 110 · leh 5 · agra 8 · athirappilly 33 · kumarakom 75 · kanchipuram 60 · nandi-hills 35 · hunder 125 · padum 250 · ' +
    'kaza 230 · kalpa 270 · badrinath 310 · tawang 330 · sonamarg 95 · alibag 75',
}

test.each(
  Object.entries(AIRPORTS).flatMap(([source, stated]) =>
    stated.split(' · ').map((line) => {
      const [slug = '', km] = line.split(' ')
      return [slug, Number(km), source] as const
    }),
  ),
)('the airport of %s is %i km by road, give or take a quarter (%s; caught: by the straight line)', (slug, stated) => {
  expect(Math.abs(airportKm(slug) / stated - 1)).toBeLessThan(0.25)
})

test('an airport is not much nearer than the road to its town, where that is known (caught: by the straight line)', () => {
  const towns = new Map(facts.places.map(({ slug, name }) => [name, slug]))
  const airports = new Map(facts.airports.map((airport) => [airport.iata, airport]))
  const roads = new Map(known.map((road) => [[road.oneCityId, road.otherCityId].toSorted().join(), road.km]))
  const near = facts.places.flatMap(({ slug, nearestAirport }) => {
    const airport = airports.get(nearestAirport)
    const town = airport && towns.get(airport.city)
    const isNear = town && distanceKm(airport, byId.get(demoId('city', town))!) <= 12
    const road = isNear && roads.get([demoId('city', slug), demoId('city', town)].toSorted().join())
    const km = airportKm(slug)
    return road && road > 40 && km > 0 && km < road * 0.7 ? [`${slug} ${km} of ${road}`] : []
  })
  expect(near).toEqual([])
})

test('no kilometres by road are told where no road goes', () => {
  const ends = ['havelock-island', 'kavaratti', 'bangaram', 'kedarnath', 'ghangaria', 'yamunotri', 'matheran']
  expect(ends.filter((slug) => airportKm(slug) !== 0)).toEqual([])
})

test('every place and airport a form offers is found again by what it offers, the nearest airport of Gurugram once', () => {
  const offered = placeChoices(places)
  expect(offered.filter((words) => !findPlaceByWords(places, words))).toEqual([])
  expect(offered.filter((words) => words.endsWith('(DEL)'))).toEqual(['Indira Gandhi International Airport (DEL)'])
})
