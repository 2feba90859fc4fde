import { Fragment } from 'react'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './gallery.module.css'

/** Beside a large one there is room for one, two, three, four or six. */
const MOST = 7
const OF_SIX = 5
const LARGE = '(min-width: 1000px) 420px, (min-width: 768px) 51vw, 92vw'
const SMALL = '(min-width: 1000px) 200px, (min-width: 768px) 24vw, 23vw'

/**
 * The pictures of a package along its route, the first one large. Each opens as large as the window lets it, by the browser's own popover; where there
 * are more than the grid holds, its last one opens all the rest below one another.
 */
export const Gallery = kept(function Gallery({ pictures }: { pictures: Picture[] }) {
  const shown = pictures.slice(0, pictures.length === MOST - 1 ? OF_SIX : MOST)
  const alone = pictures.length > shown.length ? shown.slice(0, -1) : shown
  const rest = pictures.slice(alone.length)
  return (
    <>
      <ul className={styles.gallery} data-count={shown.length} aria-label="Pictures">
        {shown.map((picture, at) => (
          <li key={picture.id} className={styles.art}>
            <ResponsivePicture
              picture={picture}
              sizes={at === 0 ? LARGE : SMALL}
              most={at === 0 ? 1120 : 768}
              eager={at === 0}
              late={at > 0}
            />
            {at < alone.length ? (
              <PlainButton
                type="button"
                className={styles.enlarge}
                popoverTarget={`picture-${at}`}
                aria-label={`Enlarge: ${picture.alt}`}
              />
            ) : (
              <PlainButton type="button" className={styles.enlarge} popoverTarget="pictures-left">
                <span className={styles.more}>
                  +{rest.length - 1}
                  <span className="vh"> more pictures</span>
                </span>
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {alone.map((picture, at) => (
        <Enlarged key={picture.id} pictures={[picture]} id={`picture-${at}`} label={picture.alt} />
      ))}
      {rest.length > 0 ? <Enlarged pictures={rest} id="pictures-left" label="More pictures" /> : null}
    </>
  )
})

/** Pictures as large as the window lets them; of several each has its words below it. */
function Enlarged({ pictures, id, label }: { pictures: Picture[]; id: string; label: string }) {
  const isOne = pictures.length === 1
  return (
    <div
      id={id}
      className={isOne ? styles.large : `${styles.large} ${styles.several}`}
      popover="auto"
      role="dialog"
      aria-label={label}
    >
      {pictures.map((picture) => (
        <Fragment key={picture.id}>
          <ResponsivePicture picture={picture} sizes="96vw" />
          {isOne ? null : <p>{picture.alt}</p>}
        </Fragment>
      ))}
      <div className={styles.foot}>
        <p>{isOne ? label : null}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens with the focus inside it */}
        <PlainButton type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" autoFocus>
          Close
        </PlainButton>
      </div>
    </div>
  )
}
