import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

/**
 * What people ask a travel agent for and no tour here is about, unless the name of one says so. Of such words none is a slip of the hand: "dubai"
 * must not become Dubare. Places abroad, tickets and rooms alone, ways to travel and company nobody here offers.
 */
const UNSOLD = [
  'dubai, abu dhabi, qatar, oman, thailand, bangkok, phuket, pattaya, krabi, singapore, malaysia, maldives, mauritius, seychelles, sri lanka, srilanka, bhutan, nepal, kathmandu, pokhara, everest base camp, everest, vietnam, cambodia, indonesia, bali tour, bali tours, bali trip, bali package, bali packages, bali honeymoon, bali holiday, hong kong, china, japan, tokyo, korea, australia, new zealand, europe, paris, switzerland, london, italy, greece, turkey, istanbul, egypt, kenya, baku, azerbaijan, usa, america, canada, tibet, kailash mansarovar, pakistan, lahore, nankana sahib, kartarpur',
  'flight tickets, flight ticket, flight booking, flights, flight, air tickets, air ticket, train tickets, train ticket, railway ticket, bus tickets, bus ticket, irctc, passport office, hotel booking, hotels in, hotel in, hotels near, hotel near, resort in, resorts in, resort near, resorts near, rooms in, room in, room booking',
  'luxury train, palace on wheels, maharajas express, maharaja express, deccan odyssey, golden chariot, cruise ship, cordelia',
  'bike trip, bike trips, bike tour, bike tours, bike ride, bike rides, bike expedition, bike rental, bike on rent, bikes, bike, motorbike, motor bike, motorbikes, motorcycle, motorcycles, royal enfield, scooty, scooter, baik',
  'self drive cars, self drive car, self drive, self driven, self driving, industrial visits, industrial visit, jobs, job, maha kumbh mela, maha kumbh, mahakumbh, ardh kumbh, kumbh mela, kumbh ka mela, kumbh',
].join(', ')
const PHRASES = phrases(UNSOLD)

/** All of them, for whoever asks which a name bears. */
export const UNSOLD_PHRASES: readonly string[] = UNSOLD.split(', ')

/** What is asked for and not to be had: "dubai", "ladies only". What the name of a package bears is left to the search. */
export const readUnsold: Rule = (tokens, at, names) => {
  const end = phraseEnd(tokens, at, PHRASES)
  if (end === undefined) return undefined
  const spelt = tokens.slice(at, end).map(({ spellings }) => spellings)
  const isSpelt = (phrase: string) => {
    const words = phrase.split(' ')
    return words.length === spelt.length && words.every((word, step) => spelt[step]!.includes(word))
  }
  const isSold = [...(names.sold ?? [])].some(isSpelt)
  return isSold ? undefined : { key: 'unsold', says: 'No tour for', end }
}
