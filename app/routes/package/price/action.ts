import { waitHref } from '#app/parts/booking/wait-link.tsx'
import { seatsLeft } from '#domain/departures/departure.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { bookHref, bookWords } from './book-href.ts'

type Asked = Pick<PackageFound, 'pkg' | 'sale' | 'holdsSeats' | 'noDates'>

/** The one thing to do about a package: booking it, choosing a date with seats enough, or waiting for some; undefined where there is only asking. */
export function actionOf({ pkg, sale, holdsSeats, noDates }: Asked) {
  if (noDates?.why === 'full')
    return {
      link: { href: waitHref(noDates.departure.id, sale.view.party), rel: 'nofollow' },
      words: 'Join the waiting list',
    }
  if (noDates || !holdsSeats || sale.quoted?.ok === false) return undefined
  if (isShortThroughout(sale)) return undefined
  if (hasTooFew(sale)) return { link: { href: '#dates' }, words: 'Choose another date' }
  return { link: { href: bookHref(pkg.url, sale) }, words: bookWords(sale) }
}

/** Whether the date that is shown has fewer seats than the party takes. */
export function hasTooFew({ isFrom, day, seats }: Pick<Asked['sale'], 'isFrom' | 'day' | 'seats'>): boolean {
  return !isFrom && day?.departure !== undefined && seatsLeft(day.departure) < seats
}

/** Whether the party is too many for every date there is. */
export function isShortThroughout(sale: Pick<Asked['sale'], 'isFrom' | 'day' | 'seats' | 'board'>): boolean {
  return hasTooFew(sale) && !sale.board.some(({ hasSeats }) => hasSeats)
}
