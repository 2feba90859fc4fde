import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { exportAccount } from '#domain/accounts/profile.server.ts'
import { istDate } from '#platform/dates.ts'
import { visitorOf } from './visitor-of.ts'
import type { Route } from './+types/my-data'

/** Everything the site holds on whoever is signed in, as a JSON file. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const exported = await exportAccount(services, visitorOf(context))
  if (!exported.ok) throw data(null, { status: 403 })
  return new Response(JSON.stringify(exported.value, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="padav-my-data-${istDate(services.clock.now())}.json"`,
    },
  })
}
