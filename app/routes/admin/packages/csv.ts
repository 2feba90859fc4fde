import { data } from 'react-router'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { listNeverPublic } from '#domain/catalogue/revisions.server.ts'
import { hintsOf } from '#domain/departures/package-hints.ts'
import { listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import type { PackagesAsked } from '#domain/departures/packages-desk.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import type { Services } from '#domain/services.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDate, istDateTime } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { narrowed, packagesIn } from './asked.ts'
import type { Route } from './+types/csv'

const AT_ONCE = 500
const HEAD = [
  'Id',
  'Name',
  'Address',
  'Public',
  'Kind',
  'Comfort',
  'Days',
  'Starts in',
  'States',
  'Twin before GST in ₹',
  'Twin with GST in ₹',
  'Pictures',
  'Next departure',
  'Last departure',
  'Worth mending',
  'Changed on',
  'State',
]

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

/** The packages an address asks for, all of them, as a spreadsheet reads them. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const asked = packagesIn(new URL(request.url).searchParams)
  return csvFile('packages', writeLines(context.get(servicesContext), visitor, asked))
}

async function* writeLines(services: Services, actor: SignedIn, asked: PackagesAsked): AsyncGenerator<string> {
  const today = istDate(services.clock.now())
  const tax = taxOn(services, today)
  yield CSV_BEGIN + csvLine(HEAD)
  if (asked.view === 'all') yield* writeDrafts(services, actor, asked, tax)
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await listPackagesDesk(services, actor, { ...asked, page }, { today, pageSize: AT_ONCE })
    if (!found.ok) return
    pages = found.value.pages
    yield found.value.rows
      .map((row) =>
        csvLine([
          ...told(row, tax),
          row.pictureCount,
          row.next?.startsOn ?? null,
          row.lastStartsOn,
          hintsOf(row, today).join('; '),
          istDateTime(row.updatedAt),
          row.published ? 'public' : 'withdrawn',
        ]),
      )
      .join('')
  }
}

/** What is being written and was never public: it is in the list of all. */
async function* writeDrafts({ db }: Services, actor: SignedIn, asked: PackagesAsked, tax: Tax): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const found = await listNeverPublic(db, actor, narrowed(asked), { after, most: AT_ONCE })
    if (!found.ok || found.value.length === 0) return
    after = found.value.at(-1)!.packageId
    yield found.value
      .map(({ content, changedAt }) =>
        csvLine([...told(content, tax), content.pictureIds.length, null, null, null, istDateTime(changedAt), 'draft']),
      )
      .join('')
  }
}

type Tax = ReturnType<typeof taxOn>
type Told = Pick<
  PackageDraft,
  'id' | 'name' | 'url' | 'kind' | 'comfort' | 'days' | 'startCity' | 'stateCodes' | 'gstScheme'
>

/** A draft may have no price yet. */
function told(one: Told & { published?: boolean; grid: { twin: number } }, tax: Tax) {
  const { twin } = one.grid
  return [
    one.id,
    one.name,
    one.url,
    one.published ? 'yes' : 'no',
    one.kind,
    one.comfort,
    one.days,
    one.startCity,
    one.stateCodes.join(' '),
    twin > 0 ? (twin / 100).toFixed(2) : null,
    twin > 0 ? (fromPaise(twin, one.gstScheme, tax) / 100).toFixed(2) : null,
  ]
}
