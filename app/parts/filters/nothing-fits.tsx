import { toursText } from '#app/parts/destination/words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { clearHref, listHref } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { LET_GO, nothingText } from './nothing-text.ts'

/** When the filters leave nothing: what was asked, and the nearest list that has something. */
export function NothingFits({ listing, picture, path }: { listing: PackageListing; picture: Picture; path: string }) {
  const { query, chips, looser, all, plainWords } = listing
  const way = looser
    ? {
        href: listHref(path, { ...query, filters: looser.filters, page: 1 }),
        link: `${looser.widened ?? LET_GO[looser.letGo]}: ${toursText(looser.total)}`,
      }
    : { href: clearHref(path, query), link: `All ${toursText(all)}` }
  return <Empty picture={picture} heading="p" text={nothingText(query.filters, chips, plainWords)} {...way} />
}
