import type { PosterRecipe } from '#art/kind.ts'

export type Poster = { recipe: PosterRecipe; alt: string }

/** Posters by the name of what they are for, in order; saved all at once and then looked up by name. */
export type Album = Map<string, Poster[]>

/** An album of what has one poster each, by id. */
export function albumOf(drawn: readonly { draft: { id: string }; poster: Poster }[]): Album {
  return new Map(drawn.map(({ draft, poster }) => [draft.id, [poster]]))
}

/** The ids of every poster in an album once `save` has kept them, by the same names. */
export async function keepAlbum(
  album: Album,
  save: (posters: Poster[]) => Promise<{ id: string }[]>,
): Promise<Map<string, string[]>> {
  const saved = await save([...album.values()].flat())
  let at = 0
  return new Map(
    [...album].map(([name, posters]) => [name, saved.slice(at, (at += posters.length)).map(({ id }) => id)]),
  )
}
