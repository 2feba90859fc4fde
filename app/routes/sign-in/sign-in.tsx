import { href } from 'react-router'
import { servicesContext, tagsContext } from '#app/context.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { getSetting } from '#domain/settings/settings.server.ts'
import type { Route } from './+types/sign-in'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  context.get(tagsContext).add('settings')
  const { bandPhone } = await getSetting(db, 'site')
  return { bandPhone, publicUrl: config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: 'Login',
    description: 'Accounts are not open on this site. Call us to book or to ask after a booking.',
    publicUrl: loaderData.publicUrl,
    path: href('/signin'),
    indexed: false,
  })
}

export default function SignInPage({ loaderData: { bandPhone, publicUrl } }: Route.ComponentProps) {
  return (
    <div style={{ paddingBottom: 'var(--section)' }}>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Login', href: href('/signin') },
        ]}
        publicUrl={publicUrl}
        title="Login"
        lead="Accounts are not open on this site. To book, or to ask after a booking, please talk to us."
      >
        <p style={{ marginTop: 'var(--s5)', display: 'flex', flexWrap: 'wrap', gap: 'var(--s4)' }}>
          {bandPhone ? (
            <a className="btn go" href={`tel:${bandPhone.replace(/[^+\d]/g, '')}`}>
              Call {bandPhone}
            </a>
          ) : null}
          <a className="btn calm" href={href('/contact-us')}>
            Other ways to reach us
          </a>
        </p>
      </PageHead>
    </div>
  )
}
