export type SharedKind = 'package' | 'state' | 'city' | 'attraction' | 'category'

/** Where the poster with the name of a page stands. */
export function shareCardPath(kind: SharedKind, url: string): string {
  return `/share/${kind}/${url}.jpg`
}
