import { data, href } from 'react-router'

export type WrongLink = {
  title: string
  lead: string
  ways: (here: Paths) => readonly { words: string; path: string }[]
}
type Paths = { search: string; contact: string; cars: string; yourData: string; signInToTrips: string }

const FIND: WrongLink['ways'] = ({ search }) => [{ words: 'Find a journey', path: search }]

/** What is said where the secret in an address opens nothing, by what it should have opened. */
const WRONG_LINKS = {
  booking: {
    title: 'That link opens no booking',
    lead: 'It may have been cut short on its way, or this browser has not opened it before. Open the whole link from our mail once more, or sign in: the trips of your account are in your profile.',
    ways: ({ signInToTrips, contact }) => [
      { words: 'Sign in', path: signInToTrips },
      { words: 'Write or call us', path: contact },
    ],
  },
  place: {
    title: 'That link opens no place',
    lead: 'It may have been cut short on its way, or switched off, or the trip has changed. Please ask whoever sent it for the link as it is now.',
    ways: ({ contact }) => [{ words: 'Write or call us', path: contact }],
  },
  quote: {
    title: 'That link opens no quote',
    lead: 'It may have been cut short on its way. Open the whole link as it was sent to you, or ask for a price anew: it takes a moment.',
    ways: FIND,
  },
  waiting: {
    title: 'That link does not work',
    lead: 'It may have been cut short on its way, or the departure has left and we have forgotten who waited for it.',
    ways: FIND,
  },
  departure: {
    title: 'We have no such departure',
    lead: 'It may have left, or the link was cut short on its way.',
    ways: FIND,
  },
  enquiry: {
    title: 'That link does not work',
    lead: 'It may have been cut short on its way, or the enquiry is so old that we have forgotten it. Open the whole link from our mail or SMS, or simply ask again.',
    ways: ({ contact }) => [{ words: 'Contact us', path: contact }],
  },
  request: {
    title: 'That link opens no request',
    lead: 'It may have been cut short on its way, or its answer is so old that we have forgotten who asked. Prove your mobile or e-mail once more, and we lead you to what you asked, or ask anew.',
    ways: ({ yourData }) => [{ words: 'Find it again', path: yourData }],
  },
  journey: {
    title: 'What would you like to book?',
    lead: 'This address names no journey that we sell, or it was cut short on its way. Find one, choose who comes and when, and its Book button leads here.',
    ways: FIND,
  },
  car: {
    title: 'Which car would you like?',
    lead: 'That address names no class of car. Choose one, and work out the fare of your trip.',
    ways: ({ cars }) => [{ words: 'See the cars', path: cars }],
  },
} as const satisfies Record<string, WrongLink>

/** The answer 404 of a page whose address opens nothing: the root shows it without header and footer, as every page that is not there. */
export function wrongLink(kind: keyof typeof WRONG_LINKS) {
  return data(kind, { status: 404, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } })
}

/** The words of what was thrown by `wrongLink`. */
export function wordsOfWrongLink(thrown: unknown): WrongLink | undefined {
  return typeof thrown === 'string' && Object.hasOwn(WRONG_LINKS, thrown)
    ? WRONG_LINKS[thrown as keyof typeof WRONG_LINKS]
    : undefined
}

/** The ways on from a wrong link, as links of this site. */
export function waysFrom({ ways }: WrongLink) {
  return ways({
    search: href('/search'),
    contact: href('/contact-us'),
    cars: href('/car-rental'),
    yourData: href('/your-data'),
    signInToTrips: `${href('/signin')}?callbackUrl=${encodeURIComponent(href('/users/profile'))}`,
  })
}
