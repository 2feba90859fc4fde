import { and, asc, eq, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm'
import { findColleague } from '#domain/accounts/staff.server.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { OPEN_STATES } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-rows.server.ts'
import { leads } from '#domain/leads/tables.ts'

type Needs = { db: Db; clock: Clock; config: Pick<Config, 'publicUrl'> }

/** So long before a call whoever makes it is told. */
const REMINDED_BEFORE = 10 * MINUTE
const MOST_AT_ONCE = 200

/** Mails whoever an enquiry is given to of the call that is due, once a call, whoever else does so at the same time; nobody who may not answer enquiries any more. Gives how many went out. */
export async function remindOfCalls(needs: Needs): Promise<number> {
  const soon = new Date(needs.clock.now().getTime() + REMINDED_BEFORE)
  const isDue = and(
    lte(leads.nextCallAt, soon),
    not(leads.callReminded),
    isNotNull(leads.assigneeId),
    isNull(leads.forgottenAt),
    inArray(leads.state, [...OPEN_STATES]),
  )
  const due = await needs.db
    .select({ id: leads.id })
    .from(leads)
    .where(isDue)
    .orderBy(asc(leads.nextCallAt))
    .limit(MOST_AT_ONCE)
  let told = 0
  for (const { id } of due) {
    const isTold = await needs.db.transaction(async (db) => {
      const [mine] = await db
        .update(leads)
        .set({ callReminded: true })
        .where(and(eq(leads.id, id), isDue))
        .returning()
      return mine !== undefined && (await remind({ ...needs, db }, mine))
    })
    if (isTold) told++
  }
  return told
}

async function remind({ db, config }: Needs, lead: LeadRow): Promise<boolean> {
  const colleague = await findColleague(db, lead.assigneeId!, 'enquiries.work')
  if (!colleague?.email) return false
  const { reference, name, mobile, email, sourceName, nextCallAt } = lead
  const facts: [string, string][] = [
    ['Who', name],
    ...(mobile ? [['Mobile', mobile] as [string, string]] : []),
    ...(email ? [['E-mail', email] as [string, string]] : []),
    ['About', sourceName],
  ]
  const values = {
    site: await findOperatorName(db),
    reference,
    when: `${formatDate(istDate(nextCallAt!))}, ${formatTime(nextCallAt!)}`,
    facts,
    link: `${config.publicUrl}/admin/enquiries/${reference}`,
  }
  const sent = await sendMail(db, 'enquiry-call', { to: colleague.email, values })
  // Forgotten with the enquiry, since it names who asked.
  if (sent)
    await db
      .update(leads)
      .set({ messageIds: [...lead.messageIds, sent.id] })
      .where(eq(leads.id, lead.id))
  return sent !== undefined
}
