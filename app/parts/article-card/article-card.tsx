import strips from '#app/parts/strip/strip.module.css'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { ArticleTeaser } from '#domain/content/article.ts'
import { formatDate } from '#platform/dates.ts'
import { articlePath } from './article-path.ts'
import styles from './article-card.module.css'

type Props = { article: ArticleTeaser; heading?: 'h2' | 'h3'; eager?: boolean }

/** An article in a list. The heading's link covers the whole card. */
export const ArticleCard = kept(function ArticleCard({ article, heading: Heading = 'h3', eager = false }: Props) {
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <ResponsivePicture
          picture={article.picture}
          sizes="(min-width: 1000px) 390px, (min-width: 640px) 45vw, 92vw"
          most={1120}
          eager={eager}
          alt=""
        />
      </div>
      <Heading>
        <a href={articlePath(article)}>{article.title}</a>
      </Heading>
      <p className="soft">{article.summary}</p>
      <p className={styles.byline}>
        <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
      </p>
    </li>
  )
})

/** The grid that articles stand in; a `strip` lies on its side on phones. */
export function ArticleCards({ children, strip = false }: { children: React.ReactNode; strip?: boolean }) {
  return <ul className={strip ? `${styles.cards} ${strips.strip}` : styles.cards}>{children}</ul>
}
