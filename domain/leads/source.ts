export const SOURCE_KINDS = ['package', 'city', 'state', 'attraction', 'car', 'contact', 'search'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The page an enquiry stands on: what it is about by its url (for a search: the words), its name, and the page's path. */
export type EnquirySource = { kind: SourceKind; key: string; name: string; path: string }

/** What an enquiry by telephone that is about nothing in particular stands under. */
export const A_CALL = 'A call'

/** What a form or an address says of its source: `package:munnar-tea-country`, `contact:`. */
export function aboutOf({ kind, key }: Pick<EnquirySource, 'kind' | 'key'>): string {
  return `${kind}:${key}`
}

/** The kind and the key of `aboutOf`; undefined for anything else. */
export function readAbout(text: unknown): Pick<EnquirySource, 'kind' | 'key'> | undefined {
  if (typeof text !== 'string' || text.length > 160) return undefined
  const at = text.indexOf(':')
  const kind = SOURCE_KINDS.find((known) => known === text.slice(0, at))
  return kind && { kind, key: text.slice(at + 1).trim() }
}
