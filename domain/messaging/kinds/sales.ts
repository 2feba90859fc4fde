import type { MessageKind } from '#domain/messaging/kind.ts'
import { DATE, FACTS, JOURNEY, LINK, needed, SITE, SUM } from './variables.ts'

const REFERENCE = {
  says: 'the reference of the enquiry',
  sample: 'ENQ-7K3M-9QXT',
  form: /^(?:ENQ|PDV)-[2-9A-Z]{4}-[2-9A-Z]{4}$/,
} as const
const HOST = {
  says: 'the name of the site’s own address',
  sample: 'tours.example',
  form: /^[a-z0-9.:-]{4,29}$/,
  isNeeded: true,
} as const
const TOKEN = {
  says: 'the last part of the link',
  sample: 'Ab_-5678901234567890zZ',
  form: /^[\w-]{22}$/,
  isNeeded: true,
} as const
const SEATS = { says: 'how many seats', sample: '2 seats' } as const
const SEATS_SMS = { ...SEATS, form: /^\d{1,2} seats?$/, isNeeded: true } as const
const UNTIL_SMS = {
  says: 'until when they are kept',
  sample: 'Sat 12 Dec 2026, 6:45 pm',
  form: /^[A-Za-z]{3} \d{1,2} [A-Za-z]{3} \d{4}, \d{1,2}:\d{2} [ap]m$/,
  isNeeded: true,
} as const

