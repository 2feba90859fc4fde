import { benchMemoryLists, benchPostgresLists } from '#bench/lists.ts'
import type { ListsRow } from '#bench/lists.ts'
import { ms, print, ratio, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

const TARGET_PACKAGES = 100_000

/** Narrowed lists with the counts of every facet: in process, and on PostgreSQL beside the same lists without filters. */
export async function benchListing(run: Run): Promise<void> {
  title('Filtered lists with all facet counts, in process')
  const rows: ListsRow[] = []
  for (const packages of [10_000, TARGET_PACKAGES]) rows.push(await benchMemoryLists(packages, run.quick ? 100 : 600))
  print(
    table(
      ['packages', 'p50 ms', 'p99 ms', 'ready s', 'held MB', 'new party ms'],
      rows.map((row) => [
        row.packages.toLocaleString('en-IN'),
        ms(row.p50Ms),
        ms(row.p99Ms),
        row.readySeconds.toFixed(1),
        row.heldMb.toFixed(0),
        ms(row.newPartyMs),
      ]),
    ),
  )
  const largest = rows.find(({ packages }) => packages === TARGET_PACKAGES)
  run.verdicts.push(judge('filtered list with facet counts at 100 k, p99', largest?.p99Ms, { atMost: 15, unit: ' ms' }))
  await benchOnPostgres(run)
}

async function benchOnPostgres(run: Run): Promise<void> {
  title('Filtered lists on PostgreSQL, beside the same lists without filters')
  const row = await benchPostgresLists(run.quick ? 10_000 : TARGET_PACKAGES, run.quick ? 6 : 24)
  if (row)
    print(
      `${row.packages.toLocaleString('en-IN')} packages: ${ms(row.filteredMs)} ms filtered, ${ms(row.unfilteredMs)} ms without filters, ` +
        `${ratio(row.ratio)} × (loaded in ${row.loadSeconds.toFixed(0)} s)`,
    )
  else print('PostgreSQL did not start: name a server with TEST_DATABASE_URL')
  run.verdicts.push(
    judge('filtered list on PostgreSQL, beside the same without filters', row?.ratio, { atMost: 1.2, unit: ' ×' }),
  )
}
