import { href } from 'react-router'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import type { UnsoldKind } from '#domain/search/sentences/sentence-rule.ts'

/** What is said of things that are not sold here, and where to go on. */
export type NotSold = { says: string; links: { name: string; href: string }[] }

const CAR_HIRE = { name: 'Car Hire, with a driver', href: href('/car-rental') }
const ASK_US = { name: 'Ask us', href: '/contact-us' }
const ADVENTURE = { name: 'Rafting, flying and climbing', href: searchHref('adventure') }

const WORDS: Record<UnsoldKind, { says: (thing: string) => string; links?: NotSold['links'] }> = {
  abroad: { says: (thing) => `We sell journeys within India only, so there is nothing for ${thing}.` },
  balloon: { says: (thing) => `We sell no ${thing}.`, links: [ADVENTURE, ASK_US] },
  bike: {
    says: () => 'We sell no tours by bike and hire none out. The same roads can be had by car, with a driver.',
    links: [CAR_HIRE],
  },
  casino: { says: () => 'No tour of ours includes a casino.' },
  company: {
    says: (thing) => `None of our tours is for ${thing} alone. Tell us what you need and we say what can be done.`,
    links: [ASK_US],
  },
  fare: { says: () => 'Flights and trains to the start are not in our prices; each tour says how it is reached.' },
  need: {
    says: (thing) => `No tour of ours promises ${thing}. Tell us what you need and we say what can be done.`,
    links: [ASK_US],
  },
  yatra: { says: (thing) => `No tour of ours is about ${thing} just now.` },
  'luxury-train': { says: (thing) => `We sell no journeys by ${thing}.` },
  rooms: { says: () => 'We sell no rooms alone: the stays are part of every tour.', links: [ASK_US] },
  'self-drive': {
    says: () => 'We hire out no cars to drive yourself: every car comes with its driver.',
    links: [CAR_HIRE],
  },
  skydiving: { says: (thing) => `No tour of ours includes ${thing}.`, links: [ADVENTURE, ASK_US] },
  ticket: {
    says: () => 'We sell journeys, no tickets alone. Each tour says how its start is reached.',
    links: [{ name: 'All India tours', href: href('/india') }, CAR_HIRE],
  },
  work: { says: (thing) => `Nothing here is about ${thing}.`, links: [ASK_US] },
}

/** Where one finds in India what is looked for abroad, by words of it. */
const INSTEAD: readonly [of: string, here: readonly string[]][] = [
  ['kailash mansarovar', ['Adi Kailash']],
  [
    'bali thailand maldive maldives mauritius seychelles phuket krabi fiji hawaii zanzibar boracay',
    ['Andaman', 'Lakshadweep'],
  ],
  ['everest annapurna nepal kathmandu pokhara bhutan tibet', ['Sikkim', 'Darjeeling', 'Sandakphu']],
  ['switzerland swiss alps europe austria norway iceland georgia', ['Kashmir', 'Sikkim', 'Auli']],
  ['dubai abu dhabi egypt qatar oman muscat', ['Jaisalmer', 'Rann Utsav']],
  ['cruise cordelia', ['Lakshadweep', 'Sundarbans', 'Houseboat']],
  ['africa kenya serengeti tanzania', ['Ranthambore', 'Kaziranga', 'Gir']],
  ['pashupatinath muktinath', ['Kashi', 'Kedarnath']],
  ['northern aurora lights', ['Hanle', 'Spiti']],
  ['gangapur', ['Shirdi', 'Kolhapur']],
  ['horanadu', ['Udupi']],
  ['chotila virpur khodaldham bahucharaji', ['Ambaji', 'Dwarka']],
  ['lumbini', ['Buddhist Circuit']],
  ['ashta vinayak ashtavinayak ashtvinayak', ['Ganpatipule', 'Shirdi', 'Maharashtra Jyotirlinga']],
  ['akkalkot jejuri khandoba tuljapur pandharpur', ['Shirdi', 'Maharashtra Jyotirlinga', 'Ajanta']],
  ['kumbh mahakumbh', ['Prayagraj', 'Haridwar', 'Trimbakeshwar', 'Ujjain']],
  ['skydiving bungee balloon', ['Rafting', 'Paragliding']],
]

/** What is said where something that is asked for is not sold; undefined where all of it may be. */
export function notSoldIn({
  unsold,
  unsoldKinds,
}: Pick<SearchSentence, 'unsold' | 'unsoldKinds'>): NotSold | undefined {
  if (unsoldKinds.length === 0) return undefined
  const byKind = Map.groupBy(unsoldKinds.entries(), ([, kind]) => kind)
  const said = [...byKind].map(([kind, some]) => {
    const { says, links = [] } = WORDS[kind]
    return { says: says(some.map(([at]) => `“${unsold[at]}”`).join(' and ')), links }
  })
  const links = new Map(said.flatMap((one) => one.links.map((link) => [link.href, link])))
  return { says: said.map(({ says }) => says).join(' '), links: [...links.values()] }
}

/** Places in India that come near what is asked for elsewhere. */
export function insteadOf(unsold: readonly string[]): string[] {
  const words = new Set(unsold.flatMap((one) => one.toLowerCase().split(' ')))
  return INSTEAD.flatMap(([of, here]) => (of.split(' ').some((word) => words.has(word)) ? here : [])).slice(0, MOST)
}

const MOST = 4

function searchHref(words: string): string {
  return `${href('/search')}?${new URLSearchParams({ q: words })}`
}
