import { parseArgs } from 'node:util'

export const SECTIONS = [
  'cached',
  'weight',
  'phone',
  'booking pages',
  'paint',
  'search call',
  'front',
  'uncached',
  'burst',
  'relevance',
  'lists',
  'search',
  'selling',
  'another process',
  'office',
] as const
export type Section = (typeof SECTIONS)[number]

export type Asked = { quick: boolean; only: readonly string[] | undefined; awaySeconds: number }

const HELP = `
  npm run bench -- [--quick] [--only=SECTION,…] [--away=SECONDS]

  Measures the site's speed, as ratios in one run on one machine, and how well its search finds; takes some twenty minutes on two quiet cores.

  --quick  everything shorter, in a few minutes
  --only   some of its sections: ${SECTIONS.join(', ')}
  --away   beside "front": for how long the site is stopped behind the nginx that keeps its pages

  Exit codes: 0 measured, whether or not every target was met; 1 it could not be done; 2 a word it does not know.
`

/** What was asked for on the command line. Ends the process where that was help, or a word it does not know. */
export function readAsked(words: string[]): Asked {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        away: { type: 'string', default: '0' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return end(0, HELP)
    const only = values.only?.split(',')
    const unknown = only?.find((name) => !(SECTIONS as readonly string[]).includes(name))
    if (unknown !== undefined) throw new Error(`there is no section "${unknown}", but ${SECTIONS.join(', ')}`)
    if (!/^\d{1,6}$/.test(values.away)) throw new Error(`--away is a number of seconds, and got: ${values.away}`)
    return { quick: values.quick, only, awaySeconds: Number(values.away) }
  } catch (error) {
    return end(2, `\n  Nothing was measured: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

function end(code: 0 | 2, words: string): never {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${words}\n`)
  process.exit(code)
}
