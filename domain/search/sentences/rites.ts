import { phrasesAsRead } from './except-words.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

type Rite = { says: string; said: Phrases; places: string }

/** What families travel for, and where it is done: the places by their names, the best known first. */
const RITES: readonly Rite[] = [
  {
    says: 'pind daan and shraddha',
    said: phrasesAsRead(
      'pind daan, pinddaan, pind dan, pinda daan, pinda dan, pindadaan, shradh, shraddh, shraddha, shradh karm, pitru paksha, pitra paksha, pitru dosh, pitra dosh, pitro ka shradh, tarpan, pitru tarpan, tithi shradh, thithi, thidhi',
    ),
    places:
      'Gaya, Bodh Gaya, Prayagraj, Varanasi, Haridwar, Badrinath, Rameswaram, Trimbak, Nashik, Ujjain, Pushkar, Puri',
  },
  {
    says: 'the immersion of ashes',
    said: phrasesAsRead(
      'asthi visarjan, asthi visarjana, asti visarjan, asthi, ashes immersion, ash immersion, immersion of ashes, immerse ashes, immerse the ashes, scatter ashes, phool visarjan, phool chunna',
    ),
    places: 'Haridwar, Varanasi, Prayagraj, Gaya, Nashik, Trimbak, Rameswaram, Garhmukteshwar',
  },
  {
    says: 'the puja for Kaal Sarp and Rahu-Ketu',
    said: phrasesAsRead(
      'kaal sarp, kaal sarp puja, kaal sarp dosh, kaal sarp dosh puja, kaal sarp yog, kalsarp, kalsarp puja, kalsarpa, kalsarpa puja, kal sarp puja, rahu ketu puja, rahu ketu, sarpa dosha, sarpa samskara, sarpa samskara puja, naga dosha, naag dosh, narayan nagbali, narayan bali',
    ),
    places: 'Trimbak, Nashik, Srikalahasti, Tirupati, Kukke Subramanya, Ujjain, Varanasi, Rameswaram',
  },
  {
    says: 'a child’s first haircut',
    said: phrasesAsRead(
      'mundan, mundan sanskar, mundan ceremony, mundan karwana, tonsure, tonsuring, head shaving, head tonsure, chudakarana, chudakarma, mottai, first haircut, baal utarwana',
    ),
    places:
      'Haridwar, Tirupati, Varanasi, Katra, Prayagraj, Vindhyachal, Deoghar, Palani, Ujjain, Kurukshetra, Jwalamukhi',
  },
  {
    says: 'a child’s first rice or letters',
    said: phrasesAsRead(
      'annaprashan, annaprasan, annaprasana, choroonu, vidyarambham, aksharabhyasam, aksharabhyas, vidyarambh',
    ),
    places: 'Guruvayur, Kollur, Sringeri, Basar, Kottayam, Tirupati, Puri',
  },
  {
    says: 'Rudrabhishek',
    said: phrasesAsRead(
      'rudrabhishek, rudrabhisheka, rudra abhishek, rudrabhishekam, maha rudrabhishek, laghu rudra, jalabhishek, maha mrityunjaya jaap',
    ),
    places:
      'Varanasi, Ujjain, Trimbak, Omkareshwar, Somnath, Deoghar, Srisailam, Rameswaram, Kedarnath, Bhimashankar, Grishneshwar',
  },
  {
    says: 'the puja for Mangal',
    said: phrasesAsRead('mangal dosh, mangal dosh puja, manglik dosh, manglik puja, mangal bhat puja, bhat puja'),
    places: 'Ujjain, Amalner',
  },
  {
    says: 'the puja for Shani',
    said: phrasesAsRead(
      'shani puja, shani dosh, shani dosh puja, shani shanti, sade sati, sade saati puja, tailabhishek',
    ),
    places: 'Shani Shingnapur, Shirdi, Thirunallar, Karaikal, Ujjain',
  },
]
const BEFORE = phrases(
  'for, to do, do, perform, to perform, can do, get, where can, where to do, where to perform, can, karna hai, want to do',
)
const AFTER = phrases(
  'puja, pooja, ceremony, ceremonies, rite, rites, ritual, rituals, sanskar, ceremony of, karna hai, karwana hai, karvana hai, karna, karwana, karani hai, karne ke liye, karwane ke liye, ke liye, be done, done, be performed',
)

/** "Where can pind daan be done": where families do it, as far as anything halts there. */
export const readRite: Rule = (tokens, at, names) => {
  const start = pastPhrase(tokens, at, BEFORE)
  for (const { says, said, places } of RITES) {
    const end = phraseEnd(tokens, start, said)
    if (end === undefined) continue
    const near = names.findWithin?.({ name: says, names: [], states: [], places: places.split(', ') })
    if (!near || near.cityIds.length === 0) return { key: 'unsold', says: 'No tour for', isAside: true, end }
    return {
      key: 'near',
      says: `Where people go for ${says}`,
      near: { ...near, isRegion: true },
      end: pastPhrase(tokens, end, AFTER),
    }
  }
  return undefined
}
