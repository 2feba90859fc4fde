import { rows } from '#demo/packages/table.ts'

/** How a sight of a type is met first on a day: {n} its name, {p} what it is. */
const FIRST_BY_TYPE = `
temple | Shoes off at {n}, {p} | {n} comes first: {p} | Bells ring at {n}, {p} | You go in with the morning line at {n}, {p} | {n} is {p} | You have a quiet hour for {n}, {p}
fort | {n}, {p}, needs two unhurried hours and shoes that grip | You enter {n}, {p}, by the great gate | {n} takes the best of the light: {p} | Wall by wall through {n}, {p} | Rampart by rampart round {n}, {p}
national-park | The jeep goes into {n}, {p} | {n}, {p}, is driven with a naturalist beside you | A drive in {n}, {p}, with nobody hurrying it | The forest today is {n}, {p}
wildlife | The jeep goes into {n}, {p} | {n}, {p}, at the pace of the tracks on the road | You spend the good hours in {n}, {p} | {n} is {p}; one looks up as often as ahead
monument | {n}, {p}, first | You begin at {n}, {p} | {n} is {p}, and larger than its pictures | There is time to walk right round {n}, {p} | {n}: {p}
lake | {n}, {p}, with an hour on the water if the wind is kind | You walk part of the shore at {n}, {p} | {n} is {p} | A boat at {n}, {p}
waterfall | {n}, {p}, is heard before it is seen | A path goes down to {n}, {p} | You stand in the spray at {n}, {p} | {n} is {p}
beach | {n}, {p}, when the sand has cooled | An unplanned couple of hours on {n}, {p} | {n} is {p}; bring a towel and nothing else | Swim, if the flags say so, at {n}, {p}
viewpoint | {n}, {p}, while the air is clear | You drive up to {n}, {p} | {n} is {p}, worth the climb | The view today is from {n}, {p}
palace | {n}, {p}, with the good rooms open | You are shown round {n}, {p} | {n} is {p} | Courtyard after courtyard of {n}, {p}
museum | {n}, {p}, out of the sun | An hour or two in {n}, {p} | {n} is {p} | You begin indoors at {n}, {p}
landmark | {n}, {p} | You stop at {n}, {p} | {n} is {p}: ten minutes or an hour, as you like | You have time for {n}, {p}
cave | {n}, {p}; a torch helps | Into {n}, {p} | {n} is {p}, cool at any hour | You go from cave to cave at {n}, {p}
monastery | Prayer is being said at {n}, {p} | {n}, {p}, with a monk for a guide if one is free | You turn the wheels at {n}, {p} | {n} is {p}
garden | A slow hour in {n}, {p} | {n} is {p} | You walk {n}, {p}
buddhist-site | {n}, {p}, in quiet | You go clockwise round {n}, {p} | {n} is {p}; sit if you wish | A slow walk at {n}, {p}
heritage-site | {n}, {p}, at walking pace | You read the ground at {n}, {p} | {n} is {p} | A walk over {n}, {p}
gurudwara | Heads covered, shoes left, into {n}, {p} | {n} is {p}; the langar feeds whoever sits | You are a guest at {n}, {p}
ghat | Down the steps of {n}, {p} | {n} is {p}, and never empty | You find a place at {n}, {p}
valley | A long easy walk in {n}, {p} | {n} is {p}; ponies if knees object | You picnic in {n}, {p}
mountain-pass | Up to {n}, {p}, for as long as breath allows | {n} is {p}, and cold in any month
island | By boat to {n}, {p} | {n} is {p}, a ferry away | A slow round of {n}, {p}
village | You walk through {n}, {p} | {n} is {p}, and people live there, so one knocks
church | {n}, {p}, between services | You step into {n}, {p}
heritage-railway | Seats on {n}, {p}, if the railway grants them | {n} goes by: {p}
adventure | {n}, {p}, with licensed operators | You have the hours for {n}, {p}
heritage-precinct | On foot through {n}, {p} | A walk in {n}: {p} | {n} on foot, {p} | You lose yourself in {n}, {p}
desert | {n}, {p}, in the last hour of sun | You go out on {n}, {p}
pilgrimage | The path to {n}, {p} | {n} is {p} | {n} is {p}; start in the dark and go at your own speed
any | {n}, {p} | You have time for {n}, {p} | {n} is {p} | Time is kept for {n}, {p}
`

