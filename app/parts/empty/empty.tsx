import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './empty.module.css'

type Props = {
  /** A quiet night poster. */
  picture: Picture
  /** One sentence with what was asked. */
  text: string
  /** The way that loosens what was asked, or leads on. */
  href: string
  link: string
  heading?: 'h2' | 'p'
  children?: React.ReactNode
}

/** When a list has nothing to show: a quiet poster, one sentence, one way on. */
export function Empty({ picture, text, href, link, heading: Heading = 'p', children }: Props) {
  return (
    <div className={styles.empty} data-nothing="">
      <div className={styles.art}>
        <ResponsivePicture picture={picture} sizes="(min-width: 900px) 650px, 92vw" alt="" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.text}>{text}</Heading>
        <a className="more" href={href}>
          {link}
        </a>
        {children}
      </div>
    </div>
  )
}
