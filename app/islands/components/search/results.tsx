import { useMemo } from 'react'
import { ISLAND_REFUSALS } from '#web/island-refusals.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { lineText, stayText } from './answers.ts'
import type { SearchAnswer, FoundPackage, NamedPlace, SearchState, UnderstoodPiece } from './answers.ts'
import { inOrder, namedFirst } from './card-order.ts'
import { RecentList } from './recent-list.tsx'
import { placeHref, searchHref } from './search-href.ts'
import styles from './search.module.css'

const FALLBACK = '/FallBack/logo.svg'
const DESKTOP = '(min-width: 900px)'
const CARD_PICTURE = 3
const AHEAD = 10

type Props = {
  state: SearchState
  tries: string[]
  recents: string[]
  onTry: (text: string) => void
  onFollow: () => void
  /** One recent search, or all. */
  onForget: (text: string | undefined) => void
  onAgain: () => void
}

/** What stands under the question: recent searches and names to try, what was understood, bars in the shape of cards, the cards, or why there are none. */
export function Results({ state, tries, recents, onTry, onFollow, onForget, onAgain }: Props) {
  const found = state.kind === 'found' ? state.found : state.kind === 'asking' ? state.before : undefined
  return (
    <>
      {state.kind === 'empty' && recents.length > 0 ? (
        <RecentList recents={recents} onTry={onTry} onRemove={onForget} onForget={() => onForget(undefined)} />
      ) : null}
      {state.kind === 'found' && state.found.understood.length > 0 ? (
        <Understood pieces={state.found.understood} onTry={onTry} />
      ) : null}
      {state.kind === 'found' ? <Named found={state.found} onFollow={onFollow} /> : null}
      <output className={styles.status}>
        <Status state={state} hasTries={tries.length > 0} onFollow={onFollow} />
      </output>
      {state.kind === 'failed' ? (
        <p className={styles.failed} role="alert">
          {ISLAND_REFUSALS['unexpected-error'].message}
          <PlainButton type="button" className={styles.again} onClick={onAgain}>
            Try again
          </PlainButton>
        </p>
      ) : null}
      {state.kind === 'empty' ? <Tries names={tries} onTry={onTry} /> : null}
      {state.kind === 'found' && state.found.data.length === 0 ? (
        <Tries names={namesToTry(state.found, tries)} onTry={onTry} />
      ) : null}
      {found ? (
        <Cards found={found} waiting={state.kind === 'asking'} onFollow={onFollow} />
      ) : state.kind === 'asking' ? (
        <Skeleton />
      ) : null}
    </>
  )
}

/** Of a question that was understood the place it names is better than any that it does not. */
function namesToTry({ suggestions = [], understood }: SearchAnswer, tries: string[]): string[] {
  return suggestions.length > 0 || understood.length > 0 ? suggestions : tries
}

function Status({ state, hasTries, onFollow }: { state: SearchState; hasTries: boolean; onFollow: () => void }) {
  if (state.kind === 'empty') return `A place, a state, a theme or a tour.${hasTries ? ' Perhaps one of these:' : ''}`
  if (state.kind === 'failed') return null
  if (state.kind === 'asking') return <span className="soft">Looking for “{state.text}”</span>
  const { data, total } = state.found
  const count = data.length
  const read = state.found.corrected ?? state.text
  const pages = state.found.places.filter(({ kind }) => kind === 'page').length
  if (count === 0 && pages > 0)
    return `No tour fits “${state.text}”. The ${pages === 1 ? 'page' : 'pages'} above may help.`
  if (count === 0 && state.found.understood.length > 0)
    return (
      <>
        Nothing fits all of “{state.text}”.
        <a className="more" href={searchHref(state.text)} onClick={onFollow}>
          See what comes nearest
        </a>
      </>
    )
  if (count === 0) return `Nothing fits “${state.text}”.${hasTries ? ' Try one of these:' : ''}`
  return (
    <>
      <b>{count === 1 ? '1 tour' : `${count} tours`}</b>{' '}
      <span className="soft">
        for “{read}”{isOfPlace(state.found.places, read) ? PLACE_TOURS : ''}
        {isDesktop() && count > 1 ? ', best rated first' : ''}
        {state.found.corrected ? `. You typed “${state.text}”.` : ''}
      </span>
      {total > 1 ? (
        <a className="more" href={searchHref(state.text)} onClick={onFollow}>
          See all {total.toLocaleString('en-IN')}
        </a>
      ) : null}
    </>
  )
}

