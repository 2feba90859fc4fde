import { href } from 'react-router'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doEach, eachIn, LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import type { DeliveryState } from '#domain/messaging/delivery.ts'
import { listDeliveries, retryMessage } from '#domain/messaging/delivery-log.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { DELIVERY_COLUMNS } from './delivery-columns.tsx'
import { MESSAGE_DEEDS } from './words.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('messages.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { whys, ids, ...asked } = eachIn(request, ['again'])
  const { visitor } = context.get(visitContext)
  const narrowed = { filters: { ids }, page: 1, pageSize: ids.length || 1 }
  const found = await listDeliveries(context.get(servicesContext), visitor, narrowed)
  if (!found.ok) throw refusedPage(found.reason)
  return { ...asked, rows: found.value.rows.map((row) => ({ ...row, stays: STAYS[row.state] ?? whys[row.id] })) }
}

/** Why nothing is to be tried again of a message. */
const STAYS: Partial<Record<DeliveryState, string>> = {
  sent: 'It was sent.',
  late: 'It came too late to be worth anything.',
  waiting: 'It waits for its first try.',
}

const PAGE = href('/admin/messages/several')

export function action({ context, request }: Route.ActionArgs) {
  const several = doEach(PAGE, {
    again: async (services, actor, { id }) =>
      told(await retryMessage(services, actor, { id }), () => 'again', { invalid: 'unknown-message' }),
  })
  return doDeed(context, request, PAGE, { several }, {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several messages')
}

/** Several messages that no carrier took, tried once more. */
export default function SeveralMessagesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  return (
    <EachPage
      found={found}
      deeds={MESSAGE_DEEDS}
      kept={kept}
      columns={DELIVERY_COLUMNS}
      things={['message', 'messages']}
      list={href('/admin/messages/log')}
    />
  )
}
