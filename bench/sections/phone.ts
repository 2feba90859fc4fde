import type { Browser } from 'playwright-core'
import { touch, visit } from '#bench/browser/visit.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

/** How a slow phone bears the pages: time blocked while loading, layout that moves, and how soon a touch is answered. */
export async function benchPhone(run: Run, browser: Browser): Promise<void> {
  title('On a slow phone')
  const names = run.quick ? (['list'] as const) : (['home', 'list', 'package'] as const)
  const visits = []
  for (const name of names) {
    const url = run.siteUrl + run.pages[name]
    const { blockedMs: bareMs } = await visit(browser, url, 12, { scripts: false })
    visits.push({ name, bareMs, ...(await visit(browser, url, 12)) })
  }
  const reactions = await touch(browser, run.siteUrl + run.pages.list, 4)
  print(
    table(
      ['processor 12 times slower', 'long tasks ms', 'without scripts', 'layout shift'],
      visits.map(({ name, blockedMs, bareMs, cls }) => [name, ms(blockedMs), ms(bareMs), cls.toFixed(3)]),
    ),
  )
  print()
  print(
    table(
      ['processor 4 times slower', 'slowest answer ms'],
      reactions.map(({ name, slowestMs }) => [name, ms(slowestMs)]),
    ),
  )
  const slowest = Math.max(...reactions.map(({ slowestMs }) => slowestMs))
  // A long task begins at fifty milliseconds: below that a share of next to nothing says nothing.
  const beyond = Math.max(...visits.map(({ blockedMs, bareMs }) => blockedMs - 1.1 * bareMs))
  run.verdicts.push(
    judge('long tasks, 12 × slowed, beyond 1.1 of the page without scripts', beyond, {
      atMost: 50,
      unit: ' ms',
      digits: 0,
    }),
    judge('layout shift', Math.max(...visits.map(({ cls }) => cls)), { atMost: 0.02, digits: 3 }),
    judge('slowest answer of menu, search, filter and party, 4 × slowed', slowest, {
      atMost: 150,
      unit: ' ms',
      digits: 0,
    }),
  )
}
