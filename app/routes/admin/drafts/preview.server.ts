import type { ZodType } from 'zod'
import { previewCar } from '#app/routes/cars/car.server.ts'
import { previewAttraction, previewCity, previewState } from '#app/routes/india/destination.server.ts'
import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { CAR_THINGS } from '#domain/cars/car-editing.server.ts'
import { CarDraft } from '#domain/cars/cars-writing.server.ts'
import type { Attraction } from '#domain/catalogue/attraction.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { City } from '#domain/catalogue/city.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import type { State } from '#domain/catalogue/state.ts'
import { PLACE_SCHEMAS } from '#domain/catalogue/writing/edit-places.server.ts'
import { placeThings } from '#domain/catalogue/writing/place-drafts.server.ts'
import { DRAFTED_KINDS, wordsAt } from '#domain/drafts/draft.ts'
import type { DraftContent, DraftedKind } from '#domain/drafts/draft.ts'
import { findWritten } from '#domain/drafts/drafts.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { refusedPage } from '#web/refused-page.ts'

/** The kind of thing an address previews; there is no page for any other. */
export function previewedKind(word: string | undefined): DraftedKind {
  const kind = DRAFTED_KINDS.find((one) => one === word)
  if (!kind) throw refusedPage('unknown')
  return kind
}

/** What is written of a thing, else what is public of it, for whoever may write it. */
export async function findPreviewed({ db }: Services, actor: Actor, kind: DraftedKind, id: string) {
  const things = kind === 'cars' ? CAR_THINGS : placeThings(kind)
  const found = await findWritten(db, actor, things, id)
  if (!found.ok) throw refusedPage(found.reason)
  const { draft, shown } = found.value
  const content = draft?.content ?? shown
  if (!content) throw refusedPage('unknown')
  return { content, name: wordsAt(content, 'name'), isDraft: draft !== undefined }
}

/** The page of a thing as it is written; undefined while too little of it is. */
export async function previewOf(
  services: Services,
  kind: DraftedKind,
  id: string,
  content: DraftContent,
  asked: Request,
) {
  const [picture] = await findPictures(services.db, [wordsAt(content, 'pictureId')])
  if (!picture) return undefined
  const placed = { ...picture, ...altOf(content) }
  if (kind === 'cars') return carAs(services, id, content, placed, asked)
  const thing = { ...asFarAsWritten(kind, content), id, picture: placed }
  if (!isWhole(kind, content)) return undefined
  if (kind === 'categories') {
    const category = thing as unknown as Category
    return { kind: 'category' as const, category, listing: await loadPackageList(services, asked, { categoryId: id }) }
  }
  if (kind === 'states') return previewState(services, thing as unknown as State, asked)
  if (kind === 'cities') return previewCity(services, thing as unknown as City, asked)
  return previewAttraction(services, thing as unknown as Attraction, asked)
}

async function carAs(services: Services, id: string, content: DraftContent, picture: Picture, asked: Request) {
  const { data } = CarDraft.safeParse({ ...content, id })
  if (!data) return undefined
  const { pictureId: _pictureId, pictureAlt: _pictureAlt, nightPictureId, offered: _offered, ...car } = data
  const [nightPicture] = await findPictures(services.db, nightPictureId ? [nightPictureId] : [])
  const shown = { ...car, picture, ...(nightPicture && { nightPicture }) }
  return { kind: 'car' as const, ...(await previewCar(services, shown, new URL(asked.url).searchParams)) }
}

function altOf(content: DraftContent) {
  const alt = wordsAt(content, 'pictureAlt')
  return alt === '' ? {} : { alt }
}

/** What a page cannot do without. */
const NEEDED: Record<PlaceKind, readonly string[]> = {
  states: ['name', 'lat', 'lon'],
  cities: ['name', 'lat', 'lon', 'stateCode'],
  attractions: ['name', 'lat', 'lon', 'stateCode', 'cityId'],
  categories: ['name'],
}

function isWhole(kind: PlaceKind, content: DraftContent): boolean {
  const { shape } = PLACE_SCHEMAS[kind]
  const fields = shape as unknown as Partial<Record<string, ZodType>>
  return NEEDED[kind].every((name) => fields[name]?.safeParse(content[name]).success)
}

/** What stands where nothing is written yet, or nothing that can be shown. */
const BLANK: DraftContent = {
  months: [],
  languages: [],
  about: [],
  altNames: [],
  types: [],
  tags: [],
  openings: [],
  idealDays: [1, 1],
  altitudeM: null,
  airport: null,
  worldHeritageYear: null,
  hoursNeeded: 1,
  kmFromCity: 0,
  fame: 0,
  position: 0,
}

function asFarAsWritten(kind: PlaceKind, content: DraftContent): DraftContent {
  const fields = Object.entries(PLACE_SCHEMAS[kind].shape).map(([name, schema]) => {
    const { success, data } = schema.safeParse(content[name])
    return [name, success ? data : (BLANK[name] ?? '')]
  })
  return Object.fromEntries(fields) as DraftContent
}
