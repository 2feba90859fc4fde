import { benchLists } from '#bench/lists.ts'
import type { ListsRow } from '#bench/lists.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

const TARGET_PACKAGES = 100_000

/** Narrowed lists with the counts of every facet, in process. */
export async function benchListing(run: Run): Promise<void> {
  title('Filtered lists with all facet counts, in process')
  const rows: ListsRow[] = []
  for (const packages of [10_000, TARGET_PACKAGES]) rows.push(await benchLists(packages, run.quick ? 100 : 600))
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
}
