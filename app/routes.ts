import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { WRITTEN_PAGES } from './parts/written/written-pages.ts'

const READING = ['blog', 'travel-guide', 'news']
/** Every page of the site. */
export default [
  index('routes/home/home.tsx'),
  route('india', 'routes/india/all.tsx'),
  route('india/:url', 'routes/india/destination.tsx'),
  route('speciality-tours', 'routes/speciality/all.tsx'),
  route('speciality-tours/:category', 'routes/speciality/category.tsx'),
  route('package/:url', 'routes/package/package.tsx'),
  route('car-rental', 'routes/cars/all.tsx'),
  route('car-rental/:detail', 'routes/cars/car.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('wishlist', 'routes/wishlist/wishlist.tsx'),
  route('compare', 'routes/compare/compare.tsx'),
  route('party', 'routes/party/party.tsx'),
  ...READING.flatMap((kind) => [
    route(kind, 'routes/reading/list.tsx', { id: kind }),
    route(`${kind}/:slug`, 'routes/reading/article.tsx', { id: `${kind}-article` }),
  ]),
  ...WRITTEN_PAGES.map(({ slug }) => route(slug, 'routes/written/page.tsx', { id: slug })),
  route('contact-us', 'routes/written/contact.tsx'),
  route('sitemap', 'routes/written/sitemap.tsx'),
  route('credits', 'routes/written/credits.tsx'),
  route('newsletter/:step', 'routes/newsletter/newsletter.tsx'),
  route('enquiries', 'routes/enquiry/form.tsx'),
  route('enquiry/added', 'routes/enquiry/added.tsx'),
  route('enquiry/:token', 'routes/enquiry/status.tsx'),
  route('booking/:reference', 'routes/booking/layout.tsx', [
    index('routes/booking/trip.tsx'),
    route('travellers', 'routes/booking/travellers.tsx'),
    route('proof', 'routes/booking/proof.tsx'),
    route('review', 'routes/booking/review.tsx'),
    route('change', 'routes/booking/change.tsx'),
    route('details', 'routes/booking/details.tsx'),
    route('story', 'routes/booking/story.tsx'),
    route('cancel', 'routes/booking/cancel.tsx'),
    route('called-off', 'routes/booking/called-off.tsx'),
  ]),
  route('waitlist', 'routes/waitlist/join.tsx'),
  route('waitlist/:token', 'routes/waitlist/place.tsx'),
  route('q/:token', 'routes/quote/quote.tsx'),
  route('pay/:order', 'routes/pay/pay.tsx'),
  route('booking/new', 'routes/booking/new.tsx'),
  route('booking/car', 'routes/booking/car.tsx'),
  route('signin', 'routes/sign-in/sign-in.tsx'),
  route('users', 'routes/account/layout.tsx', [
    index('routes/account/home.ts'),
    route('profile', 'routes/account/profile.tsx'),
    route('profile/data', 'routes/account/my-data.ts'),
    route('link', 'routes/account/link.tsx'),
  ]),
  layout('routes/admin/layout.tsx', [route('admin/payments', 'routes/admin/payments/payments.tsx')]),
  route('fragments/menus', 'routes/fragments/menus.tsx'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig
