import type { Action } from '#domain/policy/policy.ts'

/**
 * What someone is answered:
 * `+` the same as everybody, and nothing about anybody · `o` what is one's own, nothing of anyone else · `s` a page for who is signed in, with nothing personal on it ·
 * `t` what names who works here, and nobody else · `n` as nobody: `{}` · `h` sent home, being signed in already · `p` led on to one's profile · `l` led to the sign-in · `u` 401 · `-` 403 · `a` messages of everybody, in a demo
 */
export type Letter = '+' | 'o' | 's' | 't' | 'n' | 'h' | 'p' | 'l' | 'u' | '-' | 'a'
/** Letters that mean: has what stands there. The policy must say the same of the row's action. */
export const ALLOWED: ReadonlySet<string> = new Set(['+', 'o', 's', 't', 'n', 'h', 'p', 'a'])
/** Columns of a row, in this order. */
export const PEOPLE = ['guest', 'traveller', 'sales', 'editor', 'owner'] as const
export type Someone = (typeof PEOPLE)[number]
export const STAFF: readonly Someone[] = ['sales', 'editor', 'owner']

/**
 * Methods, path, action of the policy, one letter a person. `*` among the methods: something answers every other one too, and refuses it.
 * `at` is an address to try the row at, where the path has parameters; `empty` the status of an empty form; `foreign` of one from
 * another site, where it is no 403: reports are sent by browsers themselves and change nothing.
 */
export type Row = readonly [
  methods: string,
  path: string,
  action: Action,
  letters: string,
  tried?: { at?: string; empty?: number; foreign?: number },
]

