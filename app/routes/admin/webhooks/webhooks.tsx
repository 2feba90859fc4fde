import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Ticks } from '#app/routes/admin/ticks.tsx'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { addWebhook, listWebhooks, removeWebhook, resumeWebhook } from '#domain/partners/webhooks.server.ts'
import type { ListedWebhook } from '#domain/partners/webhooks.server.ts'
import { TOPIC_NAMES, WEBHOOK_TOPICS } from '#domain/partners/webhook.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/webhooks'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('partners.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams)
  const found = await listWebhooks(context.get(servicesContext).db, context.get(visitContext).visitor, page)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, page, done: doneIn(request, DONE) }
}

const DONE: Record<string, string> = {
  removed: 'The webhook is gone, and its log with it.',
  resumed: 'It is told again what happens from now on.',
}
const UNCLEAR = { invalid: 'unclear-deed' } as const

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/webhooks'), {
    add: async (services, actor, typed) => {
      const topics = TOPIC_NAMES.filter((topic) => typed(topic) !== '')
      const added = await addWebhook(services, actor, { url: typed('url'), topics })
      if (!added.ok) return told(added, () => '', UNCLEAR)
      return { ok: true, once: added.value.secret }
    },
    remove: async (services, actor, typed) =>
      told(await removeWebhook(services, actor, { id: typed('webhook') }), () => 'removed', UNCLEAR),
    resume: async (services, actor, typed) =>
      told(await resumeWebhook(services, actor, { id: typed('webhook') }), () => 'resumed', UNCLEAR),
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Webhooks')
}

/** Which programs of partners are told what happens here. */
export default function WebhooksPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, page, pages, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Webhooks</h1>
        <p className={office.say}>
          Programs of partners are told what happens here within seconds, signed, and again until they have heard it.
        </p>
      </div>
      <Said
        kept={kept}
        done={done}
        once="It is told from now on. What it is sent is signed with this secret, shown this once:"
      />
      <section aria-labelledby="told">
        <h2 id="told">Who is told</h2>
        {rows.length === 0 ? (
          <Empty says="No webhook yet. Add one below." />
        ) : (
          <ListTable namedBy="told" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        )}
        <Pages page={page} pages={pages} others={{}} />
      </section>
      <Add kept={kept} />
    </div>
  )
}

const COLUMNS: readonly Column<ListedWebhook>[] = [
  {
    name: 'Address',
    isHead: true,
    cell: ({ id, url }) => (
      <a className={office.anywhere} href={href('/admin/webhooks/:id', { id })}>
        {url}
      </a>
    ),
  },
  { name: 'Told of', cell: ({ topics }) => topics.map((topic) => WEBHOOK_TOPICS[topic]).join('; ') },
  { name: 'Since', cell: ({ createdAt }) => momentText(createdAt) },
  { name: 'State', cell: (row) => <Stands row={row} /> },
  { name: 'Deeds', isUnnamed: true, isPlain: true, cell: (row) => <Deeds row={row} /> },
]

function Stands({ row: { failingSince, disabledAt } }: { row: ListedWebhook }) {
  if (disabledAt) return <State halt="bad">Switched off {momentText(disabledAt)}: it took nothing for a day</State>
  if (failingSince) return <State halt="review">Takes nothing since {momentText(failingSince)}</State>
  return <State halt="published">Told</State>
}

function Deeds({ row }: { row: ListedWebhook }) {
  const { id, url, disabledAt } = row
  return (
    <div className={office.inline}>
      {disabledAt ? (
        <DeedForm intent="resume" of={{ webhook: id }}>
          <Button look="ink">
            Tell it again<span className="vh">: {url}</span>
          </Button>
        </DeedForm>
      ) : null}
      <SaidFirst
        intent="remove"
        of={{ webhook: id }}
        asks="Take it away…"
        says={goesText(row)}
        does="Take it away for good"
        which={url}
      />
    </div>
  )
}

function goesText({ waiting, logged }: ListedWebhook): string {
  const waits =
    waiting === 0
      ? 'No delivery waits.'
      : `${counted(waiting, 'delivery is', 'deliveries are')} waiting, and ${waiting === 1 ? 'is' : 'are'} never told.`
  const log = logged === 0 ? 'Its log is empty' : `Its log of ${logged.toLocaleString('en-IN')} goes too`
  return `${waits} ${log}. Nothing brings it back.`
}

function Add({ kept }: { kept: KeptForm }) {
  const of = fieldsOf(kept)
  return (
    <section aria-labelledby="add">
      <h2 id="add">Add a webhook</h2>
      <DeedForm intent="add" className={office.column}>
        <Field {...of('url')} type="url" label="Address" help="https, on the public internet." maxLength={500} />
        <Ticks name="topics" legend="What it is told" words={WEBHOOK_TOPICS} kept={kept} />
        <Button look="go">Add the webhook</Button>
      </DeedForm>
    </section>
  )
}
