import { buildSite } from '#scripts/run.ts'
import { failover } from '#tests/failover/failover.ts'
import type { Loss, Outcome } from '#tests/failover/failover.ts'

const HELP = `
  npm run failover -- [killed|silent]

  Sells through a process of the built site on two PostgreSQL servers of its own, of which the second confirms each commit, behind a
  proxy. Then the first is lost: killed, which whoever is connected hears at once, or silent, as a machine without power; after three silences of a
  second each the second takes over; HAProxy, as deploy/haproxy has it, leads to it, or where it is not installed a proxy that does the same. Says for how long nobody could book, whether anything that was
  acknowledged is missing, and how pages fared. Both ways without a word. Touches no database but its own.

  Exit codes: 0 nothing lost, no kept page refused, and nobody kept from booking for more than ten seconds; 1 it was not so; 2 a word it does not know.
`

/** Seconds. */
const LONGEST = 10
const WAYS: readonly Loss[] = ['killed', 'silent']

const words = process.argv.slice(2)
const way = WAYS.find((known) => known === words[0])
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 1 || (words.length === 1 && !way)) {
  process.stderr.write(`\n  it takes killed or silent, and got: ${words.join(' ')}\n${HELP}\n`)
  process.exit(2)
} else await run(way ? [way] : WAYS)

async function run(ways: readonly Loss[]): Promise<never> {
  await buildSite()
  let isWell = true
  for (const loss of ways) {
    const outcome = await failover(loss)
    const { gap, lost, pages } = outcome
    isWell &&= lost.length === 0 && Object.keys(pages.failed).length === 0 && gap <= LONGEST
    process.stdout.write(describe(loss, outcome))
  }
  // What stops PostgreSQL at the end sets an exit code back.
  process.exit(isWell ? 0 : 1)
}

function describe(loss: Loss, { gap, takeover, booked, lost, refused, pages, by }: Outcome): string {
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([what, times]) => `${times} ${what}`)
      .join(', ') || 'none'
  return [
    '',
    `  ${loss}: nobody could book for ${gap.toFixed(1)} s, ${takeover.toFixed(1)} s of it until the second took over (${by})`,
    `  ${booked} bookings acknowledged, ${lost.length} of them lost ${lost.join(' ')}`,
    `  refused meanwhile: ${counts(refused)}`,
    `  ${pages.asked} kept pages asked for, the slowest in ${Math.round(pages.slowest)} ms; not given: ${counts(pages.failed)}`,
    '',
  ].join('\n')
}
