import type { Picture } from '#domain/media/picture.ts'
import { ResponsivePicture } from './responsive-picture.tsx'
import styles from './thumb.module.css'

/** A picture as small as a stamp beside a name that says what it shows; an empty place of the same size where there is none. */
export function Thumb({ picture }: { picture: Picture | undefined }) {
  return (
    <span className={styles.thumb}>
      {picture ? <ResponsivePicture picture={picture} sizes="48px" alt="" most={320} /> : null}
    </span>
  )
}
