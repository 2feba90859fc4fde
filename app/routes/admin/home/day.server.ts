import { hintsOf } from '#domain/departures/package-hints.ts'
import { listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import { countUninvoiced } from '#domain/bookings/desk/bookings-desk.server.ts'
import {
  countHiresTomorrow,
  countShort,
  listBalancesDue,
  listLeavingSoon,
} from '#domain/bookings/desk/leaving.server.ts'
import { listOpenAsks } from '#domain/bookings/desk/open-asks.server.ts'
import { countWaitingPayments } from '#domain/bookings/pay/payments-desk.server.ts'
import { countSetApart, listEnquiries } from '#domain/leads/desk/enquiries-desk.server.ts'
import { countGivenUp } from '#domain/messaging/outbox.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import { countDisabledWebhooks } from '#domain/partners/webhooks.server.ts'
import { listDataRequests } from '#domain/privacy/requests-desk.server.ts'
import { listReviewsDesk } from '#domain/reviews/reviews-desk.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Result } from '#platform/result.ts'

const MOST_ENQUIRIES = 5
const MOST_TO_MEND = 4

export type Day = Awaited<ReturnType<typeof readDay>>

/** The day as one of the staff has it before them; what they may not see is absent. */
export async function readDay({ db, clock, memory }: Pick<Services, 'db' | 'clock' | 'memory'>, actor: SignedIn) {
  const [leaving, short, balances, hires, payments, enquiries, calls, reviews, requests, asks] = await Promise.all([
    listLeavingSoon(db, actor),
    countShort(db, actor),
    listBalancesDue(db, actor),
    countHiresTomorrow(db, actor),
    countWaitingPayments(db, actor),
    listEnquiries({ db, clock }, actor, { state: 'new' }, { pageSize: MOST_ENQUIRIES }),
    listEnquiries({ db, clock }, actor, { due: 'today' }, { pageSize: MOST_ENQUIRIES }),
    listReviewsDesk(db, actor, { state: 'pending' }),
    listDataRequests(db, actor, { state: 'open', page: 1 }),
    listOpenAsks(db, actor),
  ])
  return {
    leaving: seen(leaving),
    short: seen(short) ?? 0,
    balances: seen(balances),
    hires: seen(hires),
    payments: seen(payments),
    enquiries: seen(enquiries),
    calls: seen(calls),
    requests: seen(requests)?.counts.open ?? 0,
    reviews: seen(reviews)?.counts.pending ?? 0,
    asks: seen(asks),
    mend: await readMend({ db, clock, memory }, actor),
    setApart: await countSetApart({ db, clock }, actor),
    silenced: await countDisabledWebhooks(db, actor.role),
    uninvoiced: await countUninvoiced(db, actor),
    unsent: may(actor.role, 'bookings.work') ? await countGivenUp(db) : 0,
  }
}

/** The first of the packages that something is worth mending of, and how many there are. */
async function readMend(needs: Pick<Services, 'db' | 'clock' | 'memory'>, actor: SignedIn) {
  const today = istDate(needs.clock.now())
  const found = seen(await listPackagesDesk(needs, actor, { view: 'mend' }, { today, pageSize: MOST_TO_MEND }))
  return found && { ...found, rows: found.rows.map((row) => ({ ...row, hints: hintsOf(row, today) })) }
}

function seen<Value>(answer: Result<Value, string>): Value | undefined {
  return answer.ok ? answer.value : undefined
}
