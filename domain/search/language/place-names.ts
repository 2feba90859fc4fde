import { foldText, wordsOf } from '#domain/search/normalise.ts'
import { OTHER_STATE_NAMES, STATE_NAMES } from '#platform/state-names.ts'

/**
 * Names of one Indian place or state: today's first, then old, short and differently spelt ones. Spellings that
 * follow from a rule of sound ("Kashmeer") or are a letter away need no line here.
 */
const SAME_PLACES: readonly string[][] = [
  ...Object.entries(STATE_NAMES).map(([code, name]) => [name, ...(OTHER_STATE_NAMES[code] ?? [])]),
  ['Shimla', 'Simla'],
  ['Varanasi', 'Banaras', 'Benares', 'Kashi'],
  ['Mumbai', 'Bombay', 'Bby'],
  ['Wayanad', 'Wynad'],
  ['Kolkata', 'Calcutta', 'Ccu'],
  ['Chennai', 'Madras'],
  ['Bengaluru', 'Bangalore', 'Bengalooru', 'Blr', 'Bglr'],
  ['Mysuru', 'Mysore'],
  ['Mangaluru', 'Mangalore'],
  ['Hubballi', 'Hubli'],
  ['Belagavi', 'Belgaum'],
  ['Kalaburagi', 'Gulbarga'],
  ['Vijayapura', 'Bijapur'],
  ['Shivamogga', 'Shimoga'],
  ['Tumakuru', 'Tumkur'],
  ['Ballari', 'Bellary'],
  ['Hosapete', 'Hospet'],
  ['Chikkamagaluru', 'Chikmagalur', 'Chickmagalur'],
  ['Madikeri', 'Coorg', 'Kodagu', 'Mercara'],
  ['Kochi', 'Cochin', 'Ernakulam', 'Fort Kochi'],
  ['Thiruvananthapuram', 'Trivandrum', 'Tvm'],
  ['Alappuzha', 'Alleppey', 'Allepey'],
  ['Kozhikode', 'Calicut'],
  ['Kannur', 'Cannanore'],
  ['Kollam', 'Quilon'],
  ['Thrissur', 'Trichur'],
  ['Palakkad', 'Palghat'],
  ['Thalassery', 'Tellicherry'],
  ['Ooty', 'Udhagamandalam', 'Ootacamund', 'Udagamandalam'],
  ['Kodaikanal', 'Kodai'],
  ['Tiruchirappalli', 'Trichy', 'Tiruchi', 'Trichinopoly'],
  ['Thanjavur', 'Tanjore'],
  ['Thoothukudi', 'Tuticorin'],
  ['Tirunelveli', 'Tinnevelly'],
  ['Kanyakumari', 'Cape Comorin', 'Kanniyakumari'],
  ['Mahabalipuram', 'Mamallapuram'],
  ['Kanchipuram', 'Conjeevaram', 'Kanchi'],
  ['Rameswaram', 'Rameshwaram'],
  ['Courtallam', 'Kutralam'],
  ['Visakhapatnam', 'Vizag', 'Waltair', 'Vishakhapatnam', 'Vskp'],
  ['Rajahmundry', 'Rajamahendravaram'],
  ['Vijayawada', 'Bezawada'],
  ['Tirupati', 'Tirumala', 'Balaji'],
  ['Vadodara', 'Baroda'],
  ['Ahmedabad', 'Amdavad', 'Karnavati', 'Ahd'],
  ['Bharuch', 'Broach'],
  ['Khambhat', 'Cambay'],
  ['Bhuj', 'Kutch', 'Kachchh'],
  ['Kevadia', 'Ekta Nagar', 'Statue of Unity'],
  ['Pune', 'Poona'],
  ['Nashik', 'Nasik'],
  ['Lonavala', 'Lonavla'],
  ['Chhatrapati Sambhajinagar', 'Aurangabad', 'Sambhaji Nagar'],
  ['Dharashiv', 'Osmanabad'],
  ['Ahilyanagar', 'Ahmednagar'],
  ['Prayagraj', 'Allahabad', 'Prayag', 'Ilahabad'],
  ['Ayodhya', 'Faizabad', 'Ayodhaya'],
  ['Kanpur', 'Cawnpore'],
  ['Lucknow', 'Lakhnau', 'Lakhanu', 'Lko'],
  ['Mathura', 'Muttra'],
  ['Vrindavan', 'Brindavan'],
  ['Guwahati', 'Gauhati', 'Ghy'],
  ['Sivasagar', 'Sibsagar'],
  ['Cherrapunji', 'Sohra', 'Cherrapunjee'],
  ['Gurugram', 'Gurgaon', 'Ggn'],
  ['New Delhi', 'Delhi', 'Dilli'],
  ['Delhi', 'New Delhi', 'Dilli', 'NCR'],
  ['Jyotirmath', 'Joshimath'],
  ['Mussoorie', 'Masuri', 'Mussorie'],
  ['Dharamshala', 'Dharamsala'],
  ['McLeod Ganj', 'Mcleodganj', 'Macleodganj'],
  ['Dehradun', 'Dehra Dun', 'Doon', 'Ddn'],
  ['Nainital', 'Naini Tal'],
  ['Ramnagar', 'Jim Corbett', 'Corbett'],
  ['Pangong Tso', 'Pangong', 'Pangong Lake'],
  ['Tso Moriri', 'Tsomoriri', 'Moriri Lake'],
  ['Leh', 'Leh Ladakh'],
  ['Katra', 'Vaishno Devi', 'Mata Vaishno Devi', 'Vaishnodevi'],
  ['Port Blair', 'Sri Vijaya Puram', 'Vijayapuram'],
  ['Havelock Island', 'Swaraj Dweep', 'Havelock'],
  ['Neil Island', 'Shaheed Dweep', 'Neil'],
  ['Ross Island', 'Netaji Subhas Chandra Bose Island'],
  ['Panaji', 'Panjim'],
  ['Margao', 'Madgaon'],
  ['Darjeeling', 'Darjiling'],
  ['Siliguri', 'New Jalpaiguri', 'NJP'],
  ['Sawai Madhopur', 'Ranthambore', 'Ranthambhore'],
  ['Sasan Gir', 'Gir', 'Gir National Park'],
  ['Gosaba', 'Sundarbans', 'Sunderbans', 'Sundarban'],
  ['Bhubaneswar', 'Bhubaneshwar', 'Bbsr'],
  ['Puri', 'Jagannath Puri'],
  ['Bodh Gaya', 'Bodhgaya'],
  ['Chandigarh', 'Chd'],
  ['Hyderabad', 'Bhagyanagar', 'Hyd'],
  ['Udaipur', 'City of Lakes'],
  ['Jaipur', 'Pink City'],
  ['Jodhpur', 'Blue City'],
  ['Jaisalmer', 'Golden City'],
]

