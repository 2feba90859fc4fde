import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { LeavingNext } from '#app/parts/package-list/leaving-next.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { PartyLine } from '#app/parts/party/party-line.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { MOST_COMPARED, NAMED_PACKAGES } from '#domain/wishlist/wishlist.ts'
import { compareHref } from './compare-href.ts'
import { loadComparison } from './compare.server.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { Route } from './+types/compare'
import styles from './compare.module.css'
import { listed } from '#platform/wording.ts'

export const handle = { party: true, query: [NAMED_PACKAGES] }

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadComparison(context.get(servicesContext), new URL(request.url).searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const names = loaderData.columns.map(({ pkg }) => pkg.name)
  return pageMeta(matches, {
    title: names.length > 1 ? `Compare ${listed(names)}` : 'Compare packages',
    description: 'Packages side by side: price, route, stays, meals, what is included, terms and next dates.',
    publicUrl: loaderData.publicUrl,
    path: href('/compare'),
    indexed: false,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { columns, missing, view, publicUrl } = loaderData
  const urls = columns.map(({ pkg }) => pkg.url)
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Compare', href: href('/compare') },
        ]}
        publicUrl={publicUrl}
        title="Side by side"
      >
        {columns.length > 0 ? <PartyLine view={view} back={compareHref(urls)} /> : null}
      </PageHead>
      <div className={`wrap ${styles.page}`} data-compared={urls.join(',')}>
        {missing > 0 && columns.length > 0 ? (
          <p className="soft">
            {missing === 1 ? 'One package' : `${missing} packages`} of this address cannot be had just now and{' '}
            {missing === 1 ? 'is' : 'are'} left out.
          </p>
        ) : null}
        {columns.length === 0 ? <Nothing answer={loaderData} /> : <ComparisonTable {...loaderData} />}
        <Suggestions answer={loaderData} urls={urls} />
        <LeavingNext items={loaderData.leaving} />
      </div>
    </>
  )
}

type ComparisonAnswer = Route.ComponentProps['loaderData']

function Nothing({ answer: { missing, quiet } }: { answer: ComparisonAnswer }) {
  const text =
    missing > 0
      ? 'None of these packages can be had just now.'
      : 'Nothing to compare yet. Press Compare under two to four packages.'
  return <Empty picture={quiet} heading="h2" text={text} href={href('/india')} link="All India tours" />
}

function Suggestions({ answer: { suggested }, urls }: { answer: ComparisonAnswer; urls: string[] }) {
  if (suggested.length === 0 || urls.length >= MOST_COMPARED) return null
  return (
    <section className={styles.more} aria-labelledby="beside">
      <h2 id="beside">{urls.length === 1 ? 'Choose one to set beside it' : 'Set one more beside them'}</h2>
      <ul>
        {suggested.map(({ name, url }) => (
          <li key={url}>
            <a className="chip" href={compareHref([...urls, url])}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
