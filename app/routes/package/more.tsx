import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import type { PackageFound } from './package.server.ts'
import styles from './package.module.css'

/** Packages a reader of this one may like. */
export function Similar({ similar }: Pick<PackageFound, 'similar'>) {
  if (similar.length === 0) return null
  return (
    <section data-far="" className={`section sunk ${styles.after}`} aria-labelledby="similar">
      <div className="wrap">
        <h2 id="similar">Journeys like this one</h2>
        <div data-region="similar">
          <PackageCards>
            {similar.map((priced) => (
              <PackageCard key={priced.card.id} {...priced} />
            ))}
          </PackageCards>
        </div>
      </div>
    </section>
  )
}

/** What we have written about the places on the way. */
export function Articles({ articles }: Pick<PackageFound, 'articles'>) {
  if (articles.length === 0) return null
  return (
    <section data-far="reading" className={`section ${styles.after}`} aria-labelledby="reading">
      <div className="wrap">
        <h2 id="reading">Before you go</h2>
        <ArticleCards>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ArticleCards>
      </div>
    </section>
  )
}
