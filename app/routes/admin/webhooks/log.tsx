import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { openPostOutside } from '#domain/partners/post-outside.server.ts'
import { testWebhook } from '#domain/partners/test-webhook.server.ts'
import { findWebhookLog, renewSecret, replayDelivery } from '#domain/partners/webhooks.server.ts'
import { MOST_TRIES, TEST_EVENT } from '#domain/partners/webhook.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/log'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('partners.change')

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const page = pageIn(asked)
  const found = await findWebhookLog(context.get(servicesContext).db, context.get(visitContext).visitor, id, page)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, page, done: doneIn(request, DONE) }
}

const DONE: Record<string, string> = {
  again: 'It is told once more within seconds.',
  taken: 'It took the test.',
}

const test: (id: string) => Deed = (id) => async (services, actor) => {
  const tested = await testWebhook({ ...services, post: openPostOutside() }, actor, { id })
  if (!tested.ok) return told(tested, () => '', { invalid: 'unclear-deed' })
  const { failure } = tested.value
  if (failure === undefined) return { ok: true, done: 'taken' }
  return {
    ok: false,
    reason: 'test-not-taken',
    faults: [{ path: 'test', message: `It did not take the test: ${failure}.` }],
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/webhooks/:id', { id }), {
    again: async (services, actor, typed) =>
      told(await replayDelivery(services, actor, { webhook: id, delivery: typed('delivery') }), () => 'again', {
        invalid: 'unclear-deed',
      }),
    test: test(id),
    renew: async (services, actor) => {
      const renewed = await renewSecret(services, actor, { id })
      return renewed.ok
        ? { ok: true, once: renewed.value.secret }
        : told(renewed, () => '', { invalid: 'unclear-deed' })
    },
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Log of a webhook')
}

type Delivery = Route.ComponentProps['loaderData']['rows'][number]

/** What one webhook was told in the last thirty days, and how that fared. */
export default function WebhookLogPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { webhook, rows, page, pages, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1 id="log">Log of a webhook</h1>
        <p className={`${office.say} ${office.anywhere}`}>{webhook.url}</p>
      </div>
      <Said
        kept={kept && { ...kept, message: kept.faults['test'] ?? kept.message }}
        done={done}
        once="What it is sent is signed with this secret from now on, shown this once:"
      />
      <div className={office.inline}>
        <DeedForm intent="test">
          <Button look="line">Send a test</Button>
        </DeedForm>
        <SaidFirst
          intent="renew"
          asks="Make a new secret…"
          says={`The one before counts for nothing from then on, and nothing brings it back. ${signedText(webhook.waiting)} What they refuse until they have it is told again.`}
          does="Make it now"
        />
      </div>
      {rows.length === 0 ? (
        <Empty says="It was told nothing yet." />
      ) : (
        <ListTable namedBy="log" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pages page={page} pages={pages} others={{}} />
      <p>
        <a href={href('/admin/webhooks')}>All webhooks</a>
      </p>
    </div>
  )
}

function signedText(waiting: number): string {
  if (waiting === 0) return 'No delivery waits.'
  return `${counted(waiting, 'delivery is waiting and is', 'deliveries are waiting and are')} signed with the new one.`
}

const COLUMNS: readonly Column<Delivery>[] = [
  { name: 'What', isHead: true, cell: ({ event }) => event },
  { name: 'When', cell: ({ createdAt }) => momentText(createdAt) },
  { name: 'How it fared', cell: fareText },
  { name: 'Tries', isFigure: true, cell: ({ event, tries }) => (event === TEST_EVENT ? 1 : tries) },
  {
    name: 'Told',
    cell: ({ body }) => (
      <details>
        <summary>Body</summary>
        <code className={office.anywhere}>{body}</code>
      </details>
    ),
  },
  {
    name: 'Again',
    isUnnamed: true,
    cell: ({ id, event, createdAt }) =>
      event === TEST_EVENT ? null : (
        <DeedForm intent="again" of={{ delivery: id }}>
          <Button look="line">
            Tell it again
            <span className="vh">
              : {event}, {momentText(createdAt)}
            </span>
          </Button>
        </DeedForm>
      ),
  },
]

function fareText({ event, deliveredAt, lastError, tries, nextTryAt }: Delivery): string {
  if (deliveredAt) return `Taken ${momentText(deliveredAt)}`
  if (event === TEST_EVENT) return lastError ?? 'No answer'
  if (tries >= MOST_TRIES) return `Given up: ${lastError ?? 'no answer'}`
  return lastError ? `${lastError}; again ${momentText(nextTryAt)}` : 'Waiting'
}
