import type { MessageKind } from '#domain/messaging/kind.ts'
import { BOOKING, DATE, DUE, FACTS, JOURNEY, KEPT, KEPT_BY_DUE, LINK, SITE, SUM } from './variables.ts'

const OF_FRIEND = {
  site: SITE,
  journey: JOURNEY,
  date: DATE,
  booking: { ...BOOKING, isNeeded: undefined },
  organiser: { says: 'who booked', sample: 'Meera Kulkarni' },
} as const
const WHY = { says: 'why, as a sentence', sample: 'The trip has changed.', isNeeded: true } as const
const OPEN = 'Open my place'

/** To the friends of a group who gave their e-mail, about their own share alone. */
export const FRIEND_KINDS = {
  'friend-link': {
    title: 'A friend’s own link',
    when: 'a friend of a group gives their e-mail',
    email: {
      variables: { ...OF_FRIEND, link: LINK },
      subject: 'Your place in {journey}, {date}',
      action: OPEN,
      words: `{organiser} has booked {journey} for {date}, with a place for you. Here are your details, your share and your room-mate.

{link}

Please keep this mail to yourself: whoever has the link opens your place.`,
    },
  },
  'friend-paid': {
    title: 'A friend’s share has arrived',
    when: 'a friend of a group pays; their receipt goes along',
    email: {
      variables: { ...OF_FRIEND, sum: SUM, facts: FACTS, link: LINK },
      subject: '{sum} received for your place, booking {booking}',
      action: OPEN,
      words: 'We have received {sum} of your share of {journey}. Thank you.\n\n{facts}\n\n{link}',
    },
  },
  'friend-due': {
    title: 'A friend’s share is due',
    when: 'a week and a day before a friend’s share is due',
    email: {
      variables: { ...OF_FRIEND, sum: SUM, due: DUE, kept: KEPT_BY_DUE, facts: FACTS, link: LINK },
      subject: '{sum} of your share by {due}: {journey}',
      action: 'Pay {sum}',
      words: '{sum} of your share of {journey} is due by {due}.\n\n{kept}\n\n{facts}\n\n{link}',
    },
  },
  'friend-missed': {
    title: 'A friend’s share was not paid in time',
    when: 'the day after a friend’s share was due, while the seats are still kept',
    email: {
      variables: { ...OF_FRIEND, sum: SUM, due: DUE, kept: KEPT, facts: FACTS, link: LINK },
      subject: '{sum} of your share was due on {due}: {journey}',
      action: 'Pay {sum}',
      words: '{sum} of your share of {journey} was due on {due} and has not reached us.\n\n{kept}\n\n{facts}\n\n{link}',
    },
  },
  'friend-changed': {
    title: 'A friend’s trip or share has changed',
    when: 'a change of the booking, or of how it is shared, moves a friend’s date, share or due date',
    email: {
      variables: {
        ...OF_FRIEND,
        stands: {
          says: 'how it stands for the friend, as a sentence',
          sample: 'This is how it stands for you now.',
          isNeeded: true,
        },
        back: { says: 'what goes back; may be empty', sample: '₹1,575 goes back to where it came from.' },
        facts: FACTS,
        link: LINK,
      },
      subject: 'Changed: {journey}, {date}',
      action: OPEN,
      words: '{organiser} has changed the trip. {stands}\n\n{back}\n\n{facts}\n\n{link}',
    },
  },
  'friend-called-off': {
    title: 'A friend’s date is called off',
    when: 'a date that friends share is called off and another one may be chosen',
    email: {
      variables: {
        ...OF_FRIEND,
        until: { ...DATE, says: 'the last day to choose', isNeeded: true },
        facts: FACTS,
        link: LINK,
      },
      subject: 'Called off: {journey}, {date}',
      action: OPEN,
      words: `We are sorry: we have had to call {journey} of {date} off.

Until {until} {organiser} may move all of you to another date free of charge; we write to you if so. If not, everything goes back to where it came from, what you have paid to you.

{facts}

{link}`,
    },
  },
  'friend-refund': {
    title: 'A friend’s money goes back',
    when: 'money a friend of a group paid goes back and the trip goes on',
    email: {
      variables: { ...OF_FRIEND, sum: SUM, why: WHY, facts: FACTS, link: LINK },
      action: OPEN,
      subject: '{sum} goes back to you, booking {booking}',
      words: '{why} {sum} goes back to where it came from; you need do nothing.\n\n{facts}\n\n{link}',
    },
  },
  'friend-entered-wrongly': {
    title: 'A friend’s payment was entered wrongly',
    when: 'a line of the bank for a friend’s share that was entered wrongly is taken back',
    email: {
      variables: { ...OF_FRIEND, sum: SUM, facts: FACTS, link: LINK },
      action: OPEN,
      subject: 'Our slip, not yours: {sum}, booking {booking}',
      words: `We wrote to you that {sum} had come for your place in {journey}. That was a slip of ours when we entered what our bank shows, and we are sorry.

Please take no notice of that mail: nothing goes back to you because of it, and you need not pay again. We are looking at our account once more and write as soon as your payment is entered.

{facts}

{link}`,
    },
  },
  'friend-ended': {
    title: 'A friend’s share ends',
    when: 'who booked pays for everybody again, to each friend who has paid',
    email: {
      variables: {
        ...OF_FRIEND,
        sum: { ...SUM, says: 'what the friend has paid' },
        days: { says: 'working days until money is back', sample: '7', isNeeded: true },
        facts: FACTS,
        link: LINK,
      },
      subject: 'You have nothing more to pay: {journey}, {date}',
      action: OPEN,
      words: `{organiser} pays all that is left of {journey} from now on, and you have nothing more to pay. Your link shows what you have paid.

The {sum} you have paid stays in the trip, and nothing of it goes back now. Where the trip is changed or cancelled and money goes back, your part of it goes to where it came from within {days} working days.

{facts}

{link}`,
    },
  },
  'friend-cancelled': {
    title: 'A friend’s trip is cancelled',
    when: 'a booking that friends share is cancelled',
    email: {
      variables: {
        ...OF_FRIEND,
        why: { ...WHY, sample: 'Meera Kulkarni has cancelled Munnar tea country.' },
        back: {
          says: 'what goes back, as a sentence',
          sample: '₹12,040 goes back to where it came from; you need do nothing.',
          isNeeded: true,
        },
        facts: FACTS,
        link: LINK,
      },
      subject: 'Cancelled: {journey}, {date}',
      action: OPEN,
      words: '{why}\n\n{back}\n\n{facts}\n\n{link}',
    },
  },
} as const satisfies Record<string, MessageKind>
