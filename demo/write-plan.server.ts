import { asProgram } from '#domain/audit/command.server.ts'
import type { Command, CommandNeeds } from '#domain/audit/command.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { saveRoads } from '#domain/cars/roads/roads.server.ts'
import { saveAttractions } from '#domain/catalogue/writing/attractions.server.ts'
import { saveCategories } from '#domain/catalogue/writing/categories.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { saveStates } from '#domain/catalogue/writing/states.server.ts'
import { saveArticles, savePages } from '#domain/content/writing.server.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { receiveUpload } from '#domain/media/upload.server.ts'
import { saveReviews } from '#domain/reviews/reviews-writing.server.ts'
import { approveScript } from '#domain/settings/scripts-writing.server.ts'
import type { Services } from '#domain/services.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import type { PlacedPhotograph } from '#domain/settings/settings.ts'
import { keepAlbum } from './catalogue/album.ts'
import type { DrawnPlaces } from './catalogue/places.ts'
import { packageDraft } from './catalogue/packages.ts'
import type { CategoryIds } from './catalogue/packages.ts'
import { cityUrls } from './catalogue/urls.ts'
import { demoRoads } from './cars/roads.ts'
import { saveCarDrawings, savePhotographs } from './photographs.server.ts'
import { articleId, pageId } from './plan.ts'
import type { DemoPlan } from './plan.ts'
import { homeFooterOf } from './site/home-footer.ts'
import { SAMPLE_SCRIPTS, SAMPLE_SITE } from './site/site-facts.ts'
import { demoId } from './ids.ts'

type PictureIds = Map<string, string[]>

/** The pictures that were taken in as files: where each photograph belongs, and the drawing of each class of car. */
export type TakenIn = { photographs: PlacedPhotograph[]; drawings: Awaited<ReturnType<typeof saveCarDrawings>> }

/**
 * Takes in the files of a plan, which is slow and so done before its transaction.
 * The same file is the same picture, so doing it twice changes nothing.
 */
export async function takeInFiles(
  { db, config, renditions }: Pick<Services, 'db' | 'config' | 'renditions'>,
  plan: DemoPlan,
): Promise<TakenIn> {
  // Our own files, while nobody is served: the studio would take what others leave of the machine, which may be nothing for minutes.
  const media = { storage: renditions.storage, receive: (bytes: Uint8Array) => receiveUpload(bytes, undefined, 0) }
  return {
    photographs: await savePhotographs(db, media, plan.facts, config.projectDir),
    drawings: await saveCarDrawings(db, media, plan.cars),
  }
}

/** Writes a whole plan through the rooms’ own functions, what is referred to before what refers. */
export async function writePlan(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  plan: DemoPlan,
  { photographs, drawings }: TakenIn,
): Promise<void> {
  const pictures = await keepAlbum(plan.album, (posters) => savePosterPictures(db, posters))
  const write = writer({ db, clock }, 'demo')
  await writeCatalogue(write, plan, pictures)
  await writeReading(write, plan, pictures)
  await write(
    saveCars,
    plan.cars.map(({ draft }, i) => ({ ...draft, ...drawings[i]! })),
  )
  await write(saveRoads, demoRoads(plan.facts))
  await write(scheduleDepartures, plan.departures)
  await write(saveReviews, plan.reviews)
  await write(saveSetting, { key: 'site', value: SAMPLE_SITE })
  await write(saveSetting, { key: 'homeFooter', value: homeFooterOf(plan.facts, plan.content) })
  await write(saveSetting, { key: 'photographs', value: photographs })
  await approveScripts({ db, clock }, config.injectedScripts.signingKey)
}

/** Writes states, places and sights, each with the picture that is kept by its id. */
export async function writePlaces(
  write: Writer,
  { states, cities, attractions }: DrawnPlaces,
  pictures: PictureIds,
): Promise<void> {
  await write(saveStates, states.map(withPicture(pictures)))
  await write(saveCities, cities.map(withPicture(pictures)))
  await write(saveAttractions, attractions.map(withPicture(pictures)))
}

async function writeCatalogue(write: Writer, plan: DemoPlan, pictures: PictureIds): Promise<void> {
  await writePlaces(write, plan, pictures)
  await write(saveCategories, plan.categories.map(withPicture(pictures)))
  const refer = { categories: categoryIds(plan), urls: cityUrls(plan.facts) }
  await write(
    publishPackages,
    plan.packages.map((pkg) => packageDraft(pkg, refer, pictures.get(demoId('package', pkg.slug)) ?? [])),
  )
}

async function writeReading(write: Writer, { articles, content }: DemoPlan, pictures: PictureIds): Promise<void> {
  await write(
    saveArticles,
    articles.map(({ article }) => ({
      ...article,
      id: articleId(article),
      pictureId: first(pictures, articleId(article)),
    })),
  )
  await write(
    savePages,
    content.pages.map(({ poster, ...page }) => ({
      ...page,
      ...(poster ? { pictureId: first(pictures, pageId(page)) } : {}),
    })),
  )
}

function categoryIds({ categories }: DemoPlan): CategoryIds {
  const of = (kind: 'speciality' | 'experience') =>
    new Map(categories.filter(({ draft }) => draft.kind === kind).map(({ draft }) => [draft.key, draft.id]))
  return { speciality: of('speciality'), experience: of('experience') }
}

// Without a signing key no injected script runs at all, so there is nothing to show one with.
async function approveScripts(needs: CommandNeeds, signingKey: string | undefined): Promise<void> {
  if (signingKey === undefined) return
  for (const script of SAMPLE_SCRIPTS) await asProgram({ ...needs, signingKey }, 'demo', approveScript, script)
}

type Writer = ReturnType<typeof writer>

/** Carries out the rooms' commands in the name of a purpose. */
export function writer(needs: CommandNeeds, purpose: string) {
  return <Input>(work: Command<Input, void, string>, input: Input) => asProgram(needs, purpose, work, input)
}

function withPicture(pictures: PictureIds) {
  return <Draft extends { id: string }>({ draft }: { draft: Draft }) => ({
    ...draft,
    pictureId: first(pictures, draft.id),
  })
}

function first(pictures: PictureIds, id: string): string {
  const [picture] = pictures.get(id) ?? []
  if (picture === undefined) throw new Error(`${id} has no picture`)
  return picture
}
