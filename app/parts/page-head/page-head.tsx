import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import type { Crumb } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './page-head.module.css'

type Props = {
  crumbs: Crumb[]
  publicUrl: string
  title: string
  lead?: React.ReactNode
  picture?: Picture
  children?: React.ReactNode
}

// Narrower than it stands on a phone: the next file is twice as heavy, and it is what a phone waits for.
const SIZES = '(min-width: 900px) 272px, (min-width: 640px) 240px, 71vw'

/** How a list or a written page begins: the way here, its name, one sentence, and perhaps a poster beside. */
export function PageHead({ crumbs, publicUrl, title, lead, picture, children }: Props) {
  return (
    <div className="wrap">
      <div className={picture ? `${styles.head} ${styles.pictured}` : styles.head}>
        <div>
          <Breadcrumbs crumbs={crumbs} publicUrl={publicUrl} />
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
        {picture ? (
          <div className={styles.art}>
            <ResponsivePicture picture={picture} sizes={SIZES} most={1120} eager alt={picture.alt} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
