import { toursText } from '#app/parts/destination/words.ts'
import { OwnSheet } from '#app/ui/own-sheet.tsx'
import { fromText, LINE } from './pins.ts'
import type { LETTERS, MapPlace, PlacedPin } from './pins.ts'
import type { PlacesOnMap } from './places-on-map.server.ts'
import map from './india-map.module.css'
import styles from './place-map.css?url'

const DRAWING = '/map/india.svg'
const FIRST_LISTED = 24
/** A map drawn larger than this shows places so far apart that those of one pin make a list. */
const WIDE = 0.5

type Props = {
  places: PlacesOnMap
  /** The state whose list it is: it is filled. */
  stateCode?: string | undefined
  /** The list of what halts at places, by their addresses. */
  listHref: (urls: readonly string[]) => string
  /** The same map drawn around a place; of all of it without one. */
  mapHref: (around?: string) => string
  heading: 'h2' | 'h3'
}

/** Where the tours of a list halt: pins with how many and from what price, those too near each other as one, and the same places as a list. */
export function PlaceMap({ places: { around, map: sheet, pins, listed }, stateCode, heading: Heading, ...to }: Props) {
  const { frame, unit } = sheet
  const halts = listed.length === 1 ? 'One halt' : `${listed.length} halts`
  return (
    <div className="halts-view">
      <OwnSheet href={styles} />
      <figure>
        <a className="skip" href="#halts">
          Skip to the list of halts
        </a>
        <svg
          className={`${map.map} halts-pins`}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          aria-label="Map of India: choose a place"
          style={{ '--u': unit } as React.CSSProperties}
        >
          <use className={map.land} href={`${DRAWING}#india`} />
          {stateCode ? <use className="halts-state" href={`${DRAWING}#${stateCode}`} /> : null}
          {pins.map((pin) => (
            <Pin key={pin.places[0]!.id} pin={pin} href={pinHref(pin, unit, to)} />
          ))}
          <PinNames pins={pins} width="narrow" />
          <PinNames pins={pins} width="wide" />
        </svg>
        <figcaption>
          {pins.some(({ places }) => places.length > 1)
            ? 'In a circle: how many tours halt there. “+7”: and at seven more places near it. '
            : null}
          Map: DataMeet India community, CC BY 4.0, changed.
        </figcaption>
      </figure>
      <div>
        <Heading id="halts" tabIndex={-1} className="halts-title">
          {around ? `${halts} around ${around}` : halts}
        </Heading>
        {around ? (
          <a className="more" href={to.mapHref()}>
            The whole map
          </a>
        ) : null}
        <Places places={listed.slice(0, FIRST_LISTED)} listHref={to.listHref} />
        {listed.length > FIRST_LISTED ? (
          <details>
            <summary className="more">{listed.length - FIRST_LISTED} more</summary>
            <Places places={listed.slice(FIRST_LISTED)} listHref={to.listHref} />
          </details>
        ) : null}
      </div>
    </div>
  )
}

/** One place leads to its list, several to a map on which they stand apart, and to their list where that is drawn already. */
function pinHref({ places }: PlacedPin, unit: number, { listHref, mapHref }: Pick<Props, 'listHref' | 'mapHref'>) {
  const urls = places.map(({ url }) => url)
  return places.length > 1 && unit > WIDE ? mapHref(urls[0]) : listHref(urls)
}

function Pin({ pin, href }: { pin: PlacedPin; href: string }) {
  const { places, at, radius, count } = pin
  const more = places.length - 1
  const name = `${places[0]!.name}${more > 0 ? ` and ${more} more near it` : ''}`
  const said = `${name}, ${toursText(count)} ${fromText(pin)}`.trim()
  return (
    <a href={href} aria-label={said}>
      <title>{said}</title>
      <circle cx={at.x} cy={at.y} r={radius} />
      <text className="halts-count" x={at.x} y={at.y} textAnchor="middle" dy="0.35em">
        {count}
      </text>
    </a>
  )
}

function Places({ places, listHref }: { places: readonly MapPlace[]; listHref: Props['listHref'] }) {
  return (
    <ol className="halts-places">
      {places.map((place) => (
        <li key={place.id}>
          <a href={listHref([place.url])}>{place.name}</a>
          <span>{`${toursText(place.count)} ${fromText(place)}`}</span>
        </li>
      ))}
    </ol>
  )
}

function PinNames({ pins, width }: { pins: readonly PlacedPin[]; width: keyof typeof LETTERS }) {
  return (
    <g className={`halts-${width}`} aria-hidden="true">
      {pins.map(({ places, [width]: name }) =>
        name ? (
          <text key={places[0]!.id} x={name.x} y={name.y} textAnchor={name.anchor}>
            {name.lines.map((line, at) => (
              <tspan key={line} x={name.x} dy={at === 0 ? undefined : `${LINE}em`}>
                {line}
              </tspan>
            ))}
          </text>
        ) : null,
      )}
    </g>
  )
}
