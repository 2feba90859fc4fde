import { Button } from '#app/ui/button.tsx'
import { EnterButton } from '#app/ui/enter-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { enteredState, HourFields, hourTyped, SaveButtons } from '#app/routes/admin/save-buttons.tsx'
import type { DraftState } from '#domain/drafts/draft.ts'
import office from '#app/routes/admin/office.module.css'

/** What a form asks beside the fields of its thing. */
export type DraftMore = { why: string; day: string; hour: string }
type Faults = Readonly<Record<string, string>>

/** The deed a form asks for first: the draft's, where there is one. */
export function firstIntent(state: DraftState | undefined): 'draft' | 'save' {
  return state ? 'draft' : 'save'
}

/** What the Enter key saves it as: as the first of its buttons. */
export function EnterDraft({ state }: { state: DraftState | undefined }) {
  return state ? <EnterButton name="status" value={enteredState(state)} /> : <EnterButton />
}

/** What is typed of it so far: of a form that is shown again, that. */
export function moreOf(
  draft: { why: string | null; publishAt: Date | null } | undefined,
  typed: Readonly<Record<string, string>> | undefined,
): DraftMore {
  const stands = { why: draft?.why ?? '', ...hourTyped(draft?.publishAt) }
  return {
    ...stands,
    ...(typed ? { why: typed['why'] ?? '', day: typed['day'] ?? '', hour: typed['hour'] ?? '' } : {}),
  }
}

type Props = { state: DraftState | undefined; more: DraftMore; faults: Faults; save: string }

/** The end of a form of a thing: why it is changed, and how it is saved: at once where everybody sees it, or as a draft, which is handed on, given an hour, or published. */
export function DraftFoot({ state, more, faults, save }: Props) {
  const of = fieldsOf<keyof DraftMore>({ typed: more, faults })
  return (
    <>
      <Field {...of('why')} label="Why, for the history" help="In one line; it may stay empty." maxLength={300} />
      {state ? (
        <>
          <HourFields state={state} of={of} />
          <p className={office.inline}>
            <SaveButtons state={state} />
          </p>
        </>
      ) : (
        <>
          <p className={office.inline}>
            <Button look="ink">{save}</Button>
            <Button look="line" name="intent" value="draft">
              Save as a draft
            </Button>
          </p>
          <p className="small soft">“{save}” is on the site at once. A draft is seen by the office alone.</p>
        </>
      )}
    </>
  )
}
