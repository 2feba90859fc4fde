import { href } from 'react-router'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { ListedPicture } from '#domain/content/pictures-desk.server.ts'
import styles from './pictures.module.css'

/** Pictures side by side, each leading to its page. */
export function PictureGrid({ namedBy, pictures }: { namedBy: string; pictures: readonly ListedPicture[] }) {
  return (
    <ul className={styles.grid} aria-labelledby={namedBy}>
      {pictures.map((picture) => (
        <li key={picture.id} data-row="">
          <a href={href('/admin/pictures/:id', { id: picture.id })}>
            <ResponsivePicture picture={picture} sizes="220px" most={480} alt="" />
            <span>{picture.alt}</span>
          </a>
          <small>{markOf(picture)}</small>
        </li>
      ))}
    </ul>
  )
}

function markOf({ kind, credit, width, height }: ListedPicture): string {
  if (kind === 'poster') return 'Poster'
  return credit ? `${credit.author}, ${credit.licence}` : `${width} × ${height}, no credit`
}
