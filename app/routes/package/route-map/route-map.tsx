import { toursPath } from '#app/parts/destination/paths.ts'
import { SHEET } from '#app/parts/india-map/projection.ts'
import type { Frame } from '#app/parts/india-map/projection.ts'
import { kept } from '#app/ui/kept.tsx'
import { Near } from '#app/ui/near.tsx'
import type { CityPin } from '#domain/catalogue/city.ts'
import { freeCorner, placeNames, placeNeighbours } from './map-names.ts'
import type { Corner, MapLabel, NamedNeighbour } from './map-names.ts'
import { DRAWING, drawRoute, nightsText, roadPath } from './route-sheet.ts'
import type { MapDot, MapStop, RouteSheet } from './route-sheet.ts'
import { statesInView } from './states-in-view.ts'
import styles from './route-map.module.css'

const OUTLINE = '/map/india.svg'
const LETTERS = { wide: 17, narrow: 28 } as const
/** A frame this wide shows the outline's own lines fine enough; a closer one would thicken them. */
const OUTLINE_FROM = 380
const SMALLEST_WINDOW = 90

type Props = { stops: MapStop[]; stateCodes: string[]; places: CityPin[] }
type RouteMapProps = Props & { toTrail?: boolean }

/** Where the journey goes: its halts and road on the map of India, and where on India that is; of a trek only how one comes to its trail. */
export const RouteMap = kept(function RouteMap({ stops, stateCodes, places, toTrail = false }: RouteMapProps) {
  if (stops.length === 0) return null
  return (
    <section data-far="" aria-labelledby="route">
      <h2 id="route">{toTrail ? 'The way to the trail' : 'The route'}</h2>
      <RouteDrawing isNear={false} {...{ stops, stateCodes, places }} />
      <HaltList dots={drawRoute(stops).dots} />
    </section>
  )
})

/** The halts and the road between them, drawn; one that is not near yet waits until it is. */
export function RouteDrawing({ stops, stateCodes, places, isNear }: Props & { isNear: boolean }) {
  const sheet = drawRoute(stops, places)
  const isWide = sheet.frame.width >= OUTLINE_FROM
  const inset = isWide ? undefined : freeCorner(sheet)
  const names = placeNames(sheet, LETTERS.wide, inset)
  const drawing = (
    <>
      <svg
        className={styles.map}
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-label={`Route: ${stops.map(({ name }) => name).join(', ')}`}
      >
        {isWide ? <Outline sheet={sheet} /> : <Land sheet={sheet} stateCodes={stateCodes} />}
        {isWide ? null : <Neighbours neighbours={placeNeighbours(sheet, names, LETTERS.wide, inset)} />}
        <path className={styles.road} d={roadPath(sheet.legs)} />
        {sheet.dots.map(({ url, x, y, nights }) => (
          <circle key={url} className={nights > 0 ? styles.night : styles.pass} cx={x} cy={y} r={nights > 0 ? 8 : 6} />
        ))}
        <Names names={names} of="wide" />
        <Names names={placeNames(sheet, LETTERS.narrow, undefined)} of="narrow" />
      </svg>
      {inset ? <Inset frame={sheet.frame} corner={inset} /> : null}
    </>
  )
  return (
    <figure>
      <div className={isWide ? `${styles.sheet} ${styles.plain}` : styles.sheet}>
        {isNear ? drawing : <Near ratio={DRAWING.width / DRAWING.height}>{drawing}</Near>}
      </div>
      <figcaption className={styles.credit}>
        Map: DataMeet India community, CC BY 4.0, changed. The line joins the halts; it is not the road itself.
      </figcaption>
    </figure>
  )
}

function enlarged({ frame, scale }: RouteSheet): string {
  return `scale(${scale}) translate(${-frame.x} ${-frame.y})`
}

function Outline({ sheet }: { sheet: RouteSheet }) {
  return <image href={OUTLINE} width={SHEET.width} height={SHEET.height} transform={enlarged(sheet)} />
}

function Land({ sheet, stateCodes }: { sheet: RouteSheet; stateCodes: string[] }) {
  return (
    <g transform={enlarged(sheet)}>
      {statesInView(sheet.frame).map(({ code, path }) => (
        <path key={code} className={stateCodes.includes(code) ? styles.ours : styles.land} d={path} />
      ))}
    </g>
  )
}

function Neighbours({ neighbours }: { neighbours: NamedNeighbour[] }) {
  return (
    <g className={styles.neighbours}>
      {neighbours.map(({ dot, text, x, y, anchor }) => (
        <g key={dot.url}>
          <circle cx={dot.x} cy={dot.y} r={3} />
          <text x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

function Names({ names, of }: { names: MapLabel[]; of: keyof typeof LETTERS }) {
  return (
    <g className={styles[of]}>
      {names.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** India whole, with the part above marked; never smaller than can be seen. */
function Inset({ frame, corner }: { frame: Frame; corner: Corner }) {
  const width = Math.max(frame.width, SMALLEST_WINDOW)
  const height = Math.max(frame.height, SMALLEST_WINDOW * 0.6)
  const x = frame.x - (width - frame.width) / 2
  const y = frame.y - (height - frame.height) / 2
  return (
    <svg
      className={styles.inset}
      data-corner={corner}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
    >
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
