import { href } from 'react-router'
import type { Action } from '#domain/policy/policy.ts'

/** A page of the office: where it is, who may open it, and what else people call it. */
export type RingScreen = {
  path: string
  name: string
  action: Action
  /** Among the first of the phone's dock. */
  isDaily?: boolean
  words?: string
  /** What one does there, and where on the page. */
  deeds?: Readonly<Record<string, string>>
  /** Pages of it that are looked for by a name of their own, for whoever may open it: where each is. */
  pages?: Readonly<Record<string, string>>
}

/** What one does about things that have drafts: on the list of those that are public, or of those that are written. */
const ofDrafts = (one: string, many: string) => ({
  [`Copy ${one}`]: '',
  [`Send a draft of ${one} for review`]: '?written=draft',
  [`Publish what is written of ${many}, or give it an hour`]: '?written=review',
})

/** The rings of the line with their pages, each in its order: a page of the office is named here and nowhere else. */
export const RINGS = {
  Catalogue: [
    {
      path: href('/admin/packages'),
      name: 'Packages',
      action: 'catalogue.edit',
      words: 'tours treks catalogue prices halts days',
      deeds: {
        'Begin a package': '/new',
        'Copy a package': '',
        'Go on with a draft of a package, or publish it': '/drafts',
        'Send a draft of a package for review': '/drafts',
        'Throw a draft of a package away': '/drafts',
        'Withdraw a package': '?view=public',
        'Put a withdrawn package back on the site': '?view=hidden',
        'Put a package back to an older revision': '',
        'Mend what a package lacks': '?view=mend',
        'Take the packages along as CSV': '/csv',
      },
      pages: { 'Drafts of packages': href('/admin/packages/drafts') },
    },
    {
      path: href('/admin/states'),
      name: 'States',
      action: 'catalogue.edit',
      words: 'places union territories',
      deeds: { 'Add a state': '/new', ...ofDrafts('a state', 'states') },
    },
    {
      path: href('/admin/cities'),
      name: 'Cities',
      action: 'catalogue.edit',
      words: 'places towns halts',
      deeds: { 'Add a city': '/new', ...ofDrafts('a city', 'cities') },
    },
    {
      path: href('/admin/attractions'),
      name: 'Attractions',
      action: 'catalogue.edit',
      words: 'sights places',
      deeds: { 'Add an attraction': '/new', ...ofDrafts('an attraction', 'attractions') },
    },
    {
      path: href('/admin/categories'),
      name: 'Categories',
      action: 'catalogue.edit',
      words: 'specialities experiences themes menus',
      deeds: { 'Add a category': '/new', ...ofDrafts('a category', 'categories') },
    },
    {
      path: href('/admin/cars'),
      name: 'Cars',
      action: 'cars.edit',
      words: 'classes fares tariff kilometre hire sedan coach',
      deeds: {
        'Add a class of car': '/new',
        'Withdraw a class of car: offer it no longer': '',
        ...ofDrafts('a class of car', 'classes of car'),
      },
    },
    {
      path: href('/admin/pictures'),
      name: 'Pictures',
      action: 'pictures.edit',
      words: 'photographs images posters upload credits licence crop',
      deeds: {
        'Take pictures in': '#in',
        'Find pictures that stand nowhere': '?lacks=unused',
        'Find pictures without a credit': '?lacks=uncredited',
      },
    },
  ],
  Travel: [
    {
      path: href('/admin/departures'),
      name: 'Departures',
      action: 'departures.plan',
      isDaily: true,
      words: 'dates seats',
      deeds: {
        'Add one departure': '/new',
        'Make a season by a rule': '/season',
        'Close, guarantee or call off a departure': '',
        'Withdraw a departure: close it to booking': '',
        'Open a closed departure again, as it was before': '?state=closed',
        'Take a season back': '',
        'Open the desk of a departure': '',
      },
    },
    {
      path: href('/admin/almanac'),
      name: 'Almanac',
      action: 'departures.plan',
      words: 'festivals holidays moons openings closing days seasons monsoon calendar long weekends',
      deeds: {
        'See what opens and when': '?kind=open',
        'Add a fact to the almanac': '/new',
        'Put a fact of the almanac back as it was shipped': '',
      },
    },
    {
      path: href('/admin/hires'),
      name: 'Hires',
      action: 'bookings.work',
      words: 'cars',
      deeds: { 'Name the driver of a hire': '' },
    },
    {
      path: href('/admin/fleet'),
      name: 'Fleet',
      action: 'cars.edit',
      words: 'garage vehicles drivers',
      deeds: { 'Add a vehicle': '#vehicle', 'Add a driver': '?list=drivers#driver' },
    },
  ],
  Sales: [
    {
      path: href('/admin/enquiries'),
      name: 'Enquiries',
      action: 'enquiries.work',
      isDaily: true,
      words: 'leads calls quotes spam',
      deeds: {
        'Take the enquiry of somebody who calls': '/new',
        'Call whoever is to be called today': '?view=list&due=today',
      },
    },
    {
      path: href('/admin/bookings'),
      name: 'Bookings',
      action: 'bookings.work',
      words: 'reference traveller order UTR cancel change refund note timeline',
      deeds: {
        'Book for somebody': '/new',
        'Hire a car for somebody': '/new/car',
        'See what is still to be paid': '?view=due',
        'See what goes back': '?view=refunds',
        'See what waits for its tax invoice': '?view=invoice',
        'Find a booking to cancel': '',
        'Find a booking to call off: a hire, a date of a party’s own': '',
        'Find a booking to give money back for': '',
        'Find a booking to send its link again': '',
        'Find a booking to say whom its invoice is made out to': '',
        'Find a booking to change its date, rooms or people': '',
        'Find a booking to name its travellers': '',
        'Find a booking to put its mobile or e-mail right': '',
        'Find a booking to take money for: cash, cheque, transfer': '?view=due',
        'Take the bookings along as CSV': '/csv',
      },
    },
    {
      path: href('/admin/waiting'),
      name: 'Waiting lists',
      action: 'bookings.work',
      words: 'waitlist full sold out offered seats line',
      deeds: { 'See whose seats are offered': '?list=offered' },
    },
    {
      path: href('/admin/customers'),
      name: 'Customers',
      action: 'enquiries.work',
      words: 'people consents erasure',
      deeds: { 'Find a customer by name, mobile or e-mail': '', 'Join two doubles of a customer': '' },
    },
    {
      path: href('/admin/requests'),
      name: 'Data requests',
      action: 'privacy.answer',
      words: 'privacy DPDP guests copy erasure',
      deeds: { 'Answer who asked what is kept of them': '' },
    },
    {
      path: href('/admin/payments'),
      name: 'Payments',
      action: 'payments.settle',
      isDaily: true,
      words: 'books refunds UPI bank disputes',
      deeds: {
        'Match a line of the bank': '#waiting',
        'Note a refund that was paid back by hand': '?view=back',
        'Ask the gateway for a refund again': '?view=gateway',
        'See what is in dispute': '?view=disputes',
        'Check all the books': '?prove',
      },
    },
    {
      path: href('/admin/reviews'),
      name: 'Reviews',
      action: 'reviews.moderate',
      isDaily: true,
      deeds: { 'Publish or answer a review': '' },
    },
    {
      path: href('/admin/coupons'),
      name: 'Coupons',
      action: 'promotions.plan',
      words: 'promotions codes discounts offers early birds',
      deeds: {
        'Make a coupon': '/new',
        'Make an early bird': '/new?kind=early-bird',
        'End a coupon': '?state=running',
      },
    },
  ],
  Words: [
    {
      path: href('/admin/messages'),
      name: 'Messages',
      action: 'messages.work',
      words: 'mail SMS templates DLT delivery log outbox',
      deeds: {
        'Change the words of a message': '',
        'Put the words of a message back as they were shipped': '',
        'Send a failed message again': '/log?state=failed',
      },
      pages: { 'Delivery log': href('/admin/messages/log') },
    },
    {
      path: href('/admin/articles'),
      name: 'Articles',
      action: 'content.edit',
      words: 'blog travel guide news posts',
      deeds: {
        'Write an article': '/new',
        'Send an article for review': '?state=draft',
        'Publish an article, or give it an hour': '?state=review',
        'Withdraw an article': '?state=published',
      },
    },
    {
      path: href('/admin/pages'),
      name: 'Pages',
      action: 'content.edit',
      words: 'about company help policy terms privacy',
      deeds: { 'Change a page': '', 'Publish or withdraw a page': '' },
    },
    {
      path: href('/admin/menus'),
      name: 'Home and menus',
      action: 'content.edit',
      words: 'page sections order headings footer famous cities attractions experiences',
      deeds: { 'Arrange the home page and the menus': '' },
    },
  ],
  Count: [
    {
      path: href('/admin/reports'),
      name: 'Reports',
      action: 'reports.read',
      words:
        'revenue GST GSTR-1 invoices vouchers credit notes SAC ledger bank statement occupancy pace conversion figures',
      deeds: {
        'Take a file for GSTR-1': '#gst',
        'List the papers of a month': '/papers',
        'Tick a bank statement off against the ledger': '/ledger',
      },
      pages: {
        'Papers of a month': href('/admin/reports/papers'),
        'Ledger of a month': href('/admin/reports/ledger'),
        'Settlements of a month': href('/admin/reports/settlements'),
      },
    },
  ],
  House: [
    {
      path: href('/admin/settings'),
      name: 'Settings',
      action: 'settings.change',
      words: 'company name address phone band hours socials badges brand GST GSTIN tax invoice series',
      deeds: {
        'Change name and address': '#company',
        'Change phone and hours': '#reach',
        'Change the colours of the site': '/brand',
        'Enter a GSTIN': '/taxes',
        'Change what cancelling costs': '/terms',
        'Change what is due when': '/terms#payment',
        'Withdraw a plan of cancelling or paying': '/terms',
        'Put settings back as they were': '',
        'Test mail, SMS and the gateway': '/connections',
      },
      pages: {
        Brand: href('/admin/settings/brand'),
        Taxes: href('/admin/settings/taxes'),
        Terms: href('/admin/settings/terms'),
        Connections: href('/admin/settings/connections'),
      },
    },
    {
      path: href('/admin/scripts'),
      name: 'Scripts',
      action: 'scripts.change',
      words: 'Google Analytics Tag Manager Meta pixel tracking snippet header footer CSP',
      deeds: {
        'Put on Google Analytics, a pixel': '#integrations',
        'Put back the scripts as they were': '#past',
        'Take all scripts off': '#running',
      },
    },
    {
      path: href('/admin/imports'),
      name: 'Import and export',
      action: 'imports.run',
      words: 'CSV spreadsheet file template',
      deeds: { 'Import a CSV file': '#in', 'Export what stands as CSV': '#out' },
    },
    {
      path: href('/admin/keys'),
      name: 'API keys',
      action: 'partners.change',
      words: 'partners programs scopes limits token bearer',
      deeds: { 'Make a key for a partner': '#make', 'End a key of a partner': '#made-keys' },
    },
    {
      path: href('/admin/webhooks'),
      name: 'Webhooks',
      action: 'partners.change',
      words: 'partners programs events signed replay log',
      deeds: { 'Tell a partner’s program': '#add', 'Take a webhook away': '#told' },
    },
    {
      path: href('/admin/staff'),
      name: 'Staff',
      action: 'staff.appoint',
      words: 'people roles invitation colleagues sessions second factor',
      deeds: {
        'Invite a colleague': '#invite',
        'Change what a colleague may do': '',
        'Reset the second factor of a colleague': '',
        'Take the office away from a colleague': '',
      },
    },
    {
      path: href('/admin/self'),
      name: 'Your access',
      action: 'office.enter',
      words: 'second factor authenticator passkey recovery codes devices sessions me',
      deeds: { 'End where I am logged in elsewhere': '#devices' },
      pages: { 'Second factor': href('/admin/second-factor'), 'Saved views': href('/admin/views') },
    },
    {
      path: href('/admin/audit'),
      name: 'Audit',
      action: 'audit.read',
      words: 'history who changed what log',
      deeds: { 'See what was changed, to put it back': '', 'Take the audit along as CSV': '/csv' },
    },
  ],
} as const satisfies Record<string, readonly RingScreen[]>
