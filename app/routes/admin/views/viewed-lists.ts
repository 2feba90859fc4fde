import { href } from 'react-router'
import { VIEWED_LISTS } from '#domain/accounts/saved-view.ts'
import type { ViewedList } from '#domain/accounts/saved-view.ts'

/** The lists that keep views: what each is called, and where it is. */
export const LISTS: Record<ViewedList, { name: string; path: string }> = {
  packages: { name: 'Packages', path: href('/admin/packages') },
  states: { name: 'States', path: href('/admin/states') },
  cities: { name: 'Cities', path: href('/admin/cities') },
  attractions: { name: 'Attractions', path: href('/admin/attractions') },
  categories: { name: 'Categories', path: href('/admin/categories') },
  cars: { name: 'Cars', path: href('/admin/cars') },
  pictures: { name: 'Pictures', path: href('/admin/pictures') },
  departures: { name: 'Departures', path: href('/admin/departures') },
  almanac: { name: 'Almanac', path: href('/admin/almanac') },
  hires: { name: 'Hires', path: href('/admin/hires') },
  fleet: { name: 'Fleet', path: href('/admin/fleet') },
  enquiries: { name: 'Enquiries', path: href('/admin/enquiries') },
  bookings: { name: 'Bookings', path: href('/admin/bookings') },
  waiting: { name: 'Waiting lists', path: href('/admin/waiting') },
  requests: { name: 'Data requests', path: href('/admin/requests') },
  payments: { name: 'Payments', path: href('/admin/payments') },
  reviews: { name: 'Reviews', path: href('/admin/reviews') },
  coupons: { name: 'Coupons', path: href('/admin/coupons') },
  messages: { name: 'Delivery log', path: href('/admin/messages/log') },
  articles: { name: 'Articles', path: href('/admin/articles') },
  papers: { name: 'Papers of a month', path: href('/admin/reports/papers') },
  ledger: { name: 'Ledger of a month', path: href('/admin/reports/ledger') },
  settlements: { name: 'Settlements of a month', path: href('/admin/reports/settlements') },
  audit: { name: 'Audit', path: href('/admin/audit') },
}

/** The list whose views stand on a page: that of the page's address; drafts stand among the packages. */
export function viewedListAt(pathname: string): ViewedList | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '')
  if (here === href('/admin/packages/drafts')) return 'packages'
  return VIEWED_LISTS.find((list) => LISTS[list].path === here)
}
