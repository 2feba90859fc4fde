import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { toursText } from '#app/parts/destination/words.ts'
import { toursPath } from '#app/parts/destination/paths.ts'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import type { Shade } from '#app/parts/india-map/india-map.tsx'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { canonicalHref, isIndexed, LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { leadOn } from '#app/parts/package-list/old-address.server.ts'
import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { rememberedStatesByPackages } from '#domain/catalogue/states.server.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/all'
import styles from './all.module.css'

const FULLEST = 4

export const handle = {
  party: true,
  query: [...LIST_KEYS, 'india', 'state', 'spacilityTour', 'package'],
  listed: { name: 'All India tours' },
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  await leadOn(services, request, ['india', 'state', 'spacilityTour', 'package'])
  const [listing, states] = await Promise.all([
    loadPackageList(services, request),
    rememberedStatesByPackages(services),
  ])
  return {
    listing,
    states: states.map(({ code, name, url, packageCount }) => ({ code, name, url, packageCount })).toSorted(byName),
    picture: states[0]?.picture,
    publicUrl: services.config.publicUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { listing, publicUrl } = loaderData
  const { page } = listing.query
  return pageMeta(matches, {
    title: page > 1 ? `All India tours, page ${page}` : 'All India tours and treks',
    description: `${journeysCount(listing.total)}, day by day, with the full price for one adult including GST and the next dates with seats.`,
    publicUrl,
    path: canonicalHref(href('/india'), listing.query),
    indexed: isIndexed(listing.query),
    ...(listing.items[0] ? { picture: listing.items[0].card.picture } : {}),
  })
}

const journeysCount = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'journey' : 'journeys'}`
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

export default function AllIndia({ loaderData: { listing, states, picture, publicUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'All India tours', href: href('/india') },
        ]}
        publicUrl={publicUrl}
        title="All India tours"
        lead="Every figure is the full price, GST included."
        {...(picture && { picture })}
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={href('/india')}
          empty={{ text: 'No tours are published yet.', href: href('/contact-us'), link: 'Talk to us' }}
        />
      </div>
      {listing.query.page === 1 && states.length > 0 ? (
        <section data-far="" className="section sunk" aria-labelledby="by-state">
          <div className={`wrap ${styles.gate}`}>
            <IndiaMap
              label="Map of India: choose a state"
              states={states.map(({ code, name, url, packageCount }) => ({
                code,
                name: `${name}, ${toursText(packageCount)}`,
                href: toursPath(url),
                shade: shadeOf(packageCount, mostIn(states)),
              }))}
            />
            <div>
              <h2 id="by-state">By state</h2>
              <p className="soft small">The fuller a state is filled on the map, the more tours go there.</p>
              <ul className={styles.states}>
                {states.map((state) => (
                  <li key={state.code}>
                    <a href={toursPath(state.url)}>
                      {state.name}{' '}
                      <small>{state.packageCount > 0 ? toursText(state.packageCount) : 'no tours yet'}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      ) : null}
    </>
  )
}

function mostIn(states: readonly { packageCount: number }[]): number {
  return Math.max(...states.map(({ packageCount }) => packageCount))
}

/** By quarters of what the fullest state has. */
function shadeOf(count: number, most: number): Shade {
  return count === 0 ? 0 : (Math.ceil((count / most) * FULLEST) as Shade)
}
