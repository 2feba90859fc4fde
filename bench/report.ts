import type { openBudget } from './budget.ts'
import type { Throughput } from './http/load.ts'
import type { PageTypes } from './page-types.ts'
import type { Verdict } from './target.ts'

/** One run of the bench: what the sections measure, learn from each other and judge. */
export type Run = {
  quick: boolean
  /** The lowest of a few ports this run may use. */
  port: number
  loadSeconds: number
  /** For how long, in seconds, the site is stopped behind nginx; 0 where nobody asked for that. */
  awaySeconds: number
  dataDir: string
  siteUrl: string
  pid: number
  pages: PageTypes
  budget: ReturnType<typeof openBudget>
  verdicts: Verdict[]
  measured: { cached?: Throughput; nginx?: Throughput }
}

export function print(text = ''): void {
  process.stdout.write(`${text}\n`)
}

export function title(text: string): void {
  print(`\n${text}\n`)
}

/** Milliseconds with as many digits as mean something. */
export function ms(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}

export function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–'
}
