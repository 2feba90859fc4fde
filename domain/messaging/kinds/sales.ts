import type { Kind } from '#domain/messaging/kind.ts'
import { DATE, FACTS, JOURNEY, LINK, SITE } from './variables.ts'

const REFERENCE = {
  says: 'the reference of the enquiry',
  sample: 'PDV-7K3M-9QXT',
  form: /^PDV-[2-9A-Z]{4}-[2-9A-Z]{4}$/,
} as const
const SEATS = { says: 'how many seats', sample: '2 seats' } as const

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
        days: { says: '“, any day of the week” where the office is always open', sample: ', any day of the week' },
        call: {
          says: 'the sentence with the telephone; empty without one',
          sample: ' If it cannot wait, call 1800 202 2014.',
        },
        link: LINK,
      },
      subject: 'Your enquiry {reference}: {site}',
      action: 'See my enquiry',
      words: `Your enquiry{about} has reached {site}. Its reference is {reference}.

A person reads it and answers between 10am and 6pm{days}.{call}

This link shows what you asked and where it stands. You can also withdraw it there:

{link}

If you did not ask, somebody typed your address by mistake. Withdraw it by the link, or do nothing.`,
    },
    sms: {
      variables: {
        reference: REFERENCE,
        host: {
          says: 'the name of the site’s own address',
          sample: 'tours.example',
          form: /^[a-z0-9.:-]{4,29}$/,
          isNeeded: true,
        },
        token: {
          says: 'the last part of the link',
          sample: 'Ab_-5678901234567890zZ',
          form: /^[\w-]{22}$/,
          isNeeded: true,
        },
      },
      about: 'Your enquiry',
      words:
        'Your enquiry {reference} has reached us. A person answers between 10am and 6pm. See it at {host}/enquiry/{token} - {site}',
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
          ...FACTS,
          sample: [
            ['From', 'Meera Kulkarni'],
            ['Mobile', '+919812345678'],
            ['About', 'Munnar tea country'],
          ],
        },
        message: { says: 'what was written', sample: 'Can we see the tea being made?' },
      },
      subject: 'Enquiry {reference}: {site}',
      words: `Enquiry {reference}

{facts}

{message}`,
    },
  },
  'waiting-asked': {
    title: 'Waiting list: was it you?',
    when: 'somebody asks to be told of free seats',
    email: {
      variables: {
        site: SITE,
        journey: JOURNEY,
        date: DATE,
        seats: SEATS,
        days: { says: 'days for an answer', sample: '7' },
        link: LINK,
      },
      subject: 'The waiting list of {journey}, {date}',
      action: 'Keep me on the list',
      words: `Somebody, you we hope, asked to be told when {seats} come free on {journey} of {date}. Open the link and press the button: your place in the line begins there.

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
        journey: JOURNEY,
        date: DATE,
        seats: SEATS,
        until: { says: 'until when they are kept', sample: 'Sun 13 Dec 2026, 09:00', isNeeded: true },
        link: LINK,
      },
      subject: '{seats} for you: {journey}, {date}',
      action: 'See the seats kept for me',
      words: `What you waited for has come free. {seats} on {journey} of {date} are kept for you until {until}, and for nobody else meanwhile.

After that they go to the next in the line. If you no longer want them, the same link gives them on at once.

{link}`,
    },
  },
  'waiting-called-off': {
    title: 'Waiting list: the date was called off',
    when: 'a departure is called off, to whoever waited for it',
    email: {
      variables: { site: SITE, journey: JOURNEY, date: DATE, link: LINK },
      subject: 'Called off: {journey}, {date}',
      action: 'See the other dates',
      words: `You waited for seats on {journey} of {date}. We are sorry: we have had to call that date off, so no seats will come free. Your place in the line is closed, and nothing was charged.

The same journey may leave on other dates. The link leads to them.

{link}`,
    },
  },
} as const satisfies Record<string, Kind>
