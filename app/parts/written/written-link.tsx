import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'

/** A link to a company, help or policy page that somebody has written; nothing at all while nobody has. */
export function WrittenLink({ slug, children }: { slug: string; children: React.ReactNode }) {
  const written = useRouteLoaderData<typeof rootLoader>('root')?.shell.written
  return written?.includes(slug) ? <a href={`/${slug}`}>{children}</a> : null
}
