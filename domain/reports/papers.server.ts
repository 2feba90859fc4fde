import { and, asc, between, count, inArray, max, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DOCUMENT_KINDS } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { listedPaper } from './papers.ts'
import type { ListedPaper, PaperGroup } from './papers.ts'
import { reading } from './reading.server.ts'

const PAGE_SIZE = 50
const AT_ONCE = 500

/** The papers of a month (`2026-11`), perhaps of one kind. */
export type PapersAsked = { month: string; kind?: DocumentKind | undefined }

/** A page of the register of a month, kind by kind in the order of their days, and what all of it comes to by kind and SAC. Refuses `forbidden`. */
export function reportPapers(db: Db, actor: Actor, asked: PapersAsked, page: number) {
  return reading(actor, async () => {
    const groups = await groupPapers(db, asked)
    const total = groups.reduce((sum, { papers }) => sum + papers, 0)
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const rows = await listPapers(db, issuedIn(asked), { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    return { rows, total, pages, groups }
  })
}

/** The whole register of a month, some at once; nothing for who may not read reports. */
export async function* readPapers(
  db: Db,
  actor: Actor,
  asked: PapersAsked,
  atOnce = AT_ONCE,
): AsyncGenerator<ListedPaper[]> {
  if (!demand(actor, 'reports.read').ok) return
  const { kind, issuedOn, number } = documents
  for (let last: ListedPaper | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const after =
      last && sql`(${kind}, ${issuedOn}, ${number}) > (${last.kind}, ${last.issuedOn}::date, ${last.number})`
    const rows = await listPapers(db, and(issuedIn(asked), after), { limit: atOnce, offset: 0 })
    yield rows
    last = rows.length < atOnce ? undefined : rows.at(-1)
  }
}

/** With the kinds an index tells it. */
function issuedIn({ month, kind }: PapersAsked): SQL | undefined {
  const until = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)
  const kinds = kind ? [kind] : [...DOCUMENT_KINDS]
  return and(inArray(documents.kind, kinds), between(documents.issuedOn, `${month}-01`, until))
}

async function listPapers(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedPaper[]> {
  const { number, issuedOn, kind, facts } = documents
  const papers = await db
    .select({ number, issuedOn, kind, facts })
    .from(documents)
    .where(where)
    .orderBy(asc(kind), asc(issuedOn), asc(number))
    .limit(limit)
    .offset(offset)
  return papers.map(listedPaper)
}

async function groupPapers(db: Db, asked: PapersAsked): Promise<PaperGroup[]> {
  const value = (name: string) => sql`(${documents.facts}->'value'->>${name})::bigint`
  const taxOf = (tax: string) =>
    sql`(select coalesce(sum((t->>'paise')::bigint), 0) from jsonb_array_elements(${documents.facts}->'value'->'taxes') t where t->>'tax' = ${tax})`
  const said = db.$with('said').as(
    db
      .select({
        kind: documents.kind,
        number: documents.number,
        sac: sql<string>`${documents.facts}->>'sac'`.as('sac'),
        taxable: value('taxablePaise').as('taxable'),
        cgst: taxOf('CGST').as('cgst'),
        sgst: taxOf('SGST').as('sgst'),
        igst: taxOf('IGST').as('igst'),
        roundOff: value('roundOffPaise').as('round_off'),
        total: value('totalPaise').as('total'),
      })
      .from(documents)
      .where(issuedIn(asked)),
  )
  const sum = (part: SQL.Aliased) => sql<number>`sum(${part})`.mapWith(Number)
  return db
    .with(said)
    .select({
      kind: said.kind,
      sac: said.sac,
      papers: count(),
      first: sql<string>`${min(said.number)}`,
      last: sql<string>`${max(said.number)}`,
      taxablePaise: sum(said.taxable),
      cgstPaise: sum(said.cgst),
      sgstPaise: sum(said.sgst),
      igstPaise: sum(said.igst),
      roundOffPaise: sum(said.roundOff),
      totalPaise: sum(said.total),
    })
    .from(said)
    .groupBy(said.kind, said.sac)
    .orderBy(asc(said.kind), asc(said.sac))
}
