import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { joined } from '#app/ui/joined.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Views } from '#app/ui/views.tsx'
import type { View } from '#app/ui/views.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { viewQuery } from '#domain/accounts/saved-view.ts'
import type { SavedView, ViewedList } from '#domain/accounts/saved-view.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './views.module.css'

export const LIST_PATHS: Record<ViewedList, string> = {
  packages: href('/admin/packages'),
  departures: href('/admin/departures'),
  bookings: href('/admin/bookings'),
  enquiries: href('/admin/enquiries'),
  reviews: href('/admin/reviews'),
}

type Props = {
  list: ViewedList
  /** The query of the page's address. */
  search: string
  /** What the navigation of the tabs is called. */
  label: string
  /** The tabs everybody has. */
  views: readonly View[]
  saved: readonly SavedView[]
}

/** The ways to look at a list: everybody's, then one's own; and the way to keep what the address asks as one more, or to forget it. */
export function SavedViews({ list, search, label, views, saved }: Props) {
  const query = viewQuery(search)
  const here = saved.find((view) => view.query === query)
  const mine = saved.map(({ name, query: asked }) => ({
    name,
    to: `${LIST_PATHS[list]}?${asked}`,
    isHere: here?.query === asked,
  }))
  return (
    <div className={styles.saved}>
      <Views label={label} views={[...views.map((view) => (here ? { ...view, isHere: false } : view)), ...mine]} />
      <Notice tone="good" said={new URLSearchParams(search).get('done') === 'view-saved'}>
        {new URLSearchParams(search).get('done') === 'view-saved' ? 'Saved. It stands among your views above.' : null}
      </Notice>
      {here ? <Forget view={here} /> : query === '' ? null : <Keep list={list} query={query} />}
    </div>
  )
}

function Keep({ list, query }: { list: ViewedList; query: string }) {
  return (
    <details className={joined(styles.keep, office.unfold)}>
      <summary>Save this view</summary>
      <KeepForm list={list} query={query} />
    </details>
  )
}

type KeepProps = { list: string; query: string; name?: string; fault?: string | undefined }

/** Asks for the name a view is kept by. */
export function KeepForm({ list, query, name = '', fault }: KeepProps) {
  return (
    <DeedForm action={href('/admin/views')} intent="save" of={{ list, query }}>
      <Field
        id="view-name"
        name="name"
        label="Name"
        help="One of that name is replaced."
        maxLength={40}
        autoComplete="off"
        defaultValue={name}
        fault={fault}
      />
      <Button look="ink">Save the view</Button>
    </DeedForm>
  )
}

/** Takes one of one's own views away; the list it shows stays as it is. */
export function Forget({ view: { id, name } }: { view: SavedView }) {
  return (
    <DeedForm action={href('/admin/views')} intent="remove" of={{ id }} className={styles.forget}>
      <Button look="bare">
        Forget this view<span className="vh"> {name}</span>
      </Button>
    </DeedForm>
  )
}
