import { ASK_STEPS, askOf, askParams, readAskTyped } from '#domain/bookings/quote/ask-address.ts'
import type { AskStep, AskTyped } from '#domain/bookings/quote/ask-address.ts'
import type { QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { remarksOfDate } from '#domain/bookings/quote/date-possible.server.ts'
import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import { findQuote, priceJourney } from '#domain/bookings/quote/quotes.server.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { isClosed, isCutOff, seatsLeft } from '#domain/departures/departure.ts'
import { findDeparture, listDepartures } from '#domain/departures/departures.server.ts'
import { seenWith } from '#domain/departures/waitlist/waitlist.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import { readPartyForm } from '#domain/party/party-form.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { Services } from '#domain/services.server.ts'
import { rememberedSiteFacts } from '#domain/settings/settings.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { makeSale } from '#app/routes/package/price/sale.ts'
import type { QuoteAnswer } from '#web/contexts.ts'
import { isCalendarDate, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { faultOf, goneDate } from '#app/routes/booking/ask-faults.ts'
import type { AskFault } from '#app/routes/booking/ask-faults.ts'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import { nearestDates } from './nearest-dates.server.ts'

export type AskingPage = NonNullable<Awaited<ReturnType<typeof loadAsking>>>

/** The steps before a quote, as far as the address has come; undefined where it names no package that is sold. `refused` is why no quote was made of it. */
export async function loadAsking(
  services: Services,
  params: URLSearchParams,
  { refused, offer }: { refused?: QuoteAnswer['reason'] | undefined; offer?: OfferedSeats | undefined } = {},
) {
  const typed = readAskTyped(params)
  const pkg = /^[a-z0-9-]+$/.test(typed.package) ? await rememberedPackage(services, typed.package) : undefined
  if (!pkg) return undefined
  const today = istDate(services.clock.now())
  const asked = askOf(typed)
  const priced = asked.ok ? await priceJourney({ ...services, offer }, asked.value) : asked
  const reason = refused ?? (priced.ok ? undefined : priced.reason)
  // A coupon that is none takes the price away from nobody.
  const shown =
    asked.ok && !priced.ok && faultOf(priced.reason).field === 'coupon'
      ? await priceJourney({ ...services, offer }, { ...asked.value, coupon: undefined })
      : priced
  const said = priced.ok ? undefined : 'faults' in priced ? priced.faults : wordsFor(priced.reason, typed)
  const fault = faultIn(reason, typed, params.get('step'), said)
  const [board, site, pictures, changed] = await Promise.all([
    boardOf(services, { pkg, typed, today, offer }),
    rememberedSiteFacts(services),
    findPictures(
      services.db,
      pkg.pictures.slice(0, 1).map(({ id }) => id),
    ),
    typed.revises === '' ? undefined : findQuote(services.db, typed.revises),
  ])
  const journey = shown.ok ? shown.value.journey : undefined
  return {
    pkg,
    typed,
    departureCity:
      board.find(({ departure }) => departure.id === typed.departure)?.departure.departureCity ?? pkg.startCity,
    ownDates: ownDates(pkg.ownDates, today),
    /** Until when the seats of that departure are kept for whoever waited for them. */
    keptUntil: offer?.departureId === typed.departure ? offer.endsAt : undefined,
    remarks: await remarksOn(services, { pkg, typed }),
    gstPercent: gstPercent(pkg.gstScheme, taxOn(services, today)),
    step: fault.step,
    fault: fault.shown,
    journey,
    board,
    others: asked.ok ? await othersFor(services, asked.value, fault.shown) : [],
    party: partyOf(typed),
    picture: pictures[0],
    phone: site?.bandPhone ?? null,
    changes: changed && { token: changed.token, version: changed.version },
    address: String(askParams(typed)),
    publicUrl: services.config.publicUrl,
  }
}

/** What is shut while a journey on the date of one's own runs. */
async function remarksOn(services: Services, { pkg, typed }: { pkg: Package; typed: AskTyped }): Promise<string[]> {
  const startsOn = typed.date
  if (typed.departure !== '' || !isCalendarDate(startsOn)) return []
  return remarksOfDate(services, pkg, startsOn)
}

/** Whoever wants a date of their own is asked for that, and for no departure. */
function wordsFor(reason: QuoteAnswer['reason'], { isOwnDate }: AskTyped): Faults | undefined {
  return reason === 'date-missing' && isOwnDate ? { date: 'Please choose the day you leave on.' } : undefined
}

function partyOf({ hasParty, party }: AskTyped) {
  const view = readPartyForm(party)
  return hasParty && view.ok ? view.value.party : undefined
}

/** The step that is shown: the one asked for, or the first before it that is not right yet. What nobody has tried to answer is not called wrong. */
function faultIn(
  reason: QuoteAnswer['reason'] | undefined,
  { hasParty }: AskTyped,
  wanted: string | null,
  faults: Faults = {},
) {
  const asked = ASK_STEPS.find((step) => step === wanted) ?? 'rooms'
  const fault = reason && (hasParty ? faultOf(reason, faults) : { ...faultOf(reason), step: 'party' as const })
  if (!fault || comesBefore(asked, fault.step)) return { step: asked, shown: undefined }
  const isUntried = fault.step === 'party' ? !hasParty : fault.reason === 'date-missing' && wanted !== 'rooms'
  return { step: fault.step, shown: isUntried ? undefined : fault }
}

function comesBefore(one: AskStep, other: AskStep): boolean {
  return ASK_STEPS.indexOf(one) < ASK_STEPS.indexOf(other)
}

type BoardAsked = { pkg: Package; typed: AskTyped; today: CalendarDate; offer: OfferedSeats | undefined }

/** Every departure with what the party would pay, as the package's own page prices it, and whether it may still be chosen. */
async function boardOf(services: Services, { pkg, typed, today, offer }: BoardAsked) {
  const listed = await listDepartures(services.db, pkg.id, { from: today })
  const departures = listed.map((departure) => seenWith(offer, departure))
  const terms = await rememberedTerms(services, pkg)
  const tax = taxOn(services, today)
  const view = { party: partyOf(typed), per: 'total' as const }
  const { board, seats } = makeSale({ pkg, departures, view, params: new URLSearchParams(), tax, terms })
  return board.map(({ departure, paise, hasSeats }) => ({
    departure,
    seats,
    paise,
    canBeChosen: hasSeats && paise !== undefined && !isCutOff(departure, today),
    canBeWaitedFor: seatsLeft(departure) <= 0 && !isClosed(departure, today),
  }))
}

async function othersFor(services: Services, ask: QuoteAsk, fault: AskFault | undefined) {
  if (fault?.reason !== 'not-then' && goneDate(fault?.reason) === undefined) return []
  const near = ask.startsOn ?? (await startOf(services, ask))
  return near === undefined ? [] : nearestDates(services, ask, near)
}

async function startOf({ db }: Services, { departure }: QuoteAsk): Promise<CalendarDate | undefined> {
  return (await findDeparture(db, departure ?? ''))?.startsOn
}
