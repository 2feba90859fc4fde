import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { holding } from '#platform/like.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { endOfIstDay } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { totalOf } from '#platform/total-of.ts'
import { OPEN_STATES, seenOf } from '#domain/leads/lead.ts'
import type { LeadEventFacts, LeadState } from '#domain/leads/lead.ts'
import type { EnquiryFilters } from '#domain/leads/desk/enquiry/filters.ts'
import { partyOf, timeOf } from '#domain/leads/lead-rows.server.ts'
import { latestAt, leadEvents, leads } from '#domain/leads/tables.ts'

type DeskNeeds = { db: Db; clock: Clock }
export type EnquiryLine = Awaited<ReturnType<typeof linesOf>>[number]
export type EnquiryCounts = Partial<Record<LeadState, number>>

const PAGE_SIZE = 40
/** So many stand in a column of the board; the list has the rest. */
const MOST_IN_COLUMN = 25
const CLOSED_WITHIN = 7 * DAY
const SET_APART_WITHIN = 7 * DAY

/**
 * One page of the enquiries that fit, and how many of each state do. Open ones: those nobody has answered first, the oldest on top, then whoever is to be called soonest; of any other
 * state the latest first. Refuses `forbidden`.
 */
export async function listEnquiries(
  needs: DeskNeeds,
  actor: Actor,
  filters: EnquiryFilters,
  { page = 1, pageSize = PAGE_SIZE }: { page?: number; pageSize?: number } = {},
) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const fits = meantBy(needs, actor, filters)
  const states = statesOf(filters)
  const isOpen = states.every((state) => OPEN_STATES.some((open) => open === state))
  const rows = await linesOf(needs.db, and(fits, inArray(leads.state, states)), {
    order: isOpen ? WAITING_LONGEST : LATEST,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const counts = await countsOf(needs.db, fits)
  const total = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return done({ rows, counts, total, pages: Math.max(1, Math.ceil(total / pageSize)) })
}

/** How many enquiries of the last seven days the site itself took for spam, which it tells nobody of; zero for who may not see them. */
export async function countSetApart({ db, clock }: DeskNeeds, actor: Actor): Promise<number> {
  if (!demand(actor, 'enquiries.work').ok) return 0
  const since = new Date(clock.now().getTime() - SET_APART_WITHIN)
  const bySite = sql`cardinality(${leads.spamSignals}) > 0`
  return db.$count(leads, and(eq(leads.state, 'spam'), gte(leads.createdAt, since), isNull(leads.forgottenAt), bySite))
}

/** The enquiries that fit, a column a state: what is open, and what was won or lost within a week. Refuses `forbidden`. */
export async function boardEnquiries(needs: DeskNeeds, actor: Actor, filters: Omit<EnquiryFilters, 'state'>) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const fits = meantBy(needs, actor, filters)
  const isRecent = gte(latestAt(leads), new Date(needs.clock.now().getTime() - CLOSED_WITHIN).toISOString())
  const columns = await Promise.all(
    [...OPEN_STATES, ...(['won', 'lost'] as const)].map(async (state) => {
      const isClosed = state === 'won' || state === 'lost'
      const here = and(fits, eq(leads.state, state), isClosed ? isRecent : undefined)
      const how = { order: isClosed ? LATEST : WAITING_LONGEST, limit: MOST_IN_COLUMN, offset: 0 }
      const rows = await linesOf(needs.db, here, how)
      return {
        state,
        rows,
        total: await totalOf(rows, { limit: MOST_IN_COLUMN, count: () => needs.db.$count(leads, here) }),
      }
    }),
  )
  return done({ columns, counts: await countsOf(needs.db, fits) })
}

function statesOf({ state = 'open' }: EnquiryFilters): LeadState[] {
  return state === 'open' ? [...OPEN_STATES] : [state]
}

const isNew = sql`(${leads.state} = 'new')`
const WAITING_LONGEST = [
  desc(isNew),
  sql`case when ${isNew} then ${leads.createdAt} else ${leads.nextCallAt} end asc nulls last`,
  asc(leads.createdAt),
  asc(leads.id),
]
const LATEST = [desc(latestAt(leads)), desc(leads.id)]

