import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { moderateSeveralReviews, MOST_AT_ONCE } from '#domain/reviews/moderating.server.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { listSeveralReviews } from '#domain/reviews/reviews-desk.server.ts'
import type { ModeratedReview } from '#domain/reviews/reviews-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { reviewColumns } from './columns.tsx'
import { countText } from './words.ts'
import type { Route } from './+types/several'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reviews.moderate')

type To = 'published' | 'declined'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const ids = [...new Set(asked.getAll('id'))].slice(0, MOST_AT_ONCE)
  const found = await listSeveralReviews(context.get(servicesContext).db, context.get(visitContext).visitor, ids)
  if (!found.ok) throw refusedPage(found.reason)
  const to: To = asked.get('to') === 'declined' ? 'declined' : 'published'
  const decided = asked.has('done') ? Number(asked.get('count')) || 0 : undefined
  return { rows: found.value, to, decided }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(
    context,
    request,
    PAGE,
    { publish: decide('published'), decline: decide('declined') },
    {},
    MOST_AT_ONCE * 200,
  )
}

const PAGE = href('/admin/reviews/several')

/** Each as it was shown; leads to those that stay. */
const decide =
  (state: To): Deed =>
  async (services, actor, typed) => {
    const of = typed('of')
      .split('\n')
      .map((line) => line.trim().split(' '))
      .filter(([id]) => id !== '')
      .map(([id = '', seen = '']) => ({ id, seen: seen as ReviewState }))
    const made = await moderateSeveralReviews(services, actor, { of, state, because: typed('because') })
    if (!made.ok) return told(made, () => '', { invalid: 'unclear-deed' })
    const { decided, stay } = made.value
    const address = new URLSearchParams([['to', state], ['count', String(decided)], ...stay.map((id) => ['id', id])])
    return { ok: true, done: 'decided', page: `${PAGE}?${address}` }
  }

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several reviews')
}

/** Several reviews published or kept back at once; after it, those somebody was quicker with. */
export default function SeveralReviewsPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, to, decided } = loaderData
  return (
    <div className={office.page}>
      <h1 id="several">{decided === undefined ? `${DEEDS[to]} ${countText(rows.length)}` : 'Several reviews'}</h1>
      <Said kept={kept} done={decided === undefined ? undefined : doneText(to, decided, rows.length)} />
      {rows.length === 0 && decided === undefined ? (
        <Empty says="Tick reviews in the list, then say what becomes of them." />
      ) : null}
      {rows.length > 0 ? (
        <>
          <ListTable namedBy="several" columns={reviewColumns()} rows={rows} keyOf={({ id }) => id} />
          <Decide rows={rows} to={to} kept={kept} />
        </>
      ) : null}
      <p>
        <a href={`${href('/admin/reviews')}?state=${to}`}>
          {to === 'published' ? 'All that is published' : 'All that is kept back'}
        </a>
      </p>
    </div>
  )
}

function Decide({ rows, to, kept }: { rows: readonly ModeratedReview[]; to: To; kept: KeptForm }) {
  const change = rows.filter(({ state }) => state !== to)
  if (change.length === 0) return <p>All of them are {to === 'published' ? 'published' : 'kept back'} already.</p>
  return (
    <DeedForm
      intent={to === 'published' ? 'publish' : 'decline'}
      of={{ of: change.map(({ id, state }) => `${id} ${state}`).join('\n') }}
      className={office.column}
    >
      <p>{consequence(change, to)}</p>
      {to === 'declined' ? (
        <Field
          id="because"
          name="because"
          label="Why: whoever wrote one after a booking here reads this"
          autoComplete="off"
          maxLength={300}
          defaultValue={kept?.typed['because'] ?? ''}
          fault={kept?.faults['because']}
        />
      ) : null}
      <p>
        <Button look={to === 'published' ? 'go' : 'bad'}>
          {DEEDS[to]} {countText(change.length)}
        </Button>
      </p>
    </DeedForm>
  )
}

const DEEDS: Record<To, string> = { published: 'Publish', declined: 'Keep back' }

/** What it does, with figures. */
function consequence(change: readonly ModeratedReview[], to: To): string {
  const tours = new Set(change.map(({ packageUrl }) => packageUrl)).size
  const where = tours === 1 ? 'one package' : `${tours} packages`
  const stars = change.reduce((sum, { rating }) => sum + rating, 0) / change.length
  const mean = `${stars.toFixed(1)} stars in the mean`
  if (to === 'published') return `They appear on ${where}, whose ratings follow: ${mean}. Replies stay as they are.`
  const shown = change.filter(({ state }) => state === 'published').length
  return shown === 0
    ? `Nobody sees them: ${mean}.`
    : `${shown} of them ${shown === 1 ? 'goes' : 'go'} off the site and out of the ratings of ${where}: ${mean}.`
}

function doneText(to: To, decided: number, stay: number): string {
  const is = decided === 1 ? 'is' : 'are'
  const did = `${countText(decided)} ${is} ${to === 'published' ? 'published' : 'kept back'}.`
  return stay === 0 ? did : `${did} Somebody was quicker with those below: look at them first.`
}
