import { data } from 'react-router'
import { screenAt, screensFor } from '#app/routes/admin/screens.ts'
import { sayHere } from '#domain/accounts/here/writing-here.server.ts'
import { formatTime } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/here'

const LONGEST = 200

/** Whoever has a page of the office open to write on it says so every few seconds, and is told who else has. Names of those alone who write where one may write. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const path = (new URL(request.url).searchParams.get('at') ?? '').slice(0, LONGEST)
  if (!screenAt(screensFor(visitor?.role), path)) throw data(null, { status: 403 })
  const others = await sayHere(context.get(servicesContext), visitor, { path, thing: thingOf(path) })
  if (!others.ok) throw refusedPage(others.reason)
  return Response.json(others.value.map(({ name, path, since }) => ({ name, path, since: formatTime(since) })))
}

/** The pages of one thing begin with its list and its id. */
function thingOf(path: string): string {
  return path.split('/').slice(0, 4).join('/')
}