/** About enquiries and waiting lists. */
export const SALES_KINDS = {
  enquiry: {
    title: 'An enquiry has reached us',
    when: 'an enquiry comes in; what the visitor wrote never stands in it, since anybody may type any address',
    mayBeOff: true,
    email: {
      variables: {
        site: SITE,
        reference: REFERENCE,
        about: { says: '“ about ” and the page it was asked on; may be empty', sample: ' about Munnar tea country' },
        hours: { says: 'when the office opens and closes', sample: '10am and 6pm' },
        days: {
          says: 'the days of the office with a comma before; empty where nobody has said',
          sample: ', any day of the week',
        },
        call: {
          says: 'the sentence with the telephone; empty without one',
          sample: ' If it cannot wait, call 1800 202 2014.',
        },
        link: LINK,
      },
      subject: 'Your enquiry {reference}: {site}',
      action: 'See my enquiry',
      words: `Your enquiry{about} has reached {site}. Its reference is {reference}.

A person reads it and answers between {hours}{days}.{call}

This link shows what you asked and where it stands. You can also withdraw it there:

{link}

If you did not ask, somebody typed your address by mistake. Withdraw it by the link, or do nothing.`,
    },
    sms: {
      variables: {
        reference: REFERENCE,
        host: HOST,
        token: TOKEN,
      },
      about: 'Your enquiry',
      words:
        'Your enquiry {reference} has reached us. A person answers in office hours. See it at {host}/enquiry/{token} - {site}',
    },
  },
  'enquiry-office': {
    title: 'To the office: an enquiry',
    when: 'an enquiry comes in; an answer to this mail goes to whoever asked',
    mayBeOff: true,
    email: {
      variables: {
        site: SITE,
        reference: REFERENCE,
        facts: {
          ...needed(FACTS),
          sample: [
            ['From', 'Meera Kulkarni'],
            ['Mobile', '+919812345678'],
            ['About', 'Munnar tea country'],
          ],
        },
        message: { says: 'what was written', sample: 'Can we see the tea being made?', isNeeded: true },
      },
      subject: 'Enquiry {reference}: {site}',
      words: `Enquiry {reference}

{facts}

{message}`,
    },
  },
  quote: {
    title: 'A quote for whoever asked',
    when: 'the office sends a price in answer to an enquiry',
    email: {
      variables: {
        site: SITE,
        reference: REFERENCE,
        journey: JOURNEY,
        date: DATE,
        sum: SUM,
        until: { says: 'until when the price is promised', sample: 'Mon 7 Dec 2026, 6:00 pm', isNeeded: true },
        facts: FACTS,
        link: LINK,
      },
      subject: 'Your quote: {journey}, {date}',
      action: 'See the quote, and book',
      words: `You asked us ({reference}), and here is the price: {journey} on {date}, {sum} for all of you, GST included.

{facts}

It stands until {until}, unless its price changes before. Behind the link is every line of it, what cancelling would cost, and the way to book. Nothing is paid before you say so.

{link}`,
    },
    sms: {
      variables: {
        reference: REFERENCE,
        host: HOST,
        token: TOKEN,
        until: { ...DATE, says: 'the last day the price is promised' },
      },
      about: 'Your quote',
      words: 'Your quote for enquiry {reference} is ready: see it and book at {host}/q/{token} until {until} - {site}',
    },
  },
  'enquiry-call': {
    title: 'To a colleague: a call is due',
    when: 'ten minutes before a call that was planned with whoever asked',
    mayBeOff: true,
    email: {
      variables: {
        site: SITE,
        reference: REFERENCE,
        when: { says: 'day and time of the call', sample: 'Mon 7 Dec 2026, 4:30 pm', isNeeded: true },
        facts: {
          ...needed(FACTS),
          sample: [
            ['Who', 'Meera Kulkarni'],
            ['Mobile', '+919812345678'],
            ['About', 'Munnar tea country'],
          ],
        },
        link: LINK,
      },
      subject: 'Call at {when}: enquiry {reference}',
      action: 'Open the enquiry',
      words: `A call is planned for {when}, and it is yours.

{facts}

{link}`,
    },
  },
  'waiting-asked': {
    title: 'Waiting list: was it you?',
    when: 'somebody asks to be told of free seats',
    email: {
      variables: {
        site: SITE,
        journey: needed(JOURNEY),
        date: needed(DATE),
        seats: SEATS,
        days: { says: 'days for an answer', sample: '7' },
        link: LINK,
      },
      subject: 'The waiting list of {journey}, {date}',
      action: 'Keep me on the list',
      words: `Somebody, you we hope, asked to be told of {seats} coming free on {journey} of {date}. Open the link and press the button: your place in the line begins there.

If it was not you, do nothing. After {days} days we forget this address.

{link}`,
    },
  },
  'waiting-offered': {
    title: 'Waiting list: seats are kept for you',
    when: 'seats come free for whoever is next in the line',
    email: {
      variables: {
        site: SITE,
        journey: needed(JOURNEY),
        date: needed(DATE),
        seats: SEATS,
        until: { says: 'until when they are kept', sample: 'Sun 13 Dec 2026, 09:00', isNeeded: true },
        link: LINK,
      },
      subject: '{seats} for you: {journey}, {date}',
      action: 'See the seats kept for me',
      words: `What you waited for has come free: {seats} on {journey} of {date}, kept for you until {until} and for nobody else meanwhile.

After that they go to the next in the line. If you no longer want them, the same link gives them on at once.

{link}`,
    },
    sms: {
      variables: { seats: SEATS_SMS, date: needed(DATE), until: UNTIL_SMS },
      about: 'Seats are kept for you',
      words:
        '{seats} of the journey of {date} have come free and are kept for you until {until}. Call us to book - {site}',
    },
  },
  'waiting-called-off': {
    title: 'Waiting list: the date was called off',
    when: 'a departure is called off, to whoever waited for it',
    email: {
      variables: { site: SITE, journey: needed(JOURNEY), date: needed(DATE), link: LINK },
      subject: 'Called off: {journey}, {date}',
      action: 'See the other dates',
      words: `You waited for seats on {journey} of {date}. We are sorry: we have had to call that date off, so no seats will come free. Your place in the line is closed, and nothing was charged.

The same journey may leave on other dates. The link leads to them.

{link}`,
    },
    sms: {
      variables: { date: needed(DATE) },
      about: 'The date was called off',
      words:
        'We had to call off the journey of {date} and are sorry: no seats will come free for you. Other dates may be had, call us - {site}',
    },
  },
  'waiting-taken-off': {
    title: 'Waiting list: taken off',
    when: 'staff take somebody off a waiting list',
    email: {
      variables: { site: SITE, journey: needed(JOURNEY), date: needed(DATE), seats: SEATS, link: LINK },
      subject: 'Off the waiting list: {journey}, {date}',
      action: 'See my place',
      words: `We have taken you off the waiting list of {journey}, {date}: you wait no more for {seats}, and nothing is kept for you. Nothing was charged.

If that is not what you wanted, answer this mail; or open the link, which lets you wait again, behind those who wait already.

{link}`,
    },
    sms: {
      variables: { date: needed(DATE) },
      about: 'Off the waiting list',
      words:
        'We have taken you off the waiting list of the journey of {date}. Nothing was charged. If that is not what you wanted, call us - {site}',
    },
  },
} as const satisfies Record<string, MessageKind>
