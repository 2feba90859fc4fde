import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { isBareFileName } from '#domain/media/file-name.ts'
import type { Picture } from '#domain/media/picture.ts'

/** The pictures of a package that whoever cannot see them is told nothing of: their words are the name of a file. `album` are those the site has. */
export function pictureFaults(
  { pictureIds, pictureAlts = {} }: Pick<PackageDraft, 'pictureIds' | 'pictureAlts'>,
  album: readonly Pick<Picture, 'id' | 'alt'>[],
): Fault[] {
  const own = new Map(album.map(({ id, alt }) => [id, alt]))
  return pictureIds.flatMap((id, at) => {
    const alt = pictureAlts[id] ?? own.get(id)
    if (alt === undefined || !isBareFileName(alt)) return []
    return [{ path: 'pictureIds', message: `Picture ${at + 1} is called “${alt}”: say what it shows here.` }]
  })
}
