import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { PictureCredit } from '#app/parts/picture-credit/picture-credit.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { listCreditedPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/credits'
import styles from './credits.module.css'

const SOURCES = [
  {
    what: 'Place coordinates',
    who: 'GeoNames',
    href: 'https://www.geonames.org',
    licence: 'CC BY 4.0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Map of India and its states, changed: dissolved, renamed, simplified',
    who: 'DataMeet India community',
    href: 'https://github.com/datameet/maps',
    licence: 'CC BY 4.0 and CC0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Airports',
    who: 'OurAirports',
    href: 'https://ourairports.com',
    licence: 'Public domain',
    licenceHref: 'https://ourairports.com/data/',
  },
  {
    what: 'Price levels of 70 treks',
    who: 'trekYourWorld',
    href: 'https://github.com/trekyourworld/trekYourWorld_data',
    licence: 'MIT',
    licenceHref: 'https://opensource.org/license/mit',
  },
  {
    what: 'Besley, the letter of headings',
    who: 'The Besley Project Authors',
    href: 'https://github.com/indestructible-type/Besley',
    licence: 'SIL Open Font License 1.1',
    licenceHref: 'https://openfontlicense.org',
  },
  {
    what: 'Anek Latin, the letter of text',
    who: 'Ek Type',
    href: 'https://github.com/EkType/Anek',
    licence: 'SIL Open Font License 1.1',
    licenceHref: 'https://openfontlicense.org',
  },
  {
    what: 'Noto Sans Devanagari, the letter of names and words in Devanagari on papers',
    who: 'The Noto Project Authors',
    href: 'https://github.com/notofonts/devanagari',
    licence: 'SIL Open Font License 1.1',
    licenceHref: 'https://openfontlicense.org',
  },
  {
    what: 'Common passwords, which accounts refuse',
    who: 'Dan Wheeler and Dropbox (zxcvbn)',
    href: 'https://github.com/dropbox/zxcvbn',
    licence: 'MIT',
    licenceHref: 'https://opensource.org/license/mit',
  },
  {
    what: 'Icons',
    who: 'Lucide',
    href: 'https://lucide.dev',
    licence: 'ISC',
    licenceHref: 'https://lucide.dev/license',
  },
]

export const handle = {
  listed: { name: 'Artwork, maps and places: credits', under: 'small print' },
} satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  return { photographs: await listCreditedPictures(db), publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Credits',
    description: 'Whose facts, maps, letters and photographs this site stands on, with their licences.',
    publicUrl: loaderData.publicUrl,
    path: href('/credits'),
  })
}

export default function CreditsPage({ loaderData: { photographs, publicUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Credits', href: href('/credits') },
        ]}
        publicUrl={publicUrl}
        title="Credits"
        lead="Posters are drawn by our own artist, a program that makes each one from what a place is. What others have given stands below."
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <h2>Facts, maps and letters</h2>
        <ul className={styles.sources}>
          {SOURCES.map((source) => (
            <li key={source.what}>
              {source.what}: <a href={source.href}>{source.who}</a>, <a href={source.licenceHref}>{source.licence}</a>
            </li>
          ))}
        </ul>
        <h2>Photographs</h2>
        <ul className={styles.photographs}>
          {photographs.map((photograph) => (
            <Photograph key={photograph.id} photograph={photograph} />
          ))}
        </ul>
      </div>
    </>
  )
}

function Photograph({ photograph }: { photograph: Picture }) {
  const { credit } = photograph
  if (!credit) return null
  return (
    <li>
      <ResponsivePicture picture={photograph} sizes="(min-width: 640px) 290px, 92vw" />
      <p className="small">{photograph.alt}</p>
      <p className="soft small">
        <PictureCredit credit={credit} />; {credit.changes}
      </p>
    </li>
  )
}
