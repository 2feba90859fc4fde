import { phraseEnd, phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { Rule, UnsoldKind } from './sentence-rule.ts'

/**
 * What people ask a travel agent for and no tour here is about, unless the name of one says so. Of such words none is a slip of the hand: "dubai"
 * must not become Dubare.
 */
const UNSOLD: Record<Exclude<UnsoldKind, 'company' | 'fare' | 'need'>, string> = {
  abroad:
    'abu dhabi, africa, america, amsterdam, angkor wat, annapurna, antarctica, armenia, australia, austria, azerbaijan, bahrain, baku, bali holiday, bali honeymoon, bali package, bali packages, bali thailand, bali tour, bali tours, bali trip, bangkok, bangladesh, bhutan, boracay, borobudur, brazil, burj khalifa, burma, cambodia, canada, cappadocia, chiang mai, china, colombo, dhaka, disney world, disneyland, dubai, egypt, eiffel tower, england, europe, everest, everest base camp, everest base camp trek, fiji, finland, france, georgia tour, georgia trip, germany, greece, hajj, hanoi, hawaii, hong kong, iceland, indonesia, iran, ireland, israel, istanbul, italy, japan, jordan tour, kailash mansarovar, kailash mansarovar yatra, kailash mansrovar, kailash yatra tibet, kartarpur, kathmandu, kazakhstan, kenya, korea, krabi, kuala lumpur, lahore, laos, las vegas, london, lumbini, macau, malaysia, maldive, maldives, manakamana, mansarovar, mauritius, mecca, melbourne, mexico, mount everest, muktinath, muscat, myanmar, nankana sahib, nepal, new york, new zealand, niagara falls, northern lights, norway, oman, overseas, pakistan, paris, pashupatinath, pattaya, phi phi, philippines, phuket, pokhara, portugal, qatar, rome, russia, safari in africa, santorini, saudi arabia, scandinavia, serengeti, seychelles, singapore, south africa, spain, sri lanka, srilanka, statue of liberty, swiss alps, switzerland, sydney, tanzania, tashkent, thailand, tibet, tokyo, turkey, ubud, uk tour, umrah, united states, universal studios, usa, uzbekistan, venice italy, vietnam, world tour, zanzibar',
  balloon: 'balloon ride, balloon rides, balloon safari, hot air balloon, hot air balloon ride, hot air balloons',
  bike: 'baik, bike, bike expedition, bike on rent, bike rental, bike ride, bike rides, bike tour, bike tours, bike trip, bike trips, biker trip, bikers trip, bikes, motor bike, motorbike, motorbikes, motorcycle, motorcycles, royal enfield, scooter, scooty',
  casino: 'casino, casino cruise, casinos, gambling',
  yatra:
    'akkalkot, chotila, gangapur, horanadu, virpur, swami samarth, tarapith, tarapeeth, mehandipur, mehandipur balaji, sanwaliya seth, chottanikkara, attukal, nalambalam, khodaldham, bahucharaji, malayattoor, shani shingnapur, akkalkot swami samarth, ardh kumbh, ashta vinayak, ashtavinayak, ashtavinayak darshan, ashtavinayak yatra, ashtvinayak, jejuri, khandoba, khandoba jejuri, pandharpur wari, tuljapur, kumbh, kumbh ka mela, kumbh mela, maha kumbh, maha kumbh mela, mahakumbh',
  'luxury-train':
    'cordelia, cordelia cruise, cruise ship, cruise ships, deccan odyssey, golden chariot, luxury cruise, luxury train, luxury trains, maharaja express, maharajas express, palace on wheels, royal rajasthan on wheels, sea cruise',
  rooms:
    'airbnb, cheap hotel, cheap hotels, hotel booking, hotel in, hotel near, hotel only, hotel room, hotel room only, hotel rooms, hotels in, hotels near, hotels only, only hotel, only hotels, only room, only rooms, only stay, oyo, resort in, resort near, resorts in, resorts near, room booking, room in, room only, rooms in, rooms only, stay only',
  'self-drive':
    'car without driver, rent a car without driver, self - drive, self drive, self drive car, self drive cars',
  skydiving: 'bungee jump, bungee jumping, bungy, bungy jumping, sky diving, skydive, skydiving, wingsuit',
  ticket:
    'air ticket, air tickets, airfare, bus booking, bus ticket, bus tickets, cheap flights, flight, flight booking, flight ticket, flight tickets, flights, irctc, passport office, railway ticket, railway tickets, tatkal, train booking, train ticket, train tickets',
  work: 'industrial visit, industrial visits, job, jobs',
}
const PHRASES = phrases(Object.values(UNSOLD).join(', '))
const KIND_OF = new Map(
  Object.entries(UNSOLD).flatMap(([kind, said]) => said.split(', ').map((one) => [one, kind as UnsoldKind] as const)),
)
/** "With flights": of a journey that is asked for. */
const BESIDES = phrases('and, aur, by, incl, including, plus, with')

/** All of them, for whoever asks which a name bears. */
export const UNSOLD_PHRASES: readonly string[] = Object.values(UNSOLD).flatMap((said) => said.split(', '))

/** What is asked for and not to be had: "dubai", "ladies only". What the name of a package bears is left to the search. */
export const readUnsold: Rule = (tokens, at, names) => {
  const end = phraseEnd(tokens, at, PHRASES)
  if (end === undefined) return undefined
  const spelt = tokens.slice(at, end).map(({ spellings }) => spellings)
  const isSpelt = (phrase: string) => {
    const words = phrase.split(' ')
    return words.length === spelt.length && words.every((word, step) => spelt[step]!.includes(word))
  }
  const phrase = UNSOLD_PHRASES.find(isSpelt)
  const isSold = [...(names.sold ?? [])].some(isSpelt)
  if (isSold || phrase === undefined) return undefined
  // Who does not need what is not sold misses nothing.
  const denied = saidBehind(tokens, end, { isPlace: false, from: at })
  if (denied !== undefined) return { key: 'heard', says: '', isAgain: true, end: denied }
  const kind = KIND_OF.get(phrase)!
  if (kind === 'abroad' && phraseEnd(tokens, end, VIEWED) !== undefined) return undefined
  if (kind === 'yatra' && names.findPlace(phrase, { sure: true })) return undefined
  const isBesides = kind === 'ticket' && phraseEnd(tokens, at - 1, BESIDES) !== undefined
  return { key: 'unsold', says: 'No tour for', unsold: isBesides ? 'fare' : kind, end }
}

/** What is looked at from here: the view of Everest is sold, Everest is not. */
const VIEWED = phrases('view, views, viewpoint, view point, darshan, ke darshan, border, ka view')

/** What one wants instead of a journey, not on it. */
const INSTEAD: ReadonlySet<UnsoldKind> = new Set(['ticket'])
/** What a journey may be without. */
const ON_A_JOURNEY: ReadonlySet<UnsoldKind> = new Set(['company', 'fare', 'need', 'yatra', 'work'])

/** Whether what is not sold is what the question was for, so that nothing answers it: all of it, or all but words that name no place. */
export function isForUnsold({
  unsoldKinds,
  places,
  isOfTours,
}: {
  unsoldKinds: readonly UnsoldKind[]
  places: string
  isOfTours: boolean
}): boolean {
  if (unsoldKinds.some((kind) => INSTEAD.has(kind)) && (places === '' || !isOfTours)) return true
  return places === '' && unsoldKinds.some((kind) => !ON_A_JOURNEY.has(kind))
}
