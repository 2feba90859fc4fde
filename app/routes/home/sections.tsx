import { href } from 'react-router'
import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { articleListPath } from '#app/parts/article-card/article-path.ts'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { DeparturesBoard } from '#app/parts/departures-board/departures-board.tsx'
import { DestinationTiles } from '#app/parts/destination/destination-tiles.tsx'
import type { Tile } from '#app/parts/destination/destination-tiles.tsx'
import { attractionPath } from '#app/parts/destination/paths.ts'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import { priceLines } from '#app/parts/price/shown-price.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import type { HomeSectionId, SectionWords } from '#domain/settings/home-sections.ts'
import { formatDate } from '#platform/dates.ts'
import { Experiences } from './experiences.tsx'
import { Gateways } from './gateways.tsx'
import type { loadHome } from './home.server.ts'
import { HowWePrice } from './how-we-price.tsx'
import { PosterWall } from './poster-wall.tsx'
import { Head } from './section-head.tsx'
import { StateStrip } from './state-strip.tsx'
import { TrekMonths } from './trek-months.tsx'
import trekStyles from './trek-months.module.css'

type Shows = Awaited<ReturnType<typeof loadHome>>
type Props = { words: SectionWords; shows: Shows }

/** Those that show prices, which another party changes. */
const PRICED: ReadonlySet<HomeSectionId> = new Set(['states', 'season', 'leaving', 'treks'])

/** One section of the home page under the operator's words; without anything to show there is none. */
export function Section({ words, shows }: Props) {
  const section = SECTIONS[words.id](words, shows)
  return PRICED.has(words.id) ? <div data-region={words.id}>{section}</div> : section
}

const SECTIONS: Record<HomeSectionId, (words: SectionWords, shows: Shows) => React.ReactNode> = {
  states: (words, { states, view }) =>
    states.length > 0 ? <StateStrip {...words} states={states} view={view} /> : null,
  experiences: (words, { experiences }) =>
    experiences.length > 0 ? <Experiences {...words} experiences={experiences} /> : null,
  season: (words, { season }) =>
    season.length === 0 ? null : (
      <Titled words={words} isSunk more={{ href: href('/india'), text: 'All India tours' }}>
        <PackageCards strip>
          {season.map((priced) => (
            <PackageCard key={priced.card.id} {...priced} />
          ))}
        </PackageCards>
      </Titled>
    ),
  leaving: (words, { leaving }) =>
    leaving.length === 0 ? null : (
      <Titled words={words}>
        <DeparturesBoard departures={leaving} caption="The next departures" />
      </Titled>
    ),
  wall: (words, { wall }) => (wall.length > 0 ? <PosterWall {...words} posters={wall} /> : null),
  treks: (words, { treks, month }) =>
    treks.length === 0 ? null : (
      // Not a category: an operator may have none of treks.
      <Titled words={words} more={{ href: `${href('/search')}?q=trek`, text: 'All treks' }}>
        <div className={trekStyles.tiles}>
          <DestinationTiles tiles={treks.map(trekTile)} />
        </div>
        <TrekMonths current={month} />
      </Titled>
    ),
  gateways: (words, { gateways }) => (gateways.length > 0 ? <Gateways {...words} states={gateways} /> : null),
  sights: (words, { sights }) =>
    sights.length === 0 ? null : (
      <Titled words={words}>
        <DestinationTiles
          tiles={sights.map((sight) => ({
            id: sight.id,
            name: sight.name,
            line: sight.summary,
            href: attractionPath(sight.url),
            picture: sight.picture,
          }))}
        />
      </Titled>
    ),
  cars: (words, { cars }) =>
    cars.length === 0 ? null : (
      <Titled words={words} isSunk more={{ href: href('/car-rental'), text: 'All car classes' }}>
        <CarCards strip>
          {cars.map((priced) => (
            <CarCard key={priced.car.id} {...priced} />
          ))}
        </CarCards>
      </Titled>
    ),
  pricing: (words, { counts, holdsSeats, milestones }) =>
    counts.tours + counts.treks === 0 ? null : <HowWePrice {...words} {...{ holdsSeats, milestones }} />,
  reading: (words, { articles }) =>
    articles.length === 0 ? null : (
      <Titled words={words} isSunk more={{ href: articleListPath('travel-guide'), text: 'The travel guide' }}>
        <ArticleCards strip>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ArticleCards>
      </Titled>
    ),
}

type TitledProps = {
  words: SectionWords
  isSunk?: boolean
  more?: { href: string; text: string }
  children: React.ReactNode
}

function Titled({ words: { id, title, lead }, isSunk, more, children }: TitledProps) {
  return (
    <section data-far="" className={isSunk ? 'section sunk' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <Head id={id} title={title} {...(more ? { more } : {})}>
          {lead}
        </Head>
        {children}
      </div>
    </section>
  )
}

/** A trek as a small poster: a page has one row of whole cards. */
function trekTile({ card, price, next, dayQuery }: PackageListing['items'][number]): Tile {
  const [figure, whose] = priceLines(price, card.kind)
  const from = next?.isFrom && !('refused' in price) ? 'From ' : ''
  const leaves = next ? `, next ${formatDate(next.startsOn, { year: false })}` : ''
  return {
    id: card.id,
    name: card.name,
    line: `${card.difficulty ? `${DIFFICULTY_NAMES[card.difficulty]}. ` : ''}${card.summary}`,
    note: `${card.days} days${leaves}. ${from}${figure} ${whose}`,
    href: `${href('/package/:url', { url: card.url })}${dayQuery ? `?${dayQuery}` : ''}`,
    picture: card.picture,
  }
}
