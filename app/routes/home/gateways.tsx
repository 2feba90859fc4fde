import { href } from 'react-router'
import { toursPath } from '#app/parts/destination/paths.ts'
import { toursText } from '#app/parts/destination/words.ts'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import { SHEET } from '#app/parts/india-map/projection.ts'
import { Near } from '#app/ui/near.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { State } from '#domain/catalogue/state.ts'
import type { SectionWords } from '#domain/settings/home-sections.ts'
import styles from './gateways.module.css'

type CountedState = State & { packageCount: number }
type Props = SectionWords & { states: CountedState[] }

/** The states most journeys go to, on the map and by name. */
export const Gateways = kept(function Gateways({ states, id, title, lead }: Props) {
  return (
    <section data-far="" className="section sunk" aria-labelledby={id}>
      <div className={`wrap ${styles.gate}`}>
        <figure>
          <Near ratio={SHEET.width / SHEET.height}>
            <IndiaMap
              roomy
              label="Map of India: states most of our tours go to"
              states={states.map(({ code, name, url }) => ({ code, name, href: toursPath(url) }))}
              pins={states.map(({ lat, lon, name }) => ({ lat, lon, name }))}
            />
          </Near>
          <figcaption className={styles.credit}>Map: DataMeet India community, CC BY 4.0, changed.</figcaption>
        </figure>
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? <p className={`soft ${styles.say}`}>{lead}</p> : null}
          <ul className={styles.gates}>
            {states.map((state) => (
              <li key={state.code}>
                <a href={toursPath(state.url)}>
                  <span className={styles.art}>
                    <ResponsivePicture picture={state.picture} sizes="72px" most={320} alt="" />
                  </span>
                  <span>
                    <b>{state.name}</b>
                    <span className="soft small">{state.summary}</span>
                  </span>
                  <span className={styles.count}>{toursText(state.packageCount)}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a className="more" href={`${href('/india')}#by-state`}>
              All states
            </a>
          </p>
        </div>
      </div>
    </section>
  )
})
