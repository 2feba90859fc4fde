import type { Comfort, MealPlan } from '#domain/catalogue/package.ts'
import type { PlaceFact } from '#demo/facts/facts.ts'

/** What one sleeps in, by class: standard, comfort, premium. */
type Stays = [string, string, string]

const BY_PLACE: Record<string, Stays> = {
  alappuzha: ['Shared houseboat, own cabin', 'Private houseboat', 'Private premium houseboat with an upper deck'],
  leh: ['Guesthouse in a poplar garden', 'Hotel with central heating', 'Boutique hotel with central heating'],
  sam: ['Desert tent', 'Swiss tent at the dunes', 'Premium tent with its own sit-out'],
  dhordo: ['Tent in the tent city', 'Air-conditioned tent', 'Darbari tent'],
  hemis: ['Village homestay', 'Guesthouse by the monastery', 'Guesthouse by the monastery'],
  'nubra-valley': ['Garden camp', 'Garden camp with attached bath', 'Heated cottage in an orchard'],
  'pangong-tso': ['Tent by the lake', 'Lakeside cottage', 'Heated lakeside cottage'],
  'tso-moriri': ['Homestay at Korzok', 'Tented camp at Korzok', 'Tented camp at Korzok'],
  sarchu: ['Dome tent', 'Swiss tent with attached bath', 'Swiss tent with attached bath'],
  chandratal: ['Dome tent', 'Swiss tent', 'Swiss tent with attached bath'],
  ghangaria: ['Shared lodge', 'Simple lodge', 'Simple lodge'],
  kedarnath: ['Pilgrim dormitory', 'Simple guesthouse', 'Simple guesthouse'],
  nongriat: ['Village homestay', 'Village homestay', 'Village homestay'],
  gosaba: ['Delta lodge', 'Eco-resort by the river', 'Houseboat cabin'],
  baratang: ['Simple guesthouse', 'Simple guesthouse', 'Simple guesthouse'],
  bangaram: ['Beach hut', 'Beach cottage', 'Beach cottage'],
  rishikesh: ['Riverside camp', 'Riverside hotel', 'Riverside retreat'],
  jispa: ['Riverside camp', 'Riverside hotel', 'Riverside hotel'],
  gandikota: ['Gorge camp', 'Gorge camp', 'Gorge camp'],
  touphema: ['Village hut', 'Village hut', 'Village hut'],
  velavadar: ['Grassland lodge', 'Grassland lodge', 'Grassland villa'],
  karaikudi: ['Town hotel', 'Heritage mansion', 'Restored Chettiar mansion'],
  mandawa: ['Haveli guesthouse', 'Painted haveli hotel', 'Castle hotel'],
  neemrana: ['Fort hotel', 'Fort hotel', 'Fort-palace hotel'],
  majuli: ['Bamboo cottage', 'Bamboo cottage', 'River cottage'],
  vellore: ['Town hotel', 'Town hotel', 'Town hotel'],
}

/** What a tour is named for or promises, beside what its class has there: the tour and the place. */
const OF_TOUR: Record<string, string> = {
  'pushkar-camel-fair pushkar': 'Swiss tent beside the fair ground',
  'kashmir-honeymoon-by-premium-stays pahalgam': 'Riverside suite',
  'ladakh-by-boutique-camps nubra-valley': 'Heated tent in an orchard camp',
  'shimla-manali-by-premium-stays manali': 'Cottage by the Beas with a fire',
  'rafting-and-camping-at-rishikesh-family-edition rishikesh': 'Riverside camp under trees',
  'goa-by-premium-stays candolim': 'Villa with a pool',
  'andaman-honeymoon-by-premium-stays havelock-island': 'Beach villa',
  'darjeeling-tea-estate-stay darjeeling': 'Heritage hotel in town',
  'kanatal-and-dhanaulti-under-canvas kanatal': 'Tent with attached bath',
}

