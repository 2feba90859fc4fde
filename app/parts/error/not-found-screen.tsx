import { Search } from 'lucide-react'
import { href } from 'react-router'
import type { MenuLink } from '#app/shell.ts'
import { BrandOnPage } from '#app/parts/header/brand.tsx'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { OwnSheet } from '#app/ui/own-sheet.tsx'
import styles from './error.css?url'
import { waysFrom } from './wrong-link.ts'
import type { WrongLink } from './wrong-link.ts'

type Props = { site: SiteFacts; places: readonly MenuLink[]; wrong: WrongLink | undefined }

/** No such page, or a link that opens nothing: a quiet night poster and ways on. It stands alone, without header and footer (SPEC §2). */
export function NotFoundScreen({ site, places, wrong }: Props) {
  return (
    <main id="main" className="error-lost" tabIndex={-1}>
      <OwnSheet href={styles} />
      <div className="error-side">
        <a className="error-home" href={href('/')}>
          <BrandOnPage site={site} says=", home" height={46} />
        </a>
        {wrong ? <OpensNothing wrong={wrong} /> : <NoSuchPage places={places} />}
      </div>
      <picture className="error-night">
        <source type="image/avif" srcSet="/art/quiet-night.avif" />
        <img src="/art/quiet-night.webp" alt="" width="900" height="1200" />
      </picture>
    </main>
  )
}

function OpensNothing({ wrong }: { wrong: WrongLink }) {
  return (
    <div>
      <h1>{wrong.title}</h1>
      <p className="error-lead">{wrong.lead}</p>
      <p className="error-ways">
        {waysFrom(wrong).map(({ words, path }, at) => (
          <a key={path} className={at === 0 ? 'btn go' : 'btn calm'} href={path}>
            {words}
          </a>
        ))}
      </p>
    </div>
  )
}

function NoSuchPage({ places }: { places: readonly MenuLink[] }) {
  return (
    <div>
      <h1>This halt is not on our line.</h1>
      <p className="error-lead">The page you asked for does not exist, or it has moved. Look for it by name.</p>
      <search>
        <form className="error-find" action={href('/search')}>
          <Field
            id="lost-q"
            label="Search tours and places"
            name="q"
            type="search"
            placeholder="Search Your Next Destination"
            maxLength={100}
            autoComplete="off"
          />
          <Button look="go">
            <Search className="icon" aria-hidden="true" />
            Search
          </Button>
        </form>
      </search>
      {places.length > 0 ? (
        <>
          <h2 className="label">Where many begin</h2>
          <ul className="error-places">
            {places.map(({ name, path }) => (
              <li key={path}>
                <a className="chip" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="error-ways">
        <a className="more" href={href('/india')}>
          All India tours
        </a>
        <a className="more" href={href('/sitemap')}>
          Every page of this site
        </a>
      </p>
    </div>
  )
}
