import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { LongText } from '#app/parts/markdown/long-text.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { findPage } from '#domain/content/pages.server.ts'
import { findTextPictures } from '#domain/content/text-pictures.server.ts'
import { fillPlans, namesPlans } from '#domain/pricing/plan-words.ts'
import { rememberedPlans } from '#domain/pricing/terms.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Route } from './+types/page'

/** Its readers ask for their data from there, whatever the operator writes. */
const ABOUT_DATA = 'privacy-policy'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config, memory } = context.get(servicesContext)
  const found = await findPage(db, new URL(request.url).pathname.slice(1).toLowerCase())
  if (!found) throw data(null, { status: 404 })
  const isOfPlans = namesPlans(found.body)
  const body = isOfPlans ? fillPlans(found.body, (await rememberedPlans({ db, memory })).cancellation) : found.body
  const page = { ...found, body }
  return { page, pictures: await findTextPictures(db, page.body), publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, publicUrl } = loaderData
  const { title, summary: description, picture } = page
  return pageMeta(matches, { title, description, publicUrl, path: `/${page.slug}`, ...(picture ? { picture } : {}) })
}

export default function WrittenPage({ loaderData: { page, pictures, publicUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: page.title, href: `/${page.slug}` },
        ]}
        publicUrl={publicUrl}
        title={page.title}
        lead={page.summary}
        {...(page.picture ? { picture: page.picture } : {})}
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <LongText text={page.body} pictures={pictures} />
        {page.slug === ABOUT_DATA ? (
          <p style={{ marginTop: 'var(--s6)' }}>
            <a className="btn calm" href={href('/your-data')}>
              Ask what we keep of you, or for its erasure
            </a>
          </p>
        ) : null}
        <p className="soft small" style={{ marginTop: 'var(--s7)' }}>
          Last changed on <time dateTime={page.updatedOn}>{formatDate(page.updatedOn)}</time>
        </p>
      </div>
    </>
  )
}
