import type { ComponentProps } from 'react'
import { Empty } from '#app/parts/empty/empty.tsx'
import { Chosen } from '#app/parts/filters/chosen.tsx'
import { FilterPanel } from '#app/parts/filters/filter-panel.tsx'
import { OpenFilters } from '#app/parts/filters/filter-sheet.tsx'
import { Nearest, NothingFits } from '#app/parts/filters/nothing-fits.tsx'
import { PlaceMap } from '#app/parts/india-map/place-map.tsx'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { toursText } from '#app/parts/destination/words.ts'
import { Pager } from '#app/parts/pager/pager.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { isUnfiltered } from '#domain/search/filters.ts'
import { clearHref, LIST_PAGE_SIZE, listHref } from './list-query.ts'
import type { PackageListing } from './package-list.server.ts'
import { Tools } from './tools.tsx'
import styles from './package-list.module.css'

type Props = {
  listing: PackageListing
  path: string
  /** What is said when nothing is sold here, with where to go instead. */
  empty: { text: string; href: string; link: string }
  /** h3 where the list stands under a heading of its own. */
  heading?: 'h2' | 'h3'
  /** The state whose list it is. */
  stateCode?: string
  /** The address of the site, where search engines are told what the list holds. */
  publicUrl?: string
}

/** A list of packages that can be narrowed, ordered, leafed through and looked at on a map: plain links and one plain form. */
export function PackageList({ listing, path, empty, heading = 'h2', stateCode, publicUrl }: Props) {
  const { all, quiet, isNarrowable } = listing
  if (all === 0 && quiet) return <NothingThere {...{ listing, empty, heading }} picture={quiet} />
  return (
    <section
      className={isNarrowable ? styles.narrowable : undefined}
      aria-label="Tours"
      data-live=""
      data-region="list"
    >
      {isNarrowable ? <FilterPanel listing={listing} path={path} /> : null}
      <div>
        <Tools listing={listing} path={path} />
        <Chosen {...chosenLinks(listing, path)} />
        <div>
          <Found {...{ listing, path, heading }} stateCode={stateCode} />
          {isNarrowable ? <OpenFilters count={listing.chips.length} /> : null}
        </div>
      </div>
      {publicUrl && isUnfiltered(listing.query.filters) ? <JsonLd facts={listFacts(listing, publicUrl)} /> : null}
    </section>
  )
}

type NothingProps = { heading: 'h2' | 'h3'; picture: ComponentProps<typeof Empty>['picture'] } & Pick<
  Props,
  'listing' | 'empty'
>

/** Where nothing is sold of what was asked for: that, and what there is near it. */
function NothingThere({ listing: { nearest, starting }, empty, heading, picture }: NothingProps) {
  if (starting)
    return (
      <section aria-label="Tours" data-region="list">
        <p>
          {empty.text}{' '}
          <a className="more" href={starting.path}>
            {`${toursText(starting.count)} ${starting.count === 1 ? 'starts' : 'start'} in ${starting.city}`}
          </a>
        </p>
        <Nearest nearest={nearest} title={`They start in ${starting.city}`} heading={heading} />
      </section>
    )
  if (nearest.length === 0) return <Empty picture={picture} {...empty} />
  return (
    <section aria-label="Tours" data-region="list">
      <Empty picture={picture} {...empty} />
      <Nearest nearest={nearest} title="What comes nearest" heading={heading} />
    </section>
  )
}

/** Chips as links to the list without what they stand for. */
function chosenLinks({ chips, query, plainWords }: PackageListing, path: string): ComponentProps<typeof Chosen> {
  return {
    chips: chips.map(({ key, text, without, words }) => ({
      text,
      href: listHref(path, {
        ...query,
        words: words ?? query.words,
        filters: without,
        page: 1,
        party: key === 'party' ? undefined : query.party,
      }),
    })),
    clearHref: clearHref(path, { ...query, words: plainWords ?? query.words, party: undefined }),
  }
}

type FoundProps = Pick<Props, 'listing' | 'path'> & { heading: 'h2' | 'h3'; stateCode: string | undefined }

function Found({ listing, path, heading, stateCode }: FoundProps) {
  const { query, items, pageCount, quiet, places } = listing
  if (quiet) return <NothingFits listing={listing} picture={quiet} path={path} heading={heading} />
  if (places)
    return (
      <PlaceMap
        places={places}
        stateCode={stateCode}
        heading={heading}
        listHref={(via) => listHref(path, { ...query, filters: { ...query.filters, via }, view: 'cards', page: 1 })}
        mapHref={(around) => listHref(path, { ...query, around, page: 1 })}
      />
    )
  return (
    <>
      <PackageCards>
        {items.map((priced, at) => (
          <PackageCard key={priced.card.id} {...priced} heading={heading} eager={at === 0} far={at > 2} />
        ))}
      </PackageCards>
      <div data-live="off">
        <Pager page={query.page} pageCount={pageCount} hrefOf={(page) => listHref(path, { ...query, page })} />
      </div>
      <Nearest nearest={listing.nearest} title="Close to what you asked for" heading={heading} />
    </>
  )
}

/** What stands in a list, by address and place. */
function listFacts({ query, items }: PackageListing, publicUrl: string) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'ItemList' as const,
    itemListElement: items.map(({ card }, at) => ({
      '@type': 'ListItem' as const,
      position: (query.page - 1) * LIST_PAGE_SIZE + at + 1,
      url: `${publicUrl}/package/${card.url}`,
    })),
  }
}
