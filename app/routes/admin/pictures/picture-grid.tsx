import { href } from 'react-router'
import { RowBox } from '#app/ui/chosen.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { ListedPicture } from '#domain/content/pictures-desk.server.ts'
import styles from './pictures.module.css'

type Props = {
  namedBy: string
  pictures: readonly ListedPicture[]
  /** Gives each a box of the form of this id. */
  chosenIn?: string
}

/** Pictures side by side, each leading to its page. */
export function PictureGrid({ namedBy, pictures, chosenIn }: Props) {
  return (
    <ul className={styles.grid} aria-labelledby={namedBy}>
      {pictures.map((picture) => (
        <li key={picture.id} data-row="">
          <a href={href('/admin/pictures/:id', { id: picture.id })}>
            <ResponsivePicture picture={picture} sizes="220px" most={480} alt="" />
            <span id={`name-${picture.id}`}>{picture.alt}</span>
          </a>
          <div className={styles.mark}>
            {chosenIn ? <RowBox form={chosenIn} id={picture.id} namedBy={`name-${picture.id}`} /> : null}
            <small>{markOf(picture)}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function markOf({ kind, credit, width, height }: ListedPicture): string {
  if (kind === 'poster') return 'Poster'
  return credit ? `${credit.author}, ${credit.licence}` : `${width} × ${height}, no credit`
}
