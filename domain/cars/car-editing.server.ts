import { and, eq, inArray, ne } from 'drizzle-orm'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import type { DraftedThings } from '#domain/drafts/drafts.server.ts'
import type { DraftPlan } from '#domain/drafts/one-draft.server.ts'
import { draftsOf } from '#domain/drafts/write-drafts.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { CarDraft } from './cars-writing.server.ts'
import { cars } from './tables.ts'

export const CAR = rowsOf('car', cars, cars.id)

/**
 * Edits a class of car by form, or adds one; what is booked keeps its fare. Refuses with the field an address another class has and a picture that is
 * not there ('invalid'); besides as `editOne` does.
 */
export const editCar = editOne<CarDraft, CarDraft, void, 'invalid'>('cars.edit', {
  kind: CAR,
  draft: CarDraft,
  tags: ['cars'],
  write: async ({ db }, draft) => {
    const faults = await faultsOf(db, draft)
    if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
    await upsertRows(db, cars, cars.id, [draft])
    return { ok: true, value: undefined }
  },
})

/** Classes of car as they are written beside what is public of them. */
export const CAR_THINGS: DraftedThings = { kind: 'cars', thing: CAR }

const DRAFTS = draftsOf({
  ...CAR_THINGS,
  faults: async (db, content) => {
    const { data, error } = CarDraft.safeParse(content)
    return error ? error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) : faultsOf(db, data)
  },
  edit: editCar as unknown as DraftPlan['edit'],
  hasAddress: async (db, url) => (await db.$count(cars, eq(cars.url, url))) > 0,
})

/** Keeps a class of car as a draft, hands it on, gives it an hour, or makes it public; refuses as `draftsOf` says. */
export const writeCar = DRAFTS.write
/** Throws the draft of a class away. */
export const dropCarDraft = DRAFTS.drop
/** Takes a draft of a class up again that was thrown away. */
export const bringBackCarDraft = DRAFTS.bringBack
/** Begins a class as a draft with the fields of another. */
export const copyCar = DRAFTS.copy
/** Publishes the drafts of classes whose hour has come. Gives how many became public. */
export const publishDueCars = DRAFTS.publishDue

async function faultsOf(db: Db, { id, url, pictureId, nightPictureId }: CarDraft) {
  const [other] = await db
    .select({ name: cars.name })
    .from(cars)
    .where(and(eq(cars.url, url), ne(cars.id, id)))
  const asked = [pictureId, ...(nightPictureId ? [nightPictureId] : [])]
  const found = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, asked), ne(pictures.kind, 'portrait')))
  const isThere = (wanted: string) => found.some((picture) => picture.id === wanted)
  return [
    ...(other ? [{ path: 'url', message: `${other.name} has that address already.` }] : []),
    ...(isThere(pictureId) ? [] : [{ path: 'pictureId', message: GONE }]),
    ...(!nightPictureId || isThere(nightPictureId) ? [] : [{ path: 'nightPictureId', message: GONE }]),
  ]
}

const GONE = 'That picture is not there any more. Choose another.'
