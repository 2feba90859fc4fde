import { join } from 'node:path'
import { forgetOldDetails } from '#domain/bookings/trip/later-details.server.ts'
import { expireHolds } from '#domain/bookings/hold/expiry.server.ts'
import { tellLeavingSoon } from '#domain/bookings/trip/leaving-soon.server.ts'
import { tellDrivers } from '#domain/bookings/trip/driver-messages.server.ts'
import { cancelOverdue, remindOfPayments } from '#domain/bookings/pay/payment-reminders.server.ts'
import { giveBackPartPaid } from '#domain/bookings/pay/part-paid-holds.server.ts'
import { giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { askForAddresses } from '#domain/bookings/papers/ask-address.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { askForReviews } from '#domain/bookings/trip/trip-review.server.ts'
import { tellDepartureDrivers } from '#domain/departures/departure-drivers.server.ts'
import { findMoneyGone } from '#domain/bookings/pay/find-money-gone.server.ts'
import { findMoneyTaken, reconcileOrders } from '#domain/bookings/pay/reconcile.server.ts'
import { forgetOldWaiting } from '#domain/departures/waitlist/joining.server.ts'
import { lookAfterWaitlists } from '#domain/departures/waitlist/offers.server.ts'
import { stopWaiting } from '#domain/payments/orders.server.ts'
import { sendDueRefunds } from '#domain/payments/refunds.server.ts'
import { eraseDue } from '#domain/accounts/erasure.server.ts'
import { forgetBookingsOfDeleted } from '#domain/bookings/forget-bookings.server.ts'
import type { ErasedPerson } from '#domain/accounts/erasure.server.ts'
import { forgetOldLinkRequests } from '#domain/accounts/identities.server.ts'
import { forgetOldOtps } from '#domain/accounts/otp/forgetting.server.ts'
import { forgetOldSessions } from '#domain/accounts/sessions.server.ts'
import { forgetOldThrottles } from '#domain/contact/throttle.server.ts'
import { forgetPerson } from '#domain/privacy/forget-person.server.ts'
import { forgetOldRequests } from '#domain/privacy/own-request.server.ts'
import { remindOfCalls } from '#domain/leads/desk/call-reminders.server.ts'
import { winBooked } from '#domain/leads/won-by-booking.server.ts'
import { forgetOldLeads } from '#domain/leads/retention.server.ts'
import { forgetOldVisits } from '#domain/visits/count-visits.server.ts'
import { forgetWishlist } from '#domain/wishlist/wishlists.server.ts'
import { forgetOldImports } from '#domain/spreadsheets/imports.server.ts'
import { forgetOldCalls } from '#domain/partners/api-keys.server.ts'
import { openPostOutside } from '#domain/partners/post-outside.server.ts'
import { forgetOldDeliveries, tellWebhooks } from '#domain/partners/tell-webhooks.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import { deliverDue, forgetOldMessages, hearOutbox } from '#domain/messaging/outbox.server.ts'
import { boundMadePictures } from '#domain/media/bound-made.server.ts'
import { forgetGonePictures } from '#domain/media/forget-gone.server.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { eachInTurn } from '#platform/each-in-turn.ts'
import { traced } from '#platform/tracing.server.ts'
import { forgetOldChanges } from '#platform/change-feed.server.ts'
import type { Services } from '#domain/services.server.ts'
import { openMetrics } from '#server/watch/metrics.ts'
import type { Metrics } from '#server/watch/metrics.ts'
import { enclosePaper } from '#server/documents/make-paper.ts'
import { publishWhatIsDue } from './publish-what-is-due.ts'

/** For what is tried again, and for changes that were missed. */
const DELIVER_EVERY = 3 * SECOND
/** One slow carrier does not keep a one-time code waiting behind a newsletter. */
const MOST_ROUNDS_AT_ONCE = 4
/** Seats that nobody paid for are free again so soon. */
const SWEEP_EVERY = 5 * SECOND
const RECONCILE_EVERY = 10 * SECOND
const FIND_MONEY_EVERY = HOUR
/** Whoever is to call is told to the minute, and a booked enquiry is won before anybody calls once more. */
const ANSWER_EVERY = 15 * SECOND
const IMPORT_EVERY = 2 * SECOND
/** Partners' programs are told within so long. */
const TELL_EVERY = 5 * SECOND
const REMIND_EVERY = HOUR / 4
/** What is scheduled for an hour is public so soon after it. */
const PUBLISH_EVERY = 10 * SECOND
const FORGET_EVERY = HOUR
const ERASE_EVERY = HOUR

/** Work that nobody waits for: messages go out as they are left, until `close`, which ends after the work under way. */
export function startJobs(services: Services, metrics: JobMetrics = openMetrics()): { close(): Promise<void> } {
  const house = { ...services, metrics }
  const delivering = openLane(house, 'messages', 'messages could not be delivered', MOST_ROUNDS_AT_ONCE, () =>
    deliverDue({ ...services, enclose: (asked) => enclosePaper(services, asked) }),
  )
  const forgetting = openLane(house, 'forgetting', 'what is over could not be forgotten', 1, () => forget(services))
  const erasing = openLane(house, 'erasing', 'accounts that are due could not be deleted', 1, () => erase(services))
  const sweeping = openLane(house, 'seats', 'holds that are over could not be given back', 1, () =>
    lookAfterSeats(services),
  )
  const reconciling = openLane(house, 'payments', 'payments could not be looked after', 1, () =>
    lookAfterMoney(services),
  )
  const findingMoney = openLane(house, 'money gone', 'it could not be asked what came and went back', 1, () =>
    findMoney(services),
  )
  const answering = openLane(house, 'enquiries', 'enquiries could not be looked after', 1, () =>
    lookAfterEnquiries(services),
  )
  const reminding = openLane(
    house,
    'reminders',
    'nobody could be reminded of a payment, told of a driver, or invoiced',
    1,
    () => lookAfterDates(services),
  )
  const publishing = openLane(house, 'publishing', 'what was scheduled could not be published', 1, () =>
    publishWhatIsDue(services),
  )
  const post = openPostOutside()
  const telling = openLane(house, 'webhooks', 'webhooks could not be told', 1, () =>
    tellWebhooks({ ...services, post }, 'well'),
  )
  const tellingAgain = openLane(house, 'webhooks that fail', 'webhooks that fail could not be told', 1, () =>
    tellWebhooks({ ...services, post }, 'failing'),
  )
  const importing = openLane(house, 'imports', 'a file could not be taken in', 1, () => runImports(services))
  const timers = [
    setInterval(publishing.start, PUBLISH_EVERY),
    setInterval(importing.start, IMPORT_EVERY),
    setInterval(telling.start, TELL_EVERY),
    setInterval(tellingAgain.start, TELL_EVERY),
    setInterval(reminding.start, REMIND_EVERY),
    setInterval(sweeping.start, SWEEP_EVERY),
    setInterval(reconciling.start, RECONCILE_EVERY),
    setInterval(findingMoney.start, FIND_MONEY_EVERY),
    setInterval(answering.start, ANSWER_EVERY),
    setInterval(delivering.start, DELIVER_EVERY),
    setInterval(forgetting.start, FORGET_EVERY),
    setInterval(erasing.start, ERASE_EVERY),
  ]
  timers.forEach((timer) => timer.unref())
  // A site that is restarted every night keeps its promise too.
  erasing.start()
  findingMoney.start()
  const listening = hearOutbox(services.database, delivering.start).catch((error: unknown) =>
    services.log.error({ err: error }, 'the outbox is only looked at every few seconds'),
  )
  return {
    close: async () => {
      timers.forEach((timer) => clearInterval(timer))
      const stopListening = await listening
      await stopListening?.()
      await Promise.all(
        [
          delivering,
          forgetting,
          erasing,
          sweeping,
          reconciling,
          findingMoney,
          answering,
          reminding,
          publishing,
          importing,
          telling,
          tellingAgain,
        ].map((lane) => lane.end()),
      )
    },
  }
}

async function lookAfterSeats(services: Services): Promise<void> {
  await eachInTurn([() => expireHolds(services.db), () => lookAfterWaitlists(services)])
}

async function lookAfterDates(services: Services): Promise<void> {
  await eachInTurn([
    () => lookAfterDue(services),
    () => tellDrivers(services),
    () => tellDepartureDrivers(services),
    () => tellLeavingSoon(services),
    () => giveBackCalledOff(services),
    () => giveBackPartPaid(services),
    () => invoiceEndedJourneys(services.db, istDate(services.clock.now())),
    () => askForAddresses(services),
    () => askForReviews(services),
  ])
}

async function lookAfterDue(services: Services): Promise<void> {
  // First, or whoever had the last message before would have another, and keep the seats for longer by it.
  await cancelOverdue(services)
  await remindOfPayments(services)
}

async function lookAfterEnquiries(services: Services): Promise<void> {
  await eachInTurn([() => remindOfCalls(services), () => winBooked(services)])
}

async function lookAfterMoney(services: Services): Promise<void> {
  await eachInTurn([() => reconcileOrders(services), () => sendDueRefunds(services), () => stopWaiting(services.db)])
}

async function findMoney(services: Services): Promise<void> {
  await eachInTurn([() => findMoneyTaken(services), () => findMoneyGone(services)])
}

async function forget({ db, clock }: Services): Promise<void> {
  await eachInTurn([
    () => forgetOldDeliveries({ db, clock }),
    () => forgetOldCalls({ db, clock }),
    () => forgetOldOtps(db, clock),
    () => forgetOldThrottles(db, clock),
    () => forgetOldSessions(db, clock),
    () => forgetOldLinkRequests(db, clock),
    () => forgetOldLeads(db, clock),
    () => forgetOldChanges(db, clock),
    () => forgetOldImports(db, clock),
    () => forgetOldMessages(db, clock),
    () => forgetOldWaiting(db),
    () => forgetOldDetails(db),
    () => forgetOldVisits({ db, clock }),
    () => forgetOldRequests(db, clock),
  ])
}

async function erase({ db, clock, renditions, log, config }: Services): Promise<void> {
  const also = (db: Db, person: ErasedPerson) => forgetInOtherRooms(db, clock, person)
  const erased = await eraseDue({ db, clock, storage: renditions.storage, also })
  if (erased > 0) log.info({ erased }, 'accounts were deleted')
  await forgetBookingsOfDeleted(db, clock)
  const mediaDir = join(config.dataDir, 'media')
  await forgetGonePictures({ db, renditions }, mediaDir)
  const gone = await boundMadePictures(mediaDir, config.pictureCacheBytes)
  if (gone > 0) log.info({ gone }, 'sizes of pictures read longest ago were dropped')
}

async function forgetInOtherRooms(db: Db, clock: Clock, person: ErasedPerson): Promise<void> {
  await forgetWishlist(db, person.userId)
  await forgetPerson(db, clock, person)
}

type JobMetrics = Pick<Metrics, 'jobRounds' | 'jobDoneAt'>
type House = Pick<Services, 'heartbeat' | 'log'> & { metrics: JobMetrics }

/** Runs `work` at most `most` times at once; a start that finds no room is made up for once there is some. */
function openLane(
  { heartbeat, log, metrics }: House,
  job: string,
  failure: string,
  most: number,
  work: () => Promise<unknown>,
) {
  const running = new Set<Promise<void>>()
  let again = false
  let ended = false
  function start(): void {
    if (ended || !heartbeat.isUp()) return
    if (running.size >= most) return void (again = true)
    const round = traced(`job ${job}`, {}, work)
      .then(
        () => noteRound('done'),
        (error: unknown) => {
          noteRound('failed')
          log.error({ err: error }, failure)
        },
      )
      .then(() => {
        running.delete(round)
        if (!again) return
        again = false
        start()
      })
    running.add(round)
  }
  function noteRound(outcome: 'done' | 'failed'): void {
    metrics.jobRounds.inc({ job, outcome })
    if (outcome === 'done') metrics.jobDoneAt.setToCurrentTime({ job })
  }
  async function end(): Promise<void> {
    ended = true
    await Promise.all(running)
  }
  return { start, end }
}
