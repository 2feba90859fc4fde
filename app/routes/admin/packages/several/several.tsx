import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import type { SeveralDeed } from '#domain/catalogue/several.ts'
import { foreseeSeveral } from '#domain/catalogue/writing/several.server.ts'
import { countAhead } from '#domain/departures/planning/ahead.server.ts'
import { rememberedPlans } from '#domain/pricing/terms.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { chosenIn, deedIn, doIt, eachWith, LONGEST_IDS } from './several.server.ts'
import { DEED_WORDS, notText, packagesText } from './words.ts'
import type { Route } from './+types/several'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const deed = deedIn(asked.getAll('deed').at(-1)) ?? 'publish'
  const { ids, total } = await chosenIn(services, visitor, asked)
  const to = asked.getAll('to').filter(Boolean)
  const of = eachWith(ids, to)
  const found = await foreseeSeveral(services.db, visitor, { deed, of })
  if (!found.ok) throw refusedPage(found.reason)
  const { rows, stood } = found.value
  const able = rows.filter(({ not }) => !not)
  const did = deedIn(asked.get('done') ?? undefined)
  return {
    deed,
    did: did && { deed: did, count: Number(asked.get('count')) || 0, not: Number(asked.get('not')) || 0 },
    ids,
    total,
    rows,
    stood,
    to: to.length === 1 ? to[0]! : '',
    targets: of.map((one) => one.to).join(','),
    choices: await choicesOf(services, deed),
    ahead: deed === 'withdraw' ? await aheadOf(services, visitor, able) : undefined,
  }
}

/** What the packages may become, where the deed gives them something. */
async function choicesOf(
  services: Services,
  deed: SeveralDeed,
): Promise<{ value: string; name: string }[] | undefined> {
  if (deed === 'category' || deed === 'join' || deed === 'leave')
    return (await listCategories(services.db))
      .filter(({ kind }) => deed !== 'category' || kind === 'speciality')
      .map(({ id, name }) => ({ value: id, name }))
  if (deed !== 'cancellation' && deed !== 'payment') return undefined
  const plans = (await rememberedPlans(services))[deed]
  return [...plans].map(([value, { name }]) => ({ value, name }))
}

async function aheadOf({ db }: Services, actor: Actor, of: readonly { id: string }[]) {
  const sum = { departures: 0, sold: 0 }
  for (const { id } of of) {
    const ahead = await countAhead(db, actor, id)
    if (ahead.ok) {
      sum.departures += ahead.value.departures
      sum.sold += ahead.value.sold
    }
  }
  return sum
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/packages/several'), { several: doIt }, {}, LONGEST_IDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several packages')
}

type FoundPackages = Route.ComponentProps['loaderData']
type Row = FoundPackages['rows'][number]

/** What a deed would do to several packages, with figures, before it does it; and after it, the deed that takes it back. */
export default function SeveralPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { deed, rows, did, choices, to, targets } = found
  const isAsking = choices !== undefined && targets.replaceAll(',', '') === ''
  const able = rows.filter(({ not }) => !not).length
  return (
    <div className={styles.page}>
      <div>
        <p className="small">
          <a href={href('/admin/packages')}>Packages</a>
        </p>
        <h1 id="several">
          {did ? 'Take it back? ' : ''}
          {rows.length === 0
            ? 'Several packages'
            : `${DEED_WORDS[deed].verb} ${packagesText(isAsking ? rows.length : able)}`}
        </h1>
        {rows.length === 0 ? null : (
          <p className={styles.say}>{isAsking ? DEED_WORDS[deed].says : sayOf(found, able)}</p>
        )}
      </div>
      <Said kept={kept} done={did ? doneText(did) : undefined} />
      {choices && !did ? <Choose found={found} choices={choices} to={to} /> : null}
      {rows.length === 0 ? (
        <Empty
          says={
            did
              ? 'Nothing of it can be taken back in one go.'
              : 'Tick packages in the list, then say what to do with them.'
          }
        >
          <a href={href('/admin/packages')}>All packages</a>
        </Empty>
      ) : (
        <ListTable
          namedBy="several"
          columns={isAsking ? columnsOf(found).slice(0, 1) : columnsOf(found)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      {isAsking || able === 0 ? null : <Do found={found} able={able} kept={kept} />}
    </div>
  )
}

function sayOf({ deed, rows, ids, total, ahead }: FoundPackages, able: number): string {
  const stay = rows.length - able
  const left = stay === 0 ? '' : ` ${packagesText(stay)} of ${rows.length} ${stay === 1 ? 'stays' : 'stay'} as below.`
  const sold =
    ahead && ahead.departures > 0
      ? ` ${ahead.departures.toLocaleString('en-IN')} departures ahead with ${ahead.sold.toLocaleString('en-IN')} seats sold stay as they are.`
      : ''
  const rest = total > ids.length ? ` The list holds ${packagesText(total)}; the first ${ids.length} go at once.` : ''
  return `${DEED_WORDS[deed].says}${sold}${left}${rest}`
}

function doneText({ deed, count, not }: NonNullable<FoundPackages['did']>): string {
  const missed = not === 0 ? '' : ` ${packagesText(not)} could not be: somebody changed them meanwhile.`
  return `${packagesText(count)} ${count === 1 ? 'is' : 'are'} ${DEED_WORDS[deed].done}.${missed}`
}

function Choose({
  found: { deed, ids },
  choices,
  to,
}: {
  found: FoundPackages
  choices: NonNullable<FoundPackages['choices']>
  to: string
}) {
  return (
    <form method="get" className={styles.inline}>
      <input type="hidden" name="deed" value={deed} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Select id="to" name="to" label={DEED_WORDS[deed].to} none="Choose" options={choices} defaultValue={to} />
      <Button look="line">Show what it does</Button>
    </form>
  )
}

type DoProps = { found: FoundPackages; able: number; kept: Route.ComponentProps['actionData'] }

function Do({ found: { deed, ids, targets, stood, did }, able, kept }: DoProps) {
  const of = { deed, ids: ids.join(','), to: targets, stood }
  const isLoud = deed === 'publish'
  return (
    <DeedForm intent="several" of={of} className={styles.column}>
      {deed === 'publish' || deed === 'withdraw' ? (
        <Field
          id="why"
          name="why"
          label="Why, for the history"
          maxLength={300}
          defaultValue={kept?.typed['why'] ?? ''}
          fault={kept?.faults['why']}
        />
      ) : null}
      <Button look={did ? 'line' : isLoud ? 'go' : deed === 'withdraw' ? 'bad' : 'ink'}>
        {DEED_WORDS[deed].verb} {packagesText(able)}
      </Button>
    </DeedForm>
  )
}

function columnsOf({ deed, choices }: FoundPackages): Column<Row>[] {
  const named = (id: string) => choices?.find(({ value }) => value === id)?.name ?? (id || 'none')
  return [
    {
      name: 'Package',
      isHead: true,
      cell: ({ id, name }) => <a href={href('/admin/packages/:id', { id })}>{name || 'Without a name'}</a>,
    },
    {
      name: 'What happens',
      cell: (row) => {
        if (row.not) return <span className="soft">{notText(row)}</span>
        if (deed === 'join') return `joins ${named(row.to)}`
        if (deed === 'leave') return `leaves ${named(row.to)}`
        if (choices) return `${named(row.was)} becomes ${named(row.to)}`
        if (deed === 'withdraw') return 'leaves the site'
        return row.isPublic ? 'its draft takes the place of what is public' : 'becomes public'
      },
    },
  ]
}
