import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { readPartyTyped, typedOf } from '#domain/party/party-form.ts'
import { readPartyView } from '#domain/party/party.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { PartyForm } from './party-form.tsx'
import { readPartyError } from '#app/parts/party/party-error.ts'
import type { Route } from './+types/party'

export const handle = { party: true, lean: true, query: ['callbackUrl', 'error', 'typed'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext).config
  const params = new URL(request.url).searchParams
  const view = readPartyView(params)
  const sent = params.get('typed')
  return {
    typed: sent === null ? typedOf(view) : readPartyTyped(new URLSearchParams(sent)),
    error: readPartyError(params.get('error')),
    isSet: view.party !== undefined,
    back: readCallbackPath(params.get('callbackUrl'), publicUrl) ?? href('/'),
    publicUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Who is travelling?',
    description: 'Say who travels once, and every price of the site is the whole price for your party, GST included.',
    publicUrl: loaderData.publicUrl,
    path: href('/party'),
    indexed: false,
  })
}

export default function PartyPage({ loaderData: { publicUrl, ...form } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Your party', href: href('/party') },
        ]}
        publicUrl={publicUrl}
        title="Who is travelling?"
        lead="Say it once. Every price on the site is then the whole price for your party, GST included."
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <PartyForm {...form} />
      </div>
    </>
  )
}
