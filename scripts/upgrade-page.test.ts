import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { upgradesOf } from './upgrade-page.ts'

test('deploy/upgrades.md is what the changelog asks of whoever runs a site', async () => {
  await expect(upgradesOf(await readFile('CHANGELOG.md', 'utf8'))).toMatchFileSnapshot('../deploy/upgrades.md')
})

/** The newest migration when this began to be kept: sites run from here on, and those before it are behind them. */
const KEPT_SINCE = 57
/** What a process of the version before, which runs beside, would stumble over. */
const BREAKS = [
  /\bdrop\s+(table|column|view|type|function)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)/i,
]
/** Says in a statement that no version still run knows what it takes away. */
const CONTRACT = /^-- contract: \S/m

const stumbles = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .filter((one) => !CONTRACT.test(one) && BREAKS.some((breaks) => breaks.test(one)))

describe('a process of the version before runs on beside a migrated database', () => {
  test('no migration takes away, renames or demands what it does not know', async () => {
    const files = (await readdir('db/migrations')).filter(
      (name) => Number(/^(\d+)_.*sql$/.exec(name)?.[1]) > KEPT_SINCE,
    )
    for (const name of files) {
      const sql = await readFile(`db/migrations/${name}`, 'utf8')
      expect({ name, takesAway: stumbles(sql) }).toEqual({ name, takesAway: [] })
    }
  })

  test.each([
    ['ALTER TABLE "quotes" DROP COLUMN "party";', 1],
    ['ALTER TABLE "quotes" RENAME COLUMN "party" TO "people";', 1],
    ['ALTER TABLE "quotes" ADD COLUMN "by" text NOT NULL;', 1],
    ['ALTER TABLE "quotes" ALTER COLUMN "by" SET NOT NULL;', 1],
    ['ALTER TABLE "quotes" ADD COLUMN "by" text DEFAULT \'\' NOT NULL;', 0],
    ['ALTER TABLE "quotes" ALTER COLUMN "by" DROP NOT NULL;', 0],
    ['CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL);', 0],
    ['-- contract: nothing since 0.2.0 reads it\nALTER TABLE "quotes" DROP COLUMN "party";', 0],
  ])('%s', (sql, count) => {
    expect(stumbles(sql)).toHaveLength(count)
  })
})
