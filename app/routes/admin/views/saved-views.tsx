import { href, useRouteLoaderData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { joined } from '#app/ui/joined.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Views } from '#app/ui/views.tsx'
import type { View } from '#app/ui/views.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { loader } from '#app/routes/admin/layout.tsx'
import { viewQuery } from '#domain/accounts/saved-view.ts'
import type { SavedView, ViewedList } from '#domain/accounts/saved-view.ts'
import { LISTS } from './viewed-lists.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './views.module.css'

type Props = {
  list: ViewedList
  /** The query of the page's address. */
  search: string
  /** What the navigation of the tabs is called. */
  label?: string
  /** The tabs everybody has; without them all of the list, once one's own stand beside it. */
  views?: readonly View[]
}

/** The ways to look at a list: everybody's, then one's own; and the way to keep what the address asks as one more, or to forget it. */
export function SavedViews({ list, search, label = `Views of ${LISTS[list].name}`, views }: Props) {
  const saved = useRouteLoaderData<typeof loader>('routes/admin/layout')?.savedViews ?? []
  const query = viewQuery(search)
  const here = saved.find((view) => view.query === query)
  const tabs = [
    ...(views ?? allOf(list, query)).map((view) => (here ? { ...view, isHere: false } : view)),
    ...saved.map((view) => ({ name: view.name, to: `${LISTS[list].path}?${view.query}`, isHere: view === here })),
  ]
  const isKept = new URLSearchParams(search).get('done') === 'view-saved'
  const hasTabs = views !== undefined || saved.length > 0
  if (!hasTabs && query === '') return null
  return (
    <div className={styles.saved}>
      {hasTabs ? <Views label={label} views={tabs} /> : null}
      <Notice tone="good" said={isKept}>
        {isKept ? 'Saved. It stands among your views above.' : null}
      </Notice>
      {here ? <Forget view={here} /> : query === '' ? null : <Keep list={list} query={query} />}
    </div>
  )
}

function allOf(list: ViewedList, query: string): View[] {
  return [{ name: 'All', to: LISTS[list].path, isHere: query === '' }]
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
