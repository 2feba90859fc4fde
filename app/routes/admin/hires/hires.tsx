import { data, href } from 'react-router'
import { spanText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { listHiresDesk } from '#domain/bookings/hires-desk.server.ts'
import type { HireAhead } from '#domain/bookings/hires-desk.server.ts'
import { assignDriver } from '#domain/cars/assign-driver.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { addDays } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/hires'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const hires = await listHiresDesk(context.get(servicesContext).db, context.get(visitContext).visitor)
  if (!hires.ok) throw data(null, { status: 403 })
  return { hires: hires.value, isDone: new URL(request.url).searchParams.get('done') === 'driver' }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/hires'), DEEDS)
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-hire', 'already-taken': 'driver-taken' } as const
const DEEDS: Record<string, Deed> = {
  driver: async (services, actor, typed) => {
    const assigned = { bookingId: typed('hire'), driverId: typed('driver') }
    return told(await assignDriver(services, actor, assigned), () => 'driver', REFUSED)
  },
}

export function meta() {
  return [{ title: 'Hires | Padav office' }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function HiresPage({ loaderData: { hires, isDone }, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>Hires</h1>
      <p>
        {hires.length === 0 ? 'No car is hired from today on.' : `${hires.length} from today on.`} Whoever booked is
        told who drives on the evening before, and told anew when you name another driver after that.
      </p>
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept) || isDone}>
        {kept?.message ?? (isDone ? 'The driver is named.' : null)}
      </Notice>
      <ul className={styles.rows}>
        {hires.map((hire) => (
          <Hire key={hire.bookingId} hire={hire} />
        ))}
      </ul>
    </div>
  )
}

function Hire({ hire }: { hire: HireAhead }) {
  const { bookingId, driverId, reference, state, name, pickup, registration, startsOn, endsBefore, toldAt } = hire
  return (
    <li>
      <div>
        <h2 className={styles.title}>
          {spanText(startsOn, addDays(endsBefore, -1))}: {registration}
        </h2>
        <p className="small soft">
          {reference}, {name ?? 'no name yet'}
          {state === 'held' ? ', held' : ''}. {pickup ? `From ${pickup}. ` : 'No pick-up yet. '}
          {toldAt ? 'They know who drives.' : 'Not told yet who drives.'}
        </p>
      </div>
      <DeedForm intent="driver" of={{ hire: bookingId }}>
        <Select
          id={`driver-${bookingId}`}
          name="driver"
          label="Driver"
          options={hire.drivers.map(({ id, name, city }) => ({ value: id, name: `${name}, ${city}` }))}
          defaultValue={driverId}
        />
        <Button look="ink">
          Name<span className="vh"> the driver of {reference}</span>
        </Button>
      </DeedForm>
    </li>
  )
}