/** Every page of app/routes.ts; POST stands where the page takes a form. */
export const PAGES: readonly Row[] = [
  ['GET', '/', 'site.read', '+++++'],
  ['GET', '/india', 'site.read', '+++++'],
  ['GET', '/india/:url', 'site.read', '+++++', { at: '/india/kerala-tour-packages' }],
  ['GET', '/speciality-tours', 'site.read', '+++++'],
  ['GET', '/speciality-tours/:category', 'site.read', '+++++', { at: '/speciality-tours/hill-stations' }],
  ['GET', '/package/:url', 'site.read', '+++++', { at: '/package/munnar-tea-country' }],
  ['GET', '/car-rental', 'site.read', '+++++'],
  ['GET', '/car-rental/:detail', 'site.read', '+++++', { at: '/car-rental/sedan' }],
  ['GET', '/search', 'site.read', '+++++'],
  ['GET', '/party', 'site.read', '+++++'],
  ['GET', '/wishlist', 'site.read', '+++++', { at: '/wishlist?ids=munnar-tea-country' }],
  ['GET', '/compare', 'site.read', '+++++', { at: '/compare?ids=munnar-tea-country' }],
  ['GET', '/blog', 'site.read', '+++++'],
  ['GET', '/blog/:slug', 'site.read', '+++++', { at: '/blog/kerala-which-month' }],
  ['GET', '/travel-guide', 'site.read', '+++++'],
  ['GET', '/travel-guide/:slug', 'site.read', '+++++', { at: '/travel-guide/sundarbans-by-boat' }],
  ['GET', '/news', 'site.read', '+++++'],
  ['GET', '/news/:slug', 'site.read', '+++++', { at: '/news/what-is-sample-on-this-site' }],
  ['GET', '/about-us', 'site.read', '+++++'],
  ['GET', '/careers', 'site.read', '+++++'],
  ['GET', '/refund-cancellation', 'site.read', '+++++'],
  ['GET', '/payments', 'site.read', '+++++'],
  ['GET', '/privacy-policy', 'site.read', '+++++'],
  ['GET', '/payment-policy', 'site.read', '+++++'],
  ['GET', '/terms-and-conditions', 'site.read', '+++++'],
  ['GET', '/reward-recognition', 'site.read', '+++++'],
  ['GET', '/contact-us', 'site.read', '+++++'],
  ['GET', '/sitemap', 'site.read', '+++++'],
  ['GET', '/credits', 'site.read', '+++++'],
  ['GET', '/newsletter/:step', 'site.read', '+++++', { at: '/newsletter/thanks' }],
  ['GET', '/enquiries', 'site.read', '+++++'],
  ['GET', '/enquiry/added', 'site.read', '+++++'],
  // Whoever has the link, and whoever they gave it to.
  ['GET', '/enquiry/:token', 'site.read', '+++++', { at: '/enquiry/{enquiry}' }],
  ['GET', '/booking/new', 'site.read', '+++++', { at: '/booking/new?package=munnar-tea-country' }],
  ['GET', '/booking/car', 'site.read', '+++++', { at: '/booking/car?car=sedan' }],
  ['GET', '/waitlist', 'site.read', '+++++', { at: '/waitlist?departure={departure}' }],
  // Whoever has the link, and whoever they gave it to.
  ['GET', '/waitlist/:token', 'site.read', '+++++', { at: '/waitlist/{waiting}' }],
  // A quote names nobody, and is made to be passed on.
  ['GET', '/q/:token', 'site.read', '+++++', { at: '/q/{quote}' }],
  ['GET', '/fragments/menus', 'site.read', '+++++'],
  // Whoever is signed in stands beside every page of the office; of others, bookings by their references.
  ['GET POST', '/admin', 'office.enter', 'l-ooo', { empty: 400 }],
  ['GET POST', '/admin/payments', 'payments.settle', 'l-o-o', { empty: 400 }],
  ['GET POST', '/admin/departures', 'departures.plan', 'l-ooo', { empty: 400 }],
  ['GET POST', '/admin/departures/new', 'departures.plan', 'l-ooo', { empty: 400 }],
  ['GET POST', '/admin/departures/season', 'departures.plan', 'l-ooo', { empty: 400 }],
  [
    'GET POST',
    '/admin/departures/:id',
    'departures.plan',
    'l-ooo',
    { at: '/admin/departures/{departure}', empty: 400 },
  ],
  [
    'GET POST',
    '/admin/departures/:id/desk',
    'bookings.work',
    'l-o-o',
    { at: '/admin/departures/{departure}/desk', empty: 400 },
  ],
  ['GET', '/admin/departures/:id/desk.csv', 'bookings.work', 'l-t-t', { at: '/admin/departures/{departure}/desk.csv' }],
  [
    'GET POST',
    '/admin/departures/:id/call-off',
    'bookings.work',
    'l-o-o',
    { at: '/admin/departures/{departure}/call-off', empty: 400 },
  ],
  ['GET', '/admin/packages', 'catalogue.edit', 'l--oo'],
  ['GET', '/admin/packages/csv', 'catalogue.edit', 'l--ss'],
  ['GET', '/admin/packages/drafts', 'catalogue.edit', 'l--oo'],
  ['GET POST', '/admin/packages/new', 'catalogue.edit', 'l--oo', { empty: 400 }],
  ['GET POST', '/admin/packages/:id', 'catalogue.edit', 'l--oo', { at: '/admin/packages/{package}', empty: 400 }],
  [
    'GET POST',
    '/admin/packages/:id/publish',
    'catalogue.edit',
    'l--oo',
    { at: '/admin/packages/{package}/publish', empty: 400 },
  ],
  [
    'GET POST',
    '/admin/packages/:id/history',
    'catalogue.edit',
    'l--oo',
    { at: '/admin/packages/{package}/history', empty: 400 },
  ],
  ['GET', '/admin/packages/:id/preview', 'catalogue.edit', 'l--ss', { at: '/admin/packages/{package}/preview' }],
  [
    'GET POST',
    '/admin/packages/:id/:part',
    'catalogue.edit',
    'l--oo',
    { at: '/admin/packages/{package}/prices', empty: 400 },
  ],
  ['GET POST', '/admin/enquiries', 'enquiries.work', 'l-t-t', { empty: 400 }],
  ['GET', '/admin/enquiries/csv', 'enquiries.work', 'l-t-t'],
  [
    'GET POST',
    '/admin/enquiries/:reference',
    'enquiries.work',
    'l-t-t',
    { at: '/admin/enquiries/{asked}', empty: 400 },
  ],
  ['GET', '/admin/bookings', 'bookings.work', 'l-o-o'],
  ['GET', '/admin/bookings/csv', 'bookings.work', 'l-t-t'],
  ['GET POST', '/admin/bookings/:reference', 'bookings.work', 'l-o-o', { at: '/admin/bookings/{booked}', empty: 400 }],
  [
    'GET POST',
    '/admin/bookings/:reference/cancel',
    'bookings.work',
    'l-o-o',
    { at: '/admin/bookings/{booked}/cancel', empty: 400 },
  ],
  [
    'GET POST',
    '/admin/bookings/:reference/refund',
    'payments.settle',
    'l-o-o',
    { at: '/admin/bookings/{booked}/refund', empty: 400 },
  ],
  ['GET POST', '/admin/hires', 'bookings.work', 'l-o-o', { empty: 400 }],
  ['GET POST', '/admin/reviews', 'reviews.moderate', 'l--oo', { empty: 400 }],
  ['GET POST', '/admin/fleet', 'cars.edit', 'l--oo', { empty: 400 }],
  ['GET', '/admin/find', 'office.enter', 'l-ooo', { at: '/admin/find?q=me' }],
  ['GET POST', '/admin/settings/terms', 'settings.change', 'l---o', { empty: 400 }],
  ['GET POST', '/admin/settings', 'settings.change', 'l---o', { empty: 400 }],
  ['GET', '/admin/articles', 'content.edit', 'l--oo'],
  ['GET POST', '/admin/articles/new', 'content.edit', 'l--oo', { empty: 400 }],
  ['GET POST', '/admin/articles/:id', 'content.edit', 'l--oo', { at: '/admin/articles/{article}', empty: 400 }],
  ['GET', '/admin/pages', 'content.edit', 'l--oo'],
  ['GET POST', '/admin/pages/:slug', 'content.edit', 'l--oo', { at: '/admin/pages/privacy-policy', empty: 400 }],
  ['GET POST', '/admin/settings/taxes', 'settings.change', 'l---o', { empty: 400 }],
  ['GET', '/admin/reports', 'reports.read', 'l-o-o'],
  ['GET', '/admin/reports/csv', 'reports.read', 'l-t-t', { at: '/admin/reports/csv?report=sales' }],
  ['GET', '/admin/audit', 'audit.read', 'l---t'],
  ['GET', '/admin/audit/csv', 'audit.read', 'l---t'],
  ['GET', '/admin/messages', 'messages.work', 'l-o-o'],
  ['GET POST', '/admin/messages/log', 'messages.work', 'l-o-o', { empty: 400 }],
  ['GET POST', '/admin/messages/:kind', 'messages.change', 'l---o', { at: '/admin/messages/booking', empty: 400 }],
  ['GET', '/signin', 'account.enter', '+hhhh'],
  ['GET', '/users', 'profile.own', 'lpppp'],
  ['GET POST', '/users/profile', 'profile.own', 'loooo', { empty: 400 }],
  ['GET', '/users/profile/data', 'profile.own', 'loooo'],
  ['GET POST', '/users/own', 'profile.own', 'lssss', { empty: 403 }],
  ['GET POST', '/users/link', 'profile.own', 'lssss', { empty: 403 }],
]

