import { href } from 'react-router'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import styles from './category.module.css'

export type CategoryFound = { category: Category; listing: PackageListing; publicUrl: string }

/** The address of a category's page. */
export function categoryPath(url: string): string {
  return href('/speciality-tours/:category', { category: url })
}

/** A category as its page tells of it. */
export function CategoryShown({ category, listing, publicUrl }: CategoryFound) {
  const path = categoryPath(category.url)
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Speciality tours', href: href('/speciality-tours') },
          { name: category.name, href: path },
        ]}
        publicUrl={publicUrl}
        title={category.name}
        lead={category.summary}
        picture={category.picture}
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={path}
          empty={{ text: `No tour of this kind is on sale at present.`, href: href('/india'), link: 'All India tours' }}
        />
        {listing.query.page === 1 ? (
          <section className={styles.about} aria-labelledby="about">
            <h2 id="about">What to expect</h2>
            {category.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <b>When:</b> {category.when}
            </p>
          </section>
        ) : null}
      </div>
    </>
  )
}
