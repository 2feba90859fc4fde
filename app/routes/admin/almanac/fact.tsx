import { data, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isAsShipped, readAlmanac } from '#domain/almanac/almanac.server.ts'
import { daysBetweenDates } from '#domain/almanac/almanac.ts'
import { typedFact } from '#domain/almanac/fact-typed.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { addDays, formatDays, istDate } from '#platform/dates.ts'
import { newId } from '#platform/ids.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/fact'
import { FactForm } from './fact-form.tsx'
import { factBack, factDeeds } from './fact.server.ts'
import { PART_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

const THREE_YEARS = 1095

/** A new one has its id in the form: sent twice it makes one. */
export async function loader({ context, request, params: { key } }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  if (key === 'new')
    return { key: newId(), stood: '', stands: undefined, isCorrected: false, ahead: [], history: [], done: undefined }
  const fact = (await readAlmanac(db)).facts.find((one) => one.key === key)
  if (!fact) throw data(null, { status: 404 })
  const today = istDate(clock.now())
  return {
    key,
    stood: stoodOf(fact),
    stands: typedFact(fact),
    isCorrected: !isAsShipped(fact),
    ahead: daysBetweenDates(fact, today, addDays(today, THREE_YEARS)),
    history: await readUndone(db, context.get(visitContext).visitor, [factBack(key)]),
    done: doneIn(request, DONE),
  }
}

export function action({ context, request, params: { key } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/almanac/:key', { key }), factDeeds(key))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.stands?.name ?? 'New fact')
}

const DONE: Record<string, string> = {
  saved: 'Saved. Quotes, fares and dates go by it at once.',
  'put-back': 'It is as it was before. Quotes, fares and dates go by it at once.',
}

/** One fact: its days ahead with a season for each, what it says, and who changed it. */
export default function FactPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { key, stood, stands, isCorrected, ahead, history, done } = found
  return (
    <div className={office.page}>
      <div className={office.head}>
        <h1>{stands?.name ?? 'New fact'}</h1>
        {isCorrected ? (
          <DeedForm intent="as-shipped" of={{ id: key, stood }}>
            <Button look="line">Put back as shipped</Button>
          </DeedForm>
        ) : null}
      </div>
      <Said kept={kept} done={done} />
      {ahead.length === 0 ? null : (
        <section aria-labelledby="ahead">
          <h2 id="ahead">Ahead</h2>
          <ul>
            {ahead.map((days) => (
              <li key={days.from}>
                {days.isExpected ? 'About ' : ''}
                {formatDays(days)}{' '}
                <a href={`${href('/admin/departures/season')}?from=${days.from}&to=${days.to}`}>
                  Make a season<span className="vh"> of {formatDays(days)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FactForm id={kept?.typed['id'] ?? key} stood={stood} stands={stands} kept={keptOf(kept, 'save')} />
      <History entries={history} names={PART_NAMES} />
      <p>
        <a href={`${href('/admin/almanac')}${stands ? `?kind=${stands.kind}` : ''}`}>The almanac</a>
      </p>
    </div>
  )
}
