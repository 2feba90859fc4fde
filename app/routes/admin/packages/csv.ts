import { data } from 'react-router'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { hintsOf } from '#domain/departures/package-hints.ts'
import { listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import type { PackagesAsked } from '#domain/departures/packages-desk.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import type { Services } from '#domain/services.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDate, istDateTime } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { packagesIn } from './asked.ts'
import type { Route } from './+types/csv'

const AT_ONCE = 500
const HEAD = [
  'id',
  'name',
  'address',
  'public',
  'kind',
  'comfort',
  'days',
  'starts_in',
  'states',
  'twin_before_gst',
  'twin_with_gst',
  'pictures',
  'next_departure',
  'last_departure',
  'worth_mending',
  'changed',
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
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await listPackagesDesk(services, actor, { ...asked, page }, { today, pageSize: AT_ONCE })
    if (!found.ok) return
    pages = found.value.pages
    yield found.value.rows
      .map((row) =>
        csvLine([
          row.id,
          row.name,
          row.url,
          row.published ? 'yes' : 'no',
          row.kind,
          row.comfort,
          row.days,
          row.startCity,
          row.stateCodes.join(' '),
          (row.grid.twin / 100).toFixed(2),
          (fromPaise(row.grid.twin, row.gstScheme, tax) / 100).toFixed(2),
          row.pictureCount,
          row.next?.startsOn ?? null,
          row.lastStartsOn,
          hintsOf(row, today).join('; '),
          istDateTime(row.updatedAt),
        ]),
      )
      .join('')
  }
}
