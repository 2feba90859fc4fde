import { toursText } from '#app/parts/destination/words.ts'
import { OwnSheet } from '#app/ui/own-sheet.tsx'
import { pinText, placePins } from './pins.ts'
import type { LETTERS, MapPlace, PlacedPin } from './pins.ts'
import map from './india-map.module.css'
import styles from './place-map.css?url'

const DRAWING = '/map/india.svg'
const FIRST_LISTED = 40

type Props = {
  places: readonly MapPlace[]
  /** The state whose list it is: it is filled, and the map drawn around its places. */
  stateCode?: string | undefined
  hrefOf: (place: MapPlace) => string
  heading: 'h2' | 'h3'
}

/** Where the tours of a list stop: pins on the outline of India, larger where more do, and the same places as a list. */
export function PlaceMap({ places, stateCode, hrefOf, heading: Heading }: Props) {
  const { frame, unit, pins } = placePins(places, stateCode)
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
            <a key={pin.id} href={hrefOf(pin)} aria-label={`${pin.name}, ${toursText(pin.count)}`}>
              <circle cx={pin.x} cy={pin.y} r={pin.radius} />
            </a>
          ))}
          <PinNames pins={pins} width="narrow" />
          <PinNames pins={pins} width="wide" />
        </svg>
        <figcaption>Map: DataMeet India community, CC BY 4.0, changed.</figcaption>
      </figure>
      <div>
        <Heading id="halts" tabIndex={-1} className="halts-title">
          {places.length === 1 ? 'One halt' : `${places.length} halts`}
        </Heading>
        <Places places={places.slice(0, FIRST_LISTED)} hrefOf={hrefOf} />
        {places.length > FIRST_LISTED ? (
          <details>
            <summary className="more">{places.length - FIRST_LISTED} more</summary>
            <Places places={places.slice(FIRST_LISTED)} hrefOf={hrefOf} />
          </details>
        ) : null}
      </div>
    </div>
  )
}

function Places({ places, hrefOf }: Pick<Props, 'places' | 'hrefOf'>) {
  return (
    <ol className="halts-places">
      {places.map((place) => (
        <li key={place.id}>
          <a href={hrefOf(place)}>{place.name}</a>
          <span>{toursText(place.count)}</span>
        </li>
      ))}
    </ol>
  )
}

function PinNames({ pins, width }: { pins: readonly PlacedPin[]; width: keyof typeof LETTERS }) {
  return (
    <g className={`halts-${width}`} aria-hidden="true">
      {pins.map((pin) => {
        const name = pin[width]
        return name ? (
          <text key={pin.id} x={name.x} y={name.y} textAnchor={name.anchor}>
            {pinText(pin)}
          </text>
        ) : null
      })}
    </g>
  )
}
