import { href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import { Views } from '#app/ui/views.tsx'
import { PART_NAMES, partWith } from '#domain/catalogue/revision.ts'
import type { Part } from '#domain/catalogue/revision.ts'
import type { WorthMending } from '#domain/departures/package-hints.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { Hints } from '#app/routes/admin/hints.tsx'
import { PART_FORMS } from './edit/parts.ts'
import type { Head } from './head.server.ts'
import styles from './packages.module.css'

type Props = { head: Head; here: Part | 'history' | 'publish' }

/** What stands above every page of a package: its name, how it stands, and where else it is written. */
export function PackageHead({ head, here }: Props) {
  const { id, name, gaps } = head
  const gapsIn = (part: Part) => gaps.filter(({ path }) => partWith(path) === part).length
  const parts = PART_NAMES.map((part) => ({
    name: PART_FORMS[part].name,
    to: part === 'facts' ? href('/admin/packages/:id', { id }) : href('/admin/packages/:id/:part', { id, part }),
    isHere: here === part,
    ...(gapsIn(part) > 0 ? { count: gapsIn(part) } : {}),
  }))
  return (
    <>
      <div className={styles.top}>
        <div>
          <p className="small">
            <a href={href('/admin/packages')}>Packages</a>
          </p>
          <h1>{name || 'A package without a name'}</h1>
          <p className={styles.states}>
            <Shown head={head} />
            <Open head={head} />
          </p>
        </div>
        <p className={styles.ways}>
          {head.shownUrl ? <a href={href('/package/:url', { url: head.shownUrl })}>As it is public</a> : null}
          <a href={href('/admin/packages/:id/preview', { id })}>Preview</a>
          <a href={href('/admin/packages/:id/history', { id })} aria-current={here === 'history' ? 'page' : undefined}>
            History
          </a>
          <a
            className={`btn ${styles.go}`}
            href={href('/admin/packages/:id/publish', { id })}
            aria-current={here === 'publish' ? 'page' : undefined}
          >
            Publish…
          </a>
        </p>
      </div>
      <Hints
        label="Worth mending"
        look="beside"
        hints={head.worth.map((one) => ({ words: one.words, mendedAt: mendedAt(id, one) }))}
      />
      <Views label="Parts of the package" views={parts} />
    </>
  )
}

/** The way to where what the list and Today say of it is mended. */
function mendedAt(id: string, one: WorthMending): string {
  if (one.of === 'departures') return `${href('/admin/departures/new')}?${new URLSearchParams({ package: id })}`
  if (one.of === 'pictures') return href('/admin/packages/:id/:part', { id, part: 'pictures' })
  return `${href('/admin/packages/:id/:part', { id, part: 'days' })}#itinerary.${one.day - 1}.km`
}

function Shown({ head: { shown } }: { head: Head }) {
  if (shown === 'public') return <State halt="published">Public</State>
  return shown === 'withdrawn' ? <State halt="withdrawn">Withdrawn</State> : <State halt="ahead">Never public</State>
}

const HALTS = { draft: 'draft', review: 'review', scheduled: 'scheduled' } as const

function Open({ head: { open, gaps, isBehind } }: { head: Head }) {
  if (!open || !(open.state in HALTS)) return null
  const halt = open.state as keyof typeof HALTS
  return (
    <>
      <State halt={halt}>{openText(open)}</State>
      {gaps.length > 0 ? (
        <span className="small soft">{gaps.length === 1 ? '1 thing' : `${gaps.length} things`} still to put right</span>
      ) : null}
      {isBehind ? <span className="small soft">what is public has changed since it was begun</span> : null}
    </>
  )
}

/** How an open revision stands, in words. */
export function openText({ number, state, publishAt }: Omit<NonNullable<Head['open']>, 'why'>): string {
  if (state === 'review') return `Draft ${number}, in review`
  if (state === 'scheduled' && publishAt)
    return `Draft ${number}, public on ${formatDate(istDate(publishAt))}, ${formatTime(publishAt)}`
  return `Draft ${number}`
}
