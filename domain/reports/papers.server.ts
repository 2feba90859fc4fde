import { and, asc, between, count, inArray, max, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DOCUMENT_KINDS } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { listedPaper } from './papers.ts'
import type { ListedPaper, PaperGroup } from './papers.ts'
import { daysOfMonth, pageOf, reading, readingOn } from './reading.server.ts'
import type { Cut } from './reading.server.ts'

const AT_ONCE = 500

/** The papers of a month (`2026-11`), perhaps of one kind. */
export type PapersAsked = { month: string; kind?: DocumentKind | undefined }

/** A page of the register of a month, kind by kind in the order of their days, and what all of it comes to by kind and SAC. Refuses `forbidden`. */
export function reportPapers(db: Db, actor: Actor, asked: PapersAsked, page: number) {
  return reading(actor, async () => {
    const groups = await groupPapers(db, asked)
    const total = groups.reduce((sum, { papers }) => sum + papers, 0)
    const { pages, cut } = pageOf(total, page)
    return { rows: await listPapers(db, issuedIn(asked), cut), total, pages, groups }
  })
}

/** The whole register of a month, some at once; nothing for who may not read reports. */
export function readPapers(db: Db, actor: Actor, asked: PapersAsked, atOnce = AT_ONCE): AsyncGenerator<ListedPaper[]> {
  const { kind, issuedOn, number } = documents
  return readingOn<ListedPaper>(actor, atOnce, (last, cut) => {
    const after =
      last && sql`(${kind}, ${issuedOn}, ${number}) > (${last.kind}, ${last.issuedOn}::date, ${last.number})`
    return listPapers(db, and(issuedIn(asked), after), cut)
  })
}

/** With the kinds an index tells it. */
function issuedIn({ month, kind }: PapersAsked): SQL | undefined {
  const { from, until } = daysOfMonth(month)
  const kinds = kind ? [kind] : [...DOCUMENT_KINDS]
  return and(inArray(documents.kind, kinds), between(documents.issuedOn, from, until))
}

async function listPapers(db: Db, where: SQL | undefined, { limit, offset }: Cut): Promise<ListedPaper[]> {
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
        isRegistered: sql<boolean>`${documents.facts}->'recipient'->>'gstin' is not null`.as('is_registered'),
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
      isRegistered: said.isRegistered,
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
    .groupBy(said.kind, said.sac, said.isRegistered)
    .orderBy(asc(said.kind), asc(said.sac), asc(said.isRegistered))
}
