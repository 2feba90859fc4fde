import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './gallery.module.css'

const MOST = 7
const LARGE = '(min-width: 1000px) 420px, (min-width: 768px) 51vw, 92vw'
const SMALL = '(min-width: 1000px) 200px, (min-width: 768px) 24vw, 23vw'

/** The pictures of a package along its route, the first one large. Each opens as large as the window lets it, by the browser's own popover. */
export const Gallery = kept(function Gallery({ pictures }: { pictures: Picture[] }) {
  const shown = pictures.slice(0, MOST)
  return (
    <>
      <ul className={styles.gallery} data-count={shown.length} aria-label="Pictures">
        {shown.map((picture, at) => (
          <li key={picture.id} className={styles.art}>
            <ResponsivePicture
              picture={picture}
              sizes={at === 0 ? LARGE : SMALL}
              most={768}
              eager={at === 0}
              late={at > 0}
            />
            <button type="button" popoverTarget={`picture-${at}`} aria-label={`Enlarge: ${picture.alt}`} />
          </li>
        ))}
      </ul>
      {shown.map((picture, at) => (
        <Enlarged key={picture.id} picture={picture} id={`picture-${at}`} />
      ))}
    </>
  )
})

function Enlarged({ picture, id }: { picture: Picture; id: string }) {
  return (
    <div id={id} className={styles.large} popover="auto" role="dialog" aria-label={picture.alt}>
      <ResponsivePicture picture={picture} sizes="96vw" />
      <div className={styles.foot}>
        <p>{picture.alt}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens with the focus inside it */}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          Close
        </button>
      </div>
    </div>
  )
}
