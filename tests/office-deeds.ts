import type { Action } from '#domain/policy/policy.ts'

/** What one types to come to each deed of a page, by what its form asks for. */
type Said = Readonly<Record<string, string>>
export type DeedsOfPage = {
  typed?: Said
  /** Deeds the palette does not name, and why. */
  unnamed?: Said
  /** Deeds that fewer may do than may open the page. */
  narrow?: Readonly<Record<string, Action>>
}

const IN_ITS_FORM = 'a button of the form that is being filled in'
const AT_ONCE = 'offered on the page that follows, for as long as it may be wanted'
const TICKED = 'asks anew about what was ticked'

/** Of what has drafts: its list, its page, and what becomes of many. */
function drafted(path: string, one: string, many: string, more: Said): Record<string, DeedsOfPage> {
  return {
    [path]: { unnamed: { 'bring-back': AT_ONCE } },
    [`${path}/several`]: { typed: { several: `many ${many} at once` }, unnamed: { 'bring-back': AT_ONCE } },
    [`${path}/:id`]: {
      typed: {
        save: `change ${one}`,
        draft: `send a draft of ${one} for review`,
        drop: `throw a draft of ${one}`,
        copy: `clone ${one}`,
        'bring-back': `draft of ${one} thrown away`,
        'put-back': `put ${one} back`,
        ...more,
      },
      unnamed: { look: IN_ITS_FORM },
    },
  }
}

/** A place or category: besides, a picture is drawn for it, and what was taken away comes back over the list. */
function place(path: string, one: string, many: string, remove: string): Record<string, DeedsOfPage> {
  const all = drafted(path, one, many, { remove })
  return {
    ...all,
    [path]: { unnamed: { 'put-back': AT_ONCE, 'bring-back': AT_ONCE } },
    [`${path}/:id`]: { ...all[`${path}/:id`], unnamed: { look: IN_ITS_FORM, draw: IN_ITS_FORM } },
  }
}

const PAGE_FORM = {
  look: IN_ITS_FORM,
  preview: IN_ITS_FORM,
  'look-text': IN_ITS_FORM,
  'put-in': IN_ITS_FORM,
}
const ARTICLE_FORM = { ...PAGE_FORM, draw: IN_ITS_FORM }

const ENQUIRY: Said = {
  note: 'enquiry note',
  assign: 'assign',
  plan: 'plan a call',
  called: 'write a call down',
  quote: 'quote',
  release: 'release seats',
  move: 'lost',
}

