import { waitHref } from '#app/parts/booking/wait-link.tsx'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { bookHref, bookWords } from './book-href.ts'

type Asked = Pick<PackageFound, 'pkg' | 'sale' | 'holdsSeats' | 'noDates'>

/** The one thing to do about a package: booking it, or waiting for seats; undefined where there is only asking. */
export function actionOf({ pkg, sale, holdsSeats, noDates }: Asked) {
  if (noDates?.why === 'full')
    return {
      link: { href: waitHref(noDates.departure.id, sale.view.party), rel: 'nofollow' },
      words: 'Join the waiting list',
    }
  if (noDates || !holdsSeats || sale.quoted?.ok === false) return undefined
  return { link: { href: bookHref(pkg.url, sale) }, words: bookWords(sale) }
}
