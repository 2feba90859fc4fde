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
  /** How it writes a tag, where not as we do. */
  spell?(tag: string): string
  /** Drops what bears any of the tags. Throws where it will not, or cannot be told. */
  drop(tags: readonly string[]): Promise<void>
}

/** The header that tells it what a page is made of. */
export function tagsOfPage(
  { tagHeader, between, spell = (tag) => tag }: Pick<Cdn, 'tagHeader' | 'between' | 'spell'>,
  tags: ReadonlySet<Tag>,
): Record<string, string> {
  const written = (each: string[]) => each.map(spell).join(between)
  const all = written([EVERYTHING, ...tags])
  return { [tagHeader]: all.length > LONGEST ? written([EVERYTHING, MANY]) : all }
}
