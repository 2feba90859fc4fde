import { RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import {
  bookingKeyContext,
  failureContext,
  formAnswerContext,
  formKeyContext,
  islandsContext,
  offerContext,
  servicesContext,
  shareKeyContext,
  takenContext,
} from '#web/contexts.ts'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { ShareKey } from '#domain/bookings/group/friend.server.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import type { FormAnswer } from '#web/contexts.ts'
import type { Services } from '#domain/services.server.ts'
import { findOutage } from '#server/unexpected-errors.ts'
import { privatePolicy, REPORTING } from '#web/content-security-policy.ts'
import { declaredScripts } from './declared-scripts.ts'
import { routerOf } from './router.ts'
import { unavailablePage } from './unavailable.ts'

type Parts = { services: Services; build: () => Promise<ServerBuild>; islands: string; keepPages: boolean }
type ShownAnswer = {
  answer?: FormAnswer | undefined
  status?: number
  bookingKey?: BookingKey
  shareKey?: ShareKey | undefined
  offer?: OfferedSeats | undefined
  /** Where a form of it leads besides to us; such a page says which site it is of, and no more. */
  formsTo?: readonly string[]
  taken?: OpenedBooking | undefined
  /** What makes its form the same one however often it is drawn. */
  formKey?: string | undefined
}
export type DrawPrivate = (path: string, shown?: ShownAnswer) => Promise<Response>

/**
 * Draws documents that are for one visitor: past the page cache, kept by nobody, found by no search engine, framed by nobody, and, where
 * their own address is the secret that opens them, silent about it wherever a link leads.
 */
export function openPrivateDocuments({ services, build, islands, keepPages }: Parts): DrawPrivate {
  const { config } = services
  const router = async () => routerOf(await build(), config)

  async function draw(path: string, { answer, bookingKey = {}, shareKey, offer, taken, formKey }: ShownAnswer) {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(islandsContext, islands)
    context.set(failureContext, {})
    context.set(formAnswerContext, answer ?? null)
    context.set(bookingKeyContext, bookingKey)
    context.set(shareKeyContext, shareKey ?? null)
    context.set(offerContext, offer ?? null)
    context.set(takenContext, taken ?? null)
    context.set(formKeyContext, formKey ?? null)
    const request = new Request(new URL(path, config.publicUrl))
    const answered = await (await router()).document(request, context)
    const drawn =
      answered instanceof Response
        ? { status: answered.status, html: Buffer.from(await answered.arrayBuffer()) }
        : answered
    const leadsTo = answered instanceof Response ? answered.headers.get('Location') : null
    return { ...drawn, leadsTo, failure: context.get(failureContext).error }
  }

  return async function drawPrivate(path, shown = {}) {
    const { answer, status, formsTo } = shown
    const drawn = await draw(path, shown)
    if (drawn.leadsTo !== null)
      return new Response(null, {
        status: 303,
        headers: { Location: drawn.leadsTo, 'Cache-Control': 'private, no-store' },
      })
    const outage = drawn.status < 500 ? undefined : await findOutage(services, drawn.failure)
    if (outage) return unavailablePage(outage, { sent: status !== undefined })
    return new Response(new Uint8Array(drawn.html), {
      status: status !== undefined && drawn.status === 200 ? status : drawn.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
        // The address of a form that is shown again is no secret, and a browser that hides it hides the form's origin too.
        'Referrer-Policy': formsTo ? 'strict-origin' : answer ? 'same-origin' : 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': keepPages
          ? privatePolicy(declaredScripts(await build()), formsTo)
          : "frame-ancestors 'none'",
        ...REPORTING,
      },
    })
  }
}
