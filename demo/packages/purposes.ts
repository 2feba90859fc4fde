import { rows } from './table.ts'

/** What a tour is for beside its rooms and roads: its address, and the lines under which it is in the price. */
const HELD = `
gulmarg-ski-week | Skis, boots and lessons with an instructor, on the days that name them
learn-to-ski-at-auli | Skis, boots and lessons with an instructor, on the days that name them
auli-ski-holiday | Skis and boots, and a lesson with an instructor
bharatpur-for-birds | Keoladeo by cycle rickshaw on two days, with its entry and a naturalist
bir-flying-week | One tandem flight, then training with a licensed pilot: wing, harness, helmet and radio
rishikesh-adventure | One trip by raft with a licensed guide, helmet and life jacket, for everybody of twelve and over
rafting-and-camping-at-rishikesh-family-edition | One trip by raft with a licensed guide, on the gentle stretch, for everybody of twelve and over; the younger ones have the beach
rishikesh-yoga-and-river | Yoga with a teacher every morning, mat lent / One trip by raft with a licensed guide, helmet and life jacket, for everybody of twelve and over
manas-river-and-forest | A raft with its boatmen down the Beki, for everybody of twelve and over
kerala-ayurveda | A talk with an ayurvedic doctor on the first day, and three treatments
ayurveda-fortnight-in-brief | The ayurvedic doctor, six days of treatment, and the herbs
backwater-rest-at-kumarakom | One oil bath / One canoe ride before breakfast
wayanad-in-the-rains | One oil massage
chettinad-kitchen | Two lessons in the kitchen, and the market before them
nashik-vineyards-weekend | Two tastings at vineyards
udaipur-for-two | One boat at sunset on Pichola
delhi-agra-and-varanasi-by-train | One boat on the Ganga
varanasi-and-ayodhya | One long boat ride on the Ganga
dev-deepawali-in-kashi | A boat of your own on the evening of the lamps
mysuru-coorg-and-kabini | One boat ride on the Kabini
kabini-and-bandipur-safari | One boat ride on the Kabini
kabini-river-lodge-weekend | Two boat rides on the Kabini
satpura-walking-safari | One canoe trip at dusk and one walk with a ranger
maredumilli-and-the-godavari | Seats on the boat through the Papikondalu gorge, with lunch
tripura-sundari-and-neermahal | The boat to Neermahal
dapoli-coast-drive | The creek ferry, for you and the car
dantewada-and-the-dholkal-ganesha | A guide of the village for the climb to the Dholkal Ganesha
hanle-dark-skies | An evening at the telescope with the guides of the village
darjeeling-tea-estate-stay | One tasting at the estate
upper-assam-tea-bungalows | A walk through a tea factory, with a tasting
ahobilam-nine-narasimhas | The jeep on the forest track
`
const HELD_BY = new Map(rows(HELD).map(([url = '', lines = '']) => [url, lines.split(' / ')]))

/** What a tour for one thing is told by, the line for whoever pays it there, and the words that name it in either list. */
type Purpose = { told: RegExp; beside: string; named: RegExp }

/** Told by the name, the summary and the reason of a tour. */
const PROMISED: readonly Purpose[] = [
  { told: /\bski(?:s|ing)?\b|\bon the slopes\b/i, beside: 'Ski hire and lessons', named: /\bskis?\b/i },
  { told: /\bgondola\b/i, beside: 'Gondola tickets', named: /gondola/i },
  { told: /\bcourse\b|\bdive\b|\bdiving\b|\bcertificate\b/i, beside: 'Dives and courses', named: /\bdiv/i },
  { told: /\bgolf\b/i, beside: 'Green fees', named: /green fees/i },
  { told: /\bayurved|\boil\b|\bmassage/i, beside: 'Oil massages', named: /treatment|massage|oil bath/i },
  { told: /\byoga\b|\bon a mat\b/i, beside: 'Yoga classes', named: /yoga/i },
  { told: /\btastings?\b|\bvineyards?\b/i, beside: 'Tastings', named: /tasting/i },
]
/** Told by them or by a day. */
const TOLD: readonly Purpose[] = [
  {
    told: /\b[Rr]aft(?:ing|s)?\b|\b[Rr]apids before\b/,
    beside: 'Rafting, for everybody of twelve and over',
    named: /\braft/i,
  },
  {
    told: /\b[Tt]andem\b|\b[Pp]araglid|\bwing at Billing\b/,
    beside: 'Tandem flights, paid to the pilot by their length',
    named: /tandem/i,
  },
  { told: /\b[Jj]et [Ss]kis?\b|\b[Ww]ater sports\b|\b[Ss]norkel/, beside: 'Water sports', named: /water sports/i },
  {
    told: /\b[Tt]oy [Tt]rain\b|\bjoyride\b/,
    beside: 'Toy train tickets, if the railway has seats',
    named: /toy train/i,
  },
  { told: /\b[Rr]opeway\b|\b[Cc]able car\b/, beside: 'Ropeway tickets', named: /ropeway|gondola/i },
  {
    told: /\b(?:[Bb]oats?|[Cc]anoes?|[Cc]oracles?|[Kk]ayaks?|[Ss]hikara)\b(?! harbour)/,
    beside: 'Boat rides',
    named: /boat|shikara|canoe|\braft/i,
  },
  {
    told: /\b[Cc]amels?\b|\b[Pp]on(?:y|ies)\b|\b[Hh]orses\b/,
    beside: 'Rides on camels, ponies and horses',
    named: /camel|pon(?:y|ies)/i,
  },
  { told: /\b[Bb]icycles?\b|\b[Cc]ycle rickshaws?\b/, beside: 'Bicycles and cycle rickshaws', named: /bicycle/i },
]

/** What is paid there, by the line that says so where a longer one says more. */
const OWN_LINES: Record<string, [RegExp, string]> = {
  'learn-to-dive-at-havelock': [
    /\bdiv/i,
    'The diving course with its gear and certificate: about as much again as the tour, paid to the dive school; ask us for its fee of the month',
  ],
  'tarkarli-and-sindhudurg': [/\bdiv/i, 'Snorkelling, diving and other water sports'],
}

type Told = { url: string; name: string; summary: string; why: string }

/** What a tour is for that is in its price. */
export function heldBy(url: string): string[] {
  return HELD_BY.get(url) ?? []
}

/** The lines of what is paid there, after those that the tour has anyway: nothing a tour is for stands in neither list. */
export function besides(
  tour: Told,
  days: readonly string[],
  inclusions: readonly string[],
  lines: readonly string[],
): string[] {
  const [own, whole] = [
    `${tour.name}. ${tour.summary} ${tour.why}`,
    [tour.name, tour.summary, tour.why, ...days].join(' '),
  ]
  const [pattern, line] = OWN_LINES[tour.url] ?? []
  const kept = lines.map((one) => (pattern?.test(one) ? line! : one))
  const all = [...inclusions, ...kept]
  const missing = ({ told, named }: Purpose, words: string) => told.test(words) && !all.some((one) => named.test(one))
  return [
    ...kept,
    ...PROMISED.filter((purpose) => missing(purpose, own)).map(({ beside }) => beside),
    ...TOLD.filter((purpose) => missing(purpose, whole)).map(({ beside }) => beside),
  ]
}
