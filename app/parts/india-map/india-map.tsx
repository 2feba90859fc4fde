import { project, SHEET } from './projection.ts'
import styles from './india-map.module.css'

/** One drawing for the whole site: `india` is all of it, every state stands in it under its code. */
const DRAWING = '/map/india.svg'

/** How full a state is filled on a map that compares them: not at all to wholly. */
export type Shade = 0 | 1 | 2 | 3 | 4

export type MapPin = { lat: number; lon: number; name: string; href?: string }

type Props = {
  /** What the map shows, for people who do not see it. */
  label: string
  pins?: MapPin[]
  /** Codes of states to fill. */
  states?: { code: string; name: string; href?: string; shade?: Shade }[]
  showNames?: boolean
  /** Drawn over half a page from 1000 px on, so that names need not be set large. */
  roomy?: boolean
}

/** The outline of India with states filled and places pinned; pages only point at the shapes, the browser keeps them. */
export function IndiaMap({ label, pins = [], states = [], showNames = true, roomy = false }: Props) {
  const links = states.some((state) => state.href) || pins.some((pin) => pin.href)
  const look = [styles.map, roomy ? styles.roomy : ''].filter(Boolean).join(' ')
  return (
    <svg
      className={look}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role={links ? 'group' : 'img'}
      aria-label={label}
    >
      <use className={styles.land} href={`${DRAWING}#india`} />
      {states.map((state) => (
        <Linked key={state.code} {...(state.href ? { href: state.href } : {})} name={state.name}>
          <use href={`${DRAWING}#${state.code}`} data-shade={state.shade} />
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
  if (!href) return <>{children}</>
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
        <text x={leftwards ? x - 20 : x + 20} y={y + 11} textAnchor={leftwards ? 'end' : 'start'}>
          {pin.name}
        </text>
      ) : null}
    </>
  )
}
