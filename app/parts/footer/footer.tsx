import { Fragment } from 'react'
import { href } from 'react-router'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { LetterForm } from '#app/parts/newsletter/letter-form.tsx'
import { lettersText } from '#app/parts/newsletter/letters-text.ts'
import { Brand } from '#app/parts/header/brand.tsx'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { FooterCategory, Shell } from '#app/shell.ts'
import { WRITTEN_PAGES } from '#app/parts/written/written-pages.ts'
import { cautionOf, cautionPieces } from '#domain/settings/caution.ts'
import type { ListedPage } from '#web/route-handle.ts'
import { SocialIcon } from './social-icon.tsx'
import styles from './footer.module.css'
import { capitalised, listed } from '#platform/wording.ts'

const TAB_HINT = 'footer-tabs'

type FooterProps = { shell: Shell; listed: readonly ListedPage[] }

/** The end of every page: tours by category, company and help, newsletter, caution, badges. */
export function Footer({ shell, listed }: FooterProps) {
  return (
    <footer data-far="footer" className={styles.footer}>
      <div className="wrap">
        <p className={styles.hint} id={TAB_HINT}>
          Links down here open in a new tab.
        </p>
        {shell.footer && shell.footer.length > 0 ? <Categories categories={shell.footer} /> : null}
        <div className={styles.mid}>
          <About site={shell.site} />
          <LinkList title="Company" links={company(shell, listed)} />
          <LinkList title="Help and support" links={linksUnder('help', shell, listed)} />
          <Newsletter site={shell.site} />
        </div>
        <div className={styles.trust}>
          <Caution site={shell.site} />
          <Badges badges={shell.site.badges} />
        </div>
        <Last shell={shell} listed={listed} />
      </div>
    </footer>
  )
}

function Categories({ categories }: { categories: FooterCategory[] }) {
  return (
    <nav className={styles.categories} aria-label="Tours by category" aria-describedby={TAB_HINT}>
      {categories.map(({ name, path, packages }) => (
        <section key={path}>
          <div className={styles.name} data-unfolds="Tours">
            <h2>
              <OutLink path={path} name={name} />
            </h2>
          </div>
          <ul>
            {packages.map((pkg) => (
              <li key={pkg.url}>
                <OutLink path={href('/package/:url', { url: pkg.url })} name={pkg.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

type NamedPath = { name: string; path: string }

// The address last: two hundred links that begin alike compress better.
export function OutLink({ name, path }: NamedPath) {
  return (
    <a target="_blank" rel="noopener" href={path}>
      {name}
    </a>
  )
}

function LinkList({ title, links }: { title: string; links: NamedPath[] }) {
  return (
    <nav aria-label={title} aria-describedby={TAB_HINT}>
      <div className={styles.name} data-unfolds="Pages">
        <h2>{title}</h2>
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <OutLink name={link.name} path={link.path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of the pages an operator writes those that are written, then those that say so themselves. */
function linksUnder(under: ListedPage['under'], { written }: Shell, listed: readonly ListedPage[]): NamedPath[] {
  const found = WRITTEN_PAGES.filter((page) => page.under === under && written.includes(page.slug))
  return [
    ...found.map(({ name, slug }) => ({ name, path: `/${slug}` })),
    ...listed.filter((page) => page.under === under),
  ]
}

function company(shell: Shell, listed: readonly ListedPage[]): NamedPath[] {
  const kinds = ARTICLE_KINDS.filter((kind) => shell.reading.includes(kind))
  const reading = kinds.map((kind) => ({ name: ARTICLE_KIND_NAMES[kind], path: articleListPath(kind) }))
  return [...linksUnder('company', shell, listed), ...reading]
}

function About({ site }: Pick<Shell, 'site'>) {
  return (
    <div>
      <Brand site={site} height={46} isLazy />
      {site.tagline ? <p className={styles.say}>{site.tagline}</p> : null}
      {site.socials.length > 0 ? (
        <ul className={styles.social}>
          {site.socials.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener" aria-label={`${site.operatorName} on ${network}`}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Newsletter({ site: { lettersAYear } }: Pick<Shell, 'site'>) {
  return (
    <div>
      <h2>{lettersAYear === 4 ? 'A letter at each change of season' : 'A letter from us'}</h2>
      <p>
        Where to go next, and where not to.{lettersAYear === null ? '' : ` ${capitalised(lettersText(lettersAYear))}.`}
      </p>
      <div className={styles.news}>
        <LetterForm />
      </div>
    </div>
  )
}

/** How one knows that a message is not the operator's, in their words; nothing where they have said none. */
export function Caution({ site }: Pick<Shell, 'site'>) {
  const { officialDomains, bandPhone } = site
  const caution = cautionOf(site)
  if (!caution) return null
  const filled = {
    domains: officialDomains.length > 0 ? listed(officialDomains, 'or') : undefined,
    phone: bandPhone ? <a href={telephone(bandPhone)}>{bandPhone}</a> : undefined,
  }
  const pieces = cautionPieces(caution.text, { domains: officialDomains.length > 0, phone: Boolean(bandPhone) })
  return (
    <div className={styles.caution}>
      <h2>{caution.heading}</h2>
      <p>
        {pieces.map((piece, at) => (
          // Its pieces stand in one order for good.
          // eslint-disable-next-line react/no-array-index-key
          <Fragment key={at}>{typeof piece === 'string' ? piece : filled[piece.gap]}</Fragment>
        ))}
      </p>
    </div>
  )
}

function Badges({ badges }: Pick<Shell['site'], 'badges'>) {
  const shown = badges.filter(({ number }) => number)
  if (shown.length === 0) return null
  return (
    <ul className={styles.badges} aria-label="Certifications and affiliations">
      {shown.map(({ name, role, number }) => (
        <li key={name}>
          <b>{name}</b>
          {role}, {number}
        </li>
      ))}
    </ul>
  )
}

function Last({ shell, listed }: FooterProps) {
  return (
    <div className={styles.last}>
      <Copyright shell={shell} />
      {linksUnder('small print', shell, listed).map((link) => (
        <p key={link.path}>
          <OutLink name={link.name} path={link.path} />
        </p>
      ))}
    </div>
  )
}

/** Whose site it is, since when, and whether its operator is a made-up one. */
export function Copyright({ shell: { site, year } }: { shell: Pick<FooterProps['shell'], 'site' | 'year'> }) {
  const { firstYear = year } = site
  return (
    <p>
      © {firstYear < year ? `${firstYear}–${year}` : year} {site.operatorName}.
      {site.isSample ? ' A demonstration with a sample operator: its numbers and addresses reach nobody.' : ''}
    </p>
  )
}