/** Every deed a form of the office asks for, by its page: how the palette is asked for it, or why it has no place there. */
export const OFFICE_DEEDS: Readonly<Record<string, DeedsOfPage>> = {
  '/admin/self': {
    typed: { remove: 'take a second factor away', end: 'end logged in elsewhere', 'end-others': 'logged in elsewhere' },
  },
  '/admin/views': { unnamed: { save: 'stands over the list it is of', remove: 'its page is found by its name' } },
  '/admin/payments': {
    typed: {
      confirm: 'match a bank line',
      'paid-back': 'refund paid back by hand',
      again: 'refund again',
      upi: 'UPI address',
      refunds: 'refund limit',
      'give-back': 'give back dispute',
      'take-back': 'take back dispute',
      'write-off': 'write off',
    },
    narrow: { upi: 'money.change', refunds: 'money.change' },
  },
  '/admin/enquiries': { typed: ENQUIRY },
  '/admin/enquiries/:reference': { typed: ENQUIRY },
  '/admin/enquiries/new': { typed: { take: 'enquiry of somebody who calls' } },
  '/admin/enquiries/several': { typed: { assign: 'assign many' } },
  '/admin/waiting/:id': { typed: { offer: 'offer seats', 'take-off': 'take off' } },
  '/admin/customers/merge': { typed: { merge: 'merge' } },
  '/admin/requests/:id': { typed: { answer: 'answer who asked', erase: 'erase' } },
  '/admin/packages/several': { typed: { several: 'many packages' } },
  '/admin/packages/new': { typed: { begin: 'new package' } },
  '/admin/packages/:id': { typed: { keep: 'change price' }, unnamed: { preview: IN_ITS_FORM } },
  '/admin/packages/:id/:part': {
    typed: { keep: 'change pictures' },
    unnamed: { look: IN_ITS_FORM, draw: IN_ITS_FORM },
  },
  '/admin/packages/:id/publish': {
    typed: {
      publish: 'publish package',
      schedule: 'schedule package',
      review: 'package for review',
      draft: 'package back to writing',
      withdraw: 'withdraw package',
      drop: 'throw package',
    },
  },
  '/admin/packages/:id/history': { typed: { restore: 'older revision', copy: 'copy package' } },
  '/admin/departures': { typed: { 'take-back': 'season back' } },
  '/admin/departures/new': { typed: { add: 'add departure' } },
  '/admin/departures/season': { typed: { make: 'make a season' } },
  '/admin/departures/several': { typed: { several: 'many departures' } },
  '/admin/departures/:id': {
    typed: { change: 'seats price departure', mark: 'guarantee', 'put-back': 'departure back as before' },
  },
  '/admin/departures/:id/desk': {
    typed: {
      'check-in': 'check in',
      voucher: 'scan',
      'send-car': 'send a car',
      'recall-car': 'car call back',
      'move-pickups': 'pick-ups',
      note: 'note desk',
    },
  },
  '/admin/departures/:id/call-off': {
    typed: { 'call-off': 'call off departure' },
    unnamed: { agree: 'the second person’s, on the day’s page', decline: 'the second person’s, on the day’s page' },
  },
  '/admin/almanac/:key': {
    typed: { save: 'change fact', 'as-shipped': 'fact back as shipped', 'put-back': 'fact back as before' },
  },
  '/admin/bookings/new': { typed: { book: 'book for somebody' } },
  '/admin/bookings/new/car': { typed: { book: 'hire a car' } },
  '/admin/bookings/:reference': {
    typed: {
      note: 'booking note',
      link: 'send link again',
      'take-back': 'take back line',
      'paid-back-wrongly': 'UTR refund',
      'not-paid-back': 'put right refund',
      extend: 'hold 15 minutes',
    },
  },
  '/admin/bookings/:reference/buyer': { typed: { bill: 'invoice made out', 'bill-again': 'invoice made out' } },
  '/admin/bookings/:reference/contact': { typed: { put: 'mobile right' } },
  '/admin/bookings/:reference/travellers': { typed: { name: 'name travellers' } },
  '/admin/bookings/:reference/details': { typed: { give: 'food papers' } },
  '/admin/bookings/:reference/change': {
    typed: { see: 'change rooms', amend: 'change date' },
    unnamed: { again: IN_ITS_FORM },
  },
  '/admin/bookings/:reference/cancel': { typed: { cancel: 'booking cancel' } },
  '/admin/bookings/:reference/call-off': { typed: { 'call-off': 'booking call off' } },
  '/admin/bookings/:reference/refund': {
    typed: { ask: 'booking refund' },
    unnamed: { give: 'the second person’s, on the day’s page', decline: 'the second person’s, on the day’s page' },
  },
  '/admin/bookings/:reference/money': { typed: { take: 'cash' } },
  ...place('/admin/states', 'state', 'states', 'remove state'),
  ...place('/admin/cities', 'city', 'cities', 'remove a city'),
  ...place('/admin/attractions', 'attraction', 'attractions', 'delete attraction'),
  ...place('/admin/categories', 'category', 'categories', 'delete category'),
  ...drafted('/admin/cars', 'class of car', 'classes of car', { remove: 'withdraw car' }),
  '/admin/pictures/several': { typed: { several: 'many pictures' } },
  '/admin/pictures/:id': { typed: { save: 'crop', remove: 'delete a picture', 'put-back': 'put picture back' } },
  '/admin/coupons/new': { typed: { save: 'new coupon' } },
  '/admin/coupons/several': { typed: { several: 'many coupons' } },
  '/admin/coupons/:id': { typed: { save: 'change coupon', end: 'end coupon', 'put-back': 'put coupon back' } },
  '/admin/reviews': { typed: { publish: 'publish review', decline: 'keep back a review' } },
  '/admin/reviews/several': { typed: { publish: 'publish many reviews', decline: 'keep back many reviews' } },
  '/admin/fleet': { typed: { vehicle: 'vehicle out of service', driver: 'driver', 'put-back': 'put vehicle back' } },
  '/admin/fleet/several': { typed: { several: 'many vehicles' } },
  '/admin/hires': { typed: { driver: 'assign a driver' } },
  '/admin/messages/log': { typed: { again: 'failed message again' } },
  '/admin/messages/several': { typed: { several: 'many failed' } },
  '/admin/messages/:kind': {
    typed: { change: 'change words message', test: 'test of a message', 'put-back': 'message back as shipped' },
    unnamed: { preview: IN_ITS_FORM },
  },
  '/admin/settings/terms': {
    typed: {
      cancellation: 'what cancelling costs',
      payment: 'what is due',
      'put-back': 'settings back',
      'cancellation-away': 'plan of cancelling',
      'payment-away': 'plan of paying',
    },
  },
  '/admin/settings': {
    typed: {
      company: 'name and address',
      reach: 'WhatsApp',
      promises: 'caution',
      socials: 'socials',
      badges: 'badges',
      rates: 'currency',
      'put-back': 'settings back',
    },
  },
  '/admin/settings/brand': {
    typed: {
      colours: 'colours',
      logo: 'logo',
      'no-logo': 'logo off',
      'last-logo': 'settings back',
      'put-back': 'settings back',
    },
  },
  '/admin/settings/connections': { typed: { test: 'test mail' } },
  '/admin/settings/taxes': {
    typed: {
      registration: 'GSTIN',
      'put-back': 'settings back',
      rate: 'GST rate',
      'rate-away': 'remove rate of GST',
      series: 'invoice series',
    },
  },
  '/admin/menus': { typed: { home: 'hide home section', menu: 'menus', 'put-back': 'menu back' } },
  '/admin/scripts': {
    typed: {
      'look-integrations': 'pixel',
      'look-custom': 'snippet',
      off: 'take a script off',
      'all-off': 'all scripts off',
      restore: 'scripts back',
    },
    unnamed: { integrations: TICKED, custom: TICKED },
  },
  '/admin/articles/new': { typed: { save: 'write article' }, unnamed: ARTICLE_FORM },
  '/admin/articles/several': { typed: { several: 'many articles' } },
  '/admin/articles/:id': { typed: { save: 'change article', 'put-back': 'article back' }, unnamed: ARTICLE_FORM },
  '/admin/pages/:slug': { typed: { save: 'change page', 'put-back': 'page back' }, unnamed: PAGE_FORM },
  '/admin/imports/:id': { typed: { write: 'write import', stop: 'stop import', 'take-off': 'take off an import' } },
  '/admin/webhooks': { typed: { add: 'partner program', remove: 'remove webhook', resume: 'resume webhook' } },
  '/admin/webhooks/:id': { typed: { again: 'replay', test: 'test webhook', renew: 'new secret' } },
  '/admin/keys': { typed: { make: 'new key', end: 'end key' } },
  '/admin/staff': { typed: { invite: 'invite', withdraw: 'withdraw invitation' } },
  '/admin/staff/:id': {
    typed: {
      role: 'change colleague',
      leave: 'take office away',
      'put-back': 'role back',
      reset: 'reset second factor',
      end: 'log out a colleague',
    },
  },
}

/** Deeds that are done elsewhere than on their own page: from where the palette leads to them. */
export const DONE_FROM: Readonly<Record<string, { typed: Said; from: string }>> = {
  '/admin/waiting/new': { typed: { 'put-on': 'put on waiting list' }, from: '/admin/departures' },
}

/** Pages whose forms are no deeds of the office's own kind. */
export const OTHER_FORMS: Readonly<Record<string, { typed?: readonly string[]; unnamed?: string; from?: string }>> = {
  '/admin': { unnamed: 'light or dark, at the foot of every page' },
  '/admin/prove': { unnamed: 'asked for by what is done' },
  '/admin/second-factor': { typed: ['add a second factor', 'recovery codes'], from: '/admin/self' },
  '/admin/pictures': { typed: ['take pictures in'] },
  '/admin/imports': { typed: ['import'] },
}
