import { href } from 'react-router'
import { OwnSheet } from '#app/ui/own-sheet.tsx'
import styles from './error.css?url'

type Props = { again: string; isUnreadable: boolean }

/** The whole page when something failed, or what was sent could not be read: said plainly, on a monsoon poster, with a way on. */
export function ErrorScreen({ again, isUnreadable }: Props) {
  return (
    <section className="error-screen">
      <OwnSheet href={styles} />
      <picture>
        <source type="image/avif" srcSet="/art/monsoon.avif" />
        <img src="/art/monsoon.webp" alt="" width="1600" height="800" />
      </picture>
      <div className="wrap error-words" role="alert">
        <h1>{isUnreadable ? 'That could not be read.' : 'Something went wrong.'}</h1>
        <p>
          {isUnreadable
            ? 'What was sent did not arrive as a form should, and nothing was changed. Please open the page again and fill it in once more.'
            : 'It is on our side, and nothing you did is lost. A second try often helps.'}
        </p>
        <p className="error-ways">
          <a className="btn go" href={again}>
            {isUnreadable ? 'Open the page' : 'Try again'}
          </a>
          <a className="btn calm" href={href('/')}>
            Home
          </a>
        </p>
      </div>
    </section>
  )
}
