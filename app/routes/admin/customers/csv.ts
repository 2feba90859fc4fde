import { data } from 'react-router'
import { readCustomers, takeCustomersAlong } from '#domain/leads/desk/customers-out.server.ts'
import type { KnownCustomer } from '#domain/leads/desk/customers-out.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDateTime } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/csv'

const WHO = ['name', 'email', 'mobile', 'account_since', 'asked_to_be_erased_at']
const AGREED = ['news_by_email', 'news_by_sms', 'newsletter', 'newsletter_since']
const DID = ['bookings', 'last_booked_at', 'enquiries', 'last_enquired_at']

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('customers.export')

/** Everybody the site knows, as a spreadsheet reads them; it is written down who took them. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const taken = await takeCustomersAlong(services, visitor, {})
  if (!visitor || !taken.ok) throw data(null, { status: 403 })
  return csvFile('customers', writeLines(services.db, visitor))
}

async function* writeLines(db: Db, actor: SignedIn): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine([...WHO, ...AGREED, ...DID])
  for await (const people of readCustomers(db, actor)) yield people.map(lineOf).join('')
}

function lineOf({ name, email, mobile, account, newsletter, ...did }: KnownCustomer): string {
  return csvLine([
    name,
    email,
    mobile,
    textOf(account?.createdAt),
    textOf(account?.deletionRequestedAt),
    agreed(account?.wantsEmailNews),
    agreed(account?.wantsSmsNews),
    newsletter ? (newsletter.leftAt ? 'left' : newsletter.confirmedAt ? 'yes' : 'not confirmed') : 'no',
    textOf(newsletter && (newsletter.leftAt ?? newsletter.confirmedAt ?? newsletter.requestedAt)),
    did.bookings,
    textOf(did.lastBookedAt),
    did.enquiries,
    textOf(did.lastEnquiredAt),
  ])
}

function agreed(wants: boolean | undefined): string {
  return wants ? 'yes' : 'no'
}

function textOf(at: Date | null | undefined): string | null {
  return at ? istDateTime(at) : null
}