/** How the next sights of the same day follow. */
const NEXT = [
  'then {n}, {p}',
  'after that {n}, {p}',
  '{n}, {p}, comes next',
  'from there it is a short way to {n}, {p}',
  'the second halt is {n}, {p}',
  '{n} follows, {p}',
  'later {n}, {p}',
  'and there is still time for {n}, {p}',
  '{n} is close by: {p}',
  'next comes {n}, {p}',
]

/** A sight that belongs to the end of a day, or to its very start. */
const AT_DUSK = [
  'towards evening {n}, {p}',
  'the day ends at {n}, {p}',
  'you keep the last light for {n}, {p}',
  'at sunset {n}, {p}',
  'dusk is for {n}, {p}',
]
const AT_DAWN = ['You are up in the dark for {n}, {p}', 'The day starts early, at {n}, {p}', 'First light at {n}, {p}']

const BY_TYPE = new Map(rows(FIRST_BY_TYPE).map(([type = '', ...patterns]) => [type, patterns]))

/** Parks and forests one does not enter by jeep. */
const ON_FOOT = new Set([
  'hemis-national-park',
  'eravikulam-national-park',
  'keibul-lamjao-national-park',
  'bannerghatta-national-park',
  'sanjay-gandhi-national-park',
  'kudremukh-national-park',
  'valley-of-flowers-national-park',
  'marine-national-park',
  'dubare-elephant-camp',
  'mahatma-gandhi-marine-national-park',
  'kanger-valley-national-park',
  'phawngpui-peak',
  'kamalabari-satra',
  'nokrek-national-park',
  'namdapha-national-park',
  'nameri-national-park',
  'pakke-tiger-reserve',
  'keoladeo-national-park',
])
/** Forests that are entered on foot, with a guard. */
const GUARDED = new Set([
  'nokrek-national-park',
  'namdapha-national-park',
  'nameri-national-park',
  'pakke-tiger-reserve',
])
const BY_BOAT = new Set([
  'periyar-national-park',
  'sundarbans-national-park',
  'bhitarkanika-national-park',
  'dibru-saikhowa-national-park',
])
const NO_BOATS = new Set([
  'tsomgo-lake',
  'gurudongmar-lake',
  'chandratal-lake',
  'pangong-lake',
  'tso-moriri-lake',
  'madhuri-lake',
  'pushkar-lake',
  'lonar-crater-lake',
])
const FROM_THE_SHORE = ['You walk part of the shore at {n}, {p}', '{n} is {p}', 'An hour beside {n}, {p}']
const WITH_A_GUARD = [
  'On foot into {n}, {p}, behind a forest guard',
  'You walk with a guard in {n}, {p}',
  '{n} is {p}, and entered on foot',
]
/** Beaches one is taken to by boat, to snorkel. */
const REEFS = new Set(['elephant-beach'])
/** Temples that are monuments: no bell is rung in them and no line stands before them. */
const SILENT = new Set([
  'masroor-rock-cut-temple',
  'shore-temple',
  'konark-sun-temple',
  'khajuraho-western-group',
  'modhera-sun-temple',
  'pattadakal-monuments',
  'durga-temple-aihole',
  'vittala-temple',
  'keshava-temple-somanathapura',
  'hoysaleswara-temple-halebidu',
  'lakshmana-temple-sirpur',
  'lotus-temple',
  'kailasanathar-temple',
  'thousand-pillar-temple',
  'ramappa-temple',
  'baba-harbhajan-singh-temple',
])
/** What is true of the rest of their type and not of these: nobody lives where a festival is held, a bridge leads to one island. */
const NOT_OF: Readonly<Record<string, RegExp>> = {
  'kisama-heritage-village': /people live/,
  'bet-dwarka': /boat|ferry/,
  'dzukou-valley': /easy|ponies/,
  'yumthang-valley': /ponies/,
  'triveni-sangam': /steps/,
  'mawsmai-cave': /cave to cave/,
  'belum-caves': /cave to cave/,
  'borra-caves': /cave to cave/,
  'undavalli-caves': /cave to cave/,
  'robbers-cave': /cave to cave/,
}
const OF_WORSHIP = /Shoes off|Bells ring|morning line/
const AFLOAT = [
  'You have a seat by the rail in {n}, {p}',
  'By boat into {n}, {p}',
  '{n} is {p}, and seen from the water',
]

