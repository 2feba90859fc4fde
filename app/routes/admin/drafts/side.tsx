import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { State } from '#app/ui/state.tsx'
import { Changes } from '#app/routes/admin/audit/changes.tsx'
import type { ChangedPart } from '#app/routes/admin/audit/changed.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { DraftState } from '#domain/drafts/draft.ts'
import type { DraftStep } from './deeds.server.ts'
import { draftText, momentText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** A draft as the side of its page tells of it. */
export type ShownDraft = {
  state: DraftState
  publishAt: Date | null
  putOff: string | null
  isBehind: boolean
  isNew: boolean
  changed: readonly ChangedPart[]
  gaps: readonly { name: string; label: string; message: string }[]
}

type Props = { draft: ShownDraft; stood: string }

/** How a draft stands beside what is public: what would change, what keeps it from it, and the way to be rid of it. */
export function DraftSide({ draft, stood }: Props) {
  const { putOff, isBehind, isNew, changed, gaps } = draft
  return (
    <section aria-labelledby="the-draft">
      <h2 id="the-draft">The draft</h2>
      <p>
        <State halt={draft.state}>{draftText(draft)}</State>
      </p>
      {putOff ? <Notice tone="warn">{putOff}</Notice> : null}
      {isBehind && !putOff ? (
        <Notice tone="warn">
          What is public has changed since this was written. The form shows both; saved or published, yours stands.
        </Notice>
      ) : null}
      <p>
        {isNew ? 'It was never public.' : changed.length === 0 ? 'It says what is public already.' : 'What changes:'}
      </p>
      {isNew || changed.length === 0 ? null : <Changes fate="changed" parts={changed} />}
      {gaps.length > 0 ? (
        <>
          <p>To put right before it can be public:</p>
          <ul className={office.findings}>
            {gaps.map(({ name, label, message }) => (
              <li key={name}>
                <a href={`#${name === 'pictureId' ? 'picture' : name}`}>{label}</a>: {message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <DeedForm intent="drop" of={{ stood }} className={office.inline}>
        <Button look="bad">Throw the draft away</Button>
      </DeedForm>
      <p className="small soft">
        {isNew ? 'It is all there is of it so far.' : 'What is public stays.'} It can be taken up again.
      </p>
    </section>
  )
}

/** Begins a new one with the fields of this. */
export function CopyThing({ one }: { one: string }) {
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">Another like it</h2>
      <p>A draft of a new {one} with the fields of this one. Nobody but the office sees it.</p>
      <DeedForm intent="copy" className={office.inline}>
        <Button look="line">Copy as a new one</Button>
      </DeedForm>
    </section>
  )
}

/** What happened to the drafts of a thing, and why. */
export function DraftSteps({ steps }: { steps: readonly DraftStep[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Steps of its drafts</h2>
      <ul className={office.findings}>
        {steps.map(({ id, at, name, says, why, comesBack }) => (
          <li key={id} className={office.anywhere}>
            {momentText(at)}: {name} {says}
            {/[.]$/.test(says) ? '' : '.'} {why ? `“${why}”` : null}
            {comesBack ? (
              <DeedForm intent="bring-back" of={{ entry: id }}>
                <Button look="bare" data-undo="">
                  Take it up again<span className="vh">, the draft of {momentText(at)}</span>
                </Button>
              </DeedForm>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
