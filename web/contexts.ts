import { createContext } from 'react-router'
import type { Device, Visitor } from '#domain/accounts/sessions.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { ShareKey } from '#domain/bookings/group/friend.server.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import type { EnquiryField } from '#domain/leads/enquiry.ts'
import type { EnquirySource } from '#domain/leads/source.ts'
import type { AskRefusal } from '#domain/bookings/quote/ask-address.ts'
import type { PartyFormRefusal, PartyTyped } from '#domain/party/party-form.ts'
import type { NoHold } from '#domain/bookings/hold/hold.server.ts'
import type { NoHire } from '#domain/bookings/quote/hire-quote.server.ts'
import type { NoQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { FaultyField } from './faulty-fields.ts'
import type { Refusal } from './refusals.ts'
import type { ListedPage } from './route-handle.ts'

/** What loaders and actions reach the house through. */
export const servicesContext = createContext<Services>()

/** The error behind a page that failed: whoever answers may know that it passes. */
export const failureContext = createContext<{ error?: unknown }>({})

/** Where the browser fetches the islands' loader. */
export const islandsContext = createContext<string>()

/** The style sheets of what menus and popups hold, which no page brings: they are fetched with it. */
export const popupStylesContext = createContext<readonly string[]>([])

/** The pages that say by their `handle` that they are listed. */
export const listedPagesContext = createContext<readonly ListedPage[]>([])

/** What a form without a script left behind for the page it is sent back to; passwords and codes are never in it. */
export type Flash = {
  mode: 'login' | 'register' | 'forgot'
  ok: boolean
  message: string
  typed: { name?: string; email?: string; mobile?: string }
  otp: 'not-sent' | 'sent' | 'verified'
  /** The fields the message is about. */
  fields?: FaultyField[]
  /** When the code was sent, in milliseconds since 1970. */
  sentAt?: number
}

/** Who is looking at a signed-in page, and what its forms need; made anew for every request, for app pages only. */
export type Visit = {
  visitor: Visitor | undefined
  csrfToken: string
  flash: Flash | undefined
  providers: { id: string; name: string }[]
  browserHash: string
  /** The secret of an identity that waits for the visitor's consent, for `findLinkRequest` and `acceptLink`. */
  linkToken: string | undefined
  device: Device
  publicUrl: string
  /** The Set-Cookie line that keeps the visitor's session under a new token. */
  sessionCookie(token: string): string
  /** What the browser keeps of a form of the office that came when its session had ended, sealed. */
  unsaved: string | undefined
  /** The Set-Cookie line that keeps such a form for some seconds. */
  unsavedCookie(sealed: string, seconds: number): string
  /** The Set-Cookie lines that sign this browser out, of bookings too. */
  signOutCookies: readonly string[]
}

export const visitContext = createContext<Visit>()

/** An enquiry form that is shown again: what was typed, and what is amiss, in words. */
export type EnquiryDraft = {
  source: EnquirySource
  typed: Partial<Record<EnquiryField, string>>
  /** The calling code that was chosen beside the mobile. */
  dial: string
  faults: Partial<Record<EnquiryField, string>>
  message: string
  /** Work the browser is to prove before it sends the form again. */
  challenge: unknown
  /** What the form is to bring along when it is sent again. */
  confirmation: string | undefined
  /** It takes the form's place on a page that has more to say. */
  inPlace: boolean
}

/** The travellers of a booking, shown again: what was typed and what is amiss, by the names of the fields. */
export type PartyDraft = { typed: Record<string, string>; faults: Record<string, string>; message: string }

/** What was chosen to pay, shown again with why it came to nothing. */
export type PaymentDraft = { part: string; provider: string; agreed: boolean; reason: Refusal; message: string }

/** A change of a booking, shown again: with what is amiss, or with the quote of what it would cost and who would travel. */
export type ChangeDraft = { typed: Record<string, string>; faults: Record<string, string> } & (
  | { message: string | undefined; quote?: undefined }
  | { quote: string; people: readonly Traveller[]; message?: undefined }
)

/** Why a quote was not made, or its seats not held. */
export type QuoteAnswer = {
  form: 'quote'
  reason: AskRefusal | NoQuote | NoHire | NoHold
  faults?: Record<string, string>
}

/** What the server has to say of a form that was just sent, for the page that says it. */
export type FormAnswer =
  | { form: 'enquiry'; draft: EnquiryDraft }
  | { form: 'enquiry'; received: { message: string; reference: string; path: string } }
  | { form: 'travellers'; draft: PartyDraft }
  | { form: 'details' | 'story' | 'share' | 'invoice' | 'group'; draft: PartyDraft }
  | { form: 'payment'; draft: PaymentDraft }
  | { form: 'waiting'; draft: { email: string; party: PartyTyped; reason: Refusal | PartyFormRefusal } }
  | { form: 'change'; draft: ChangeDraft }
  | { form: 'letter'; draft: { email: string; fault?: string; message?: string } }
  | { form: 'your-data'; draft: { contact: string; kind: string; isSent: boolean; fault?: string } }
  | { form: 'utr'; fault: string; typed: string }
  | QuoteAnswer

/** What opens the booking of a page, from the request's cookies; nothing for a page that is kept, which therefore never shows one. */
export const bookingKeyContext = createContext<BookingKey>({})

/** What opens the page of a friend in somebody's booking, from the request's cookies. */
export const shareKeyContext = createContext<ShareKey | null>(null)

/** The seats that are kept for whoever looks at a page, from the request's cookies. */
export const offerContext = createContext<OfferedSeats | null>(null)

/** What whoever looks at a quote has made of it already, from the request's cookies. */
export const takenContext = createContext<OpenedBooking | null>(null)

export const formAnswerContext = createContext<FormAnswer | null>(null)

/** The key a browser was given for the form of a page, so that a form whose answer was lost is the same when it is drawn again. */
export const formKeyContext = createContext<string | null>(null)

/** The word that lets the scripts of this one answer run; chosen anew for each signed-in page, and none where pages are kept. */
export const nonceContext = createContext<string | null>(null)
