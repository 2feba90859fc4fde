import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import type { PartValues } from '#domain/catalogue/writing/drafts.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { besideOf } from './beside.server.ts'
import type { KnownThings } from './known.ts'
import type { Lists, TypedPackage } from './typed.ts'

export type FieldsProps = {
  typed: TypedPackage
  faults: Readonly<Record<string, string>>
  known: KnownThings
  content: PackageDraft
  beside: Awaited<ReturnType<typeof besideOf>>
  /** Who saved this part while it was typed, and what of it was before, where that is known. */
  meanwhile?: { was: Partial<PackageDraft> | undefined; who: string } | undefined
  /** Pictures that were asked for. */
  offered: readonly Picture[]
}

/** How one part of a package is typed: its fields by the names of the draft, and the way to and fro. */
export type PartForm = {
  name: string
  fields: readonly string[]
  /** The names of boxes to tick. */
  boxes?: (known: KnownThings) => readonly string[]
  lists: Lists
  typed(content: PackageDraft, known: KnownThings): TypedPackage
  read(typed: TypedPackage, known: KnownThings, content: PackageDraft): { values: PartValues; faults: readonly Fault[] }
  Fields: (props: FieldsProps) => React.ReactNode
}
