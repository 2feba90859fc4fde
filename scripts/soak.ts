import { buildSite } from '#scripts/run.ts'
import { parseArgs } from 'node:util'
import { describe, soak } from '#tests/soak/soak.ts'
import type { Soak } from '#tests/soak/soak.ts'

const HELP = `
  npm run soak -- [--minutes n] [--warm n] [--visits n]

  Visits a process of the built site, on a PostgreSQL of its own with the demo in it: every page twice, then so many visits a second, which look
  around, search, book and pay. Every half minute all garbage is collected and what is left is counted. Says by how many megabytes
  an hour what is held, but for the kept pages, which have a bound, grows once all is warm, and how well that is known. Touches no site and no database but its own.

  --minutes  after the first round (60)
  --warm     minutes of them that are not counted (20)
  --visits   a second (2)

  Exit codes: 0 what is held grows by 1 MB an hour at most, as far as can be told; 1 by more; 2 a word it does not know.
`

/** Megabytes an hour. */
const MOST = 1

const told = readWords()
if (!told) process.exit(2)
else if (told === 'help') process.stdout.write(`${HELP}\n`)
else process.exit(await run(told))

function readWords(): 'help' | Soak | undefined {
  const text = { type: 'string' } as const
  try {
    const options = { help: { type: 'boolean', short: 'h' }, minutes: text, warm: text, visits: text } as const
    const { help, minutes = '60', warm = '20', visits = '2' } = parseArgs({ options }).values
    if (help) return 'help'
    const said = { minutes: Number(minutes), warmMinutes: Number(warm), visitsASecond: Number(visits) }
    for (const [name, number] of Object.entries(said))
      if (!(number > 0)) throw new Error(`${name}: a number above nothing`)
    if (said.minutes - said.warmMinutes < 2) throw new Error('two minutes at least are counted')
    return said
  } catch (error) {
    process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n${HELP}\n`)
    return undefined
  }
}

async function run(how: Soak): Promise<number> {
  await buildSite()
  const { slopes, last, answers, failed, samples } = await soak(how, (line) => process.stdout.write(`  ${line}\n`))
  const lines = Object.entries(slopes).map(
    ([name, { anHour, within }]) =>
      `  ${name.padEnd(8)} ${anHour.toFixed(1).padStart(8)} ± ${within.toFixed(1)} MB an hour`,
  )
  process.stdout.write(`
  Of ${samples} looks after ${how.warmMinutes} minutes; ${answers} answers, ${failed} of them failed. At last: ${describe(last)}.
${lines.join('\n')}\n\n`)
  return slopes.held.anHour - slopes.held.within <= MOST ? 0 : 1
}
