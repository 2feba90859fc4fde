import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { AskForm } from '#app/parts/ask/ask-form.tsx'
import { LeavingNext } from '#app/parts/package-list/leaving-next.tsx'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { listHref, LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { partyPath } from '#app/parts/party/party-line.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { compareHref } from '#app/routes/compare/compare-href.ts'
import { listed } from '#platform/wording.ts'
import { partyParams, partyWithAgesText } from '#domain/party/party.ts'
import type { Filters } from '#domain/search/filters.ts'
import { NothingYet } from '#app/ui/nothing-yet.tsx'
import type { Route } from './+types/search'
import type { CarsAsked } from './cars-asked.server.ts'
import { PlacesOf } from './places-of.tsx'
import { isFor, isForAsMany, oldestFirst } from './said-party.ts'
import { askedText } from './search-query.ts'
import { answerSearch, countVain } from './search.server.ts'
import styles from './search.module.css'

export const handle = { party: true, query: [...LIST_KEYS, 'q'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const answer = await answerSearch(services, new URL(request.url).searchParams)
  countVain(services, answer)
  return { ...answer, publicUrl: services.config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: titleOf(loaderData),
    description: 'Search journeys, places and sights: by place, days, month or price, in your own words.',
    publicUrl: loaderData.publicUrl,
    path: href('/search'),
    indexed: false,
  })
}

type SearchPageAnswer = Route.ComponentProps['loaderData']

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { choices, party, listing, help, answer, cars, compared, notSold, publicUrl } = loaderData
  return (
    <>
      <div data-region="asked" data-party-said={loaderData.isPartySaid ? '' : undefined}>
        <PageHead
          crumbs={[
            { name: 'Home', href: href('/') },
            { name: 'Search', href: href('/search') },
          ]}
          publicUrl={publicUrl}
          title={titleOf(loaderData)}
          {...leadOf(loaderData)}
        >
          <AskForm
            choices={choices}
            view={party}
            back={askedHref(loaderData)}
            asked={askedAgain(loaderData)}
            className={`${styles.ask} ${listing ? styles.again : ''}`}
          />
          <ForTheParty answer={loaderData} />
        </PageHead>
        {help.length > 0 || answer || notSold || compared.length > 0 ? (
          <div className="wrap">
            {help.length > 0 ? <Help pages={help} /> : null}
            {notSold ? <Ways links={notSold.links} label="What comes near it" /> : null}
            {compared.length > 0 && listing?.query.page === 1 ? <Compared packages={compared} /> : null}
            {answer && listing?.query.page === 1 ? <Answer answer={answer} /> : null}
          </div>
        ) : null}
        {cars ? null : <PlacesOf answer={loaderData} />}
      </div>
      {cars && listing?.query.page === 1 ? <Cars {...cars} /> : null}
      {cars ? <PlacesOf answer={loaderData} /> : null}
      <div className={`wrap ${styles.found}`}>
        {listing ? (
          <PackageList listing={listing} path={href('/search')} heading="h2" empty={emptyOf(loaderData)} />
        ) : null}
        {listing && listing.all > 0 ? null : <Suggestions answer={loaderData} />}
        <LeavingNext items={loaderData.leaving} />
      </div>
      {listing ? null : <div data-wishlist="viewed" />}
    </>
  )
}

function titleOf({
  asked,
  listing,
  help,
  cars,
}: Pick<SearchPageAnswer, 'asked' | 'listing' | 'help' | 'cars'>): string {
  if (cars && listing?.query.page === 1) return cars.title
  if (!listing) return help.length > 0 ? `Help with “${asked.text}”` : 'Search'
  const said = askedText(asked)
  return said ? `Tours${said}` : 'Tours that fit'
}

/** How the words were read where they could not be taken as typed. */
function leadOf(answer: SearchPageAnswer): { lead?: string } {
  const { corrected, listing, absent, notSold, isPartly, sentence, startsIn, cars } = answer
  // What is said of tours is not said above a car.
  if (cars) return notSold ? { lead: notSold.says } : {}
  const others = absent.map((one) => `“${one}”`).join(' and ')
  const said = [
    notSold?.says ?? '',
    startsIn.length > 0 ? `${startSaid(sentence)} They start in ${listed(startsIn, 'or')}.` : '',
    others === '' ? '' : `Nothing here is about ${others}${listing && listing.all > 0 ? '; these fit the rest' : ''}.`,
    isPartly ? `No tour is about all of “${corrected ?? sentence.rest}”; these fit part of it.` : '',
    corrected && !isPartly ? `Showing what fits “${corrected}”.` : '',
    placeSaid(answer),
  ]
  const lead = said.filter(Boolean).join(' ')
  return lead === '' ? {} : { lead }
}

/** Words find more than the page of a place lists: why there are more is said. */
function placeSaid({ asked, corrected, places, listing }: SearchPageAnswer): string {
  const words = (corrected ?? asked.text).toLowerCase()
  const place = places.find(({ kind, name }) => (kind === 'state' || kind === 'city') && name.toLowerCase() === words)
  return place && listing && listing.all > 1 ? `Tours that go to ${place.name}, and those that tell of it.` : ''
}

