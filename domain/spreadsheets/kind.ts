import type { z } from 'zod'
import type { Command, Fault } from '#domain/audit/command.server.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import type { Sheet } from './sheet.ts'

type Thing = Record<string, unknown>

/** Things of one kind that a spreadsheet may hold: how they are read, checked and written, all by their own room. */
export type SheetKind = {
  /** As it stands in an address. */
  name: string
  title: string
  one: string
  many: string
  action: Action
  sheet: Sheet
  /** The schema that the forms of these things go by too. */
  draft: z.ZodType<object>
  /** Whether it is somebody else's format, of which columns nobody here needs are read past. */
  isForeign?: boolean
  /** Whether its rows tell of people: a file is forgotten once it is written, or a day after it came, and the audit says who takes them along. */
  isPersonal?: boolean
  /** By what a row knows the thing it is about: the values at these paths. */
  key: readonly string[]
  /** The one spelling of a key that is written in several ways. */
  spelt?(key: string): string
  /** What stands of some of them, by key. */
  find(db: Db, keys: readonly string[]): Promise<Map<string, Thing>>
  /** All of them in one order, some at a time, as they stand: `after` is what `idOf` says of the last. */
  list(db: Db, after: string, most: number): Promise<Thing[]>
  /** What stands against writing them so, of each that is new or changed: what only the database knows. */
  against?(db: Db, asked: readonly { draft: Thing; stood: Thing | undefined }[]): Promise<(readonly Fault[])[]>
  /** Whether `against` also judges drafts of which some values could not be read, or name what there is not: they are absent there. */
  judgesInPart?: true
  /** What is worth a second look before they are written so, and keeps nothing from it. */
  hints?(db: Db, asked: readonly { draft: Thing; stood: Thing | undefined }[]): Promise<(readonly Fault[])[]>
  save: Command<readonly never[], unknown, string, { fileName: string; takesOpen: boolean }>
  /** Who has begun to write some of those that stand, beside what is public of them, by id: a file leaves them alone unless somebody says otherwise. */
  underWay?(db: Db, ids: readonly string[]): Promise<Map<string, { by: string | null }>>
  /** Takes off again what a file brought, of kinds that are nothing but what a file says. */
  takeOff?: Command<readonly never[], unknown, string>
  /** What a new thing gets whose row names no picture: drawn for it when it is written. */
  drawn?: { path: 'pictureId' | 'pictureIds'; draw(db: Db, thing: never): Promise<string | string[]> }
  /** What a new one has that its row does not speak of, as its form begins. */
  begins?: Thing
  /** What whoever writes them should know beforehand. */
  note?: string
  /** A thing, named by addresses, as its row is written, where what is kept of it is ordered by ids: two sites write the same. */
  inRow?(named: Thing): Thing
  idOf(thing: Thing): string
  /** Rows to begin from. */
  example: readonly Readonly<Record<string, string>>[]
}

/** What a thing is known by in a file. */
export function keyOf({ key, spelt }: Pick<SheetKind, 'key' | 'spelt'>, thing: Thing): string {
  const said = key.map((path) => (thing[path] ?? '') as string).join('/')
  return spelt?.(said) ?? said
}
