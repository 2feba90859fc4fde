import { benchOffice } from '#bench/office.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge, unmeasured } from '#bench/target.ts'

const MOST_MS = 100

/** The office's lists and searches, of which none may keep its reader waiting. */
export async function benchOfficeLists(run: Run): Promise<void> {
  const target = 'slowest list of the office at 1,00,000 packages and 10,00,000 bookings'
  if (run.quick) return void run.verdicts.push(unmeasured(target, `≤ ${MOST_MS} ms`, 'left out'))
  title('Lists of the office, 1,00,000 packages and 10,00,000 bookings, PostgreSQL')
  const { fillSeconds, rows } = await benchOffice()
  print(
    table(
      ['list or search', 'median ms', 'slowest page ms', `≤ ${MOST_MS} ms`],
      rows.map(({ list, medianMs, slowestMs }) => [
        list,
        ms(medianMs),
        ms(slowestMs),
        slowestMs <= MOST_MS ? '' : 'NO',
      ]),
    ),
  )
  print(`(its rows were made in ${fillSeconds.toFixed(0)} s)`)
  run.verdicts.push(
    judge(target, Math.max(...rows.map(({ slowestMs }) => slowestMs)), { atMost: MOST_MS, unit: ' ms', digits: 0 }),
  )
}
