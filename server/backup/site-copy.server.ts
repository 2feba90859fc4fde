import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import { pictures } from '#domain/media/tables.ts'
import { copyTables, readVersion } from '#platform/backup/copy-tables.server.ts'
import type { Entry, KeepEntry } from '#platform/backup/entries.ts'
import { countRows, unpackRows } from '#platform/backup/table-rows.ts'
import type { Db } from '#platform/db.server.ts'

/** Thrown where a copy does not hold what it says it does. */
export class NotWhole extends Error {
  override name = 'NotWhole'
}

/** What a copy begins with: when it was made, and the migration its tables are of. */
const Version = z.object({ format: z.literal(1), madeAt: z.iso.datetime(), migration: z.number() })
export type Version = z.infer<typeof Version>
/** What stands after the rows: how many there must be, and the pictures nobody can draw again. */
const DatabaseContents = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  sequences: z.record(z.string(), z.number()),
  pictures: z.array(z.string()),
})
export type DatabaseContents = z.infer<typeof DatabaseContents>
/** What a copy ends with; one without it was cut short. `missing` are pictures whose file the site had lost. */
const End = z.object({ missing: z.array(z.string()) })

const [VERSION, DATABASE, END, KEYS] = ['version.json', 'database.json', 'end.json', 'keys.json']
const PICTURE = /^pictures\/([0-9a-z]{20})\.jpg$/

/** Hands over a site's database as it stands at one moment. */
export async function copyDatabase(db: Db, madeAt: Date, keep: KeepEntry): Promise<void> {
  await keep(VERSION, json({ format: 1, madeAt: madeAt.toISOString(), migration: await readVersion(db) }))
  const copied = await copyTables(db, keep, async (db) => {
    const rows = await db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.recipe))
    return { pictures: rows.map(({ id }) => id) }
  })
  await keep(DATABASE, json(copied))
}

/** What a copy's first piece says. Throws NotWhole where it is no copy's. */
export function versionOf({ name, bytes }: Entry): Version {
  if (name !== VERSION) throw new NotWhole('it does not begin as a backup does')
  return Version.parse(parse(bytes))
}

/** Where what is no row of the database is found: the originals of pictures, and a demo's own keys. */
export type BesideTheDatabase = {
  findPicture(id: string): Promise<Uint8Array | undefined>
  findKeys(): Promise<Uint8Array | undefined>
}

/** Hands over a whole site: the pieces of its database as they come, then what belongs to it. */
export async function copySite(
  database: (keep: KeepEntry) => Promise<void>,
  { findPicture, findKeys }: BesideTheDatabase,
  keep: KeepEntry,
): Promise<void> {
  let uploaded: string[] = []
  await database(async (name, bytes) => {
    if (name === DATABASE) uploaded = DatabaseContents.parse(parse(bytes)).pictures
    await keep(name, bytes)
  })
  const missing: string[] = []
  for (const id of uploaded) {
    const bytes = await findPicture(id)
    if (bytes) await keep(`pictures/${id}.jpg`, bytes)
    else missing.push(id)
  }
  const keys = await findKeys()
  if (keys) await keep(KEYS, keys)
  await keep(END, json({ missing }))
}

/** Who takes in what a copy holds, in this order. */
export type CopyTaker = {
  rows(table: string, rows: string[]): Promise<void>
  database(contents: DatabaseContents): Promise<void>
  picture(id: string, bytes: Buffer): Promise<void>
  keys(bytes: Buffer): Promise<void>
}
export type CopySummary = Version & DatabaseContents & { rows: number; missing: string[] }

/** Reads a copy from its first piece to its last. Throws NotWhole where it does not hold what it counted, and what the taker throws. */
export async function readCopy(entries: AsyncIterable<Entry>, taker: Partial<CopyTaker> = {}): Promise<CopySummary> {
  const counted = countRows()
  let version: Version | undefined
  let contents: DatabaseContents | undefined
  let end: z.infer<typeof End> | undefined
  const seen = new Set<string>()
  for await (const entry of entries) {
    const rows = await unpackRows(entry)
    const picture = PICTURE.exec(entry.name)?.[1]
    if (rows) {
      counted.add(rows.table, rows.rows)
      await taker.rows?.(rows.table, rows.rows)
    } else if (picture !== undefined) {
      seen.add(picture)
      await taker.picture?.(picture, entry.bytes)
    } else if (entry.name === VERSION) version = versionOf(entry)
    else if (entry.name === DATABASE) {
      contents = DatabaseContents.parse(parse(entry.bytes))
      compareCounts(contents.tables, counted.counts())
      await taker.database?.(contents)
    } else if (entry.name === KEYS) await taker.keys?.(entry.bytes)
    else if (entry.name === END) end = End.parse(parse(entry.bytes))
    else throw new NotWhole(`it holds ${entry.name}, which this version does not know`)
  }
  if (!version || !contents || !end) throw new NotWhole('it was cut short')
  const gone = contents.pictures.filter((id) => !seen.has(id) && !end.missing.includes(id))
  if (gone.length > 0) throw new NotWhole(`${gone.length} of its pictures are not in it`)
  const rows = Object.values(contents.tables).reduce((all, table) => all + table.rows, 0)
  return { ...version, ...contents, rows, missing: end.missing }
}

/** Throws NotWhole unless each table has the rows that were counted, each of them as it was. */
export function compareCounts(wanted: DatabaseContents['tables'], found: DatabaseContents['tables']): void {
  for (const [table, { rows, digest }] of Object.entries(wanted)) {
    const has = found[table] ?? { rows: 0, digest: '0' }
    if (has.rows !== rows) throw new NotWhole(`of ${table} it has ${has.rows} rows, and counted ${rows}`)
    if (has.digest !== digest) throw new NotWhole(`a row of ${table} is another than was counted`)
  }
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString())
}
