import { data, href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { findNames } from '#domain/accounts/staff.server.ts'
import { isKind, kindOf } from '#domain/messaging/kinds.ts'
import { readMessage } from '#domain/messaging/messages-desk.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { messageDeeds } from './message.server.ts'
import { changedWords } from './changed-words.ts'
import { Way } from './way.tsx'
import type { Route } from './+types/message'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('messages.change')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const services = context.get(servicesContext)
  if (!isKind(params.kind)) throw data(null, { status: 404 })
  const kept = await readMessage(services, visitor, params.kind)
  if (!kept.ok) throw refusedPage(kept.reason)
  const people = kept.value.flatMap(({ history }) => history.map(({ actor }) => actor))
  const names = await findNames(services.db, visitor, people)
  return {
    kind: params.kind,
    ways: kept.value.map(({ history, ...way }) => ({
      ...way,
      history: history.map(({ actor, ...entry }) => ({
        id: entry.id,
        at: entry.at,
        parts: entry.isTest ? null : changedWords(entry),
        name:
          entry.actorKind === 'program'
            ? 'The program'
            : (names.ok && names.value.get(actor)) || 'Somebody who has left',
      })),
    })),
    site: await findOperatorName(services.db),
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  changed: 'Saved. It goes out like this from now on.',
  'put-back': 'The words as shipped are back.',
  test: 'The test is on its way to you.',
}

export function action({ context, request, params }: Route.ActionArgs) {
  if (!isKind(params.kind)) throw data(null, { status: 404 })
  const page = href('/admin/messages/:kind', { kind: params.kind })
  return doDeed(context, request, page, messageDeeds(params.kind))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? kindOf(loaderData.kind).title : 'A message')
}

/** One message: its words on each way it goes out, beside what the receiver sees. */
export default function MessagePage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { kind, ways, site, done } = loaderData
  const { title, when } = kindOf(kind)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.say}>Goes out when {when}.</p>
        </div>
        <a href={href('/admin/messages')}>All messages</a>
      </div>
      <Said kept={kept} done={done} />
      {ways.map((way) => (
        <Way key={way.channel} kind={kind} way={way} site={site} kept={kept} />
      ))}
    </div>
  )
}
