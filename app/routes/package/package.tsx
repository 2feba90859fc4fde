import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import { formatPaise } from '#platform/money.ts'
import { ForMachines } from './for-machines.tsx'
import { loadPackage } from './package.server.ts'
import { PackageShown } from './package-shown.tsx'
import { lengthText, lowestPaise } from './price/prices.ts'
import type { Route } from './+types/package'

export const handle = { party: true, query: ['date', 'from', 'rating', 'sort', 'page'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await loadPackage(services, params.url, new URL(request.url).searchParams)
  if (found) return found
  const url = await findNewUrl(services.db, 'package', params.url)
  if (url === undefined) throw data(null, { status: 404 })
  return leadTo(href('/package/:url', { url }), request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { pkg, departures, tax, publicUrl } = loaderData
  return pageMeta(matches, {
    title: `${pkg.name}, ${lengthText(pkg)}`,
    description: `${pkg.summary} From ${formatPaise(lowestPaise(pkg, departures, tax))} per person incl. GST. Day by day, dates, seats, terms.`,
    publicUrl,
    path: href('/package/:url', { url: pkg.url }),
    shareCard: shareCardPath('package', pkg.url),
    ...(pkg.pictures[0] ? { picture: pkg.pictures[0] } : {}),
  })
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { pkg, departures, tax, rating, reviews, operatorName, publicUrl } = loaderData
  return (
    <>
      <PackageShown found={loaderData} />
      <div data-wishlist="viewed" />
      <ForMachines {...{ pkg, departures, tax, rating, reviews, operatorName, publicUrl }} />
    </>
  )
}
