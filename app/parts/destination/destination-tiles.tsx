import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './destination-tiles.module.css'

export type Tile = { id: string; name: string; line: string; note?: string; href: string; picture: Picture }

/** Places or sights as small posters with a name and one line. */
export const DestinationTiles = kept(function DestinationTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <div className={styles.art}>
            <ResponsivePicture picture={tile.picture} sizes="116px" most={320} alt="" />
          </div>
          <div>
            <h3>
              <a href={tile.href}>{tile.name}</a>
            </h3>
            <p className="soft small">{tile.line}</p>
            {tile.note ? <p className={styles.note}>{tile.note}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
})
