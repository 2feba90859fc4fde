import type { MessageKind } from '#domain/messaging/kind.ts'
import { BOOKING, DATE, FACTS, JOURNEY, needed, OF_BOOKING, OPEN, SITE, SUM } from './variables.ts'

const BACK = {
  says: 'what goes back, as a sentence',
  sample: '₹12,040 goes back to where it came from; you need do nothing.',
  isNeeded: true,
} as const
const cancelled = (why: string) =>
  ({
    variables: { ...OF_BOOKING, back: BACK },
    subject: 'Cancelled: {journey}, {date}',
    action: OPEN,
    words: `${why}\n\n{back}\n\n{facts}\n\n{link}`,
  }) as const

const changed = (why: string, word: 'Changed' | 'Moved') =>
  ({
    variables: { ...OF_BOOKING, back: { ...BACK, isNeeded: undefined, says: 'what goes back; may be empty' } },
    subject: `${word}: {journey}, {date}`,
    action: OPEN,
    words: `${why}\n\n{back}\n\n{facts}\n\n{link}`,
  }) as const

/** About a booking and its journey. */
export const BOOKING_KINDS = {
  booking: {
    title: 'The booking is confirmed',
    when: 'the money of a hold has come',
    email: {
      variables: {
        site: SITE,
        journey: JOURNEY,
        date: DATE,
        booked: { says: 'seats or car, and the first name', sample: 'Your seats are booked, Meera' },
        leaves: {
          says: 'what leaves or comes, where and when',
          sample: 'Munnar tea country leaves Kochi on Sat 12 Dec 2026',
          isNeeded: true,
        },
        back: { says: 'the last day of the journey', sample: 'Wed 16 Dec 2026' },
        paid: SUM,
      },
      subject: 'Booked: {journey}, {date}',
      around: 'below these words the mail shows the ticket, the price and what comes next',
      words: `{booked}

{leaves}, and the journey ends on {back}. {paid} has reached us.`,
    },
    sms: {
      variables: {
        reference: BOOKING,
        date: needed(DATE),
        rupees: { says: 'what has been paid, without ₹', sample: '16,052', form: /^[\d,]{1,14}(\.\d\d)?$/ },
      },
      about: 'Your booking',
      words:
        'Booking {reference} is confirmed for {date}. We have received Rs {rupees}. All of it is in your e-mail - {site}',
    },
  },
  link: {
    title: 'The link of a booking',
    when: 'staff book for somebody who called, or send the link once more',
    email: {
      variables: {
        ...OF_BOOKING,
        stands: {
          says: 'how the booking stands: of what is held, until when and what to pay',
          sample:
            '2 seats are held for you until Sat 12 Dec 2026, 18:45. To book, open your booking and pay ₹16,052; nothing is charged before that.',
          isNeeded: true,
        },
      },
      subject: 'Your booking {booking}: {journey}, {date}',
      action: OPEN,
      words: '{stands}\n\n{facts}\n\n{link}',
    },
    sms: {
      variables: {
        reference: BOOKING,
        held: { says: 'what is held', sample: '2 seats', form: /^(\d{1,2} seats?|A car)$/, isNeeded: true },
        until: {
          says: 'day and time the hold ends',
          sample: 'Sat 12 Dec 2026, 6:45 pm',
          form: /^[A-Za-z]{3} \d{1,2} [A-Za-z]{3} \d{4}, \d{1,2}:\d{2} [ap]m$/,
          isNeeded: true,
        },
      },
      about: 'Held for you',
      words:
        '{held} held for you as booking {reference} until {until}. Pay by the link in your e-mail to book - {site}',
    },
  },
  changed: {
    title: 'The booking is changed',
    when: 'date, rooms, people or extras of a booking change',
    email: changed('Your booking is changed as you asked.', 'Changed'),
  },
  'contact-changed': {
    title: 'Reached elsewhere from now on',
    when: 'who booked proves another mobile or e-mail for a paid booking; it goes to the address before',
    email: {
      variables: OF_BOOKING,
      subject: 'Your booking {booking}: we reach you elsewhere now',
      action: OPEN,
      words:
        'Another mobile or e-mail was given for this booking and proven by a code. What we write about it goes there from now on. If that was not you, please call or write to us at once.\n\n{facts}\n\n{link}',
    },
  },
  'contact-put-right': {
    title: 'Reached elsewhere, as we were asked',
    when: 'staff put the mobile or e-mail of a booking right; it goes to the address before, without a link',
    email: {
      variables: { site: SITE, journey: JOURNEY, date: DATE, booking: BOOKING, facts: FACTS },
      subject: 'Your booking {booking}: we reach you elsewhere now',
      words:
        'We were asked to reach whoever made this booking elsewhere, and have changed it. What we write about it goes there from now on. If you did not ask for that, please call or write to us at once.\n\n{facts}',
    },
  },
  moved: {
    title: 'Moved after we called it off',
    when: 'whoever booked chooses another date for one that was called off',
    email: changed(
      'We had to call off the date you had booked, and you chose another. Your booking has moved there, free of charge.',
      'Moved',
    ),
  },
  cancelled: {
    title: 'Cancelled by whoever booked',
    when: 'somebody cancels their booking',
    email: cancelled('Your booking is cancelled.'),
  },
  'cancelled-unpaid': {
    title: 'Cancelled: a part was not paid',
    when: 'a part is still unpaid after its days of grace',
    email: cancelled(
      'A part of the price did not reach us, also after its days of grace. Your seats have gone back, and the booking is cancelled.',
    ),
  },
  'cancelled-by-us': {
    title: 'Cancelled: we called it off',
    when: 'a departure or a hire was called off and everything goes back',
    email: cancelled('We are sorry: we have had to call this off. Its page shows on which other days it can be had.'),
  },
  'called-off': {
    title: 'Called off: another date, or everything back',
    when: 'a departure or a hire is called off and can be had on another day',
    email: {
      variables: {
        ...OF_BOOKING,
        until: { says: 'the last day to choose', sample: 'Sat 19 Dec 2026', isNeeded: true },
      },
      subject: 'Called off: {journey}, {date}. Another date, or everything back',
      action: 'Choose another date, or everything back',
      words: `We are sorry: we have had to call {journey} of {date} off.

Until {until} you may move to another date free of charge. What you were promised it costs stays: a dearer date costs you nothing more, of a cheaper one the difference comes back.

Or have everything back at once, on the same page. If you do nothing, everything goes back to where it came from by itself on the day after.

{facts}

{link}`,
    },
    sms: {
      variables: {
        reference: BOOKING,
        date: needed(DATE),
        until: { ...needed(DATE), says: 'the last day to choose', sample: 'Sat 19 Dec 2026' },
      },
      about: 'Your date was called off',
      words:
        'Booking {reference}: we had to call {date} off and are sorry. Choose another date free of charge until {until}, or get it all back: see your e-mail - {site}',
    },
  },
} as const satisfies Record<string, MessageKind>
