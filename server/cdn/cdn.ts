import type { Tag } from '#platform/tags.ts'

/** A page with more tags than fit into a header is dropped with every change. */
const LONGEST = 4000
export const EVERYTHING = 'all'
export const MANY = 'many'

/** What keeps pages in front of the site, and can be told by a tag which to drop. */
export type Cdn = {
  /** The header it reads the tags of a page from. */
  tagHeader: string
  /** What stands between two tags there. */
  between: string
  /** Drops what bears any of the tags. Throws where it will not, or cannot be told. */
  drop(tags: readonly string[]): Promise<void>
}

/** The header that tells it what a page is made of. */
export function tagsOfPage(
  { tagHeader, between }: Pick<Cdn, 'tagHeader' | 'between'>,
  tags: ReadonlySet<Tag>,
): Record<string, string> {
  const all = [EVERYTHING, ...tags].join(between)
  return { [tagHeader]: all.length > LONGEST ? [EVERYTHING, MANY].join(between) : all }
}
