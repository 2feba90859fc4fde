import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { LeavingNext } from '#app/parts/package-list/leaving-next.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { PartyLine } from '#app/parts/party/party-line.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { NamedPackages } from '#app/parts/wishlist/named-packages.tsx'
import { NAMED_PACKAGES } from '#domain/wishlist/wishlist.ts'
import { loadNamed } from './wishlist.server.ts'
import type { Route } from './+types/wishlist'
import styles from './wishlist.module.css'

export const handle = { party: true, query: [NAMED_PACKAGES, 'view'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadNamed(context.get(servicesContext), new URL(request.url).searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Saved packages',
    description: 'The packages you saved on this device, with today’s prices and next dates.',
    publicUrl: loaderData.publicUrl,
    path: href('/wishlist'),
    indexed: false,
  })
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { kind, isNamed, missing, items, leaving, view, quiet, publicUrl } = loaderData
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Saved', href: href('/wishlist') },
        ]}
        publicUrl={publicUrl}
        title="Saved packages"
        lead="With today’s prices and next dates. The list lives on this device; log in, and your account keeps it too, for your other devices. Logging out takes it off this one."
      >
        <PartyLine view={view} back={href('/wishlist')} />
      </PageHead>
      <div className={`wrap ${styles.list}`} data-wishlist="wished">
        {isNamed && kind === 'wished' ? (
          <Named items={items} missing={missing} quiet={quiet} />
        ) : (
          <Waiting quiet={quiet} />
        )}
      </div>
      <div data-wishlist="viewed">
        {isNamed && kind === 'viewed' ? (
          <NamedPackages title="You looked at" items={items} forgets="viewed" strip />
        ) : null}
      </div>
      <Sayings quiet={quiet} leaving={leaving} />
    </>
  )
}

type WishlistPageAnswer = Route.ComponentProps['loaderData']

function Named({ items, missing, quiet }: Pick<WishlistPageAnswer, 'items' | 'missing' | 'quiet'>) {
  if (items.length === 0) return <Nothing quiet={quiet} text="Nothing on this list is on sale just now." />
  return (
    <>
      <NamedPackages title={items.length === 1 ? '1 package' : `${items.length} packages`} items={items} compares />
      {missing > 0 ? (
        <p className="soft small">
          {missing === 1 ? 'One saved package is' : `${missing} saved packages are`} not on sale just now.
        </p>
      ) : null}
    </>
  )
}

/** What stands here until the device's own list does, or in its place where there is no script to read it. */
function Waiting({ quiet }: Pick<WishlistPageAnswer, 'quiet'>) {
  return (
    <>
      <div className={styles.bars} aria-hidden="true" data-nothing="">
        <i />
        <i />
        <i />
        <i />
      </div>
      <noscript>
        <Nothing
          quiet={quiet}
          text="Only JavaScript can read the list of this device. Where you are logged in your account keeps it too, and nothing on it is lost."
        />
      </noscript>
    </>
  )
}

function Sayings({ quiet, leaving }: Pick<WishlistPageAnswer, 'quiet' | 'leaving'>) {
  const sayings = {
    empty: 'Nothing saved yet. Press Save under a package, and it waits for you here.',
    blocked: 'This browser keeps nothing for us, so packages cannot be saved in it.',
    failed: 'Your list could not be fetched just now.',
  }
  return Object.entries(sayings).map(([name, text]) => (
    <template key={name} data-says={name}>
      <Nothing quiet={quiet} text={text} {...(name === 'failed' ? { to: href('/wishlist'), link: 'Try again' } : {})} />
      {name === 'empty' ? <LeavingNext items={leaving} /> : null}
    </template>
  ))
}

function Nothing({ quiet, text, to = href('/india'), link = 'All India tours' }: NothingProps) {
  return <Empty picture={quiet} heading="h2" text={text} href={to} link={link} />
}

type NothingProps = Pick<WishlistPageAnswer, 'quiet'> & { text: string; to?: string; link?: string }
