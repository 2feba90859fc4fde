import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { benchSeats } from '#bench/seats.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

/** Seats of one hot departure, sold to 64 callers at once. */
export async function benchSelling(run: Run): Promise<void> {
  title('Seats on one hot departure, 64 callers, PostgreSQL')
  const { ours, locked, bare } = await benchSeats(run.quick ? 1 : 4)
  const row = (name: string, sold: typeof ours) => [name, sold.perSecond.toFixed(0), ms(sold.p50Ms), ms(sold.p99Ms)]
  print(
    table(
      ['', 'holds a second', 'p50 ms', 'p99 ms'],
      [
        row('this site', ours),
        row('the same rows, the row locked first, one buyer a transaction', locked),
        row('such a transaction of the counter alone', bare),
      ],
    ),
  )
  run.verdicts.push(
    judge('seats on one hot departure, 64 callers', ours.perSecond / locked.perSecond, { atLeast: 3, unit: ' ×' }),
    judge('a hold of them, p99', ours.p99Ms, { atMost: 30, unit: ' ms' }),
  )
}
