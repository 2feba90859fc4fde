import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import { REQUEST_KINDS } from './data-request.ts'

/** What people without an account asked for of what is kept of them. Who asked is forgotten with the answer to an erasure, or once a copy can no longer be taken; what stays says that it was given. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: idColumn(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    /** The booking it was asked from, before there was one door for all. */
    askedFrom: text(),
    /** A keyed digest of what was proven, by which whoever lost the link finds the request again; null once its answer is no longer kept. */
    askedBy: text(),
    /** The one of both that was proven by a code, until then. */
    email: text(),
    /** E.164. */
    mobile: text(),
    /** Enough of it for its owner to know it. */
    reach: text().notNull(),
    /** Counted in India. */
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAtColumn(),
    answeredAt: instant(),
    answer: text(),
  },
  (request) => [
    index('data_requests_due').on(request.dueOn, request.id),
    index('data_requests_asker').on(request.askedBy),
    check(
      'data_requests_asker',
      sql`${request.answeredAt} is not null or num_nonnulls(${request.email}, ${request.mobile}) = 1`,
    ),
    check('data_requests_answer', sql`(${request.answeredAt} is null) = (${request.answer} is null)`),
  ],
)
