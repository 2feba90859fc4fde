import { toursPath } from '#app/parts/destination/paths.ts'
import { SHEET } from '#app/parts/india-map/projection.ts'
import type { Frame } from '#app/parts/india-map/projection.ts'
import { DRAWING, drawRoute, nightsText, placeNames } from './route-sheet.ts'
import type { MapDot, MapStop, RouteSheet } from './route-sheet.ts'
import { statesInView } from './states-in-view.ts'
import styles from './route-map.module.css'

const OUTLINE = '/map/india.svg'
const LETTERS = { wide: 17, narrow: 28 } as const
/** A frame this wide shows the outline's own lines fine enough; a closer one would thicken them. */
const OUTLINE_FROM = 380

/** Where the journey goes: its halts and road on the map of India, and where on India that is. */
export function RouteMap({ stops, stateCodes }: { stops: MapStop[]; stateCodes: string[] }) {
  if (stops.length === 0) return null
  const sheet = drawRoute(stops)
  const names = stops.map(({ name }) => name)
  return (
    <section aria-labelledby="route">
      <h2 id="route">The route</h2>
      <figure>
        <div className={styles.sheet}>
          <svg
            className={styles.map}
            viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
            role="img"
            aria-label={`Route: ${names.join(', ')}`}
          >
            <Land sheet={sheet} stateCodes={stateCodes} />
            <path className={styles.road} d={sheet.road} />
            {sheet.dots.map((dot) => (
              <circle
                key={dot.url}
                className={dot.nights > 0 ? styles.night : styles.pass}
                cx={dot.x}
                cy={dot.y}
                r={dot.nights > 0 ? 8 : 6}
              />
            ))}
            <Names dots={sheet.dots} of="wide" />
            <Names dots={sheet.dots} of="narrow" />
          </svg>
          <Inset frame={sheet.frame} />
        </div>
        <figcaption className={styles.credit}>
          Map: DataMeet India community, CC BY 4.0, changed. The line joins the halts; it is not the road itself.
        </figcaption>
      </figure>
      <HaltList dots={sheet.dots} />
    </section>
  )
}

function Land({ sheet: { frame, scale }, stateCodes }: { sheet: RouteSheet; stateCodes: string[] }) {
  const transform = `scale(${scale}) translate(${-frame.x} ${-frame.y})`
  if (frame.width >= OUTLINE_FROM)
    return <image href={OUTLINE} width={SHEET.width} height={SHEET.height} transform={transform} />
  return (
    <g transform={transform}>
      {statesInView(frame).map(({ code, path }) => (
        <path key={code} className={stateCodes.includes(code) ? styles.ours : styles.land} d={path} />
      ))}
    </g>
  )
}

function Names({ dots, of }: { dots: MapDot[]; of: keyof typeof LETTERS }) {
  return (
    <g className={styles[of]}>
      {placeNames(dots, LETTERS[of], 8).map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}

function Inset({ frame: { x, y, width, height } }: { frame: Frame }) {
  return (
    <svg className={styles.inset} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <image href={OUTLINE} width={SHEET.width} height={SHEET.height} />
      <rect className={styles.window} x={x} y={y} width={width} height={height} rx={8} />
    </svg>
  )
}

function HaltList({ dots }: { dots: MapDot[] }) {
  return (
    <ul className={styles.halts} aria-label="Halts">
      {dots.map(({ url, name, nights }) => (
        <li key={url}>
          <a href={toursPath(url)}>{name}</a>
          {nights > 0 ? <span className="soft">, {nightsText(nights)}</span> : null}
        </li>
      ))}
    </ul>
  )
}