const WAITING = '/waitlist/:token{[\\w-]{1,40}\\.[\\w-]{1,60}}'

/** Every call outside of the pages. */
export const CALLS: readonly Row[] = [
  ['GET', '/healthz', 'site.read', '+++++'],
  ['GET', '/readyz', 'site.read', '+++++'],
  ['POST', '/reports/policy', 'site.read', '+++++', { empty: 415, foreign: 415 }],
  ['GET', '/media/:id/:file', 'site.read', '+++++', { at: '/media/{picture}/320.jpg' }],
  ['GET', '/share/:kind/:file', 'site.read', '+++++', { at: '/share/package/munnar-tea-country.jpg' }],
  ['GET OPTIONS *', '/robots.txt', 'site.read', '+++++'],
  ['GET OPTIONS *', '/sitemap.xml', 'site.read', '+++++'],
  ['GET OPTIONS *', '/manifest.webmanifest', 'site.read', '+++++'],
  ['GET OPTIONS *', '/sitemaps/:file', 'site.read', '+++++', { at: '/sitemaps/static.xml' }],
  ['GET OPTIONS *', '/blog/feed.xml', 'site.read', '+++++'],

  ['POST', '/party', 'site.read', '+++++', { empty: 303 }],
  ['POST', '/newsletter', 'site.read', '+++++', { empty: 400 }],
  ['POST', '/newsletter/confirm', 'site.read', '+++++', { empty: 404 }],
  ['POST', '/newsletter/leave', 'site.read', '+++++', { empty: 404 }],

  ['GET', '/enquiries/stamp', 'site.read', '+++++'],
  ['POST', '/enquiries', 'site.read', '+++++', { empty: 400 }],
  ['GET', '/enquiry/:token{[\\w-]{22}}', 'site.read', '+++++', { at: '/enquiry/{enquiry}' }],
  ['POST', '/enquiry/:token{[\\w-]{22}}/code', 'site.read', '+++++', { at: '/enquiry/{enquiry}/code', empty: 303 }],
  ['POST', '/enquiry/:token{[\\w-]{22}}/verify', 'site.read', '+++++', { at: '/enquiry/{enquiry}/verify', empty: 303 }],
  [
    'POST',
    '/enquiry/:token{[\\w-]{22}}/withdraw',
    'site.read',
    '+++++',
    { at: '/enquiry/{enquiry}/withdraw', empty: 303 },
  ],

  ['GET', '/booking/new', 'site.read', '+++++', { at: '/booking/new?package=munnar-tea-country' }],
  ['POST', '/booking/new', 'site.read', '+++++', { empty: 404 }],
  ['GET', '/booking/car', 'site.read', '+++++', { at: '/booking/car?car=sedan' }],
  ['POST', '/booking/car', 'site.read', '+++++', { empty: 404 }],
  ['GET', '/q/:token{[\\w-]{1,60}}', 'site.read', '+++++', { at: '/q/{quote}' }],
  ['POST', '/q/:token{[\\w-]{1,60}}/accept', 'site.read', '+++++', { at: '/q/{quote}/accept', empty: 400 }],
  ['POST', '/q/:token{[\\w-]{1,60}}/revise', 'site.read', '+++++', { at: '/q/{quote}/revise', empty: 303 }],

  ['GET', '/waitlist', 'site.read', '+++++', { at: '/waitlist?departure={departure}' }],
  ['POST', '/waitlist', 'site.read', '+++++', { empty: 404 }],
  ['GET', WAITING, 'site.read', '+++++', { at: '/waitlist/{waiting}' }],
  ...['confirm', 'leave', 'take'].map((form): Row => [
    'POST',
    `${WAITING}/${form}`,
    'site.read',
    '+++++',
    { at: `/waitlist/{waiting}/${form}`, empty: 303 },
  ]),

  // A browser comes back by whatever method its bank chose; it brings nothing and changes nothing it says.
  [
    'GET POST',
    '/payments/return/:order',
    'site.read',
    '+++++',
    { at: '/payments/return/nothing', empty: 303, foreign: 303 },
  ],
  [
    'POST *',
    '/webhooks/payments/:provider',
    'site.read',
    '+++++',
    { at: '/webhooks/payments/simulator', empty: 401, foreign: 401 },
  ],
  ['GET', '/voucher/verify', 'site.read', '+++++'],
  ['GET', '/.well-known/voucher-keys.json', 'site.read', '+++++'],

  // Not there in live mode.
  ['GET', '/dev/outbox', 'outbox.read', 'aaaaa'],

  ['POST *', '/api/authentication/send-otp', 'account.enter', '+++++', { empty: 400 }],
  ['POST *', '/api/authentication/resend-otp', 'account.enter', '+++++', { empty: 400 }],
  ['POST *', '/api/authentication/verify-otp', 'account.enter', '+++++', { empty: 400 }],
  ['POST *', '/api/authentication/signup', 'account.enter', '+++++', { empty: 422 }],
  ['POST *', '/api/authentication/forgot-password', 'account.enter', '+++++', { empty: 422 }],
  ['POST *', '/api/authentication/login', 'account.enter', '+++++', { empty: 401 }],
  ['POST *', '/api/authentication/logout', 'account.enter', '+++++', { empty: 200 }],

  ['GET', '/api/auth/session', 'account.enter', 'noooo'],
  ['POST', '/api/auth/session', 'account.enter', '+++++', { empty: 400 }],
  ['GET', '/api/auth/csrf', 'account.enter', '+++++'],
  ['GET', '/api/auth/providers', 'account.enter', '+++++'],
  ['GET', '/api/auth/signin/:provider?', 'account.enter', '+++++', { at: '/api/auth/signin/oidc' }],
  ['POST', '/api/auth/signin/:provider?', 'account.enter', '+++++', { at: '/api/auth/signin/oidc', empty: 302 }],
  ['GET', '/api/auth/signout', 'account.enter', '+++++'],
  ['POST', '/api/auth/signout', 'account.enter', '+++++', { empty: 302 }],
  ['GET', '/api/auth/error/:error?', 'account.enter', '+++++', { at: '/api/auth/error/SessionRequired' }],
  ['POST *', '/api/auth/callback/credentials', 'account.enter', '+++++', { empty: 302 }],
  ['GET', '/api/auth/callback/google', 'account.enter', '+++++'],
  ['GET', '/api/auth/callback/oidc', 'account.enter', '+++++'],
  ['POST', '/api/auth/_log', 'account.enter', '+++++', { empty: 200 }],

  ['GET PUT *', '/api/wishlist', 'profile.own', 'ussss'],
  ['PUT DELETE *', '/api/wishlist/:package', 'profile.own', 'ussss', { at: '/api/wishlist/munnar-tea-country' }],
  ['DELETE *', '/api/viewed', 'profile.own', 'ussss'],
  ['PUT DELETE *', '/api/viewed/:package', 'profile.own', 'ussss', { at: '/api/viewed/munnar-tea-country' }],

  ['GET OPTIONS *', '/api/package-setting/category/get-categories', 'site.read', '+++++'],
  [
    'GET OPTIONS *',
    '/api/public/category/:categoryId',
    'site.read',
    '+++++',
    { at: '/api/public/category/{category}' },
  ],
  ['GET OPTIONS *', '/api/header/footer-script', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/header/header-script', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/header/band', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/logo/logo1', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/home/headerCity', 'site.read', '+++++', { at: '/api/home/headerCity?id={state}' }],
  ['GET OPTIONS *', '/api/home/destinationHeader', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/homefooter', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/home/homefooter', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/search-api', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/rating', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/review', 'site.read', '+++++'],
  [
    'GET OPTIONS *',
    '/api/public/package/:package',
    'site.read',
    '+++++',
    { at: '/api/public/package/munnar-tea-country' },
  ],
  ['GET OPTIONS *', '/api/public/filter-india-packages', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/public/filter-city-state-packages', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/public/specility-filter', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/public/filter-category-wise', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/cars/public/filter-packages', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/cars/public/:detail', 'site.read', '+++++', { at: '/api/cars/public/sedan' }],
  ['GET OPTIONS *', '/api/fares', 'site.read', '+++++', { at: '/api/fares?car=sedan&from=Jaipur&to=Agra' }],
  [
    'GET OPTIONS *',
    '/api/quotes',
    'site.read',
    '+++++',
    { at: '/api/quotes?package=munnar-tea-country&adults=2&ages=9-6' },
  ],
  ['GET *', '/api/departures/:id', 'site.read', '+++++', { at: '/api/departures/{departure}' }],
  ['POST', '/api/quotes', 'site.read', '+++++', { empty: 400 }],
  ['GET *', '/api/quotes/:token', 'site.read', '+++++', { at: '/api/quotes/{quote}' }],
  ['POST *', '/api/bookings', 'site.read', '+++++', { empty: 400 }],
  ['GET OPTIONS *', '/api/openapi.json', 'site.read', '+++++'],
  ['GET OPTIONS *', '/api/docs', 'site.read', '+++++'],
]

/** Addresses that exist for nobody, whatever the method: what stands behind all others, and a call the protocol answers with an error by design. */
export const NOTHING: readonly (readonly [methods: string, path: string, at: string])[] = [
  ['*', '/*', '/nothing-of-the-kind'],
  ['*', '/media/*', '/media/nothing'],
  ['*', '/sitemaps/*', '/sitemaps/nothing/deeper'],
  ['*', '/api/*', '/api/nothing'],
  ['*', '/api/authentication/*', '/api/authentication/nothing'],
  ['*', '/api/auth/*', '/api/auth/nothing'],
  ['GET', '/metrics', '/metrics'],
]

/** Where each action of the policy is asked for: by rows above, by a domain function alone, or nowhere as what it guards is not built yet. */
export const ASKED_FOR = {
  'site.read': 'rows',
  'account.enter': 'rows',
  'outbox.read': 'rows',
  'profile.own': 'rows',
  'staff.appoint': 'domain',
  'bookings.own': 'nowhere',
  'office.enter': 'rows',
  'enquiries.work': 'rows',
  'bookings.work': 'rows',
  'payments.settle': 'rows',
  'catalogue.edit': 'rows',
  'cars.edit': 'rows',
  'content.edit': 'rows',
  'departures.plan': 'rows',
  'promotions.plan': 'domain',
  'reviews.moderate': 'rows',
  'settings.change': 'domain',
  'reports.read': 'rows',
  'messages.work': 'rows',
  'messages.change': 'rows',
  'scripts.change': 'domain',
  'audit.read': 'rows',
} as const satisfies Record<Action, 'rows' | 'domain' | 'nowhere'>
