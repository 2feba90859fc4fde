import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { ARTICLE_KIND_NAMES, articleListPath, articlePath } from '#app/parts/article-card/article-path.ts'
import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { LongText } from '#app/parts/markdown/long-text.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { listCitiesByUrls } from '#domain/catalogue/cities.server.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { Article } from '#domain/content/article.ts'
import { findArticle, findMovedArticle, listArticlesAbout } from '#domain/content/articles.server.ts'
import { findTextPictures } from '#domain/content/text-pictures.server.ts'
import { picturePath } from '#domain/media/picture.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Route } from './+types/article'
import styles from './article.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext)
  const today = istDate(clock.now())
  const path = new URL(request.url).pathname.toLowerCase()
  const kind = ARTICLE_KINDS.find((known) => path.startsWith(`${articleListPath(known)}/`))
  const article = kind && (await findArticle(db, { kind, slug: params.slug, today }))
  if (!article) {
    const moved = kind && (await findMovedArticle(db, { kind, slug: params.slug, today }))
    if (!moved) throw data(null, { status: 404 })
    return leadTo(articlePath(moved), request)
  }
  const [places, pictures, related] = await Promise.all([
    listCitiesByUrls(db, article.places),
    findTextPictures(db, article.body),
    listArticlesAbout(db, { places: article.places, states: article.states, limit: 4, today }),
  ])
  const others = related.filter((other) => other.id !== article.id).slice(0, 3)
  return { article, pictures, places, others, publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article, publicUrl } = loaderData
  return pageMeta(matches, {
    title: article.title,
    description: article.summary,
    publicUrl,
    path: articlePath(article),
    picture: article.picture,
    kind: 'article',
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, pictures, places, others, publicUrl } = loaderData
  const kindName = ARTICLE_KIND_NAMES[article.kind]
  return (
    <>
      <article className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: href('/') },
            { name: kindName, href: articleListPath(article.kind) },
            { name: article.title, href: articlePath(article) },
          ]}
          publicUrl={publicUrl}
        />
        <header className={styles.head}>
          <p className="label">{kindName}</p>
          <h1>{article.title}</h1>
          <p className={styles.summary}>{article.summary}</p>
          <p className="soft small">
            {article.author}, <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>,{' '}
            {minutesText(article)}
          </p>
        </header>
        <div className={styles.art}>
          <ResponsivePicture picture={article.picture} sizes="(min-width: 1300px) 1240px, 94vw" eager />
        </div>
        <div className={styles.text}>
          <LongText
            text={article.body}
            pictures={pictures}
            {...(places.length > 0 ? { beside: <Places places={places} /> } : {})}
          />
        </div>
      </article>
      {others.length > 0 ? (
        <section className="section sunk" aria-labelledby="more-reading">
          <div className="wrap">
            <div className="head">
              <h2 id="more-reading">Read on</h2>
              <a className="more" href={articleListPath(article.kind)}>
                All of {kindName}
              </a>
            </div>
            <ArticleCards>
              {others.map((other) => (
                <ArticleCard key={other.id} article={other} />
              ))}
            </ArticleCards>
          </div>
        </section>
      ) : null}
      <JsonLd facts={articleFacts(article, publicUrl)} />
    </>
  )
}

function Places({ places }: { places: { name: string; url: string }[] }) {
  return (
    <aside className={styles.places} aria-labelledby="places-named">
      <h2 id="places-named">Places in this piece</h2>
      <ul>
        {places.map((place) => (
          <li key={place.url}>
            <a className="chip" href={href('/india/:url', { url: `${place.url}-tour-packages` })}>
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const WORDS_A_MINUTE = 220

function minutesText({ body }: Pick<Article, 'body'>): string {
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function articleFacts(article: Article, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': article.kind === 'news' ? 'NewsArticle' : 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    author: { '@type': 'Organization', name: article.author },
    image: `${publicUrl}${picturePath(article.picture.id, 1120, 'jpg')}`,
    mainEntityOfPage: `${publicUrl}${articlePath(article)}`,
  } as const
}
