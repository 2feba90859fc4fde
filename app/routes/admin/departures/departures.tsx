import { data, href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listDeparturesDesk } from '#domain/bookings/departures-desk.server.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { Pages, pageIn } from '#app/routes/admin/pages.tsx'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/departures'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const words = (asked.get('q') ?? '').trim().slice(0, 60)
  const page = pageIn(asked)
  const found = await listDeparturesDesk(db, context.get(visitContext).visitor, { words, page })
  if (!found.ok) throw data(null, { status: 403 })
  return { ...found.value, words, page, done: asked.get('done') === 'called-off' }
}

export function meta() {
  return [{ title: 'Departures | Padav office' }, { name: 'robots', content: 'noindex, nofollow' }]
}

type Found = Route.ComponentProps['loaderData']

export default function DeparturesPage({ loaderData: found }: Route.ComponentProps) {
  const { rows, total, pages, words, page, done } = found
  return (
    <div className={styles.page}>
      <h1>Departures</h1>
      <Notice tone="good" said={done}>
        {done ? 'Called off. Those who booked and those who waited are told.' : null}
      </Notice>
      <form className={styles.inline} method="get">
        <Field id="q" name="q" label="Package" type="search" maxLength={60} defaultValue={words} />
        <Button look="line">Find</Button>
      </form>
      <p>
        {total === 0 ? 'Nothing leaves' : `${total.toLocaleString('en-IN')} leave`} from today on
        {words ? ` whose package has “${words}” in its name` : ''}.
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Departure key={row.id} row={row} />
        ))}
      </ul>
      <Pages page={page} pages={pages} others={words ? { q: words } : {}} />
    </div>
  )
}

function Departure({ row }: { row: Found['rows'][number] }) {
  const { id, name, startsOn, departureCity, status, isPrivate } = row
  const date = formatDate(startsOn)
  const isCalledOff = status === 'cancelled'
  return (
    <li>
      <div>
        <h2 className={styles.title}>
          {name}, {date}
        </h2>
        <p className="small soft">
          From {departureCity}
          {isPrivate ? ', a date of one party’s own' : ''}. {seatsOf(row)}
        </p>
      </div>
      {isCalledOff && row.bookings === 0 ? (
        <span className="state full">Called off</span>
      ) : (
        <a className={`btn ${isCalledOff ? 'bare' : 'calm'}`} href={href('/admin/departures/:id/call-off', { id })}>
          {isCalledOff ? 'See who chooses' : 'Call off…'}
          <span className="vh">
            {' '}
            {name}, {date}
          </span>
        </a>
      )}
    </li>
  )
}

function seatsOf({ status, bookings, choosing, sold, held, capacity }: Found['rows'][number]): string {
  if (status === 'cancelled')
    return bookings === 0
      ? 'Called off; nobody is left on it.'
      : `Called off; ${choosing} of ${bookings} bookings may choose another date.`
  const parties = bookings === 1 ? '1 booking' : `${bookings} bookings`
  return `${sold} sold and ${held} held of ${seatsText(capacity)}, ${parties}.`
}
