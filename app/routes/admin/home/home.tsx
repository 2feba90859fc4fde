import { data, href } from 'react-router'
import { rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { istDate } from '#platform/dates.ts'
import { keepLook } from '#app/routes/admin/look.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Balances } from './balances.tsx'
import { readDay } from './day.server.ts'
import { Calls, Enquiries } from './enquiries.tsx'
import { Leaving } from './leaving.tsx'
import { Mend } from './mend.tsx'
import { Opening } from './opening.tsx'
import { readOpening } from './opening.server.ts'
import { Seconds } from './seconds.tsx'
import { dayText, sentenceOf } from './sentence.ts'
import { Waiting } from './waiting.tsx'
import type { Route } from './+types/home'
import styles from '#app/routes/admin/office.module.css'
import own from './home.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const day = await readDay(services, visitor)
  const today = istDate(services.clock.now())
  const leaving = day.leaving?.rows.map(({ packageId }) => packageId) ?? []
  const cards = await rememberedCardsInOrder(services, leaving, today)
  return {
    day,
    today,
    now: services.clock.now(),
    pictures: new Map(cards.map(({ id, picture }) => [id, picture])),
    opening: await readOpening(services, visitor),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return keepLook(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Today')
}

export default function TodayPage({ loaderData: { day, today, now, pictures, opening } }: Route.ComponentProps) {
  const { leaving, enquiries, calls, balances, asks, mend } = day
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{dayText(today)}</h1>
          <p className={styles.say}>{sentenceOf(day, today)}</p>
        </div>
        {calls || leaving ? (
          <p className={styles.inline}>
            {calls ? (
              <a className={styles.line} href={href('/admin/enquiries/new')}>
                Enter a call
              </a>
            ) : null}
            {leaving ? (
              <a className={styles.line} href={href('/admin/bookings/new')}>
                Book for somebody
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className={own.split}>
        <div className={own.stack}>
          {opening ? <Opening {...opening} /> : null}
          {leaving ? <Leaving leaving={leaving} pictures={pictures} /> : null}
          {calls ? <Calls calls={calls} now={now} /> : null}
          <div className={own.halves}>
            {enquiries ? <Enquiries enquiries={enquiries} today={today} setApart={day.setApart} /> : null}
            {balances ? <Balances balances={balances} /> : null}
          </div>
        </div>
        <div className={own.stack}>
          {asks ? <Seconds asks={asks} /> : null}
          <Waiting day={day} />
          {mend ? <Mend mend={mend} /> : null}
          <p className={own.keys}>
            <kbd>Ctrl K</kbd> finds anything or does it; <kbd>?</kbd> shows every key.
          </p>
        </div>
      </div>
    </div>
  )
}
