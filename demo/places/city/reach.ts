import { straightKm } from '#demo/places/compass.ts'
import { isAmongHills } from '#demo/places/zones.ts'
import type { PlaceStory, Road } from '#demo/places/place-story.ts'
import { hoursInWords, kmInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'

const OWN_AIRPORT_KM = 30

/** How one gets there: by the shortest known road, by air, or both. The way to its own airport is that of the road; to others it is a straight line and says so. */
export function reachOf(story: PlaceStory): string | undefined {
  const known = BY_HAND.get(story.place.slug)
  if (known) return known
  return say(
    `${story.place.slug}/reach`,
    hasOwnAirport(story) ? OWN_AIRPORT : ISLANDS.has(story.zone) ? OVERSEA : story.roads.length > 0 ? BY_ROAD : BY_AIR,
    story,
  )
}

/** Where the nearest airport is not the one to fly to; the road is that of demo/packages/legs/roads.ts. */
const BY_HAND = new Map([
  [
    'bidar',
    'Bidar has an airport of its own with few flights; Hyderabad has many, and is 145 km and under three hours away by road.',
  ],
])
const ISLANDS = new Set(['andaman', 'lakshadweep'])

const OWN_AIRPORT: PlaceSaying<PlaceStory>[] = [
  (story) => `${story.place.name} has an airport of its own, ${roadKm(story)} from the centre${onward(story)}.`,
  (story) => `Flights land ${roadKm(story)} from the middle of ${story.place.name}${onward(story)}.`,
  (story) => `One can fly in: ${airportName(story)} lies ${roadKm(story)} from the centre${onward(story)}.`,
  (story) => `The airport of ${story.place.name} is near, ${roadKm(story)}${onward(story)}.`,
]

const BY_ROAD: PlaceSaying<PlaceStory>[] = [
  (story) =>
    withRoad(
      story,
      (road) =>
        `By road it is ${kmInWords(road.km)} and about ${hoursInWords(road.hours)} from ${road.to.name}${flight(story)}.`,
    ),
  (story) =>
    withRoad(
      story,
      (road) =>
        `The drive from ${road.to.name} is ${kmInWords(road.km)}; allow ${hoursInWords(road.hours)} with stops${flight(story)}.`,
    ),
  (story) =>
    withRoad(
      story,
      (road) =>
        `From ${road.to.name} a car takes about ${hoursInWords(road.hours)} for the ${kmInWords(road.km)}${flight(story)}.`,
    ),
  (story) =>
    withRoad(
      story,
      (road) =>
        `${story.place.name} is about ${hoursInWords(road.hours)} by car from ${road.to.name}, ${kmInWords(road.km)} on the road${flight(story)}.`,
    ),
  (story) =>
    withRoad(
      story,
      (road) =>
        `Count ${hoursInWords(road.hours)} for the ${kmInWords(road.km)} of road from ${road.to.name}${flight(story)}.`,
    ),
]

const BY_AIR: PlaceSaying<PlaceStory>[] = [
  (story) => `The nearest airport is at ${airportCity(story)}, ${km(story)} away in a straight line${andMore(story)}.`,
  (story) =>
    `Fly to ${airportCity(story)}, ${km(story)} off as the crow flies${andMore(story)}, and take a car from there.`,
  (story) =>
    `${airportCity(story)} has the nearest flights to ${story.place.name}: ${km(story)} on the map${andMore(story)}.`,
  (story) =>
    `For ${story.place.name} one lands at ${airportCity(story)}, ${km(story)} away on the map${andMore(story)}.`,
  (story) =>
    `The closest airport, ${airportCity(story)}, is ${km(story)} from ${story.place.name} in a straight line${andMore(story)}.`,
  (story) =>
    `By air one gets as far as ${airportCity(story)}; ${story.place.name} is ${km(story)} from it as the crow flies${andMore(story)}.`,
]

const OVERSEA: PlaceSaying<PlaceStory>[] = [
  (story) =>
    `The airport is at ${airportCity(story)}, ${km(story)} away across the map; boats and the weather do the rest.`,
  (story) =>
    `Fly to ${airportCity(story)} and go on by boat: ${story.place.name} is ${km(story)} from there in a straight line.`,
  (story) =>
    `From the airport at ${airportCity(story)} it is ${km(story)} as the crow flies, and rather longer as the ferry goes.`,
]

function hasOwnAirport({ airport, airportKm, place }: PlaceStory): boolean {
  return (
    airport !== undefined &&
    airportKm > 0 &&
    place.nearestAirportKm <= OWN_AIRPORT_KM &&
    straightKm(airport, place) <= OWN_AIRPORT_KM &&
    sameTown(airport.city, [place.name, ...place.altNames])
  )
}

function sameTown(city: string, names: string[]): boolean {
  return names.some(
    (name) => city.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(city.toLowerCase()),
  )
}

function withRoad({ roads }: PlaceStory, tell: (road: Road) => string): string | undefined {
  const road = roads.find(({ hours }) => hours >= 1) ?? roads[0]
  return road ? tell(road) : undefined
}

function onward({ roads }: PlaceStory): string {
  const road = roads[0]
  return road ? `, and by car ${road.to.name} is ${kmInWords(road.km)} and about ${hoursInWords(road.hours)} away` : ''
}

function flight(story: PlaceStory): string {
  const road = story.roads.find(({ hours }) => hours >= 1) ?? story.roads[0]
  return road && sameTown(airportCity(story), [road.to.name, ...road.to.altNames])
    ? '; the nearest airport is there too'
    : `; the nearest airport is ${airportCity(story)}`
}

function andMore({ zone, place }: PlaceStory): string {
  return isAmongHills(zone, place) && place.nearestAirportKm > 15 ? ' and a good deal more by road' : ''
}

const km = ({ place }: PlaceStory) => kmInWords(place.nearestAirportKm)
const roadKm = ({ airportKm }: PlaceStory) => `about ${kmInWords(airportKm)} by road`
const airportCity = ({ airport, place }: PlaceStory) => (airport?.city ?? place.nearestAirport).replace(/ \(.*\)$/, '')
const airportName = ({ airport, place }: PlaceStory) => airport?.name ?? place.nearestAirport
