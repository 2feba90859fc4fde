import { changedParts } from '#app/routes/admin/audit/changed.ts'
import type { ChangedPart } from '#app/routes/admin/audit/changed.ts'

/** What a template keeps, as its form calls it, and what stands where it keeps nothing. */
const PARTS: Readonly<Record<string, { name: string; none: string }>> = {
  words: { name: 'Words', none: 'as shipped' },
  subject: { name: 'Subject', none: 'as shipped' },
  action: { name: 'Words on the button', none: 'as shipped' },
  isOn: { name: 'It goes out', none: 'yes' },
  registered: { name: 'Text as registered', none: '' },
  dltTemplateId: { name: 'DLT template id', none: '' },
  carrierTemplateId: { name: 'Template id at MSG91', none: '' },
  header: { name: 'Header', none: '' },
}

/** What of a message was changed, by the words of its form: before its first change all of it stood as shipped. */
export function changedWords({ before, after }: { before: unknown; after: unknown }): ChangedPart[] {
  return changedParts(formOf(before), formOf(after))
}

function formOf(row: unknown): Record<string, string> {
  const kept: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {}
  return Object.fromEntries(Object.entries(PARTS).map(([key, { name, none }]) => [name, said(kept[key], none)]))
}

function said(value: unknown, none: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : none
}
