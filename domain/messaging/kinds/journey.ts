import type { MessageKind } from '#domain/messaging/kind.ts'
import { BOOKING, DATE, IN_THE_TABLE, needed, OF_BOOKING, OPEN } from './variables.ts'

/** About a journey that is booked: where to be, who drives, what is asked before it and after. */
export const JOURNEY_KINDS = {
  'pickup-moved': {
    title: 'The pick-up has moved',
    when: 'staff give who is booked the place and hour a pick-up or the meeting point of their journey has now',
    email: {
      variables: {
        ...OF_BOOKING,
        pickup: {
          says: 'where and when they get in now, or where they come to',
          sample: 'Majestic, 9:30 pm',
          isNeeded: true,
        },
      },
      subject: 'Where to be, and when: {journey}, {date}',
      action: OPEN,
      words:
        'Please be at {pickup}: you were told another place or hour before, or none. The price stays as it is, and the papers below say the same.\n\n{facts}\n\n{link}',
    },
    sms: {
      variables: {
        reference: BOOKING,
        date: needed(DATE),
        hour: { says: 'the hour they get in', sample: '9:30 pm', form: /^\d{1,2}:\d{2} [ap]m$/, isNeeded: true },
      },
      about: 'Your pick-up',
      words:
        'Booking {reference}: your pick-up on {date} has moved and is at {hour} now. Where it is stands in your e-mail - {site}',
    },
  },
  'leaving-soon': {
    title: 'It begins tomorrow',
    when: 'it is 18:00 on the evening before a journey',
    mayBeOff: true,
    email: {
      variables: {
        ...OF_BOOKING,
        coming: {
          says: 'where they get in, or where they come to, as a sentence; where nobody has said it, that they should ask',
          sample: 'You come to New Delhi station, by 7:00 pm.',
          isNeeded: true,
        },
      },
      subject: 'Where to be on {date}: {journey}',
      action: OPEN,
      words: `{journey} begins on {date}. {coming}

Please have the original photo identity of every adult with you. Your papers are on your trip’s page; the trip pack there, once opened on your phone, can be read on the road without a network.

{facts}

{link}`,
    },
    sms: {
      variables: {
        reference: BOOKING,
        date: needed(DATE),
        place: needed({ says: 'where they are to be', sample: 'Majestic, 9:30 pm', form: /^[^\p{Cc}]{2,30}$/u }),
      },
      about: 'Your journey begins',
      words: 'Booking {reference}: your journey begins on {date} from {place}. All of it is on your trip page - {site}',
    },
  },
  driver: {
    title: 'Who drives',
    when: 'it is 18:00 on the evening before a hire',
    mayBeOff: true,
    email: {
      variables: {
        ...OF_BOOKING,
        driver: { says: 'who drives', sample: 'Thomas', isNeeded: IN_THE_TABLE },
        plate: { says: 'the plate', sample: 'KL 07 AB 1234', isNeeded: IN_THE_TABLE },
      },
      subject: '{driver} drives you on {date}, {plate}',
      action: OPEN,
      words:
        'Here is who comes for you. Call {driver} for anything about the pick-up, and us for all else.\n\n{facts}\n\n{link}',
    },
    sms: {
      variables: {
        reference: BOOKING,
        date: needed(DATE),
        plate: needed({ says: 'the plate', sample: 'KL 07 AB 1234', form: /^[A-Z0-9 -]{4,15}$/ }),
        driver: needed({ says: 'who drives', sample: 'Thomas', form: /^[^\p{Cc}]{2,30}$/u }),
        mobile: needed({ says: 'the mobile of who drives', sample: '+919812345678', form: /^\+\d{8,15}$/ }),
      },
      about: 'Who drives you',
      words:
        'Your car for booking {reference} on {date}: {plate}, driven by {driver}, mobile {mobile}. All of it is in your e-mail - {site}',
    },
  },
  'driver-trip': {
    title: 'To the driver of a departure',
    when: 'it is 18:00 on the evening before a departure one was named for',
    mayBeOff: true,
    sms: {
      variables: {
        date: needed(DATE),
        plate: needed({ says: 'the plate', sample: 'KL 07 AB 1234', form: /^[A-Z0-9 -]{4,15}$/ }),
        trip: needed({ says: 'the package', sample: 'Kerala Classic', form: /^[^\p{Cc}]{2,30}$/u }),
        city: needed({ says: 'the city it leaves from', sample: 'Kochi', form: /^[^\p{Cc}]{2,30}$/u }),
        people: { says: 'how many travel', sample: '11', form: /^\d{1,3}$/ },
      },
      about: 'What you drive',
      words:
        'On {date} you drive {plate} on {trip} from {city}, {people} travellers. The office has your slip with names and numbers - {site}',
    },
  },
  'address-asked': {
    title: 'The address for the invoice',
    when: 'three days are left to a journey of ₹50,000 and more before GST, and nobody has given the address the law wants on its invoice',
    mayBeOff: true,
    email: {
      variables: {
        ...OF_BOOKING,
        last: { says: 'the last day on which it can be given', sample: 'Mon 4 Jan 2027', isNeeded: IN_THE_TABLE },
      },
      subject: 'Your address for the invoice: {journey}, {date}',
      action: OPEN,
      words: `The law wants name, address and state on the invoice of a journey that costs as much as yours, and we have no address of you yet. Please write it on your trip’s page by {last}: the invoice is made in the night after. If a business pays, its GSTIN goes there too.

Nothing of the price changes.

{facts}

{link}`,
    },
  },
  review: {
    title: 'How was it?',
    when: 'a journey is over',
    mayBeOff: true,
    email: {
      variables: OF_BOOKING,
      subject: 'How was {journey}?',
      action: 'Say how it was',
      words: `We hope you are home well from {journey}. What you would tell a friend about it helps whoever goes next, and us.

The link below opens your trip, and there the page on which to write. Only those who travelled can, once a booking.

{facts}

{link}`,
    },
  },
} as const satisfies Record<string, MessageKind>
