import type { FactName } from '#domain/search/facts/package-facts.ts'
import type { Want } from './want.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Little of it is wanted, or none. */
export const LITTLE = set(
  'no not non never without less lesser least little minimum minimal minimise minimize fewer fewest few hardly limited avoid avoiding avoids skip cannot cant dont doesnt wont unable hate hates dislike dislikes fear fears afraid scared problem problems trouble kam nahi nahin na bina mat short shorter nothing stop low lower lowest rather far away door',
)
/** Of what one puts up with: how long, how much. */
export const LONG = set(
  'long longer hours hour hrs ghante ghanta time much many lot lots less least minimum kam zyada jyada lamba lambi lambe short limited bad rough more too',
)
export const MORE = set(
  'more than most maximum max upto within under below over above exceed exceeding zyada jyada se tak only',
)
export const DAILY = set('day days daily everyday roz din any each every single stretch once go per')
const HOURS = set('hour hours hr hrs ghante ghanta ghanton')
export const METRES = set('metre metres meter meters mtr mtrs m')
export const FEET = set('feet foot ft')
const YEARS = set('year years yr yrs saal sal')
export const A_FOOT_M = 0.3048

/** What may stand between them and says no more. */
export const AROUND = set(
  'we i my me us our he she they them his her their is are am be being been the a an in on of for to at and or so very too any all that this it its which who whom where there should would could can may must will shall do does did have has had want wants wanted need needs like likes please prefer sit sitting sits handle handles stand stands bear bears tolerate take takes with by between our up keep keeping having go going get gets getting mother father mom dad mummy papa parents parent wife husband grandparents grandmother grandfather dada dadaji dadi nana nani elders elderly old kids kid child children baby people person body ko ka ki ke mein me se hai hain ho hona hone wala wali wale chahiye karna karni rakhna hoti hota par bhi jyada bahut bohot itna utna log sab kisi koi jab din enough possible much really proper just stay stays staying whole entire single same long',
)

/** A thing that may be measured of a journey, and the words people have for it. */
export type Subject = {
  fact: FactName
  goal: 'least' | 'most'
  /** What is wished with it, strictly: what is as wished stands first. */
  wish?: 'quiet'
  /** What the chip says. */
  says: string
  /** Its words; of `weak` ones one of `LONG` has to be said too, and what has a `beside` needs one of those. */
  heads: ReadonlySet<string>
  weak?: ReadonlySet<string>
  beside?: ReadonlySet<string>
  /** What the words say already: whoever says "unhurried" need not say how much of it. */
  isPlain?: true
  /** It may stand in a list of what is not wanted: "no camping or trekking". */
  isThing?: true
  /** Words that only stand around this. */
  around?: ReadonlySet<string>
  /** Where nothing but none of it will do. */
  limit?: number
  /** A figure of so many of these is a limit; `says` of it. */
  unit?: { words: ReadonlySet<string>; says: (count: number) => string; isDaily?: true; beside?: ReadonlySet<string> }
  /** Other facts that tell of it as well. */
  also?: Want
}

const ONE = set('one single same ek hi fixed 1 once')

