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
  /\bdrop\s+default\b/i,
  // What it writes `on conflict` needs the unique index it names.
  /\bdrop\s+(constraint|index)\b/i,
  /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)/i,
]
/** What of its rows a table it knows would refuse from now on. */
const NARROWS = [
  /\badd\s+constraint\b(?=[^;]*\b(check|unique|exclude|primary)\b)/i,
  /\bcreate\s+unique\s+index\b/i,
  // No process that serves empties a table: that is what commands do, with the site away.
  /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b(?!\s+\w+\s+before\s+truncate\s+on\b)/i,
]
const MADE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi
const ADDED = /\balter\s+table\s+"?(\w+)"?\s+add\s+column\s+"?(\w+)/gi
const CHECKED = /\bcheck\b/i
const COLUMN = /"(\w+)"\."(\w+)"/g
const TABLE = /\b(?:alter\s+table|on)\s+(?:"public"\.)?"?(\w+)/i
/** Says in a statement that no version still run knows what it takes away. */
const CONTRACT = /^-- contract: \S/m

function stumbles(sql: string): string[] {
  const made = new Set(Array.from(sql.matchAll(MADE), ([, name]) => name))
  const added = new Set(Array.from(sql.matchAll(ADDED), ([, table, column]) => `${table}.${column}`))
  // What it does not write has its default, which is checked when the migration runs.
  const isOfAdded = (one: string) => {
    const checked = CHECKED.test(one)
      ? Array.from(one.matchAll(COLUMN), ([, table, column]) => `${table}.${column}`)
      : []
    return checked.length > 0 && checked.every((column) => added.has(column))
  }
  const narrows = (one: string) =>
    NARROWS.some((narrows) => narrows.test(one)) && !made.has(TABLE.exec(one)?.[1]) && !isOfAdded(one)
  return sql
    .split('--> statement-breakpoint')
    .filter((one) => !CONTRACT.test(one) && (narrows(one) || BREAKS.some((breaks) => breaks.test(one))))
}

describe('a process of the version before runs on beside a migrated database', () => {
  test('no migration takes away, renames or demands what it does not know, nor refuses what it writes', async () => {
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
    ['ALTER TABLE "quotes" ALTER COLUMN "by" SET DATA TYPE integer;', 1],
    ['ALTER TABLE "quotes" ALTER COLUMN "by" DROP DEFAULT;', 1],
    ['ALTER TABLE "quotes" DROP CONSTRAINT "quotes_by_unique";', 1],
    ['DROP INDEX "quotes_by";', 1],
    ['ALTER TABLE "quotes" ADD CONSTRAINT "quotes_pk" PRIMARY KEY("by");', 1],
    ['ALTER TABLE "quotes" ADD CONSTRAINT "quotes_by" CHECK ("by" <> \'\');', 1],
    [
      'ALTER TABLE "quotes" ADD COLUMN "by" text;--> statement-breakpoint\nALTER TABLE "quotes" ADD CONSTRAINT "b" CHECK ("quotes"."by" <> "quotes"."party");',
      1,
    ],
    [
      'ALTER TABLE "quotes" ADD COLUMN "by" text;--> statement-breakpoint\nALTER TABLE "quotes" ADD CONSTRAINT "b" CHECK ("quotes"."by" <> \'\');',
      0,
    ],
    ['ALTER TABLE "quotes" ADD CONSTRAINT "quotes_by_unique" UNIQUE("by");', 1],
    ['CREATE UNIQUE INDEX "quotes_by" ON "quotes" USING btree ("by");', 1],
    ['CREATE TRIGGER "told" AFTER INSERT ON "quotes" EXECUTE FUNCTION tell();', 1],
    ['CREATE TRIGGER "told" BEFORE TRUNCATE OR DELETE ON "quotes" EXECUTE FUNCTION tell();', 1],
    ['CREATE TRIGGER kept BEFORE TRUNCATE ON "quotes" FOR EACH STATEMENT EXECUTE FUNCTION keep();', 0],
    ['CREATE INDEX "quotes_by" ON "quotes" USING btree ("by");', 0],
    ['ALTER TABLE "quotes" ADD CONSTRAINT "by_fk" FOREIGN KEY ("by") REFERENCES "public"."staff"("id");', 0],
    ['CREATE TABLE "notes" ("by" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "by" ON "notes" ("by");', 0],
    ['ALTER TABLE "quotes" ADD COLUMN "by" text DEFAULT \'\' NOT NULL;', 0],
    ['ALTER TABLE "quotes" ALTER COLUMN "by" DROP NOT NULL;', 0],
    ['CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL);', 0],
    ['-- contract: nothing since 0.2.0 reads it\nALTER TABLE "quotes" DROP COLUMN "party";', 0],
  ])('%s', (sql, count) => {
    expect(stumbles(sql)).toHaveLength(count)
  })
})
