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
import styles from './party.module.css'

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
      <div className={`wrap ${styles.page}`}>
        <PartyForm {...form} />
        <WhatItChanges />
      </div>
    </>
  )
}

/** What whoever has said it will see otherwise. */
function WhatItChanges() {
  return (
    <aside className={styles.what} aria-labelledby="changes">
      <h2 id="changes">What it changes</h2>
      <dl>
        <dt>Cards, lists and dates</dt>
        <dd>Each shows what all of you pay. Price filters and sorting use the same figure.</dd>
        <dt>Children</dt>
        <dd>By age, as each tour says: free, without a bed, or in an extra one.</dd>
        <dt>Rooms</dt>
        <dd>The cheapest that sleep you all, unless you count them yourself.</dd>
        <dt>Booking</dt>
        <dd>Begins with your party; nobody types it twice.</dd>
      </dl>
    </aside>
  )
}
