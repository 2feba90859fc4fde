/** What stands under a booking's address, page by page. */
export const BOOKING_PAGES = [
  '',
  '/travellers',
  '/proof',
  '/review',
  '/change',
  '/details',
  '/group',
  '/story',
  '/pack',
  '/cancel',
  '/called-off',
] as const

/** What is sent to a booking, form by form, and to a friend's place in it. */
export const BOOKING_FORMS = [
  '/travellers',
  '/details',
  '/group',
  '/story',
  '/proof',
  '/code',
  '/hold',
  '/without-coupon',
  '/pay',
  '/change',
  '/amend',
  '/invoice-address',
  '/claim',
  '/cancel',
  '/called-off',
] as const
export const SHARE_FORMS = ['/details', '/forget', '/room', '/pay'] as const
/** The calls of a booking that are only sent to; its cancellation is read too. */
export const BOOKING_CALLS = ['/hold', '/payments', '/amendments'] as const
const BOOKING = '/booking/:reference{[\\w-]{4,40}}'
const NOBODYS = '2A3B4C5D'

/** An order's own page is for whoever was given its address. */
export const ORDER_PAGE = '/pay/:order'
const ORDER = `${ORDER_PAGE}{[a-z0-9]{20}}`
const NO_ORDER = '0'.repeat(20)

/** A friend's own page is for whoever was given its link. */
export const SHARE_PAGE = '/booking/:reference/share/:share'
const SHARE = `${BOOKING}/share/:share{-?[0-9]{1,2}}`
const NO_SHARE = `/booking/${NOBODYS}/share/2`

type ClosedCall = readonly [methods: string, path: string, at: string]

/** A booking's pages and calls, and what it is paid at: there for nobody who does not hold its key. Whoever does has tests beside them. */
export const BY_KEY: readonly ClosedCall[] = [
  ['GET', ORDER, `/pay/${NO_ORDER}`],
  ['POST', `${ORDER}/told`, `/pay/${NO_ORDER}/told`],
  ...BOOKING_PAGES.map((page): ClosedCall => ['GET', BOOKING + page, `/booking/${NOBODYS}${page}`]),
  ...BOOKING_FORMS.map((form): ClosedCall => ['POST', BOOKING + form, `/booking/${NOBODYS}${form}`]),
  ['GET', SHARE, NO_SHARE],
  ...SHARE_FORMS.map((form): ClosedCall => ['POST', SHARE + form, NO_SHARE + form]),
  ['GET', `${SHARE}/documents/:file`, `${NO_SHARE}/documents/RV-26-27-000001.pdf`],
  ['GET', '/booking/:reference/documents/:file', `/booking/${NOBODYS}/documents/itinerary.pdf`],
  // By the right of staff, which has a test beside it; here of a booking that is not there.
  ['GET', '/admin/bookings/:reference/documents/:file', `/admin/bookings/${NOBODYS}/documents/itinerary.pdf`],
  ['GET', '/dev/gateway/:order', '/dev/gateway/nothing'],
  ['POST', '/dev/gateway/:order', '/dev/gateway/nothing'],
  ['*', '/api/bookings/*', `/api/bookings/${NOBODYS}/nothing`],
  ...['GET', '*'].map((method): ClosedCall => [method, '/api/bookings/:reference', `/api/bookings/${NOBODYS}`]),
  ...['GET', 'POST', '*'].map((method): ClosedCall => [
    method,
    '/api/bookings/:reference/cancellation',
    `/api/bookings/${NOBODYS}/cancellation`,
  ]),
  ...BOOKING_CALLS.flatMap((call) =>
    ['POST', '*'].map((method): ClosedCall => [
      method,
      `/api/bookings/:reference${call}`,
      `/api/bookings/${NOBODYS}${call}`,
    ]),
  ),
]
