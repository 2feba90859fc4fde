import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { DRAFT_STATES } from '#domain/drafts/draft.ts'
import type { DraftedKind, DraftState } from '#domain/drafts/draft.ts'
import type { WrittenList } from './written-list.server.ts'
import { draftText, momentText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** The page of one thing of a kind. */
export function thingPath(kind: DraftedKind, id: string): string {
  return `${href('/admin')}/${kind}/${encodeURIComponent(id)}`
}

const TABS: Record<DraftState, string> = { draft: 'Drafts', review: 'In review', scheduled: 'Scheduled' }

type Props = { kind: DraftedKind; search: string; total: number; written: WrittenList }

/** The ways to look at things of a kind: those that are public, and what is written beside them. */
export function DraftViews({ kind, search, total, written: { asked, counts } }: Props) {
  // What narrows the list of what is public by its place or its kind, narrows no drafts.
  const to = (state: string | undefined) =>
    `${href('/admin')}/${kind}${listAddress(search, state ? { written: state, state: '', kind: '' } : { written: '' })}`
  const views = [
    { name: 'Public', to: to(undefined), isHere: asked === undefined, count: total },
    ...DRAFT_STATES.map((state) => ({
      name: TABS[state],
      to: to(state),
      isHere: asked === state,
      count: counts[state],
    })),
  ]
  return <SavedViews list={kind} search={search} label="What is public, and what is written" views={views} />
}

/** What never was public stands in no list of what is: it is named above it. */
export function NeverPublic({ kind, written: { asked, fresh, total } }: Pick<Props, 'kind' | 'written'>) {
  if (asked || fresh.length === 0) return null
  const more = total - fresh.length
  return (
    <p className={office.inline}>
      Never public yet:
      {fresh.map(({ id, name }) => (
        <a key={id} href={thingPath(kind, id)}>
          {name || 'Without a name'}
        </a>
      ))}
      {more > 0 ? (
        <a href={`${href('/admin')}/${kind}?written=draft`}>and {more.toLocaleString('en-IN')} more</a>
      ) : null}
    </p>
  )
}

type Row = WrittenList['rows'][number]

/** What is being written of a kind, the latest change first. */
export function DraftList({
  kind,
  rows,
  isNarrowed,
}: {
  kind: DraftedKind
  rows: readonly Row[]
  isNarrowed: boolean
}) {
  if (rows.length === 0) return <Empty says={isNarrowed ? 'No draft matches.' : 'Nothing stands so.'} />
  return (
    <ListTable
      namedBy="things"
      rows={rows}
      keyOf={({ id }) => id}
      chosenIn="chosen"
      columns={[
        {
          name: 'Name',
          isHead: true,
          cell: ({ id, name, isNew }) => (
            <>
              <a href={thingPath(kind, id)}>{name || 'Without a name'}</a>
              <small>{isNew ? 'Never public' : 'Beside what is public'}</small>
            </>
          ),
        },
        {
          name: 'State',
          cell: (row) => (
            <>
              <State halt={row.state}>{draftText(row)}</State>
              {row.putOff ? <small>{row.putOff}</small> : null}
            </>
          ),
        },
        { name: 'Why', cell: ({ why }) => <span className={office.anywhere}>{why ?? ''}</span> },
        { name: 'Who', cell: ({ who }) => who },
        { name: 'Changed', cell: ({ changedAt }) => momentText(changedAt) },
      ]}
    />
  )
}

/** Over a list, when a draft was thrown away that was all there was of a thing: it comes back as easily. */
export function ThrownAway({ entry }: { entry: string | undefined }) {
  if (!entry) return null
  return (
    <div>
      <Notice tone="good" said>
        The draft is thrown away.
      </Notice>
      <DeedForm intent="bring-back" of={{ entry }}>
        <Button look="line" data-undo="">
          Take it up again
        </Button>
      </DeedForm>
    </div>
  )
}
