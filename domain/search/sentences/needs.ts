import { endBeforeDenial } from './denied-next.ts'
import { LITTLE_ON_FOOT } from './not-on-foot.ts'
import { GENTLE_WANTS } from './with-child.ts'
import { WISH_SAYS } from './wishes.ts'
import type { Rule, SentenceMeaning, Wish } from './sentence-rule.ts'
import type { Want } from './want.ts'
import type { Token } from './tokens.ts'

/**
 * What somebody needs, by the words that tell it: one of `sure`, or one of `with` beside one of `beside`; around them stand `said`, and `numbers` where they count
 * weeks or years. What it is answered by is a wish the facts know; else `isPromised` says that no tour promises it, and the rest only tells of an occasion.
 */
type Need = {
  sure?: ReadonlySet<string>
  with?: ReadonlySet<string>
  beside?: ReadonlySet<string>
  said: ReadonlySet<string>
  numbers?: true
  wish?: Exclude<Wish, object>
  /** What can be measured of what they need. */
  wants?: readonly Want[]
  suits?: string
  isPromised?: true
  /** What its chip says, where all there is to it can be measured. */
  says?: string
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Said around any need. */
const AROUND =
  'kya with without only no not and or n aur ya ke ki ka ko se me mein in for of is are hai hain ho hona honi hone chahiye want chahie need must available availability milega milegi milta milti mile possible allowed allow bhi please pls wala wali wale family hotel hotels nahi nahin na also should be a an the my our we has have had who'

const AROUND_ALL = set(AROUND)

const LITTLE_ON_THE_ROAD: readonly Want[] = [{ fact: 'longestDrive', goal: 'least' }]

const VEGETARIAN: readonly Want[] = [{ fact: 'vegetarianUnsaid', goal: 'least', limit: 0 }]

const NEEDS: readonly Need[] = [
  {
    sure: set(
      'nonveg halal maansahari satvik sattvik saatvik sattvic vegan mutton chicken beef pork meat onion garlic pyaz pyaaz lahsun lasun kanda egg eggs eggless cerelac milk namaz',
    ),
    with: set('non baby infant kids children bacche baccho bachche bacchon toddler'),
    beside: set('veg vegetarian food khana khane meal meals bhojan kitchen thali'),
    said: set(
      `${AROUND} veg vegetarian pure strictly strict non food foods khana khane meal meals bhojan thali restaurant restaurants kitchen chalega chalegi lovers lover diet option options hot warm water place muslim jain`,
    ),
    suits: 'food',
    isPromised: true,
  },
  {
    sure: set('veg vegetarian vegetarians shakahari shakahaari'),
    with: set('jain'),
    beside: set('food foods khana khane meal meals bhojan kitchen thali'),
    said: set(
      `${AROUND} pure strictly strict food foods khana khane meal meals bhojan thali shuddh shudh restaurant restaurants kitchen chalega chalegi lovers lover diet option options hot place jain given served milna milta provided include included including`,
    ),
    says: 'Vegetarian food',
    wants: VEGETARIAN,
    suits: 'food',
  },
  {
    sure: set('alcohol liquor daru daaru sharab sharaab beer whisky booze drinks'),
    said: set(`${AROUND} peena pine free served serve chalega permit`),
    isPromised: true,
  },
  {
    sure: set(
      'toilet toilets commode washroom washrooms bathroom bathrooms bathtub geyser lift lifts elevator wifi internet network',
    ),
    with: set('ac air ground private attached wi laptop remotely remote work'),
    beside: set('room rooms floor conditioned kamra kamre bathroom work working remotely fi home'),
    said: set(
      `${AROUND} western english indian clean saaf saf private attached attach own separate common room rooms good fast free ground floor every working work from home remotely remote laptop hot water kamra kamre conditioned ac - fi signal`,
    ),
    isPromised: true,
  },
  {
    sure: set(
      'ghutne ghutno ghutna knee knees wheelchair divyang handicapped disabled arthritis gathiya diabetic diabetes insulin',
    ),
    with: set('sugar joint leg'),
    beside: set('patient patients bimari low free problem pain dard trouble'),
    said: set(
      `${AROUND} kharab dard trouble troubles problem problems pain issue issues replacement replaced surgery operation weak bad gaye gaya user users bound friendly accessible mummy papa mother father on taklif taklifo pareshani bimari low food hain patient sugar free`,
    ),
    wants: LITTLE_ON_FOOT,
    suits: 'senior',
    isPromised: true,
  },
  {
    sure: set('stroller strollers pram prams buggy pushchair'),
    said: set(`${AROUND} friendly baby babies with place places jagah accessible easy where can take use push pushing`),
    wants: LITTLE_ON_FOOT,
    suits: 'family',
    isPromised: true,
  },
  {
    sure: set('spine kamar peeth sciatica spondylitis'),
    with: set('back slip'),
    beside: set('trouble problem problems pain issue issues ache injury surgery disc dard'),
    said: set(`${AROUND} trouble problem problems pain issue issues ache injury surgery disc dard taklif`),
    wish: 'short',
    wants: LITTLE_ON_THE_ROAD,
    suits: 'senior',
  },
  {
    sure: set('bypass angioplasty stent pacemaker cardiac hypertension bp'),
    with: set('heart oonchai unchai unchaai uchai uchaai dil'),
    beside: set(
      'patient patients darr dar dara darta darti lagta problem attack mareez surgery operation bimari scared afraid fear',
    ),
    said: set(
      `${AROUND} surgery patient patients hua hui operation problem attack mareez doctor dr says darr dar lagta darti darta high bimari scared afraid fear papa mummy father mother had`,
    ),
    wish: 'low',
  },
  {
    sure: set('pregnant pregnancy garbhvati garbhwati expecting babymoon'),
    said: set(
      `${AROUND} months month mahine mahina maheene week weeks wife patni biwi lady ladies mother woman meri delivery carrying bahu sister daughter`,
    ),
    numbers: true,
    wish: 'gentle',
    wants: GENTLE_WANTS,
    suits: 'couple',
  },
  {
    with: set(
      'english tamil telugu bengali bangla gujarati marathi malayalam kannada hindi punjabi odia french german',
    ),
    beside: set('guide guides speaking bolne bolta bolti language bhasha'),
    said: set(`${AROUND} guide guides speaking bolne bolta bolti language bhasha tour manager`),
    isPromised: true,
  },
  {
    sure: set('pet pets dog dogs kutta kutte labrador puppy'),
    said: set(`${AROUND} friendly saath sath le lekar lejana small ok`),
    isPromised: true,
  },
  {
    sure: set('privacy'),
    with: set('candle'),
    beside: set('dinner light'),
    said: set(`${AROUND} full complete couple total some dinner light candle`),
    isPromised: true,
  },
  {
    sure: set('reunion proposal propose proposing janamdin janmdin'),
    with: set('birthday bday batch'),
    beside: set('th st nd rd th surprise reunion mates trip'),
    said: set(
      `${AROUND} college school batch friends old marriage girlfriend boyfriend gf bf surprise to her his get together th st nd rd birthday bday wife husband mummy papa`,
    ),
    numbers: true,
  },
  {
    sure: set('generation generations peedhi peedhiyan leech leeches jonk'),
    said: set(`${AROUND} three teen all together free darr dar ok okay fine`),
    numbers: true,
  },
  {
    with: set('flight flights train ticket tickets'),
    beside: set('booked confirmed lands landing landed reaches reaching arrives'),
    said: set(`${AROUND} booked confirmed lands landing landed reaches reaching arrives already at on book`),
  },
  {
    with: set('early late'),
    beside: set('night nights morning mornings dinner start sleep wake'),
    said: set(`${AROUND} night nights morning mornings dinner start sleep wake up ups`),
  },
]

/** What somebody needs: food, a lift, a guide's language, sore knees, a weak heart. What the facts tell is wished for; what no fact tells narrows nothing, and the page says so. */
export const readNeed: Rule = (tokens, at) => {
  for (const need of toldIn(tokens)) {
    const end = needEnd(tokens, at, need)
    if (end !== undefined) return { ...meaningOf(need), end }
  }
  return undefined
}

const told = new WeakMap<readonly Token[], readonly Need[]>()

/** The needs a sentence has words of: looked for once. */
function toldIn(tokens: readonly Token[]): readonly Need[] {
  const known = told.get(tokens)
  if (known) return known
  const has = (some: ReadonlySet<string> | undefined) => some && tokens.some((token) => hasOne(token, some))
  const found = NEEDS.filter((need) => has(need.sure) || (has(need.with) && has(need.beside)))
  told.set(tokens, found)
  return found
}

function meaningOf({ wish, wants, suits, isPromised, says }: Need): SentenceMeaning {
  const whom = { ...(suits && { suits }), ...(wants && { wants }) }
  if (wish) return { ...wished(wish), ...whom }
  if (says) return { key: 'wish', says, ...whom }
  return isPromised
    ? { key: 'unsold', says: 'No tour for', unsold: 'need', isAside: true, ...whom }
    : { key: 'heard', says: '', isAgain: true, ...whom }
}

function wished(wish: Exclude<Wish, object>): SentenceMeaning {
  return { key: 'wish', says: WISH_SAYS[wish]!, wish }
}

/** Where the words of a need end that begin at a token; undefined where none of them tells it. */
function needEnd(tokens: readonly Token[], at: number, need: Need): number | undefined {
  const isOf = (token: Token) =>
    [need.said, need.sure, need.with].some((some) => some && hasOne(token, some)) ||
    (need.numbers === true && token.number !== undefined)
  const all = runFrom(tokens, at, isOf)
  const isThing = (place: number) =>
    hasOne(tokens[place]!, AROUND_ALL)
      ? false
      : isOf(tokens[place]!) || (need.beside !== undefined && hasOne(tokens[place]!, need.beside))
  const run = all.slice(0, endBeforeDenial(tokens, { from: at, end: at + all.length }, isThing) - at)
  const tells = (some: ReadonlySet<string> | undefined) => run.findLastIndex((token) => some && hasOne(token, some))
  const [sure, beside] = [tells(need.sure), tells(need.beside)]
  const last = sure >= 0 ? sure : tells(need.with) >= 0 && beside >= 0 ? Math.max(tells(need.with), beside) : -1
  // What only stands around it is where another word begins.
  return last < 0 ? undefined : at + run.length
}

/** The tokens from one on that are all of a kind, in one part of the sentence. */
function runFrom(tokens: readonly Token[], at: number, isOf: (token: Token) => boolean): Token[] {
  const rest = tokens.slice(at)
  const end = rest.findIndex((token, step) => !isOf(token) || (step > 0 && token.isApart === true))
  return end < 0 ? rest : rest.slice(0, end)
}

function hasOne({ spellings }: Token, some: ReadonlySet<string>): boolean {
  return spellings.some((word) => some.has(word))
}
