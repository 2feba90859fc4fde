import { toursPath } from '#app/parts/destination/paths.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Picture } from '#domain/media/picture.ts'
import type { SectionWords } from '#domain/settings/home-sections.ts'
import styles from './poster-wall.module.css'
import { Head } from './section-head.tsx'

type WallPoster = { name: string; url: string; line: string; picture: Picture }
type Props = SectionWords & { posters: WallPoster[] }

/** Tall posters one walks along; the strip scrolls by hand, never by itself. */
export const PosterWall = kept(function PosterWall({ posters, id, title, lead }: Props) {
  if (posters.length === 0) return null
  return (
    <section data-far="" className="section sunk" aria-labelledby={id}>
      <div className="wrap">
        <Head id={id} title={title}>
          {lead}
        </Head>
      </div>
      <ul className={styles.posters}>
        {posters.map((poster) => (
          <li key={poster.url}>
            <a href={toursPath(poster.url)}>
              <span className={styles.art}>
                <ResponsivePicture picture={poster.picture} sizes="176px" most={768} alt="" />
              </span>
              <strong>{poster.name}</strong>
              <span className={styles.line}>{poster.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
})
