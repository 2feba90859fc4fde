import { project, SHEET } from './projection.ts'
import shapes from './state-shapes.json' with { type: 'json' }
import styles from './india-map.module.css'

const STATE_SHAPES: Record<string, string> = shapes

export type MapPin = { lat: number; lon: number; name: string; href?: string }

type Props = {
  /** What the map shows, for people who do not see it. */
  label: string
  pins?: MapPin[]
  /** Codes of states to fill. */
  states?: { code: string; name: string; href?: string }[]
  showNames?: boolean
  /** States are filled only under the pointer or the focus: for a map of all of them. */
  quiet?: boolean
}

/** The outline of India with states filled and places pinned; the outline is one picture for the whole site. */
export function IndiaMap({ label, pins = [], states = [], showNames = true, quiet = false }: Props) {
  const links = states.some((state) => state.href) || pins.some((pin) => pin.href)
  return (
    <svg
      className={quiet ? `${styles.map} ${styles.quiet}` : styles.map}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role={links ? 'group' : 'img'}
      aria-label={label}
    >
      <image href="/map/india.svg" width={SHEET.width} height={SHEET.height} />
      {states.map((state) => (
        <Linked key={state.code} {...(state.href ? { href: state.href } : {})} name={state.name}>
          <path className={styles.state} d={STATE_SHAPES[state.code]} />
        </Linked>
      ))}
      {pins.map((pin) => (
        <Linked key={`${pin.name}${pin.lat}`} {...(pin.href ? { href: pin.href } : {})} name={pin.name}>
          <Pin pin={pin} showName={showNames} />
        </Linked>
      ))}
    </svg>
  )
}

function Linked({ href, name, children }: { href?: string; name: string; children: React.ReactNode }) {
  if (!href) return <g>{children}</g>
  return (
    <a href={href} aria-label={name}>
      {children}
    </a>
  )
}

function Pin({ pin, showName }: { pin: MapPin; showName: boolean }) {
  const { x, y } = project(pin)
  const leftwards = x > SHEET.width * 0.62
  return (
    <>
      <circle className={styles.pin} cx={x} cy={y} r={9} />
      {showName ? (
        <text x={leftwards ? x - 18 : x + 18} y={y + 9} textAnchor={leftwards ? 'end' : 'start'}>
          {pin.name}
        </text>
      ) : null}
    </>
  )
}