const PLACES_BY_NAME = new Map(SAME_PLACES.map((names) => [keyOf(names[0] ?? ''), names] as const))

/** The old, short and otherwise spelt names of the place or state called `name`; none when none are known. */
export function otherNamesOf(name: string): string[] {
  return (PLACES_BY_NAME.get(keyOf(name)) ?? []).slice(1)
}

/** A place's names for a document: its own, those handed over, and the old and other ones that are known of it. */
export function allNamesOf(name: string, alsoCalled: readonly string[] = []): string[] {
  return [...new Set([name, ...alsoCalled, ...otherNamesOf(name)])]
}

const SAME_WORDS = namesOfOneWord()

/** Every folded word that is a place's whole name and has another such beside it. */
export const PLACE_WORDS: readonly string[] = [...SAME_WORDS.keys()]

/** The other one-word names of the place that a folded word names: "simla" gives "shimla". */
export function samePlacesAs(word: string): string[] {
  return [...(SAME_WORDS.get(word) ?? [])].filter((other) => other !== word)
}

function namesOfOneWord(): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const names of SAME_PLACES) {
    const words = names.map((name) => wordsOf(name)).flatMap((parts) => (parts.length === 1 ? parts : []))
    const group = new Set(words.flatMap((word) => [word, ...(groups.get(word) ?? [])]))
    if (group.size > 1) for (const word of group) groups.set(word, group)
  }
  return groups
}

function keyOf(name: string): string {
  return foldText(name).join(' ')
}
