import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import type { Db } from '#platform/db.server.ts'
import { withAddresses } from './references.server.ts'
import { writeThing } from './rows.ts'
import { columnsOf } from './sheet.ts'
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

/** The heads with a made-up thing under them. */
export async function* example(kind: SheetKind): AsyncGenerator<string> {
  const heads = columnsOf(kind.sheet).map(({ head }) => head)
  yield* template(kind)
  for (const row of kind.example) yield csvLine(heads.map((head) => row[head] ?? ''))
}
