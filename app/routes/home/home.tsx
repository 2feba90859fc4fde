import { servicesContext } from '#web/contexts.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { readPartyView } from '#domain/party/party.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/home'
import { Hero, journeysText } from './hero.tsx'
import { loadHome } from './home.server.ts'
import { regionText, soldText } from '#domain/cars/sold.ts'
import { Section } from './sections.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { SiteFactsForMachines } from './site-facts.tsx'

export const handle = { party: true, listed: { name: 'Home' } } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(servicesContext), readPartyView(new URL(request.url).searchParams))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { sold } = loaderData
  return pageMeta(matches, {
    title: `${siteNameIn(matches)}: ${soldText(sold)} in ${regionText(sold)}`,
    description: `${journeysText(sold)}, day by day, with the whole price including GST before you give anyone a phone number.`,
    publicUrl: loaderData.publicUrl,
    path: '/',
    picture: loaderData.art.heroWide,
    indexed: hasAnything(loaderData),
  })
}

type Found = Pick<Route.ComponentProps['loaderData'], 'counts' | 'cars' | 'isClosed'>

/** Whether there is anything to book, and it may be; until then the site opens soon. */
function hasAnything({ counts, cars, isClosed }: Found): boolean {
  return !isClosed && counts.tours + counts.treks + cars.length > 0
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { art, view, sold, choices, publicUrl, site, sections } = loaderData
  if (!hasAnything(loaderData))
    return (
      <>
        <OpeningSoon site={site} />
        <SiteFactsForMachines publicUrl={publicUrl} site={site} />
      </>
    )
  return (
    <>
      <Hero art={art} sold={sold} choices={choices} view={view} />
      {sections.map((words) => (
        <Section key={words.id} words={words} shows={loaderData} />
      ))}
      <SiteFactsForMachines publicUrl={publicUrl} site={site} />
    </>
  )
}
