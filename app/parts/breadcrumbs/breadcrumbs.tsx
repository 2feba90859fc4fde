import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { name: string; href: string }

/** The way here, drawn as a line with halts; the last crumb is this page. */
export function Breadcrumbs({ crumbs, publicUrl }: { crumbs: Crumb[]; publicUrl: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, step) => (
          <li key={crumb.href}>
            {step === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        facts={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, step) => ({
            '@type': 'ListItem',
            position: step + 1,
            name: crumb.name,
            item: `${publicUrl}${crumb.href}`,
          })),
        }}
      />
    </nav>
  )
}
