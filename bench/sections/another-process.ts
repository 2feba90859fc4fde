import { benchAnotherProcess } from '#bench/another-process.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { median, table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

/** Of each kind of change: 21 together. */
const TIMES = { quick: 2, whole: 7 }

/** A change the office makes through one process, on the public page that another process keeps. */
export async function benchChangesElsewhere(run: Run): Promise<void> {
  title('A change of the office, on the page another process keeps, PostgreSQL')
  const changes = await benchAnotherProcess(TIMES[run.quick ? 'quick' : 'whole'])
  const longest = (times: readonly number[]) => Math.max(...times)
  print(
    table(
      ['change', 'times', 'median ms', 'longest ms'],
      changes.map(({ change, times }) => [change, times.length, ms(median(times)), ms(longest(times))]),
    ),
  )
  run.verdicts.push(
    judge('a change of the office, until another process shows it', longest(changes.flatMap(({ times }) => times)), {
      atMost: 1000,
      unit: ' ms',
      digits: 0,
    }),
  )
}