/** "None of these starts in Mumbai." */
function startSaid({ words }: SearchPageAnswer['sentence']): string {
  const from = words.find(({ key }) => key === 'from')?.says.replace(/^From /, '') ?? 'that city'
  return `None of these starts in ${from}.`
}

/** What was understood stands in the fields it is asked for by. */
function askedAgain({ asked, sentence, listing }: SearchPageAnswer): { text: string; filters: Filters } {
  return listing ? { text: sentence.unfiltered, filters: listing.query.filters } : asked
}

/** What stands where no package fits the words, and the way on: without the place, when one was named. */
function emptyOf({ asked, sentence, listing, isRead }: SearchPageAnswer): { text: string; href: string; link: string } {
  if (!isRead) return { text: unreadText(sentence), href: href('/india'), link: 'All India tours' }
  const near = sentence.words.find(({ key }) => key === 'near')
  if (!listing || !near)
    return { text: `No tours${askedText(asked)} found.`, href: href('/india'), link: 'All India tours' }
  return {
    text: sentence.rest
      ? `No tours for “${sentence.rest}” found near ${sentence.near?.name}.`
      : `No tours found near ${sentence.near?.name}.`,
    href: listHref(href('/search'), { ...listing.query, words: near.without, filters: asked.filters, page: 1 }),
    link: `Not only near ${sentence.near?.name}`,
  }
}

function unreadText({ rest }: SearchPageAnswer['sentence']): string {
  return `We could not read “${rest}”. Name a place, a sight or a kind of tour.`
}

/** The page as it was asked for, from its beginning. */
function askedHref({ asked, listing }: Pick<SearchPageAnswer, 'asked' | 'listing'>): string {
  if (!listing) return href('/search')
  return listHref(href('/search'), { ...listing.query, filters: asked.filters, words: asked.text, page: 1 })
}

/** Whoever says for how many it is meant, and sees the prices of others, is one step from their own total. */
function ForTheParty({ answer: { sentence, asked, listing } }: { answer: SearchPageAnswer }) {
  const { party: said } = sentence
  if (!said || !listing || isFor(listing.party.party, said)) return null
  const here = askedHref({ asked, listing })
  const view = { party: { ...oldestFirst(said), rooms: undefined }, per: 'total' as const }
  const isKnown = said.ages.length === said.children
  const { party } = listing.party
  return (
    <p className={styles.party}>
      Prices are for {party ? partyWithAgesText(party) : 'one adult'}
      {isForAsMany(party, said) ? ', each child counted as an adult' : ''}.{' '}
      <a className="more" href={isKnown ? `${here}&${partyParams(view)}` : partyPath(here)}>
        {isKnown
          ? `Show the total for ${partyWithAgesText(oldestFirst(said))}`
          : 'Say how old the children are for your total'}
      </a>
    </p>
  )
}

/** The pages that answer what no tour does. */
function Help({ pages }: { pages: SearchPageAnswer['help'] }) {
  return (
    <ul className={styles.help} aria-label="Pages that answer this">
      {pages.map(({ slug, name, says }) => (
        <li key={slug}>
          <a className="more" href={`/${slug}`}>
            {name}
          </a>
          <p className="soft">{says}</p>
        </li>
      ))}
    </ul>
  )
}

/** Where to go on from an answer in words. */
function Ways({ links, label }: { links: NonNullable<SearchPageAnswer['notSold']>['links']; label?: string }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.places} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a className="chip" href={link.href}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whoever compares two places is one step from the first tour of each, side by side. */
function Compared({ packages }: { packages: SearchPageAnswer['compared'] }) {
  return (
    <p className={styles.party}>
      <a className="more" href={compareHref(packages.map(({ url }) => url))}>
        Compare {listed(packages.map(({ name }) => name))} side by side
      </a>
    </p>
  )
}

/** What was asked about a place. */
function Answer({ answer: { name, says, links } }: { answer: NonNullable<SearchPageAnswer['answer']> }) {
  return (
    <section className={styles.help} aria-labelledby="answer">
      <h2 id="answer">{name}</h2>
      <p>{says.join(' ')}</p>
      <Ways links={links} />
    </section>
  )
}

/** Whoever asks for a car sees it before any tour, the fare's form filled in. */
function Cars({ cars, trip, way }: CarsAsked) {
  return (
    <section className={`wrap ${styles.cars}`} aria-labelledby="cars">
      <h2 id="cars">A car with its driver</h2>
      {way ? <p className={styles.way}>{way}</p> : null}
      <CarCards>
        {cars.map((priced) => (
          <CarCard key={priced.car.id} {...priced} trip={trip} />
        ))}
      </CarCards>
      <p>
        <a className="more" href={way ? `${href('/car-rental')}?${trip}#cars` : href('/car-rental')}>
          {way ? 'All classes of car for this trip' : 'All classes of car'}
        </a>
      </p>
    </section>
  )
}

function Suggestions({ answer: { suggestions, listing } }: { answer: SearchPageAnswer }) {
  if (suggestions.length === 0) return <NothingYet>No tours are published yet.</NothingYet>
  return (
    <div data-nothing="">
      <p className={styles.try} id="suggestions">
        {listing ? 'Or try a state, a place or a kind of tour' : 'Try one of these'}
      </p>
      <ul className={styles.places} aria-labelledby="suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="chip" href={`${href('/search')}?${new URLSearchParams({ q: suggestion })}`}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
