import { headingsIn, Markdown } from './markdown.tsx'
import type { MarkdownProps } from './markdown.tsx'
import styles from './long-text.module.css'

const FEWEST_HEADINGS = 3

/** A written text with its headings beside it as the line with halts, where there is room; `beside` stands at its end. */
export function LongText({ beside, ...text }: MarkdownProps & { beside?: React.ReactNode }) {
  const headings = headingsIn(text.text)
  const isLong = headings.length >= FEWEST_HEADINGS
  return (
    <div className={isLong || beside ? styles.columns : undefined}>
      {isLong ? (
        <nav className={styles.contents} aria-label="On this page">
          <h2 className="label">On this page</h2>
          <ol>
            {headings.map(({ id, text: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <Markdown {...text} />
      {beside ? <div className={styles.side}>{beside}</div> : null}
    </div>
  )
}
