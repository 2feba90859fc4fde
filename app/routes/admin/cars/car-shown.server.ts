import { stepsOf } from '#app/routes/admin/drafts/deeds.server.ts'
import { draftShown, joinedDraft, PICTURE_LABELS } from '#app/routes/admin/drafts/shown.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { usesOfCar } from '#domain/bookings/desk/remove-car.server.ts'
import type { CarDraft } from '#domain/cars/cars-writing.server.ts'
import { wordsAt } from '#domain/drafts/draft.ts'
import type { FoundWritten } from '#domain/drafts/drafts.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { CAR_FIELDS, carBack, gapsOf, typedOf } from './car.server.ts'

/** A class of car as its page shows it: what its form holds, what is public of it and what happened to that, and its draft beside it. */
export async function carOf(db: Db, actor: Actor, id: string, written: FoundWritten) {
  const { draft, stood, steps } = written
  const shown = written.shown as CarDraft | undefined
  const content = (draft?.content ?? written.shown)!
  const history = await readUndone(db, actor, [carBack(id)])
  const joined = joinedDraft(written, typedOf, history[0]?.name ?? 'Somebody')
  const [picture] = await findPictures(db, [joined.typed['pictureId'] ?? ''])
  return {
    id,
    name: wordsAt(content, 'name'),
    stood,
    typed: joined.typed,
    clashes: joined.faults,
    picture,
    draft: draftShown(written, { show: typedOf, labelOf, gaps: draft ? gapsOf(id, content) : {} }),
    steps: await stepsOf(db, actor, steps, draft !== undefined),
    shown: shown && {
      url: shown.url,
      offered: shown.offered ?? true,
      stood: stood.split('.')[0]!,
      uses: await usesOfCar(db, id),
      history,
    },
  }
}
export type CarOnPage = Awaited<ReturnType<typeof carOf>>

function labelOf(name: string): string {
  const fields: Record<string, { label: string }> = CAR_FIELDS
  return fields[name]?.label ?? PICTURE_LABELS[name] ?? name
}
