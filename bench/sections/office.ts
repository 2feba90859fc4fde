import { benchOffice } from '#bench/office.ts'
import type { OfficeTimes } from '#bench/office.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge, unmeasured } from '#bench/target.ts'

const MOST = { lists: 100, reports: 1000, files: 1000, pause: 100 }
const TARGETS = {
  lists: 'slowest list of the office at 1,00,000 packages and 10,00,000 bookings',
  reports: 'slowest report of the office on months of 40,000 bookings',
  files: 'slowest piece of a file of the office',
  pause: 'longest pause of the process while a file is read',
}

/** The office's lists and searches, of which none may keep its reader waiting; its reports, which may for a moment; and its files, which nobody else may wait for. */
export async function benchOfficeLists(run: Run): Promise<void> {
  const of = (target: keyof typeof MOST) => ({ atMost: MOST[target], unit: ' ms', digits: 0 })
  if (run.quick) {
    for (const one of ['lists', 'reports', 'files', 'pause'] as const)
      run.verdicts.push(unmeasured(TARGETS[one], `≤ ${MOST[one]} ms`, 'left out'))
    return
  }
  title('Lists of the office, 1,00,000 packages and 10,00,000 bookings, PostgreSQL')
  const times = await benchOffice()
  printAll(times)
  const slowest = (rows: readonly { slowestMs: number }[]) => Math.max(...rows.map(({ slowestMs }) => slowestMs))
  run.verdicts.push(
    judge(TARGETS.lists, slowest(times.lists), of('lists')),
    judge(TARGETS.reports, slowest(times.reports), of('reports')),
    judge(TARGETS.files, slowest(times.files), of('files')),
    judge(TARGETS.pause, Math.max(...times.files.map(({ longestPauseMs }) => longestPauseMs)), of('pause')),
  )
}

function printAll({ fillSeconds, lists, reports, files }: OfficeTimes): void {
  const pages = (head: string, most: number, rows: OfficeTimes['lists']) =>
    table(
      [head, 'median ms', 'slowest page ms', `≤ ${most} ms`],
      rows.map(({ name, medianMs, slowestMs }) => [name, ms(medianMs), ms(slowestMs), slowestMs <= most ? '' : 'NO']),
    )
  print(pages('list or search', MOST.lists, lists))
  print(`(its rows were made in ${fillSeconds.toFixed(0)} s)`)
  title('Its reports, of a month or a year with 40,000 bookings a month')
  print(pages('report', MOST.reports, reports))
  title('Its files, piece by piece')
  print(
    table(
      ['file', 'rows', 'seconds', 'slowest piece ms', 'longest pause ms'],
      files.map((file) => [file.name, file.rows, file.seconds.toFixed(1), ms(file.slowestMs), ms(file.longestPauseMs)]),
    ),
  )
}
