import { use } from 'react'
import { href } from 'react-router'
import { RequestName } from '#app/request-name.ts'
import { OwnSheet } from '#app/ui/own-sheet.tsx'
import styles from './error.css?url'

export type Failure = keyof typeof WORDS

/** What is said of each way to fail; `way` is what the first link says, absent where the same page would say the same. */
export const WORDS = {
  broken: {
    title: 'Something went wrong',
    says: 'It is on our side, and nothing you did is lost. A second try often helps.',
    way: 'Try again',
  },
  unreadable: {
    title: 'That could not be read',
    says: 'What was sent did not arrive as a form should, and nothing was changed. Please open the page again and fill it in once more.',
    way: 'Open the page',
  },
  forbidden: {
    title: 'That page is not open to you',
    says: 'The account you are logged in with may not open it. Whoever owns the site can say who may.',
    way: undefined,
  },
} as const

/** The whole page when something failed, could not be read, or is not for whoever asked: said plainly, on a monsoon poster, with a way on. */
export function ErrorScreen({ again, failure }: { again: string; failure: Failure }) {
  const { title, says, way } = WORDS[failure]
  const request = use(RequestName)
  return (
    <section className="error-screen">
      <OwnSheet href={styles} />
      <picture>
        <source type="image/avif" srcSet="/art/monsoon.avif" />
        <img src="/art/monsoon.webp" alt="" width="1600" height="800" />
      </picture>
      <div className="wrap error-words" role="alert">
        <h1>{title}.</h1>
        <p>{says}</p>
        <p className="error-ways">
          {way ? (
            <a className="btn go" href={again}>
              {way}
            </a>
          ) : null}
          {again.startsWith(`${href('/admin')}/`) ? (
            <a className="btn calm" href={href('/admin')}>
              The office
            </a>
          ) : null}
          <a className="btn calm" href={href('/')}>
            Home
          </a>
        </p>
        {/* Known where it was drawn alone. */}
        <p className="error-name" suppressHydrationWarning>
          {request ? `If you write to us about it: ${request}` : null}
        </p>
      </div>
    </section>
  )
}
