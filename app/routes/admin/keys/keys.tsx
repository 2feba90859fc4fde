import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Ticks } from '#app/routes/admin/ticks.tsx'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { listApiKeys, makeApiKey, revokeApiKey } from '#domain/partners/api-keys.server.ts'
import type { ListedKey } from '#domain/partners/api-keys.server.ts'
import { COUNTED_DAYS, SCOPE_NAMES, SCOPES } from '#domain/partners/scope.ts'
import { capitalised } from '#platform/wording.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/keys'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('partners.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const page = pageIn(asked)
  const found = await listApiKeys(context.get(servicesContext), context.get(visitContext).visitor, page)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return {
    ...found.value,
    page,
    done: doneIn(request, DONE),
  }
}

const DONE = { ended: 'The key is ended. It opens nothing any more.' }
const UNCLEAR = { invalid: 'unclear-deed' } as const

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/keys'), {
    make: async (services, actor, typed) => {
      const scopes = SCOPE_NAMES.filter((scope) => typed(scope) !== '')
      const asked = { name: typed('name'), scopes, perMinute: Number(typed('perMinute') || Number.NaN) }
      const answered = await makeApiKey(services, actor, asked)
      if (!answered.ok) return told(answered, () => '', UNCLEAR)
      return { ok: true, once: answered.value.key }
    },
    end: async (services, actor, typed) =>
      told(await revokeApiKey(services, actor, { id: typed('key') }), () => 'ended', UNCLEAR),
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'API keys')
}

/** What partners' programs call the site with: whose key opens what, how often, and when it was last used. */
export default function KeysPage({ loaderData: { rows, page, pages, done }, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <h1>API keys</h1>
        <p className={office.say}>
          For programs of partners. What they may call stands in <a href="/api/docs">the documentation</a>.
        </p>
      </div>
      <Said kept={kept} done={done} once="This is the key, shown this once. Hand it on by a way nobody else reads:" />
      <section aria-labelledby="made-keys">
        <h2 id="made-keys">Keys</h2>
        {rows.length === 0 ? (
          <Empty says="No key yet. Make one below." />
        ) : (
          <ListTable namedBy="made-keys" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        )}
        <Pages page={page} pages={pages} others={{}} />
      </section>
      <Make kept={kept} />
    </div>
  )
}

const COLUMNS: readonly Column<ListedKey>[] = [
  {
    name: 'Who has it',
    isHead: true,
    cell: ({ name, endsIn }) => (
      <>
        {name} <span className="soft">…{endsIn}</span>
      </>
    ),
  },
  { name: 'Opens', cell: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join('; ') },
  { name: 'Calls a minute', isFigure: true, cell: ({ perMinute }) => perMinute.toLocaleString('en-IN') },
  { name: 'Made', cell: ({ createdAt }) => momentText(createdAt) },
  { name: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? momentText(lastUsedAt) : 'Never') },
  {
    name: 'Deeds',
    isUnnamed: true,
    isPlain: true,
    cell: (row) =>
      row.revokedAt ? (
        `Ended ${momentText(row.revokedAt)}`
      ) : (
        <SaidFirst
          intent="end"
          of={{ key: row.id }}
          asks="End it…"
          says={`${usedText(row)} Ended, it opens nothing from the next call on; nothing brings it back. A new one is made below.`}
          does="End it now"
          which={`${row.name} …${row.endsIn}`}
        />
      ),
  },
]

function usedText({ calls, lastUsedAt }: ListedKey): string {
  if (!lastUsedAt) return 'It was never used.'
  const last = `last used ${momentText(lastUsedAt)}`
  return calls === 0
    ? `${capitalised(last)}.`
    : `Called ${counted(calls, 'time', 'times')} in the last ${COUNTED_DAYS} days, ${last}.`
}

function Make({ kept }: { kept: KeptForm }) {
  const of = fieldsOf(kept)
  return (
    <section aria-labelledby="make">
      <h2 id="make">Make a key</h2>
      <DeedForm intent="make" className={office.column}>
        <Field {...of('name')} label="Who has it" maxLength={60} />
        <Ticks name="scopes" legend="What it opens" words={SCOPES} kept={kept} />
        <Field
          {...of('perMinute')}
          label="Calls a minute"
          inputMode="numeric"
          maxLength={5}
          defaultValue={kept?.typed['perMinute'] ?? '60'}
        />
        <Button look="go">Make the key</Button>
      </DeedForm>
    </section>
  )
}
