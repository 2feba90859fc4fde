import { data } from 'react-router'
import { readCustomers, takeCustomersAlong } from '#domain/leads/desk/customers-out.server.ts'
import type { KnownCustomer } from '#domain/leads/desk/known-customers.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDateTime } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/csv'

const WHO = ['Name', 'E-mail', 'Mobile', 'Account since', 'Asked to be erased at']
const AGREED = ['News by e-mail', 'News by SMS', 'Newsletter', 'Newsletter since']
const DID = ['Bookings', 'Last booked at', 'Enquiries', 'Last enquired at']
const BROUGHT = ['Note', 'News by e-mail since', 'News by e-mail from', 'News by SMS since', 'News by SMS from']

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
  yield CSV_BEGIN + csvLine([...WHO, ...AGREED, ...DID, ...BROUGHT])
  for await (const people of readCustomers(db, actor)) yield people.map(lineOf).join('')
}

function lineOf({ name, email, mobile, account, newsletter, brought, ...did }: KnownCustomer): string {
  return csvLine([
    name,
    email,
    mobile,
    textOf(account?.createdAt),
    textOf(account?.deletionRequestedAt),
    agreed(account ? account.wantsEmailNews : Boolean(brought?.newsEmailOn)),
    agreed(account ? account.wantsSmsNews : Boolean(brought?.newsSmsOn)),
    newsletter ? (newsletter.leftAt ? 'left' : newsletter.confirmedAt ? 'yes' : 'not confirmed') : 'no',
    textOf(newsletter && (newsletter.leftAt ?? newsletter.confirmedAt ?? newsletter.requestedAt)),
    did.bookings,
    textOf(did.lastBookedAt),
    did.enquiries,
    textOf(did.lastEnquiredAt),
    ...BROUGHT_CELLS.map((name) => brought?.[name] ?? null),
  ])
}

const BROUGHT_CELLS = ['note', 'newsEmailOn', 'newsEmailFrom', 'newsSmsOn', 'newsSmsFrom'] as const

/** With an account its own person says it; before, what was brought along with a day. */
function agreed(wants: boolean): string {
  return wants ? 'yes' : 'no'
}

function textOf(at: Date | null | undefined): string | null {
  return at ? istDateTime(at) : null
}
