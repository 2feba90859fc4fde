import { href } from 'react-router'
import type { PackageChoice } from '#domain/catalogue/packages-to-choose.server.ts'
import { QuoteBody } from '#domain/bookings/quote/asked-by-call.ts'
import { sendQuote, waysTo } from '#domain/leads/desk/enquiry/quote.server.ts'
import { offerDates, previewQuote } from '#domain/leads/desk/quote-offers.server.ts'
import type { Channel } from '#domain/messaging/message.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { hoursFor } from '#app/routes/admin/bookings/new.server.ts'
import { officeRefusal } from '#web/office-words.ts'
import type { Refusal } from '#web/refusals.ts'
import type { Enquiry } from './opened.server.ts'
import { quoteBodyOf, quoteTypedIn } from './quote-asked.ts'
import type { QuoteTyped } from './quote-asked.ts'

export type QuoteShown = Awaited<ReturnType<typeof readQuote>>

type QuoteAsked = { choice: PackageChoice; asked: URLSearchParams }

/** What can be quoted in answer to an enquiry: the package that is chosen, its dates, and the price for the date that is. */
export async function readQuote(services: Services, actor: SignedIn, enquiry: Enquiry, { choice, asked }: QuoteAsked) {
  const typed = quoteTypedIn(asked, enquiry)
  const { chosen } = choice
  const [ways, hours] = [waysTo(services.config, enquiry), hoursFor(actor)]
  const isSent = ['quoted', 'held'].includes(asked.get('done') ?? '')
  const shown = {
    isSent,
    typed: { ...typed, package: chosen?.url ?? '' },
    choice,
    search: String(asked),
    chosen,
    ways,
    hours,
  }
  if (!chosen) return { ...shown, dates: [], ...NOT_YET }
  // The party by itself, on whatever day.
  const party = QuoteBody.safeParse({ ...quoteBodyOf(typed), startsOn: '2000-01-01', departure: undefined })
  if (!party.success) return { ...shown, dates: [], ...NOT_YET, faults: faultsOf(party.error.issues) }
  const offered = await offerDates(services, actor, {
    pkg: chosen,
    party: party.data.party,
    time: enquiry.time,
  })
  const { dates, best } = offered.ok ? offered.value : { dates: [], best: undefined }
  const whole = { ...shown.typed, departure: typed.startsOn ? '' : typed.departure || (best ?? '') }
  return { ...shown, typed: whole, dates, ...(await priceOf(services, actor, whole)) }
}

const NOT_YET = { journey: undefined, refused: undefined, faults: {} as Record<string, string> }

async function priceOf(services: Services, actor: SignedIn, typed: QuoteTyped) {
  if (!typed.departure && !typed.startsOn) return NOT_YET
  const body = QuoteBody.safeParse(quoteBodyOf(typed))
  if (!body.success) return { ...NOT_YET, faults: faultsOf(body.error.issues) }
  const priced = await previewQuote(services, actor, body.data)
  if (priced.ok) return { ...NOT_YET, journey: priced.value.journey }
  return { ...NOT_YET, refused: priced.reason === 'forbidden' ? undefined : officeRefusal(priced.reason as Refusal) }
}

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** Makes the quote a form was shown, and sends it. */
export const sendDeed: Deed = async (services, actor, typed) => {
  const [departure, startsOn, by] = [typed('departure'), typed('startsOn'), typed('by') as Channel]
  const shown = { package: typed('package'), adults: typed('adults'), ages: typed('ages'), departure, startsOn }
  const quote = quoteBodyOf(shown)
  const hours = Number(typed('hours')) as SentHours
  const asked = { reference: typed('reference'), seen: typed('seen'), by, quote, hours }
  const sent = await sendQuote(services, actor, asked)
  const outcome = told(sent, () => (hours > 0 ? 'held' : 'quoted'), { invalid: 'unclear-deed' })
  if (!outcome.ok) return outcome
  // What was sent stays in view: back at the date that was proposed first, a second press would send another.
  const page = href('/admin/enquiries/:reference', { reference: asked.reference })
  const said = Object.entries(shown).filter(([, value]) => value !== '')
  return { ...outcome, page: `${page}?${new URLSearchParams(said)}` }
}
type SentHours = NonNullable<Parameters<typeof sendQuote>[2]['hours']>
