import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { stoodOf, Why } from '#domain/audit/edit-one.server.ts'
import { refused } from '#platform/result.ts'
import { DRAFT_STATES, DRAFTED, writtenAt } from './draft.ts'
import type { DraftContent, DraftState } from './draft.ts'
import { toldOf } from './drafts.server.ts'
import type { WrittenThing } from './drafts.server.ts'
import { clashWith, forget, Id, lockWritten, makePublic, NOTHING_NEW, put, step, Stood } from './one-draft.server.ts'
import type { DraftPlan, Outcome, Writer } from './one-draft.server.ts'
import { publishingDue } from './publish-due-drafts.server.ts'
import { bringingBack, copying } from './take-up-drafts.server.ts'

const WrittenForm = z.object({
  id: Id,
  stood: Stood,
  content: z.record(z.string(), z.unknown()),
  why: Why.default(''),
  to: z.enum([...DRAFT_STATES, 'published']),
  publishAt: z.date('Say on which day, and when.').nullable().default(null),
})
type WrittenForm = z.output<typeof WrittenForm>

export type DraftCommands = Omit<ReturnType<typeof draftsOf>, 'publishDue'>

/** The commands of what is written beside what is public of things of one kind, and the round that publishes at an hour. */
export function draftsOf(plan: DraftPlan) {
  return {
    write: writing(plan),
    drop: dropping(plan),
    bringBack: bringingBack(plan),
    copy: copying(plan),
    publishDue: publishingDue(plan),
  }
}

/**
 * Keeps what a form holds of a thing as its draft, hands it on for review, has it published at an hour, or makes it public at once, through the thing's own command. What cannot be read is
 * refused with its field ('invalid'); beyond a draft, all that is wrong is ('not-publishable'). Refuses 'changed-meanwhile' with what stands when the draft or what is public is not what the
 * form was made from, 'unknown' what is gone, 'hour-passed', and 'nothing-new' a draft that says what is public.
 */
function writing(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: WrittenForm,
    tags: [],
    change: async ({ db, actor, clock }, form): Promise<Outcome> => {
      const written = await lockWritten(db, plan, form.id)
      const clash = await clashWith(db, plan, form, written)
      if (clash) return clash
      const faults = await plan.faults(db, { ...form.content, id: form.id }, written.shown)
      const unread = faults.filter(({ path }) => Number.isNaN(writtenAt(form.content, path)))
      if (form.to === 'draft' && unread.length > 0) return { ...refused('invalid'), faults: unread }
      if (form.to !== 'draft' && faults.length > 0) return { ...refused('not-publishable'), faults }
      if (form.to === 'published') return makePublic({ db, actor, clock }, plan, form, written)
      if (form.to === 'scheduled' && (form.publishAt ?? new Date(0)) <= clock.now())
        return { ...refused('hour-passed'), faults: [{ path: 'day', message: 'Choose an hour to come.' }] }
      return keep({ db, actor }, plan, { ...form, to: form.to }, written)
    },
  })
}

type KeptForm = WrittenForm & { to: DraftState }

async function keep({ db, actor }: Writer, plan: DraftPlan, form: KeptForm, { draft, shown }: WrittenThing) {
  const { id, to: state, why, publishAt } = form
  const { id: _id, ...typed } = form.content
  const settled = plan.settle ? await plan.settle(db, { ...typed, id }, shown) : typed
  const content = JSON.parse(JSON.stringify(settled)) as DraftContent
  // Who saves what is public begins no draft.
  if (!draft && state === 'draft' && shown && stoodOf({ ...shown, ...content }) === stoodOf(shown))
    return refused('nothing-new')
  const now = {
    state,
    content,
    base: shown ?? null,
    why: why || null,
    putOff: null,
    publishAt: state === 'scheduled' ? publishAt : null,
  }
  if (draft && stoodOf(toldOf(draft)) === stoodOf(toldOf(now))) return NOTHING_NEW
  await put({ db, actor }, plan, id, now)
  return step(plan, id, draft, toldOf(now), why)
}

/** Throws a draft away; what is public stays. Gives whether anything is. Refuses 'no-draft' and 'changed-meanwhile'. */
function dropping(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: z.object({ id: Id, stood: Stood }),
    tags: [],
    change: async ({ db }, { id, stood }): Promise<Outcome<{ wasShown: boolean }>> => {
      const written = await lockWritten(db, plan, id)
      const { draft, shown } = written
      if (!draft) return refused('no-draft')
      const clash = await clashWith(db, plan, { id, stood }, written)
      if (clash) return clash
      await forget(db, plan, id)
      return { ...step(plan, id, draft, null), value: { wasShown: shown !== undefined } }
    },
  })
}
