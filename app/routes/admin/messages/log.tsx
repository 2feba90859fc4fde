import { href, useLocation } from 'react-router'
import { z } from 'zod'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { DELIVERY_STATES } from '#domain/messaging/delivery.ts'
import { listDeliveries, retryMessage } from '#domain/messaging/delivery-log.server.ts'
import type { DeliveryRow } from '#domain/messaging/delivery-log.server.ts'
import { isKind, KINDS, kindOf } from '#domain/messaging/kinds.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { counted, matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { DELIVERY_COLUMNS } from './delivery-columns.tsx'
import { MESSAGE_DEEDS, STATES, WAYS } from './words.ts'
import type { Route } from './+types/log'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('messages.work')

const Asked = z.object({
  kind: z.string().refine(isKind).optional().catch(undefined),
  channel: z.enum(CHANNELS).optional().catch(undefined),
  state: z.enum(DELIVERY_STATES).optional().catch(undefined),
  q: z.string().trim().min(3).max(60).optional().catch(undefined),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const { q, ...narrowed } = Asked.parse(Object.fromEntries(asked))
  const filters = Object.fromEntries(Object.entries({ ...narrowed, to: q }).filter(([, value]) => value !== undefined))
  const page = pageIn(asked)
  const found = await listDeliveries(context.get(servicesContext), context.get(visitContext).visitor, { filters, page })
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, page, asked: { ...narrowed, q }, done: asked.get('done') === 'again' }
}

const DEEDS: Record<string, Deed> = {
  again: async (services, actor, typed) =>
    told(await retryMessage(services, actor, { id: typed('id') }), () => 'again'),
}

export function action({ context, request }: Route.ActionArgs) {
  const view = Object.fromEntries([...new URL(request.url).searchParams].filter(([name]) => name !== 'done'))
  return doDeed(context, request, href('/admin/messages/log'), DEEDS, view)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Delivery log')
}

type LoadedLog = Route.ComponentProps['loaderData']

/** What was left to go out in the last thirty days, and how each message fared. */
export default function LogPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, total, pages, page, asked, done } = loaderData
  const others = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  return (
    <div className={styles.page}>
      <div>
        <h1 id="log">Delivery log</h1>
        <p className={styles.say}>
          {counted(total, 'message', 'messages')} of the last 30 days
          {matching(
            total,
            Object.values(asked).some((value) => value !== undefined),
          )}
          , the newest first. Older ones are deleted.
        </p>
      </div>
      <Said
        kept={kept}
        done={
          done ? 'It is tried again within a few seconds, or within five minutes if it was tried just now.' : undefined
        }
      />
      <SavedViews list="messages" search={search} />
      <LogFilters asked={asked} search={search} />
      {rows.length === 0 ? (
        <Empty says="No message fits.">
          <a href={href('/admin/messages/log')}>Show everything</a>
        </Empty>
      ) : (
        <>
          <ListTable namedBy="log" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} chosenIn="chosen" />
          <ChosenEach action={href('/admin/messages/several')} deeds={MESSAGE_DEEDS} />
        </>
      )}
      <Pages page={page} pages={pages} others={others} />
      <p>
        <a href={href('/admin/messages')}>All messages</a>
      </p>
    </div>
  )
}

function LogFilters({ asked: { kind, channel, state, q }, search }: { asked: LoadedLog['asked']; search: string }) {
  const kinds = Object.keys(KINDS)
    .filter(isKind)
    .map((name) => ({ value: name, name: kindOf(name).title }))
  const set = [
    ...(q ? [{ name: 'q', words: `to ${q}` }] : []),
    ...(kind ? [{ name: 'kind', words: kindOf(kind).title }] : []),
    ...(channel ? [{ name: 'channel', words: WAYS[channel] }] : []),
    ...(state ? [{ name: 'state', words: STATES[state][1] }] : []),
  ]
  const ways = CHANNELS.map((value) => ({ value, name: WAYS[value] }))
  const states = DELIVERY_STATES.map((value) => ({ value, name: STATES[value][1] }))
  return (
    <Filters search={search} words="Whole address or mobile" set={set}>
      <Select id="kind" name="kind" label="Message" none="Any" options={kinds} defaultValue={kind ?? ''} />
      <Select id="channel" name="channel" label="By" none="Either" options={ways} defaultValue={channel ?? ''} />
      <Select id="state" name="state" label="State" none="Any" options={states} defaultValue={state ?? ''} />
    </Filters>
  )
}

const COLUMNS: Column<DeliveryRow>[] = [
  ...DELIVERY_COLUMNS,
  {
    name: 'Try again',
    isUnnamed: true,
    isPlain: true,
    cell: ({ id, state, to }) =>
      state === 'failed' || state === 'again' ? (
        <DeedForm intent="again" of={{ id }}>
          <Button look="line">
            Try again<span className="vh"> to {to}</span>
          </Button>
        </DeedForm>
      ) : null,
  },
]