/** Whether a sight is a forest seen from the water. */
export function isByBoat({ slug }: { slug: string }): boolean {
  return BY_BOAT.has(slug)
}

/** Whether a sight is a forest one walks into with a guard. */
export function isGuarded({ slug }: { slug: string }): boolean {
  return GUARDED.has(slug)
}

/** Whether a sight is a forest one is driven through. */
export function isDriven(sight: { slug: string; type: string }): boolean {
  return (
    (sight.type === 'national-park' || sight.type === 'wildlife') &&
    !ON_FOOT.has(sight.slug) &&
    !BY_BOAT.has(sight.slug)
  )
}

/** What is climbed to for so long is begun in the dark. */
const CLIMBED_HOURS = 4

/** The patterns a first sight of the day may be written with. */
export function firstPatterns(
  sight: { slug: string; type: string; hoursNeeded: number },
  isMorning: boolean,
): readonly string[] {
  if (BY_BOAT.has(sight.slug)) return AFLOAT
  if (GUARDED.has(sight.slug)) return WITH_A_GUARD
  if (NO_BOATS.has(sight.slug)) return FROM_THE_SHORE
  const patterns = BY_TYPE.get(ON_FOOT.has(sight.slug) ? 'any' : sight.type) ?? BY_TYPE.get('any') ?? []
  return patterns.filter(
    (pattern) =>
      (isMorning || !/morning line/.test(pattern)) &&
      ((isMorning && sight.hoursNeeded >= CLIMBED_HOURS) || !/start in the dark/.test(pattern)) &&
      !NOT_OF[sight.slug]?.test(pattern) &&
      (!SILENT.has(sight.slug) || !OF_WORSHIP.test(pattern)) &&
      (!REEFS.has(sight.slug) || !/has cooled/.test(pattern)),
  )
}

export const NEXT_PATTERNS: readonly string[] = NEXT
export const DUSK_PATTERNS: readonly string[] = AT_DUSK
export const DAWN_PATTERNS: readonly string[] = AT_DAWN

/** Sights that are seen at one end of the day only. */
export const DAWN_SIGHTS: ReadonlySet<string> = new Set([
  'taj-mahal',
  'tiger-hill',
  'assi-ghat',
  'matanga-hill',
  'shatrunjaya-temples',
])
export const DUSK_SIGHTS: ReadonlySet<string> = new Set([
  'attari-wagah-border',
  'dashashwamedh-ghat',
  'har-ki-pauri',
  'triveni-ghat',
  'nahargarh-fort',
  'sam-sand-dunes',
  'dhupgarh',
  'magnolia-sunset-point',
  'brindavan-gardens',
  'marine-drive',
  'rajas-seat',
  'raja-s-seat',
  'hunder-sand-dunes',
  'radhanagar-beach',
  'cellular-jail',
  'prem-mandir',
  'sabarmati-riverfront',
  'mg-marg',
  'hussain-sagar',
  'promenade-beach',
  'kovalam-lighthouse-beach',
  'calangute-beach',
  'palolem-beach',
  'puri-beach',
  'rk-beach',
  'marina-beach',
  'india-gate',
  'gadisar-lake',
  'white-rann-of-kutch',
  'fort-kochi-chinese-fishing-nets',
])
