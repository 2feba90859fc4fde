import { href } from 'react-router'
import styles from './error.module.css'

/** The whole page when something failed: said plainly, on a monsoon poster, with a way on. */
export function ErrorScreen({ again }: { again: string }) {
  return (
    <section className={styles.screen}>
      <picture>
        <source type="image/avif" srcSet="/art/monsoon.avif" />
        <img src="/art/monsoon.webp" alt="" width="1600" height="800" />
      </picture>
      <div className={`wrap ${styles.words}`} role="alert">
        <h1>Something went wrong.</h1>
        <p>It is on our side, and nothing you did is lost. A second try often helps.</p>
        <p className={styles.ways}>
          <a className="btn go" href={again}>
            Try again
          </a>
          <a className="btn calm" href={href('/')}>
            Home
          </a>
        </p>
      </div>
    </section>
  )
}
