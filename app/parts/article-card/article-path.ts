import { href } from 'react-router'
import type { Article, ArticleKind } from '#domain/content/article.ts'

/** The words a kind of article goes by. */
export const ARTICLE_KIND_NAMES: Record<ArticleKind, string> = {
  blog: 'Blog',
  'travel-guide': 'Travel Guide',
  news: 'News',
}

/** Where the articles of a kind are listed. */
export function articleListPath(kind: ArticleKind): string {
  if (kind === 'blog') return href('/blog')
  return kind === 'news' ? href('/news') : href('/travel-guide')
}

/** Where an article stands. */
export function articlePath({ kind, slug }: Pick<Article, 'kind' | 'slug'>): string {
  if (kind === 'blog') return href('/blog/:slug', { slug })
  return kind === 'news' ? href('/news/:slug', { slug }) : href('/travel-guide/:slug', { slug })
}