/** Words find more than the page of a place lists: why there are more is said. */
const PLACE_TOURS = ', going there or telling of it'

function isOfPlace(places: readonly NamedPlace[], text: string): boolean {
  return places.some(({ kind, name }) => isWhere(kind) && name.toLowerCase() === text.toLowerCase())
}

function isWhere(kind: string): boolean {
  return kind === 'state' || kind === 'city'
}

function Tries({ names, onTry }: { names: string[]; onTry: (text: string) => void }) {
  return (
    <ul className={styles.tries}>
      {names.map((name) => (
        <li key={name}>
          <a
            className="chip"
            href={searchHref(name)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onTry(name)
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What was read as more than words, each a button that takes it out of the question again. */
function Understood({ pieces, onTry }: { pieces: UnderstoodPiece[]; onTry: (text: string) => void }) {
  return (
    <ul className={styles.tries} aria-label="Understood">
      {pieces.map(({ text, says, without }) => (
        <li key={text}>
          <PlainButton type="button" className="chip" onClick={() => onTry(without)}>
            <span className="vh">Take out “{text}”: </span>
            {says}
            <span aria-hidden="true"> ×</span>
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}

/** What is named so: the place itself, while its name is being typed, and the tours that bear the words, before any that is merely better rated. */
function Named({ found, onFollow }: { found: SearchAnswer; onFollow: () => void }) {
  const { places, data, words } = found
  const tours = isDesktop() ? namedFirst(data, words) : []
  if (places.length + tours.length === 0) return null
  return (
    <ul className={styles.tries}>
      {places.map(({ kind, name, url }) => (
        <li key={kind + url}>
          <a className="chip" href={placeHref(kind, url)} onClick={onFollow}>
            {name}
          </a>
        </li>
      ))}
      {tours.map((tour) => (
        <li key={tour.url}>
          <a className="chip" href={tourHref(tour)} onClick={onFollow}>
            {tour.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Cards({ found, waiting, onFollow }: { found: SearchAnswer; waiting: boolean; onFollow: () => void }) {
  const desktop = isDesktop()
  const packages = useMemo(() => (desktop ? inOrder(found.data, found.words) : found.data), [desktop, found])
  return (
    <ul className={styles.hits} aria-busy={waiting} data-waiting={waiting ? '' : undefined}>
      {packages.map((pkg, index) => (
        <Card key={pkg.url} pkg={pkg} eager={index < AHEAD} onFollow={onFollow} />
      ))}
    </ul>
  )
}

function Card({ pkg, eager, onFollow }: { pkg: FoundPackage; eager: boolean; onFollow: () => void }) {
  const picture = pkg.uploads[CARD_PICTURE]
  return (
    <li>
      <a href={tourHref(pkg)} target="_blank" rel="noopener" data-card="" onClick={onFollow} onAuxClick={onFollow}>
        <span className={styles.art}>
          <img
            src={picture?.path ?? FALLBACK}
            alt=""
            width={picture?.width ?? 400}
            height={picture?.height ?? 300}
            loading={eager ? undefined : 'lazy'}
            decoding="async"
            onError={(event) => {
              if (!event.currentTarget.src.endsWith(FALLBACK)) event.currentTarget.src = FALLBACK
            }}
          />
        </span>
        <b>{pkg.name}</b>
        <span className="soft small">
          {pkg.halts.length > 0 ? <i>{lineText(pkg.halts)}</i> : null}
          {stayText(pkg.days)}
          {pkg.fromPaise ? `, from ₹${(pkg.fromPaise / 100).toLocaleString('en-IN')}` : ''}
          <span className="vh"> (opens in a new tab)</span>
        </span>
      </a>
    </li>
  )
}

function tourHref({ url, dayQuery }: FoundPackage): string {
  return `/package/${url}${dayQuery ? `?${dayQuery}` : ''}`
}

function Skeleton() {
  return (
    <ul className={styles.hits} aria-hidden="true">
      {Array.from({ length: AHEAD }, (_, index) => (
        <li key={index} className={styles.bars}>
          <span className={styles.art} />
          <i />
          <i />
        </li>
      ))}
    </ul>
  )
}

function isDesktop(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(DESKTOP).matches
}
