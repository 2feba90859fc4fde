import { href } from 'react-router'
import { may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'

/** A page of the office: where it stands on the line, who may open it, and what else people call it. */
export type Screen = {
  path: string
  name: string
  /** None for a page that is a ring itself. */
  group?: Group
  action: Action
  /** Among the first of the phone's dock. */
  isDaily?: boolean
  words?: string
  /** What one does there, and where on the page. */
  deeds?: readonly { name: string; at: string }[]
}
export type Group = (typeof GROUPS)[number]

/** The rings of the line, in order. */
export const GROUPS = ['Catalogue', 'Travel', 'Sales', 'Words', 'Count', 'House'] as const

/** Every page of the office, in the order of the line: rail, dock, palette and the day are drawn from it. */
export const SCREENS: readonly Screen[] = [
  { path: href('/admin'), name: 'Today', action: 'office.enter', isDaily: true, words: 'home day' },
  {
    path: href('/admin/packages'),
    name: 'Packages',
    group: 'Catalogue',
    action: 'catalogue.edit',
    words: 'tours treks catalogue prices halts days',
    deeds: [
      { name: 'Begin a package', at: '/new' },
      { name: 'Go on with a draft of a package', at: '/drafts' },
      { name: 'Take the packages along as CSV', at: '/csv' },
    ],
  },
  {
    path: href('/admin/states'),
    name: 'States',
    group: 'Catalogue',
    action: 'catalogue.edit',
    words: 'places union territories',
    deeds: [{ name: 'Add a state', at: '/new' }],
  },
  {
    path: href('/admin/cities'),
    name: 'Cities',
    group: 'Catalogue',
    action: 'catalogue.edit',
    words: 'places towns halts',
    deeds: [{ name: 'Add a city', at: '/new' }],
  },
  {
    path: href('/admin/attractions'),
    name: 'Attractions',
    group: 'Catalogue',
    action: 'catalogue.edit',
    words: 'sights places',
    deeds: [{ name: 'Add an attraction', at: '/new' }],
  },
  {
    path: href('/admin/categories'),
    name: 'Categories',
    group: 'Catalogue',
    action: 'catalogue.edit',
    words: 'specialities experiences themes menus',
    deeds: [{ name: 'Add a category', at: '/new' }],
  },
  {
    path: href('/admin/pictures'),
    name: 'Pictures',
    group: 'Catalogue',
    action: 'pictures.edit',
    words: 'photographs images posters upload credits licence crop',
    deeds: [
      { name: 'Take pictures in', at: '#in' },
      { name: 'Find pictures that stand nowhere', at: '?lacks=unused' },
      { name: 'Find pictures without a credit', at: '?lacks=uncredited' },
    ],
  },
  {
    path: href('/admin/departures'),
    name: 'Departures',
    group: 'Travel',
    action: 'departures.plan',
    isDaily: true,
    words: 'dates seats',
    deeds: [
      { name: 'Add a departure', at: '/new' },
      { name: 'Make a season by a rule', at: '/season' },
    ],
  },
  {
    path: href('/admin/almanac'),
    name: 'Almanac',
    group: 'Travel',
    action: 'departures.plan',
    words: 'festivals holidays moons openings closing days seasons monsoon calendar long weekends',
    deeds: [
      { name: 'See what opens and when', at: '?kind=open' },
      { name: 'Add a fact to the almanac', at: '/new' },
    ],
  },
  {
    path: href('/admin/hires'),
    name: 'Hires',
    group: 'Travel',
    action: 'bookings.work',
    words: 'cars',
    deeds: [{ name: 'Name the driver of a hire', at: '' }],
  },
  {
    path: href('/admin/fleet'),
    name: 'Fleet',
    group: 'Travel',
    action: 'cars.edit',
    words: 'garage',
    deeds: [
      { name: 'Add a vehicle', at: '#vehicles' },
      { name: 'Add a driver', at: '#drivers' },
    ],
  },
  {
    path: href('/admin/enquiries'),
    name: 'Enquiries',
    group: 'Sales',
    action: 'enquiries.work',
    isDaily: true,
    words: 'leads calls quotes spam',
    deeds: [
      { name: 'Take the enquiry of somebody who calls', at: '/new' },
      { name: 'Call whoever is to be called today', at: '?view=list&due=today' },
    ],
  },
  {
    path: href('/admin/bookings'),
    name: 'Bookings',
    group: 'Sales',
    action: 'bookings.work',
    words: 'reference traveller order UTR cancel refund note timeline',
    deeds: [
      { name: 'Book for somebody', at: '/new' },
      { name: 'Hire a car for somebody', at: '/new/car' },
      { name: 'See what is still to be paid', at: '?view=due' },
      { name: 'Take the bookings along as CSV', at: '/csv' },
    ],
  },
  {
    path: href('/admin/customers'),
    name: 'Customers',
    group: 'Sales',
    action: 'enquiries.work',
    words: 'people consents data requests erasure',
  },
  {
    path: href('/admin/payments'),
    name: 'Payments',
    group: 'Sales',
    action: 'payments.settle',
    isDaily: true,
    words: 'books refunds UPI bank disputes',
    deeds: [
      { name: 'Match a line of the bank', at: '#waiting' },
      { name: 'Prove the whole books', at: '?prove' },
    ],
  },
  {
    path: href('/admin/reviews'),
    name: 'Reviews',
    group: 'Sales',
    action: 'reviews.moderate',
    isDaily: true,
    deeds: [{ name: 'Publish or answer a review', at: '' }],
  },
  {
    path: href('/admin/coupons'),
    name: 'Coupons',
    group: 'Sales',
    action: 'promotions.plan',
    words: 'promotions codes discounts offers early birds',
    deeds: [
      { name: 'Make a coupon', at: '/new' },
      { name: 'Make an early bird', at: '/new?kind=early-bird' },
    ],
  },
  {
    path: href('/admin/messages'),
    name: 'Messages',
    group: 'Words',
    action: 'messages.work',
    words: 'mail SMS templates DLT delivery log outbox',
  },
  {
    path: href('/admin/settings'),
    name: 'Settings',
    group: 'House',
    action: 'settings.change',
    words: 'company name address phone band hours socials badges brand GST GSTIN tax invoice series',
    deeds: [
      { name: 'Change name and address', at: '#company' },
      { name: 'Change phone and hours', at: '#reach' },
      { name: 'Change the colours of the site', at: '/brand' },
      { name: 'Enter a GSTIN', at: '/taxes' },
      { name: 'Change what cancelling costs', at: '/terms' },
      { name: 'Change what is due when', at: '/terms#payment' },
      { name: 'Test mail, SMS and the gateway', at: '/connections' },
    ],
  },
  {
    path: href('/admin/articles'),
    name: 'Articles',
    group: 'Words',
    action: 'content.edit',
    words: 'blog travel guide news posts',
    deeds: [{ name: 'Write an article', at: '/new' }],
  },
  {
    path: href('/admin/pages'),
    name: 'Pages',
    group: 'Words',
    action: 'content.edit',
    words: 'about company help policy terms privacy',
  },
  {
    path: href('/admin/menus'),
    name: 'Home and menus',
    group: 'Words',
    action: 'content.edit',
    words: 'sections order headings footer famous cities attractions experiences',
  },
  {
    path: href('/admin/reports'),
    name: 'Reports',
    group: 'Count',
    action: 'reports.read',
    words: 'revenue GST GSTR-1 occupancy pace conversion figures',
    deeds: [{ name: 'Take a file for GSTR-1', at: '#gst' }],
  },
  {
    path: href('/admin/scripts'),
    name: 'Scripts',
    group: 'House',
    action: 'scripts.change',
    words: 'Google Analytics Tag Manager Meta pixel tracking snippet header footer CSP',
    deeds: [
      { name: 'Put on Google Analytics, a pixel', at: '#integrations' },
      { name: 'Put back the scripts as they were', at: '#past' },
    ],
  },
  {
    path: href('/admin/imports'),
    name: 'Import and export',
    group: 'House',
    action: 'imports.run',
    words: 'CSV spreadsheet file template',
    deeds: [{ name: 'Take a CSV file in', at: '#in' }],
  },
  {
    path: href('/admin/keys'),
    name: 'API keys',
    group: 'House',
    action: 'partners.change',
    words: 'partners programs scopes limits token bearer',
    deeds: [{ name: 'Make a key for a partner', at: '#make' }],
  },
  {
    path: href('/admin/webhooks'),
    name: 'Webhooks',
    group: 'House',
    action: 'partners.change',
    words: 'partners programs events signed replay log',
    deeds: [{ name: 'Tell a partner’s program', at: '#add' }],
  },
  {
    path: href('/admin/staff'),
    name: 'Staff',
    group: 'House',
    action: 'staff.appoint',
    words: 'people roles invitation colleagues sessions second factor',
    deeds: [{ name: 'Invite somebody', at: '#invite' }],
  },
  {
    path: href('/admin/self'),
    name: 'Your access',
    group: 'House',
    action: 'office.enter',
    words: 'second factor authenticator passkey recovery codes devices sessions me',
  },
  {
    path: href('/admin/audit'),
    name: 'Audit',
    group: 'House',
    action: 'audit.read',
    words: 'history who changed what log',
    deeds: [{ name: 'Take the audit along as CSV', at: '/csv' }],
  },
]

/** The pages that somebody may open. */
export function screensFor(role: Role | undefined): Screen[] {
  return SCREENS.filter(({ action }) => may(role, action))
}

/** The page an address belongs to: of those it begins with, the longest; the day is at its own address alone. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const here = pathname.replace(/\/+$/, '')
  const around = screens.filter(({ path }) => here === path || (path !== href('/admin') && here.startsWith(`${path}/`)))
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]
}
