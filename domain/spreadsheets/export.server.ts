import { and, inArray, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import type { Db } from '#platform/db.server.ts'
import { withAddresses } from './references.server.ts'
import { writeThing } from './rows.ts'
import { columnsOf } from './sheet.ts'
import type { Reference } from './sheet.ts'
import type { SheetKind } from './kind.ts'

const AT_ONCE = 500

/** All things of a kind as a CSV file that an import takes back, piece by piece; of nobody's but who may edit them. */
export async function* exportThings(db: Db, actor: Actor, kind: SheetKind): AsyncGenerator<string> {
  if (!demand(actor, kind.action).ok) return
  yield* template(kind)
  for (let after = ''; ;) {
    const things = await kind.list(db, after, AT_ONCE)
    const named = await withAddresses(db, kind.sheet, things)
    yield named.flatMap((thing) => writeThing(kind.sheet, kind.inRow?.(thing) ?? thing).map(csvLine)).join('')
    if (things.length < AT_ONCE) return
    after = kind.idOf(things.at(-1)!)
  }
}

/** The heads of a kind's file and nothing under them. */
export async function* template({ sheet }: SheetKind): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(columnsOf(sheet).map(({ head }) => head))
}

/** The heads with a made-up thing under them, that names what this site has where it names something. */
export async function* example(db: Db, kind: SheetKind): AsyncGenerator<string> {
  const columns = columnsOf(kind.sheet)
  const standIns = await standInsFor(db, kind)
  yield* template(kind)
  for (const row of kind.example)
    yield csvLine(
      columns.map(({ head, refersTo }) => {
        const cell = row[head] ?? ''
        const names = refersTo ? standIns.get(refersTo) : undefined
        return names
          ? namesIn(cell)
              .map((name) => names.get(name) ?? name)
              .join(BETWEEN)
          : cell
      }),
    )
}

const BETWEEN = ' | '

function namesIn(cell: string): string[] {
  return cell.split(BETWEEN).filter(Boolean)
}

/** For each thing an example names that this site has not, another of its kind, as long as there are any. */
async function standInsFor(db: Db, { sheet, example }: SheetKind): Promise<Map<Reference, Map<string, string>>> {
  const found = new Map<Reference, Map<string, string>>()
  const referring = columnsOf(sheet).filter(({ refersTo }) => refersTo !== undefined)
  for (const [refersTo, columns] of Map.groupBy(referring, (column) => column.refersTo!)) {
    const cells = columns.flatMap(({ head }) => example.map((row) => row[head] ?? ''))
    const names = [...new Set(cells.flatMap(namesIn))]
    if (names.length === 0) continue
    const { table, url, which } = refersTo
    const of = (where: SQL | undefined) => db.select({ url }).from(table).where(and(where, which)).orderBy(url)
    const there = (await of(inArray(url, names)).limit(names.length)).map((row) => String(row.url))
    const others = (await of(notInArray(url, names)).limit(names.length)).map((row) => String(row.url))
    const missing = names.filter((name) => !there.includes(name))
    found.set(refersTo, new Map(missing.flatMap((name, at) => (others[at] ? [[name, others[at]] as const] : []))))
  }
  return found
}
