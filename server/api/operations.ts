import { scopeOf } from '#domain/partners/scope.ts'
import { sells } from '#server/middleware/opens-soon.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

/** What a program calls each call by. A name is kept for good: clients are made from it. */
export const OPERATION_NAMES: Readonly<Record<string, string>> = {
  'get /api/package-setting/category/get-categories': 'listCategories',
  'get /api/public/category/{categoryId}': 'getCategory',
  'get /api/header/header-script': 'listHeaderScripts',
  'get /api/header/footer-script': 'listFooterScripts',
  'get /api/header/band': 'getBand',
  'get /api/logo/logo1': 'getLogo',
  'get /api/home/headerCity': 'listPlacesOfState',
  'get /api/home/destinationHeader': 'listStates',
  'get /api/homefooter': 'getHomeFooter',
  'get /api/home/homefooter': 'getHomeFooterOfHome',
  'get /api/search-api': 'searchPackages',
  'get /api/rating': 'listRatings',
  'get /api/review': 'listReviews',
  'get /api/public/package/{package}': 'getPackage',
  'get /api/public/filter-india-packages': 'listIndiaPackages',
  'get /api/public/filter-city-state-packages': 'listPlacePackages',
  'get /api/public/specility-filter': 'listSpecialityPackages',
  'get /api/public/filter-category-wise': 'listCategoryPackages',
  'get /api/cars/public/{detail}': 'getCar',
  'get /api/cars/public/filter-packages': 'listCars',
  'get /api/fares': 'getFare',
  'get /api/quotes': 'priceJourney',
  'post /api/quotes': 'makeQuote',
  'get /api/quotes/{token}': 'getQuote',
  'get /api/octo/supplier': 'octoSupplier',
  'get /api/octo/products': 'octoProducts',
  'get /api/octo/products/{productId}': 'octoProduct',
  'post /api/octo/availability': 'octoAvailability',
  'post /api/octo/availability/calendar': 'octoCalendar',
  'get /api/departures/{id}': 'getDeparture',
  'post /api/bookings': 'holdSeats',
  'get /api/bookings/{reference}': 'getBooking',
  'post /api/bookings/{reference}/hold': 'extendHold',
  'post /api/bookings/{reference}/payments': 'startPayment',
  'post /api/bookings/{reference}/amendments': 'amendBooking',
  'get /api/bookings/{reference}/cancellation': 'getCancellation',
  'post /api/bookings/{reference}/cancellation': 'cancelBooking',
  'post /api/authentication/send-otp': 'sendOtp',
  'post /api/authentication/resend-otp': 'resendOtp',
  'post /api/authentication/verify-otp': 'verifyOtp',
  'post /api/authentication/signup': 'signUp',
  'post /api/authentication/forgot-password': 'setForgottenPassword',
  'post /api/authentication/login': 'logIn',
  'post /api/authentication/logout': 'logOut',
  'get /api/auth/session': 'getSession',
  'post /api/auth/session': 'renewSession',
  'get /api/auth/csrf': 'getCsrfToken',
  'get /api/auth/providers': 'listProviders',
  'post /api/auth/signin/{provider}': 'signInWithProvider',
  'get /api/auth/callback/{provider}': 'returnFromProvider',
  'post /api/auth/callback/credentials': 'signInWithPassword',
  'post /api/auth/signout': 'signOut',
  'post /api/auth/_log': 'logOfSessionClient',
  'get /api/wishlist': 'getWishlist',
  'put /api/wishlist': 'joinWishlist',
  'put /api/wishlist/{package}': 'savePackage',
  'delete /api/wishlist/{package}': 'forgetSavedPackage',
  'put /api/viewed/{package}': 'noteViewedPackage',
  'delete /api/viewed/{package}': 'forgetViewedPackage',
  'delete /api/viewed': 'forgetViewedPackages',
  'post /enquiries': 'sendEnquiry',
  'get /enquiries/stamp': 'stampEnquiry',
  'post /newsletter': 'joinNewsletter',
  'post /newsletter/confirm': 'confirmNewsletter',
  'post /newsletter/leave': 'leaveNewsletter',
}

type Operation = { operationId?: string; security?: Record<string, string[]>[]; responses: Record<string, object> }

/** Gives every call of a document its name, and says which keys open it and what any call may be refused with, where the call itself does not. */
export function nameOperations(paths: Record<string, object> = {}): void {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const name = OPERATION_NAMES[`${method} ${path}`]
      if (name) operation.operationId = name
      operation.security ??= securityOf(path)
      const others = {
        ...(isPartners(operation) ? OF_A_KEY : {}),
        ...(isClients(path) ? OF_THE_CLIENT : OF_A_METHOD),
        ...(sells(path) && !OWN_WORDS.test(path) ? OF_A_CLOSED_SITE : {}),
      }
      operation.responses = { ...others, ...operation.responses }
    }
}

function isPartners({ security = [] }: Operation): boolean {
  return security.some((way) => 'partner' in way)
}

/** Calls of the session's client, which answer a wrong method in its own words (reference AUTH). */
function isClients(path: string): boolean {
  return ['/api/auth/session', '/api/auth/csrf', '/api/auth/providers'].includes(path)
}

function refusedWith(reason: Refusal, description: string) {
  const schema = { $ref: '#/components/schemas/Message' }
  const example = { message: REFUSALS[reason].message, reason }
  return { [REFUSALS[reason].status]: { description, content: { 'application/json': { schema, example } } } }
}

const OF_A_KEY = {
  ...refusedWith('api-key-unknown', 'The key is unknown, or was ended.'),
  ...refusedWith('api-key-scope', 'The key has not this scope.'),
  ...refusedWith(
    'too-many',
    'The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again.',
  ),
}
/** Before a site opens a search and lists hold nothing, and a reseller is answered in OCTO's words. */
const OWN_WORDS = /search-api|rating|review|filter|octo/
const OF_A_CLOSED_SITE = refusedWith('not-open', 'The site is not open yet.')
const OF_A_METHOD = refusedWith('method-not-allowed', 'The header Allow says what can be done there.')
const OF_THE_CLIENT = {
  400: {
    description: 'Nothing is done there by that method.',
    content: {
      'text/plain': {
        schema: { type: 'string' },
        example: 'Error: This action with HTTP PUT is not supported by NextAuth.js',
      },
    },
  },
}

/** A partner may bring a key, with its own limit; whoever brings none is answered too. */
function securityOf(path: string): Record<string, string[]>[] {
  return path.startsWith('/api/') && scopeOf(path) ? [{}, { partner: [] }] : []
}
