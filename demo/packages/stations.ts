import type { Atlas } from './atlas.ts'

const AIR_ONLY = new Set(['leh', 'port-blair', 'agatti', 'imphal', 'aizawl', 'itanagar'])
const NO_STATION = new Set([
  'manali',
  'munnar',
  'gangtok',
  'kalpa',
  'pahalgam',
  'padum',
  'munsiyari',
  'mcleod-ganj',
  'bharmour',
  'jibhi',
  'kasol',
  'kodaikanal',
  'madikeri',
  'diglipur',
  'kullu',
  'mandi',
  'dharamshala',
  'cherrapunji',
  'guptkashi',
])
const KNOWN: Record<string, string> = {
  'new-delhi': 'New Delhi airport or station',
  panaji: 'either airport of Goa or Margao station',
  siliguri: 'Bagdogra airport or New Jalpaiguri station',
  kochi: 'Kochi airport or Ernakulam station',
  haridwar: 'Haridwar station or Dehradun airport',
  rishikesh: 'Rishikesh station or Dehradun airport',
  shimla: 'Shimla station or bus stand',
  shillong: 'Shillong airport or bus stand',
  kohima: 'the bus stand in Kohima',
  'bodh-gaya': 'Gaya airport or station',
  kovalam: 'Thiruvananthapuram airport or station',
  calangute: 'either airport of Goa or Thivim station',
  bengaluru: 'Bengaluru airport or the city station',
  'chhatrapati-sambhajinagar': 'the airport or station of Chhatrapati Sambhajinagar',
}
const RAIL_ONLY = new Set(['agra', 'khajuraho'])
const AIRPORT_WITHIN_KM = 50

/** Where travellers are met and dropped in a city, in words. */
export function openStations(atlas: Atlas): (city: string) => string {
  const airports = new Map(atlas.facts.airports.map((airport) => [airport.iata, airport]))
  return (city) => {
    const place = atlas.findPlace(city)
    if (!place) return `${city} station`
    const known = KNOWN[place.slug]
    if (known) return known
    const airport = airports.get(place.nearestAirport)
    const near = airport?.scheduled === true && place.nearestAirportKm <= AIRPORT_WITHIN_KM
    if (NO_STATION.has(place.slug)) return `the bus stand in ${place.name}`
    if (AIR_ONLY.has(place.slug)) return `${airport?.city ?? place.name} airport`
    if (!near || RAIL_ONLY.has(place.slug)) return `${place.name} station`
    const named = airport.city === place.name ? place.name : `${airport.city}`
    return named === place.name ? `${place.name} airport or station` : `${named} airport or ${place.name} station`
  }
}
