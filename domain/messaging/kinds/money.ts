import type { MessageKind } from '#domain/messaging/kind.ts'
import { BOOKING, DUE, FACTS, JOURNEY, KEPT, KEPT_BY_DUE, LINK, SITE, SUM } from './variables.ts'

const OF_MONEY = { site: SITE, journey: JOURNEY, booking: BOOKING, sum: SUM, facts: FACTS, link: LINK } as const
const OF_PART = {
  ...OF_MONEY,
  what: { says: 'which part or parts, or “Your group”', sample: 'Part 2' },
  due: DUE,
} as const

const OF_DUE = { ...OF_PART, kept: KEPT_BY_DUE } as const

/** About the money of a booking. */
export const MONEY_KINDS = {
  paid: {
    title: 'A later part has arrived',
    when: 'a part after the first is paid; its receipt goes along',
    email: {
      variables: OF_MONEY,
      subject: '{sum} received for booking {booking}',
      action: 'Open my booking',
      words: 'We have received {sum} for {journey}. Thank you.\n\n{facts}\n\n{link}',
    },
  },
  'money-returned': {
    title: 'A payment goes back',
    when: 'money comes that pays nothing any more',
    email: {
      variables: {
        ...OF_MONEY,
        payer: { says: '“you”, or “your friend” in a group', sample: 'you' },
        why: { says: 'why, as a sentence', sample: 'This part had been paid before.', isNeeded: true },
      },
      subject: '{sum} goes back to {payer}, booking {booking}',
      action: 'Open my booking',
      words: '{why} {sum} goes back to where it came from; you need do nothing for that.\n\n{facts}\n\n{link}',
    },
  },
  'wrong-amount': {
    title: 'Money of a wrong amount',
    when: 'money comes that is not the sum it was asked for',
    email: {
      variables: {
        ...OF_MONEY,
        due: { says: 'the sum that was asked for', sample: '₹16,052', isNeeded: true },
        standing: { says: 'what that means for the seats, as a sentence', sample: 'Your seats stay yours.' },
      },
      subject: '{sum} came in place of {due}, booking {booking}',
      action: 'Open my booking',
      words: `{sum} has reached us for {journey}, and {due} was asked for. So it has paid no part of the price.

It goes back in full to where it came from, as soon as one of us has looked at it; you need do nothing for that. {standing}

{facts}

{link}`,
    },
  },
  'entered-wrongly': {
    title: 'A payment was entered wrongly',
    when: 'a line of the bank that was entered wrongly is taken back',
    email: {
      variables: OF_MONEY,
      subject: 'Our slip, not yours: {sum}, booking {booking}',
      action: 'Open my booking',
      words: `We wrote to you that {sum} had come for {journey}. That was a slip of ours when we entered what our bank shows, and we are sorry.

Please take no notice of that mail: nothing goes back to you because of it, and you need not pay again. We are looking at our account once more and write as soon as your payment is entered.

{facts}

{link}`,
    },
  },
  'not-received': {
    title: 'Money taken at the desk was entered wrongly',
    when: 'what staff entered as received at the desk is taken back',
    email: {
      variables: {
        ...OF_MONEY,
        standing: {
          says: 'how the booking stands now, as a sentence',
          sample: 'Your booking stands, and that sum is due again.',
        },
      },
      subject: 'Our slip, not yours: {sum}, booking {booking}',
      action: 'Open my booking',
      words: `We wrote to you that we had received {sum} for {journey}. That was a slip of ours in entering it, and we are sorry: the receipt we sent with it does not count. {standing}

If you have paid it after all, please call us with your receipt.

{facts}

{link}`,
    },
  },
  'part-due': {
    title: 'A part is due soon',
    when: 'a week and a day before a part is due',
    email: {
      variables: OF_DUE,
      subject: '{what}, {sum} by {due}: {journey}',
      action: 'Pay {sum}',
      words: '{what} of your journey: {sum} is due by {due}.\n\n{kept}\n\n{facts}\n\n{link}',
    },
  },
  'group-due': {
    title: 'The shares of a group are due soon',
    when: 'a week and a day before the shares of friends are due, to who booked',
    email: {
      variables: OF_DUE,
      subject: '{what}, {sum} by {due}: {journey}',
      action: 'Pay {sum}',
      words: `{sum} of your group’s shares is due by {due}. The page of your group says who has paid; you may pay for whoever has not.

{kept}

{facts}

{link}`,
    },
  },
  'part-missed': {
    title: 'A part was not paid in time',
    when: 'the day after a part was due, while its seats are still kept',
    email: {
      variables: { ...OF_PART, last: { says: 'the last day of grace', sample: 'Tue 15 Dec 2026' }, kept: KEPT },
      subject: '{what}, {sum} was due on {due}: {journey}',
      action: 'Pay {sum}',
      words: `{sum} was due on {due} and has not reached us.

{kept}

{facts}

{link}`,
    },
  },
} as const satisfies Record<string, MessageKind>