const BY_TYPE: [string, Stays][] = [
  ['wildlife', ['Forest lodge', 'Jungle lodge', 'Premium jungle lodge']],
  ['tea', ['Hill hotel with a valley view', 'Tea-country resort', 'Tea-estate bungalow']],
  ['coffee', ['Estate homestay', 'Coffee-estate stay', 'Plantation bungalow']],
  ['backwater', ['Lakeside guesthouse', 'Lakeside resort', 'Premium lake resort']],
  ['island', ['Island guesthouse', 'Beach resort', 'Premium beach resort']],
  ['beach', ['Beach hotel', 'Beach resort', 'Beachfront resort']],
  ['offbeat', ['Homestay', 'Homestay with attached bath', 'Boutique homestay']],
  ['tribal', ['Homestay', 'Homestay with attached bath', 'Boutique stay']],
  ['desert', ['Haveli guesthouse', 'Heritage hotel', 'Palace hotel']],
  ['hill-station', ['Hill hotel', 'Hill hotel with a view', 'Boutique hill resort']],
  ['monastery', ['Guesthouse', 'Good small hotel', 'Best hotel in town']],
  ['pilgrimage', ['Pilgrim hotel', 'Hotel near the temple', 'Best hotel in town']],
  ['heritage', ['Three-star hotel', 'Heritage hotel', 'Palace or grand heritage hotel']],
  ['city', ['Three-star hotel', 'Four-star hotel', 'Five-star hotel']],
]

const ROYAL_CITIES = new Set([
  'jaipur',
  'jodhpur',
  'udaipur',
  'bikaner',
  'jaisalmer',
  'kumbhalgarh',
  'gwalior',
  'orchha',
  'bhuj',
  'mysuru',
])

const METROS = new Set([
  'new-delhi',
  'mumbai',
  'kolkata',
  'chennai',
  'bengaluru',
  'hyderabad',
  'agra',
  'kochi',
  'guwahati',
  'lucknow',
  'pune',
  'ahmedabad',
  'bhubaneswar',
  'chandigarh',
  'vadodara',
  'visakhapatnam',
  'bhopal',
  'indore',
  'ranchi',
  'raipur',
  'nagpur',
  'chhatrapati-sambhajinagar',
  'coimbatore',
  'thiruvananthapuram',
  'dehradun',
  'siliguri',
  'patna',
])
const METRO_STAYS: Stays = ['Three-star hotel', 'Four-star hotel', 'Five-star hotel']
const TOWN_STAYS: Stays = ['Simple town hotel', 'Good town hotel', 'Best hotel in town']

const RANK: Record<Comfort, 0 | 1 | 2> = { standard: 0, comfort: 1, premium: 2 }

/** The words for where one sleeps; the first night in Srinagar and every night in Alappuzha are on the water. */
export function stayWords(url: string, place: PlaceFact, comfort: Comfort, firstNight: boolean): string {
  const own = OF_TOUR[`${url} ${place.slug}`]
  if (own) return own
  const rank = RANK[comfort]
  if (place.slug === 'srinagar' && firstNight)
    return (
      ['Houseboat on Dal Lake', 'Deluxe houseboat on Dal Lake', 'Carved premium houseboat on Nigeen Lake'][rank] ?? ''
    )
  const special = BY_PLACE[place.slug]
  if (special) return special[rank]
  if (ROYAL_CITIES.has(place.slug))
    return (['Haveli guesthouse', 'Heritage hotel', 'Palace hotel'] satisfies Stays)[rank]
  if (place.types.includes('city')) return (METROS.has(place.slug) ? METRO_STAYS : TOWN_STAYS)[rank]
  const found = BY_TYPE.find(([type]) => place.types.includes(type))
  return (found?.[1] ?? ['Guesthouse', 'Good small hotel', 'Boutique hotel'])[rank]
}

const ALL_MEALS = new Set([
  'alappuzha',
  'sam',
  'dhordo',
  'sarchu',
  'chandratal',
  'pangong-tso',
  'tso-moriri',
  'hanle',
  'gosaba',
  'bangaram',
  'agatti',
  'kadmat',
  'nongriat',
  'gandikota',
  'turtuk',
  'gurez',
  'padum',
])

/** The meals that come with a night: all in camps, boats and jungle lodges, dinner where there is no other table to go to. */
export function mealsOf(place: PlaceFact, comfort: Comfort): MealPlan {
  if (ALL_MEALS.has(place.slug)) return 'all'
  const has = (type: string) => place.types.includes(type)
  if (has('wildlife') && !has('heritage') && comfort !== 'standard') return 'all'
  if (has('city') || has('beach') || has('nightlife')) return 'breakfast'
  if (has('offbeat') || has('tribal') || has('wildlife') || has('hill-station') || has('monastery') || has('adventure'))
    return 'breakfast-dinner'
  return comfort === 'premium' && !has('heritage') ? 'breakfast-dinner' : 'breakfast'
}