function meantBy({ clock }: DeskNeeds, actor: Actor, { whose, source, words = '', due }: EnquiryFilters) {
  return and(
    isNull(leads.forgottenAt),
    whose ? whoseOf(actor, whose) : undefined,
    source && eq(leads.sourceKind, source),
    words === '' ? undefined : saying(words),
    due && dueOf(clock, due),
  )
}

function whoseOf(actor: Actor, whose: string): SQL | undefined {
  const nobodys = isNull(leads.assigneeId)
  const mine = eq(leads.assigneeId, actor === undefined || isProgram(actor) ? '' : actor.id)
  if (whose === 'nobody') return nobodys
  if (whose === 'mine') return mine
  return whose === 'mine-or-nobody' ? or(mine, nobodys) : eq(leads.assigneeId, whose)
}

function dueOf(clock: Clock, due: NonNullable<EnquiryFilters['due']>): SQL | undefined {
  const now = clock.now()
  const { nextCallAt } = leads
  if (due === 'none') return isNull(nextCallAt)
  if (due === 'late') return lt(nextCallAt, now)
  const until = due === 'today' ? endOfIstDay(now) : new Date(endOfIstDay(now).getTime() + 6 * DAY)
  return and(isNotNull(nextCallAt), lt(nextCallAt, until))
}

/** The whole reference, mobile or e-mail, or a part of the name of who asked or of what they asked about. */
export function saying(words: string): SQL | undefined {
  const { reference, mobile, email, name, sourceName } = leads
  const [number, address] = [readMobile(words), EmailAddress.safeParse(words)]
  return or(
    eq(reference, words.toUpperCase()),
    number ? eq(mobile, number) : undefined,
    address.success ? eq(email, address.data) : undefined,
    ilike(name, holding(words)),
    ilike(sourceName, holding(words)),
  )
}

async function countsOf(db: Db, where: SQL | undefined): Promise<EnquiryCounts> {
  const rows = await db.select({ state: leads.state, count: count() }).from(leads).where(where).groupBy(leads.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

type Slice = { order: SQL[]; limit: number; offset: number }

async function linesOf(db: Db, where: SQL | undefined, { order, limit, offset }: Slice) {
  const { startsOn, endsOn, month, adults, ages, ...columns } = SHOWN
  // The page is cut before anything is joined, so that no quote is looked up for the pages before it.
  const cut = db
    .select({ id: leads.id })
    .from(leads)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('cut')
  const rows = await db
    .select({ ...columns, startsOn, endsOn, month, adults, ages, assignee: users.name, quote: latestQuote })
    .from(cut)
    .innerJoin(leads, eq(leads.id, cut.id))
    .leftJoin(users, eq(users.id, leads.assigneeId))
    .orderBy(...order)
  return rows.map(({ startsOn, endsOn, month, adults, ages, ...line }) => ({
    ...line,
    seen: seenOf(line),
    time: timeOf({ startsOn, endsOn, month }),
    party: partyOf({ adults, ages }),
  }))
}

const SHOWN = {
  reference: leads.reference,
  state: leads.state,
  name: leads.name,
  mobile: leads.mobile,
  email: leads.email,
  sourceKind: leads.sourceKind,
  sourceName: leads.sourceName,
  startsOn: leads.startsOn,
  endsOn: leads.endsOn,
  month: leads.month,
  adults: leads.adults,
  ages: leads.ages,
  budgetPaise: leads.budgetPaise,
  assigneeId: leads.assigneeId,
  nextCallAt: leads.nextCallAt,
  lostReason: leads.lostReason,
  createdAt: leads.createdAt,
  closedAt: leads.closedAt,
}

/** The last price that was sent to whoever asked. */
const latestQuote = sql<LeadEventFacts['quote'] | null>`(select ${leadEvents.facts} -> 'quote' from ${leadEvents}
  where ${leadEvents.leadId} = ${leads.id} and ${leadEvents.kind} = 'quoted' order by ${leadEvents.id} desc limit 1)`
