import { eq } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { openServices } from '#domain/services.server.ts'
import { keyHeads } from '#domain/spreadsheets/file.ts'
import { beginImport, findImport, writeImport } from '#domain/spreadsheets/imports.server.ts'
import { keyOf } from '#domain/spreadsheets/kind.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'
import { KINDS } from '#domain/spreadsheets/kinds.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import { columnsOf } from '#domain/spreadsheets/sheet.ts'
import { readConfig } from '#platform/config.server.ts'
import { csvLine } from '#platform/csv.ts'

type Needs = Awaited<ReturnType<typeof openServices>>
type Cell = { row: number; at: number; before: string; left: readonly number[] }
/** What was written by the files of a kind: its imports, the id of each thing and what it is known by, and the cells that kept what was put into them. */
export type WrittenSheet = { kind: string; imports: string[]; things: { id: string; key: string }[]; kept: string[] }

/** How much is put into a cell: less where it is too much, and then what its example says. */
const LENGTHS = [2000, 250, 110, 60]

/**
 * Puts payloads into every cell of the examples of every kind but what says which row is which, into a data directory nobody has open; takes back what is named as a fault, and has the rest
 * written by the imports' own commands.
 */
export async function writeSheets(dataDir: string, payload: (longest: number) => string): Promise<WrittenSheet[]> {
  const needs = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const [owner] = await needs.db.select({ id: users.id }).from(users).where(eq(users.email, 'owner@padav.test'))
  const actor = { id: owner!.id, role: 'owner', provenAt: new Date() } as const
  const written: WrittenSheet[] = []
  for (const kind of KINDS) written.push(await writeSheet(needs, actor, kind, payload))
  await needs.close()
  return written
}

async function writeSheet(
  needs: Needs,
  actor: SignedIn,
  kind: SheetKind,
  payload: (longest: number) => string,
): Promise<WrittenSheet> {
  const columns = columnsOf(kind.sheet)
  const heads = columns.map(({ head }) => head)
  const [picture] = await pictureOf(needs, 'poster')
  // What the examples name that a demo has not, or that is still to come; of a class of car nothing is drawn.
  const named: Record<string, string> = {
    Package: 'munnar-tea-country',
    'Published on': '2026-01-05',
    ...(kind.drawn ? {} : { Picture: picture!.id }),
    ...(kind.name === 'pictures' ? { Id: (await pictureOf(needs, 'upload'))[0]!.id } : {}),
  }
  const rows = kind.example.map((row) =>
    heads.map((head) => (row[head] === '' ? '' : (named[head] ?? row[head] ?? ''))),
  )
  const keys = keyHeads(kind)
  const isTried = (row: number, at: number) =>
    !keys.includes(heads[at]!) && (rows[row]![at] !== '' || (row === 0 && at < kind.sheet.columns.length))
  const cells = rows.flatMap((cellsOf, row) =>
    cellsOf.flatMap((before, at): Cell[] => (isTried(row, at) ? [{ row, at, before, left: LENGTHS }] : [])),
  )
  const fill = (cell: Cell) => {
    const [longest, ...left] = cell.left
    cell.left = left
    rows[cell.row]![cell.at] = longest === undefined ? cell.before : payload(longest)
    if (longest === undefined) cells.splice(cells.indexOf(cell), 1)
  }
  for (const cell of cells) fill(cell)
  const imports: string[] = []
  for (;;) {
    const found = await lookThrough(needs, actor, kind, [heads, ...rows].map(csvLine).join(''))
    imports.push(found.id)
    if (found.faults.length === 0) break
    const isAmiss = ({ row, at }: Cell) => found.faults.some((fault) => fault.at === `${row + 2} ${heads[at]}`)
    const [amiss, [first]] = [cells.filter(isAmiss), cells]
    if (first === undefined) throw new Error(`${kind.name} never comes clean: ${JSON.stringify(found.faults)}`)
    // Said of the thing as a whole, as that its address is its name: one after the other is as its example has it.
    if (amiss.length === 0) fill(Object.assign(first, { left: [] }))
    for (const cell of amiss) fill(cell)
  }
  await writeImport(needs, actor, { id: imports.at(-1)! })
  await runImports(needs)
  const things = await Promise.all(rows.map(async (row) => thingOf(needs, kind, heads, row)))
  const kept = cells.map(({ row, at }) => rows[row]![at]!)
  return { kind: kind.name, imports, things: things.flatMap((one) => one ?? []), kept }
}

function pictureOf({ db }: Needs, kind: 'poster' | 'upload') {
  return db.select({ id: pictures.id }).from(pictures).where(eq(pictures.kind, kind)).limit(1)
}

/** Takes a file in and gives the rows and heads of all its faults. */
async function lookThrough(needs: Needs, actor: SignedIn, kind: SheetKind, text: string) {
  const file = { kind: kind.name, fileName: `${kind.name}.csv`, bytes: new TextEncoder().encode(text) }
  const begun = await beginImport(needs, actor, file)
  if (!begun.ok) throw new Error(`${kind.name}: ${JSON.stringify(begun)}`)
  await runImports(needs)
  const { id } = begun.value
  const faults: { at: string; message: string }[] = []
  for (let after: number | undefined = 0; after !== undefined;) {
    const found = await findImport(needs.db, actor, id, after)
    if (!found.ok) throw new Error(found.reason)
    for (const { row, head, message } of found.value.faults.shown) faults.push({ at: `${row} ${head}`, message })
    const { shown, left } = found.value.faults
    after = left > 0 ? shown.at(-1)!.row : undefined
  }
  return { id, faults }
}

async function thingOf(needs: Needs, kind: SheetKind, heads: readonly string[], row: readonly string[]) {
  const said = Object.fromEntries(
    kind.sheet.columns
      .filter(({ path }) => kind.key.includes(path))
      .map(({ head, path, cell }) => {
        const read = cell.read(row[heads.indexOf(head)] ?? '')
        return [path, read.ok ? read.value : '']
      }),
  )
  const key = keyOf(kind, said)
  const found = (await kind.find(needs.db, [key])).get(key)
  return found && { id: kind.idOf(found), key }
}
