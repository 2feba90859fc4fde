import { LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { leastPricesText, toursFromText } from '#app/parts/destination/words.ts'
import { leadOn } from '#app/parts/package-list/old-address.server.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { readPartyView } from '#domain/party/party.ts'
import { istDate } from '#platform/dates.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { NothingYet } from '#app/ui/nothing-yet.tsx'
import { toldCategories } from './told-categories.server.ts'
import type { ToldCategory } from './told-categories.server.ts'
import type { Route } from './+types/all'
import styles from './all.module.css'

/** Fewer experiences of their own than a row stand with the specialities. */
const ROW = 4

export const handle = {
  party: true,
  query: [...LIST_KEYS, 'spacilityTour', 'package'],
  listed: { name: 'Speciality tours' },
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  await leadOn(services, request, ['spacilityTour', 'package'])
  const view = readPartyView(new URL(request.url).searchParams)
  return {
    view,
    categories: await toldCategories(services, istDate(services.clock.now()), view),
    publicUrl: services.config.publicUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { categories, publicUrl } = loaderData
  return pageMeta(matches, {
    title: 'Speciality tours',
    description: `${kindsText(categories.filter(({ kind }) => kind === 'speciality').length)}: choose by what you want to do, with full prices including GST.`,
    publicUrl,
    path: href('/speciality-tours'),
    ...(categories[0] ? { picture: categories[0].picture } : {}),
  })
}

function kindsText(count: number): string {
  return count === 0 ? 'Kinds of journey' : `${count} ${count === 1 ? 'kind' : 'kinds'} of journey`
}

export default function SpecialityTours({ loaderData: { categories, view, publicUrl } }: Route.ComponentProps) {
  const specialities = categories.filter(({ kind }) => kind === 'speciality')
  const others = categories.filter((category) => category.kind === 'experience' && !isToldBefore(category, categories))
  const areTogether = others.length < ROW
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Speciality tours', href: href('/speciality-tours') },
        ]}
        publicUrl={publicUrl}
        title="Speciality tours"
        lead={['When you know what you want to do before you know where.', leastPricesText(view)].join(' ').trim()}
      />
      {categories.length === 0 ? <NothingYet>No tours are published yet.</NothingYet> : null}
      <Kinds
        id={areTogether ? 'experiences' : 'specialities'}
        title={areTogether ? 'Every kind of journey' : 'By speciality'}
        categories={areTogether ? [...specialities, ...others] : specialities}
        eager
      />
      {areTogether ? null : <Kinds id="experiences" title="By experience" categories={others} />}
    </>
  )
}

type KindsProps = { id: string; title: string; categories: ToldCategory[]; eager?: boolean }

function Kinds({ id, title, categories, eager = false }: KindsProps) {
  if (categories.length === 0) return null
  return (
    <section className="wrap" style={{ paddingBottom: 'var(--section)' }} aria-labelledby={id}>
      <h2 id={id} style={{ marginBottom: 'var(--s5)' }}>
        {title}
      </h2>
      <ul className={styles.kinds}>
        {categories.map((category, at) => (
          <Tile key={category.id} category={category} eager={eager && at === 0} />
        ))}
      </ul>
    </section>
  )
}

function Tile({ category, eager }: { category: ToldCategory; eager: boolean }) {
  return (
    <li className={styles.kind}>
      <div className={styles.art}>
        <ResponsivePicture
          picture={category.picture}
          sizes="(min-width: 1000px) 290px, (min-width: 640px) 45vw, 116px"
          most={768}
          eager={eager}
          alt=""
        />
      </div>
      <h3>
        <a href={href('/speciality-tours/:category', { category: category.url })}>{category.name}</a>
      </h3>
      <p className="soft small">{category.summary}</p>
      <p className={styles.count}>{toursFromText(category.count, category.fromRupees)}</p>
    </li>
  )
}

/** An experience that gathers what a speciality does is told of once, by the speciality's name. */
function isToldBefore({ key, count }: ToldCategory, categories: readonly ToldCategory[]): boolean {
  return categories.some((other) => other.kind === 'speciality' && other.key === key && other.count === count)
}
