import { readFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import type { Db } from '#platform/db.server.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import { saveUpload } from '#domain/media/pictures.server.ts'
import type { PictureCredit } from '#domain/media/credit.ts'
import type { PlacedPhotograph } from '#domain/settings/settings.ts'
import { cityUrls } from './catalogue/urls.ts'
import type { DrawnCar } from './cars/cars.ts'
import { photographFile } from './facts/facts.ts'
import type { DemoFacts, PhotographFact } from './facts/facts.ts'

type Media = Pick<Renditions, 'storage' | 'receive'>

/** Takes the licensed photographs in with their credits; answers where each belongs. */
export async function savePhotographs(
  db: Db,
  media: Media,
  facts: DemoFacts,
  projectDir: string,
): Promise<PlacedPhotograph[]> {
  const urls = cityUrls(facts)
  const placed: PlacedPhotograph[] = []
  for (const photograph of facts.photographs) {
    const bytes = await readFile(photographFile(projectDir, photograph))
    const pictureId = await upload(db, media, bytes, photograph.alt, creditOf(photograph))
    placed.push({
      pictureId,
      cityUrl: urls.get(photograph.placeSlug) ?? photograph.placeSlug,
      attractionUrl: photograph.attractionSlug,
    })
  }
  return placed
}

/** Draws the classes of car and takes the drawings in; answers their picture ids in order. */
export async function saveCarDrawings(db: Db, media: Media, cars: readonly DrawnCar[]) {
  const ids: { pictureId: string; nightPictureId: string }[] = []
  const take = async (svg: string, alt: string) =>
    upload(db, media, (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng(), alt, null)
  for (const { svg, nightSvg, alt } of cars)
    ids.push({ pictureId: await take(svg, alt), nightPictureId: await take(nightSvg, `${alt}, by night`) })
  return ids
}

async function upload(
  db: Db,
  media: Media,
  bytes: Uint8Array,
  alt: string,
  credit: PictureCredit | null,
): Promise<string> {
  const saved = await saveUpload(db, media, bytes, { alt, credit })
  if (!saved.ok) throw new Error(`the picture "${alt}" was refused: ${saved.reason}`)
  return saved.value.id
}

function creditOf({ author, licence, licenceUrl, sourceUrl, shareAlike, changes }: PhotographFact): PictureCredit {
  return {
    author,
    licence,
    licenceUrl,
    sourceUrl,
    shareAlike,
    changes: `${changes}, and encoded anew in several sizes`,
  }
}
