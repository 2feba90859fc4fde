import type { MessageKind } from '#domain/messaging/kind.ts'
import { LINK, SITE, WHEN } from './variables.ts'

const CODE = {
  says: 'the code of six digits',
  sample: '004271',
  is: 'code',
  form: /^[0-9]{6}$/,
  isNeeded: true,
} as const
const NOTICED = { site: SITE, name: { says: 'whom it addresses', sample: 'Meera' }, when: WHEN } as const
const AFTER = { says: 'the new one, masked', sample: '+91 98•••••678', isNeeded: true } as const

const UNLESS_YOU =
  'If it was not you, open our site at once, choose Forgot Password and set a new password. That signs everyone out.'
const UNLESS_YOU_CALL =
  'If it was not you, call or write to us at once. How to reach us stands on the Contact page of our site.'

const notice = (...blocks: string[]): string => ['Dear {name},', ...blocks, '{site}'].join('\n\n')

/** About accounts and the newsletter. */
export const ACCOUNT_KINDS = {
  code: {
    title: 'One-time code',
    when: 'somebody proves a mobile or an e-mail address',
    email: {
      variables: { otp: CODE, site: SITE },
      subject: 'Your {site} verification code',
      words: `Use this code to show {site} that this address is yours:

{otp}

It is valid for 2 minutes. Please do not share it with anyone.

If you did not ask for it, do nothing: without the code nothing changes.`,
    },
    sms: {
      variables: { otp: CODE },
      about: 'Your verification code',
      words:
        '{otp} is your {site} verification code. It is valid for 2 minutes. Please do not share it with anyone. - {site}',
    },
  },
  notice: {
    title: 'Something of an account was changed, by SMS',
    when: 'a password, a mobile or an e-mail address is changed',
    sms: {
      variables: {
        what: {
          says: 'what was changed',
          sample: 'mobile number',
          form: /^(password|mobile number|e-mail address)$/,
          isNeeded: true,
        },
        when: WHEN,
      },
      about: 'Your {what} was changed',
      words: 'Your {site} {what} was changed on {when}. If this was not you, call us at once. - {site}',
    },
  },
  'password-changed': {
    title: 'The password was changed',
    when: 'a new password is set',
    email: {
      variables: NOTICED,
      subject: 'Your password was changed: {site}',
      words: notice(
        'the password of your {site} account was changed on {when}.',
        'All other devices were signed out.',
        UNLESS_YOU,
      ),
    },
  },
  'mobile-changed': {
    title: 'The mobile was changed',
    when: 'another mobile stands on an account',
    email: {
      variables: {
        ...NOTICED,
        from: {
          says: '“ from ” and the one before, masked; empty where there was none',
          sample: ' from +91 98•••••001',
        },
        after: AFTER,
      },
      subject: 'Your mobile number was changed: {site}',
      words: notice(
        'the mobile number of your {site} account was changed{from} to {after} on {when}.',
        UNLESS_YOU_CALL,
      ),
    },
  },
  'email-changed': {
    title: 'The e-mail address was changed',
    when: 'another address stands on an account; it goes to the old one',
    email: {
      variables: { ...NOTICED, after: { ...AFTER, sample: 'n•••@example.org' } },
      subject: 'Your e-mail address was changed: {site}',
      words: notice(
        'the e-mail address of your {site} account was changed to {after} on {when}.',
        'This is the last message about it to this address.',
        UNLESS_YOU_CALL,
      ),
    },
  },
  'identity-linked': {
    title: 'A new way to sign in',
    when: 'Google or another provider opens the account from now on',
    email: {
      variables: { ...NOTICED, provider: { says: 'who opens it', sample: 'Google', isNeeded: true } },
      subject: 'A new way to sign in: {site}',
      words: notice(
        '{provider} was linked to your {site} account on {when}. You can sign in with it from now on.',
        'If it was not you, sign in, open My Profile, remove it and change your password.',
      ),
    },
  },
  'data-asked': {
    title: 'A data request has arrived',
    when: 'somebody without an account asks what is kept of them, with a code sent by e-mail',
    email: {
      variables: {
        site: SITE,
        link: LINK,
        until: { says: 'the day it is answered by', sample: 'Sat 26 Dec 2026', isNeeded: true },
      },
      subject: 'What we keep of you: your request to {site}',
      action: 'See how it stands',
      words: `You asked {site} about what we keep of you. We answer by {until}.

{link}

Whoever has this link can read the answer: please keep it to yourself.`,
    },
  },
  'data-answered': {
    title: 'A data request is answered',
    when: 'the owner answers what somebody without an account asked of what is kept of them; by SMS where the code went by SMS',
    email: {
      variables: {
        site: SITE,
        link: LINK,
        answer: { says: 'what the owner answered', sample: 'What we kept of you is erased.', isNeeded: true },
      },
      subject: 'What we keep of you: the answer of {site}',
      action: 'Open the answer',
      words: `You asked {site} about what we keep of you.

{answer}

{link}`,
    },
    sms: {
      variables: {},
      about: 'What we keep of you',
      words:
        'We have answered what you asked about your data. Open the link you were shown, or find it again from the Privacy Policy on our site - {site}',
    },
  },
  'second-factor-added': {
    title: 'A new second factor',
    when: 'somebody who works here adds an authenticator app or a passkey',
    email: {
      variables: {
        ...NOTICED,
        what: { says: 'what opens the office with the password', sample: 'Authenticator app', isNeeded: true },
      },
      subject: 'A new second factor: {site}',
      words: notice(
        '{what} was added to your {site} account on {when}. With the password it opens the office.',
        'If it was not you, tell an owner of the site at once: they can take it away and end every session.',
      ),
    },
  },
  'staff-invitation': {
    title: 'An invitation to work here',
    when: 'an owner invites somebody to the office',
    email: {
      variables: {
        site: SITE,
        inviter: { says: 'who invites', sample: 'Leela Menon' },
        role: { says: 'as what', sample: 'sales' },
        link: LINK,
        until: { says: 'until when the link works', sample: 'Thu 26 Nov 2026', isNeeded: true },
      },
      subject: '{inviter} invites you to work on {site}',
      action: 'Take it up',
      words: `{inviter} invites you to the office of {site}, as {role}.

{link}

The link works once, until {until}. If you do not know what this is about, do nothing.`,
    },
  },
  'deletion-requested': {
    title: 'The account will be deleted',
    when: 'somebody asks for the account to be deleted',
    email: {
      variables: { ...NOTICED, on: { says: 'the day it is deleted', sample: 'Fri 27 Nov 2026', isNeeded: true } },
      subject: 'Your account will be deleted: {site}',
      words: notice(
        'you asked us on {when} to delete your {site} account. We will delete it on {on}.',
        'Until then you can keep it: sign in, open My Profile and choose Keep my account.',
        'Invoices and what the tax laws ask us to keep stay with us as long as the law says, and for nothing else.',
      ),
    },
  },
  'deletion-undone': {
    title: 'The account stays',
    when: 'the wish to delete it is taken back',
    email: {
      variables: NOTICED,
      subject: 'Your account stays: {site}',
      words: notice('your {site} account stays. The request to delete it was taken back on {when}.', UNLESS_YOU),
    },
  },
  'scripts-changed': {
    title: 'Scripts on public pages were changed',
    when: 'an owner changes which scripts run on public pages; it goes to every owner',
    email: {
      variables: {
        ...NOTICED,
        who: { says: 'who changed them', sample: 'Asha' },
        what: { says: 'what was put on and taken off', sample: 'Put on: Google Tag Manager.', isNeeded: true },
        link: LINK,
      },
      subject: 'Scripts on your site were changed: {site}',
      action: 'See what runs',
      words: notice(
        '{who} changed on {when} which scripts run on the public pages of {site}.',
        '{what}',
        '{link}',
        'If nobody of you meant that, open the page above, choose Take all off, and set a new password.',
      ),
    },
  },
  newsletter: {
    title: 'Does this address want the newsletter?',
    when: 'somebody asks for the newsletter',
    email: {
      variables: {
        site: SITE,
        link: LINK,
        leave: {
          says: 'the address by which one leaves',
          sample: 'https://example.com/leave',
          is: 'link',
          isNeeded: true,
        },
      },
      subject: 'Please confirm: the {site} newsletter',
      action: 'Confirm my address',
      words: `Somebody, we hope you, asked for the {site} newsletter at this address.

To receive it, please confirm within seven days:

{link}

If it was not you, do nothing. Without your confirmation we send no newsletter.

You can leave the newsletter at any time: {leave}`,
    },
  },
} as const satisfies Record<string, MessageKind>
