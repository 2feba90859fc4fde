import { drawQr } from '#app/parts/qr.server.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { findPayer } from '#domain/bookings/pay/payer.server.ts'
import { findOrder } from '#domain/payments/orders.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import { listWays } from '#domain/payments/ways.ts'
import type { Checkout } from '#domain/payments/provider.ts'
import type { Services } from '#domain/services.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { operatorNameOf } from '#domain/settings/settings.ts'
import { HOUR } from '#platform/clock.ts'
import { formatTime } from '#platform/dates.ts'
import { isOpenAt } from '#domain/settings/open-hours.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import type { Paise } from '#platform/money.ts'

/** An order as its own page shows it, to whoever was given its address: it names no traveller. */
export type ShownOrder = {
  id: string
  /** Of the booking; none where the operator tries the gateway. */
  reference: string | null
  /** Of whoever opened it. */
  payerPath: string
  amountPaise: Paise
  part: string
  /** `moot` where its parts are paid another way by now, or are there no longer. */
  state: 'open' | 'told' | 'paid' | 'closed' | 'moot'
  /** Until when one may begin to pay it, by the clock in India; nothing where no seats hang on it. */
  until: string | null
  payee: string
  checkout: (Checkout & { qr?: { size: number; path: string } }) | null
  toldUtr: string | null
  /** Nobody stands behind a demonstration's address. */
  isSample: boolean
  hours: string
  isCar: boolean
  /** Whether nobody looks into the bank account before a hold that ends within the hour is over, and whether it can be paid otherwise. */
  afterHours: 'other-ways' | 'no-other-way' | null
}

/** An order as whoever has its address may see it; undefined of none, and before the provider has it. */
export async function loadOrder(services: Services, id: string): Promise<ShownOrder | undefined> {
  const { db, providers } = services
  const order = await findOrder(db, id)
  const provider = order && providers[order.provider]
  if (!order || !provider || order.providerOrderId === null) return undefined
  const [payer, site] = await Promise.all([findPayer(db, order), findSetting(db, 'site')])
  if (!payer) return undefined
  const standing = stateOf(order, services.clock.now())
  const parts = order.bookingId === null ? [] : await listInstalments(db, order.bookingId)
  const state = standing === 'open' && !isAsked(order, parts) ? 'moot' : standing
  const payee = operatorNameOf(site)
  const checkout =
    provider.checkout && (state === 'open' || state === 'told')
      ? await checkoutOf(services, order, { pays: payer.pays, payee })
      : null
  return {
    id,
    reference: payer.reference,
    payerPath: payer.path,
    amountPaise: order.amountPaise,
    part: parts.length === order.parts.length ? 'the whole' : `part ${order.parts.join(', ')}`,
    state,
    until: order.closesAt && formatTime(order.closesAt),
    payee: checkout?.kind === 'upi' ? checkout.payee : payee,
    checkout,
    toldUtr: order.toldUtr,
    isSample: site?.isSample ?? false,
    hours: site ? `${site.opensAt} and ${site.closesAt}` : '',
    isCar: payer.isCar,
    afterHours:
      site !== undefined && order.closesAt !== null && isAfterHours(site, services.clock.now())
        ? (await listWays(providers)).some((way) => way !== order.provider)
          ? 'other-ways'
          : 'no-other-way'
        : null,
  }
}

/** Whether an hour that begins now has none of the hours in which somebody looks. */
function isAfterHours(site: SiteFacts, now: Date): boolean {
  return !isOpenAt(site, now) && !isOpenAt(site, new Date(now.getTime() + HOUR))
}

function stateOf({ state, closesAt }: PaymentOrder, now: Date): ShownOrder['state'] {
  if (state === 'paid') return 'paid'
  if (state === 'pending') return 'told'
  return closesAt !== null && closesAt <= now ? 'closed' : 'open'
}

/** Whether every part it is for is still to be paid; a trial of the gateway is for none. */
function isAsked({ parts }: PaymentOrder, all: readonly Pick<Instalment, 'part' | 'paidAt'>[]): boolean {
  return parts.every((part) => all.some((one) => one.part === part && one.paidAt === null))
}

async function checkoutOf(
  { providers, config }: Services,
  { id, provider, providerOrderId, amountPaise }: PaymentOrder,
  { pays, payee }: { pays: string; payee: string },
) {
  const asked = {
    providerOrderId: providerOrderId!,
    amountPaise,
    payee,
    description: pays,
    returnUrl: `${config.publicUrl}/payments/return/${id}`,
  }
  const checkout = await providers[provider]!.checkout!(asked)
  return checkout.kind === 'upi' ? { ...checkout, qr: drawQr(checkout.link) } : checkout
}