export const SUBJECTS: readonly Subject[] = [
  {
    fact: 'longestDrive',
    goal: 'least',
    says: 'Least driving first',
    heads: set(
      'drive drives driving driven travelling traveling journeys safar bumpy bumps bump potholes pothole jerks jerky jhatke commute',
    ),
    weak: set('car cars vehicle vehicles bus road roads travel gaadi gadi seat journey distance distances'),
    unit: {
      words: HOURS,
      says: (count) => `At most ${count === 1 ? 'an hour' : `${count} hours`} on the road a day`,
      isDaily: true,
    },
    around: set('behind wheel back inside winding'),
    also: { fact: 'drivenADay', goal: 'least' },
  },
  {
    fact: 'highestNight',
    goal: 'least',
    says: 'Lowest nights first',
    heads: set('height heights altitude altitudes oonchai unchai unchaai uchai uchaai oxygen'),
    around: set('high thin air sickness level levels sleep sleeping sleeps night nights'),
  },
  {
    fact: 'highestNight',
    goal: 'least',
    says: 'Lowest nights first',
    heads: set('sleep sleeping sleeps night nights overnight'),
    beside: new Set([...METRES, ...FEET]),
    unit: { words: METRES, says: (count) => `Nights at ${count.toLocaleString('en-IN')} m at most` },
    around: set('below under above not higher than level'),
  },
  {
    fact: 'beds',
    goal: 'least',
    says: 'One place for every night',
    limit: 1,
    isPlain: true,
    heads: ONE,
    beside: set('hotel hotels resort property room rooms base bed place house unpack pack unpacking packing suitcase'),
    around: set(
      'throughout all nights night whole stay trip entire only rukna rehna rahna naye nahi change changing no new na badalna for days',
    ),
  },
  {
    fact: 'beds',
    goal: 'least',
    says: 'Fewest hotels first',
    heads: set(
      'change changes changing shifting shift unpack unpacking packing repack repacking suitcase suitcases luggage badalna badalne badalni moving move hopping hop switching switch naye new different checkin checkins',
    ),
    beside: set(
      'hotel hotels room rooms place places base pack packing unpack unpacking suitcase suitcases luggage resort bag bags bed beds every day night saman samaan roz roj daily',
    ),
    around: set('number every day night baar roz again often'),
  },
  {
    fact: 'beds',
    goal: 'least',
    says: 'Fewest hotels first',
    heads: set('hotels bases'),
    unit: {
      words: set('hotels hotel bases base rooms places'),
      says: (count) => `At most ${count} ${count === 1 ? 'hotel' : 'hotels'}`,
      beside: MORE,
    },
    around: set('two different just'),
  },
  {
    fact: 'highest',
    goal: 'least',
    says: 'Lowest first',
    heads: set('going go goes climb climbing cross crossing'),
    beside: new Set([...METRES, ...FEET]),
    unit: { words: METRES, says: (count) => `As high as ${count.toLocaleString('en-IN')} m at most`, beside: LITTLE },
    around: set('above higher beyond up to than'),
  },
  {
    fact: 'fame',
    goal: 'least',
    wish: 'quiet',
    says: 'Less crowded',
    heads: set(
      'crowd crowds crowded overcrowded touristy tourists tourist mob mobs bheed bhid bhir commercial commercialised commercialized queues queue mainstream',
    ),
    around: set('far away from weekend places place door too se wali'),
  },
  {
    fact: 'fame',
    goal: 'least',
    wish: 'quiet',
    says: 'Less known',
    isPlain: true,
    heads: set('nobody undiscovered unknown untouched secret lesser unheard hidden few fewer less'),
    beside: set('knows know known about heard gem gems spot spots visited explored people visitors'),
    around: set('of that yet well places spots visit'),
  },
  {
    fact: 'tentNights',
    goal: 'least',
    says: 'No nights in tents',
    limit: 0,
    isThing: true,
    heads: set('tent tents camping tented camps tambu tamboo'),
    around: set('sleep sleeping sleeps nights night in hotel hotels rooms room stay sona sone soyenge soye sote sonaa'),
  },
  {
    fact: 'roughNights',
    goal: 'least',
    says: 'Fewest nights in tents and dormitories first',
    isPlain: true,
    heads: set('toilet toilets washroom washrooms bathroom bathrooms'),
    beside: set('attached attach own private western clean saaf proper good english indian hygienic'),
    around: set('rooms room with'),
  },
  {
    fact: 'earliestStart',
    goal: 'most',
    says: 'Latest starts first',
    heads: set('early subah savere sawere dawn jaldi'),
    beside: set('start starts morning mornings wake waking uth uthna uthne rise rising nikalna begin beginning'),
    around: set('up in very'),
  },
  {
    fact: 'daysAtRest',
    goal: 'most',
    says: 'Most days at rest first',
    isPlain: true,
    heads: set('unhurried leisurely slow-paced laidback unrushed relaxed'),
    around: set('pace paced trip travel easy going slow'),
    also: { fact: 'longestDrive', goal: 'least' },
  },
  {
    fact: 'daysAtRest',
    goal: 'most',
    says: 'Most days at rest first',
    heads: set(
      'rush rushing rushed hectic hurry hurried tiring packed running tired exhausting exhaust thakan thakaan bhaagdaud bhagdaud',
    ),
    around: set('around schedule itinerary pace'),
    also: { fact: 'longestDrive', goal: 'least' },
  },
  {
    fact: 'daysAtRest',
    goal: 'most',
    says: 'Most days at rest first',
    isPlain: true,
    heads: set('slow gentle lazy relaxed comfortable comfortably'),
    beside: set('pace paced day days trip travel time holiday morning mornings itinerary tour yatra'),
    also: { fact: 'longestDrive', goal: 'least' },
  },
  {
    fact: 'daysAtRest',
    goal: 'most',
    says: 'Most days at rest first',
    isPlain: true,
    heads: set('free rest easy'),
    beside: set('pace paced day days time morning mornings itinerary'),
    also: { fact: 'longestDrive', goal: 'least' },
  },
  {
    fact: 'allMeals',
    goal: 'most',
    says: 'Most meals first',
    isPlain: true,
    heads: set('meals food khana bhojan board inclusive meal lunch'),
    beside: set('included include includes inclusive full all sab saath every'),
    around: set('with price package three'),
    also: { fact: 'dinners', goal: 'most' },
  },
  {
    fact: 'dinners',
    goal: 'most',
    says: 'Most dinners first',
    isPlain: true,
    heads: set('dinner dinners halfboard'),
    beside: set('breakfast included include includes price both every part package'),
    around: set('with and price both part package'),
  },
  {
    fact: 'airportAway',
    goal: 'least',
    says: 'Nearest to a city with an airport first',
    isPlain: true,
    heads: set(
      'hospital hospitals doctor doctors medical clinic emergency ambulance dialysis aspatal aspataal daktar davakhana ilaaj',
    ),
    around: set(
      'near nearby close suvidha suvidhaen paas pas nazdeek nazdik najdik kareeb karib reach reachable facility facilities available within help care good not far hours hour',
    ),
  },
  {
    fact: 'youngest',
    goal: 'least',
    says: 'For the youngest first',
    isPlain: true,
    heads: set('allowed allow allows permitted join joins age'),
    unit: { words: YEARS, says: (count) => `Open to a child of ${count}` },
    beside: YEARS,
    around: set('old child kid son daughter boy girl aged on treks trek minimum for beta beti'),
  },
]
