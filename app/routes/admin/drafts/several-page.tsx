import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import { monthName } from '#platform/dates.ts'
import { deedsOf } from './several-words.ts'
import type { SeveralDeed } from './several-words.ts'
import type { FoundSeveral } from './several.server.ts'
import { thingPath } from './views.tsx'
import { draftText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Props = {
  found: FoundSeveral
  kept: KeptForm
  things: readonly [one: string, many: string]
  list: string
  /** What one that is on the site is called there. */
  shown: string
}

/** A deed for several things of a kind before it is done; after it those that stay, and the way back for what is gone. */
export function SeveralPage({ found, kept, things, list, shown }: Props) {
  return (
    <>
      {found.isBack ? (
        <div className={office.page}>
          <Notice tone="good" said>
            They are back as they were.
          </Notice>
        </div>
      ) : null}
      <EachPage
        found={found}
        deeds={deedsOf(found.kind)}
        kept={keptOf(kept, 'several')}
        columns={columnsOf(found.kind, shown)}
        things={things}
        list={list}
      >
        <Asked deed={found.deed} kept={keptOf(kept, 'several')} />
      </EachPage>
      {found.back.length > 0 ? (
        <DeedForm intent="bring-back" of={{ entries: found.back.join(',') }} className={office.page}>
          <p>
            <Button look="line" data-undo="">
              {found.deed === 'remove' ? 'Bring back what was taken away' : 'Take the drafts up again'}
            </Button>
          </p>
        </DeedForm>
      ) : null}
    </>
  )
}

const UNASKED: readonly SeveralDeed[] = ['review', 'draft', 'drop', 'remove']
const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), name: monthName(at + 1) }))

function Asked({ deed, kept }: { deed: SeveralDeed; kept: KeptForm }) {
  const of = fieldsOf(kept)
  const { defaultValue, ...month } = of('month')
  if (UNASKED.includes(deed)) return null
  return (
    <>
      {deed === 'month' || deed === 'no-month' ? (
        <Select {...month} label="Month" none="Choose" options={MONTHS} defaultValue={defaultValue ?? ''} />
      ) : null}
      {deed === 'tag' || deed === 'no-tag' ? <Field {...of('tag')} label="Tag" maxLength={60} /> : null}
      <Field {...of('why')} label="Why, for the history" maxLength={300} />
    </>
  )
}

type Row = FoundSeveral['rows'][number]

function columnsOf(kind: FoundSeveral['kind'], shown: string): Column<Row>[] {
  return [
    {
      name: 'Name',
      isHead: true,
      cell: ({ id, name }) => <a href={thingPath(kind, id)}>{name || 'Without a name'}</a>,
    },
    {
      name: 'How it stands',
      isPlain: true,
      cell: ({ draft, isPublic }) => (
        <span className={office.inline}>
          {isPublic ? <State halt="published">{shown}</State> : <State halt="ahead">Not on the site</State>}
          {draft ? <State halt={draft.state}>{draftText(draft)}</State> : null}
        </span>
      ),
    },
  ]
}
