import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { Route } from './+types/added'

const LEAD =
  'You asked us about this a few minutes ago, so we have put the two together. The link you were given then shows where it stands.'

export const handle = { lean: true }

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(servicesContext).config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { publicUrl } = loaderData
  return pageMeta(matches, {
    title: 'Added to your enquiry',
    description: LEAD,
    publicUrl,
    path: href('/enquiry/added'),
    indexed: false,
  })
}

export default function EnquiryAddedPage({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return (
    <div style={{ paddingBottom: 'var(--section)' }}>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Enquiry', href: href('/enquiry/added') },
        ]}
        publicUrl={publicUrl}
        title="Added to your enquiry"
        lead={LEAD}
      >
        <p style={{ marginTop: 'var(--s5)' }}>
          <a className="more" href={href('/contact-us')}>
            Call or write to us
          </a>
        </p>
      </PageHead>
    </div>
  )
}
