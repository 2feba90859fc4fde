import { href } from 'react-router'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { listMessages } from '#domain/messaging/messages-desk.server.ts'
import type { MessageRow } from '#domain/messaging/messages-desk.server.ts'
import { may } from '#domain/policy/policy.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { standOf, WAYS } from './words.ts'
import type { Route } from './+types/messages'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('messages.work')

export async function loader({ context }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const services = context.get(servicesContext)
  const found = await listMessages(services, visitor)
  if (!found.ok) throw refusedPage(found.reason)
  const isCarried = ({ channel }: MessageRow) => channel === 'email' || services.config.codesBy === 'sms'
  const rows = found.value.map((row) => ({ ...row, isCarried: isCarried(row) }))
  return { rows, mayChange: may(visitor?.role, 'messages.change') }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Messages')
}

/** Every message the house sends, and how each fares. */
export default function MessagesPage({ loaderData: { rows, mayChange } }: Route.ComponentProps) {
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  const going = rows.filter(({ isCarried }) => isCarried)
  const own = going.filter(({ isOwn }) => isOwn).length
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 id="messages">Messages</h1>
          <p className={styles.say}>
            {going.length} texts go out by themselves; {own === 0 ? 'all' : going.length - own} in the words as shipped.{' '}
            {going.length < rows.length ? 'Those by SMS wait for a carrier; codes go by mail meanwhile. ' : ''}
            {failed === 0 ? 'None failed' : `${failed.toLocaleString('en-IN')} failed`} in the last 30 days.
          </p>
        </div>
        <a className={styles.line} href={href('/admin/messages/log')}>
          Delivery log
        </a>
      </div>
      <ListTable
        namedBy="messages"
        columns={columnsFor(mayChange)}
        rows={rows}
        keyOf={({ key }) => key.replace('/', '-')}
      />
    </div>
  )
}

type ShownRow = MessageRow & { isCarried: boolean }

function columnsFor(mayChange: boolean): Column<ShownRow>[] {
  return [
    {
      name: 'Message',
      isHead: true,
      cell: ({ kind, title, when, channel }) => (
        <>
          {mayChange ? (
            <a href={`${href('/admin/messages/:kind', { kind })}#${channel}`}>
              {title}
              <span className="vh">, {WAYS[channel]}</span>
            </a>
          ) : (
            title
          )}
          <small>When {when}</small>
        </>
      ),
    },
    { name: 'By', cell: ({ channel }) => <span className={styles.nowrap}>{WAYS[channel]}</span> },
    { name: 'Words', cell: ({ isOwn }) => (isOwn ? 'Your own' : 'As shipped') },
    {
      name: 'Last sent',
      cell: ({ lastSentAt }) =>
        lastSentAt ? (
          <span className={styles.nowrap}>
            {formatDate(istDate(lastSentAt), { year: false })}, {formatTime(lastSentAt)}
          </span>
        ) : (
          'Not in 30 days'
        ),
    },
    {
      name: 'State',
      cell: (row) => {
        const [halt, word] = standOf(row)
        const state = <State halt={halt}>{word}</State>
        if (row.failed === 0) return state
        const where = new URLSearchParams({ kind: row.kind, channel: row.channel, state: 'failed' })
        return (
          <a href={`${href('/admin/messages/log')}?${where}`}>
            {state}
            <span className="vh"> {row.title}</span>
          </a>
        )
      },
    },
  ]
}
