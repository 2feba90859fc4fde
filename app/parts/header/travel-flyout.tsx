import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import type { Shell } from '#app/shell.ts'
import { FlyoutLinks } from './flyout-links.tsx'
import styles from './flyout.module.css'

const READING_LINES: Record<ArticleKind, string> = {
  blog: 'Long reads from our desks',
  'travel-guide': 'How to do a place well, step by step',
  news: 'What has changed for people who travel in India',
}

/** Everything to read. */
export function TravelFlyout({ reading }: Pick<Shell, 'reading'>) {
  const kinds = ARTICLE_KINDS.filter((kind) => reading.includes(kind))
  return (
    <div className={`${styles.box} ${styles.plain}`}>
      <FlyoutLinks
        links={kinds.map((kind) => ({
          name: ARTICLE_KIND_NAMES[kind],
          path: articleListPath(kind),
          line: READING_LINES[kind],
        }))}
        className={styles.wide}
      />
    </div>
  )
}
