import { href } from 'react-router'
import { toursPath } from '#app/parts/destination/paths.ts'
import { leastPricesText, toursFromText } from '#app/parts/destination/words.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { PartyView } from '#domain/party/party.ts'
import type { ToldState } from './told-states.server.ts'
import type { SectionWords } from '#domain/settings/home-sections.ts'
import { Head } from './section-head.tsx'
import styles from './state-strip.module.css'

type Props = SectionWords & { states: ToldState[]; view: PartyView }

/** Every state that has tours, as a strip of posters one scrolls by hand. */
export const StateStrip = kept(function StateStrip({ states, view, id, title, lead }: Props) {
  if (states.length === 0) return null
  return (
    <section data-far="strip" className={styles.strip} aria-labelledby={id}>
      <div className="wrap">
        <Head id={id} title={title} more={{ href: `${href('/india')}#by-state`, text: 'All states on the map' }}>
          {[lead, view.party ? leastPricesText(view) : ''].filter(Boolean).join(' ')}
        </Head>
      </div>
      <ul>
        {states.map((state, at) => (
          <li key={state.code} data-far={at > 3 ? 'tile' : undefined}>
            <a href={toursPath(state.url)}>
              <span className={styles.art}>
                <ResponsivePicture picture={state.picture} sizes="168px" most={480} alt="" />
              </span>
              <b>{state.name}</b>
              <small>{toursFromText(state.count, state.fromRupees)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
})
