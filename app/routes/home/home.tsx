import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { articleListPath } from '#app/parts/article-card/article-path.ts'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { DeparturesBoard } from '#app/parts/departures-board/departures-board.tsx'
import { DestinationTiles } from '#app/parts/destination/destination-tiles.tsx'
import { attractionPath } from '#app/parts/destination/paths.ts'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { readPartyView } from '#domain/party/party.ts'
import { monthName } from '#platform/dates.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/home'
import { Experiences } from './experiences.tsx'
import { Gateways } from './gateways.tsx'
import { Hero, journeysText } from './hero.tsx'
import { loadHome } from './home.server.ts'
import { HowWePrice } from './how-we-price.tsx'
import { PosterWall } from './poster-wall.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { SiteFactsForMachines } from './site-facts.tsx'
import { Head } from './section-head.tsx'
import { StateStrip } from './state-strip.tsx'
import { TrekMonths } from './trek-months.tsx'

export const handle = { party: true, listed: { name: 'Home' } } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(servicesContext), readPartyView(new URL(request.url).searchParams))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: `${siteNameIn(matches)}: tours, treks and car hire in India`,
    description: `${journeysText(loaderData.counts)}, day by day, with the whole price including GST before you give anyone a phone number.`,
    publicUrl: loaderData.publicUrl,
    path: '/',
    picture: loaderData.art.heroWide,
    indexed: hasAnything(loaderData),
  })
}

/** Whether there is anything to book; until then the site opens soon. */
function hasAnything({ counts, cars }: Pick<Route.ComponentProps['loaderData'], 'counts' | 'cars'>): boolean {
  return counts.tours + counts.treks + cars.length > 0
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    art,
    view,
    counts,
    month,
    months,
    experiences,
    season,
    treks,
    leaving,
    wall,
    states,
    gateways,
    sights,
    cars,
    articles,
    holdsSeats,
    milestones,
    tax,
    publicUrl,
  } = loaderData
  if (!hasAnything(loaderData))
    return (
      <>
        <OpeningSoon site={loaderData.site} />
        <SiteFactsForMachines publicUrl={publicUrl} site={loaderData.site} />
      </>
    )
  return (
    <>
      <Hero art={art} counts={counts} months={months} view={view} />
      {states.length > 0 ? <StateStrip states={states} /> : null}
      {experiences.length > 0 ? <Experiences experiences={experiences} /> : null}
      {season.length > 0 ? (
        <section data-far="" className="section sunk" aria-labelledby="season">
          <div className="wrap">
            <Head
              id="season"
              title={`Tours for ${monthName(month)}`}
              more={{ href: href('/india'), text: 'All India tours' }}
            >
              Places at their best this month, with the whole price, GST included.
            </Head>
            <Cards items={season} region="season" />
          </div>
        </section>
      ) : null}
      {leaving.length > 0 ? (
        <section data-far="" className="section" aria-labelledby="leaving">
          <div className="wrap">
            <Head id="leaving" title="Leaving soon">
              Fixed dates, small groups. The seats shown are the seats left in our own register when this page was
              drawn.
            </Head>
            <DeparturesBoard departures={leaving} tax={tax} caption="The next departures" />
          </div>
        </section>
      ) : null}
      {wall.length > 0 ? <PosterWall posters={wall} /> : null}
      {treks.length > 0 ? (
        <section data-far="" className="section" aria-labelledby="treks">
          <div className="wrap">
            <Head
              id="treks"
              title={`Treks for ${monthName(month)}`}
              more={{
                // Not a category: an operator may have none of treks.
                href: `${href('/search')}?q=trek`,
                text: 'All treks',
              }}
            >
              Trails that are open and at their best now, graded from easy to difficult.
            </Head>
            <Cards items={treks} region="treks" />
            <TrekMonths current={month} />
          </div>
        </section>
      ) : null}
      {gateways.length > 0 ? <Gateways states={gateways} /> : null}
      {sights.length > 0 ? (
        <section data-far="" className="section" aria-labelledby="sights">
          <div className="wrap">
            <Head id="sights" title="Worth the journey by themselves">
              Sights people cross the country for.
            </Head>
            <DestinationTiles
              tiles={sights.map((sight) => ({
                id: sight.id,
                name: sight.name,
                line: sight.summary,
                href: attractionPath(sight.url),
                picture: sight.picture,
              }))}
            />
          </div>
        </section>
      ) : null}
      {cars.length > 0 ? (
        <section data-far="" className="section sunk" aria-labelledby="cars">
          <div className="wrap">
            <Head
              id="cars"
              title="A car and a driver who knows the road"
              more={{ href: href('/car-rental'), text: 'All car classes' }}
            >
              Outstation hire with fuel, driver and GST in the figure. Tolls, parking and permits at actuals, with
              receipts.
            </Head>
            <CarCards strip>
              {cars.map((priced) => (
                <CarCard key={priced.car.id} {...priced} />
              ))}
            </CarCards>
          </div>
        </section>
      ) : null}
      {counts.tours + counts.treks > 0 ? (
        <HowWePrice journeys={counts.tours + counts.treks} states={states.length} {...{ holdsSeats, milestones }} />
      ) : null}
      {articles.length > 0 ? (
        <section data-far="" className="section sunk" aria-labelledby="reading">
          <div className="wrap">
            <Head
              id="reading"
              title="Read before you pack"
              more={{ href: articleListPath('travel-guide'), text: 'The travel guide' }}
            />
            <ArticleCards strip>
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </ArticleCards>
          </div>
        </section>
      ) : null}
      <SiteFactsForMachines publicUrl={publicUrl} site={loaderData.site} />
    </>
  )
}

function Cards({ items, region }: { items: PackageListing['items']; region: string }) {
  return (
    <div data-region={region}>
      <PackageCards strip>
        {items.map(({ card, next, price }) => (
          <PackageCard key={card.id} card={card} price={price} {...(next ? { next } : {})} />
        ))}
      </PackageCards>
    </div>
  )
}
