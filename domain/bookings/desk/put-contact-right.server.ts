import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#domain/accounts/tables.ts'
import { command } from '#domain/audit/command.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { maskEmail } from '#domain/contact/email.ts'
import { maskMobile } from '#domain/contact/mobile.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { listOrders } from '#domain/payments/orders.server.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { mail } from '#domain/bookings/booking-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { getBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { EmailTyped, MobileTyped } from '#domain/bookings/hold/contact.ts'
import { isContactVerified, reachedNow } from '#domain/bookings/hold/verify-contact.server.ts'
import { tellLink } from '#domain/bookings/link-messages.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { keepNote, lockByReference, nameOfActor, ReferenceTyped, WordsTyped } from './booking/deeds.server.ts'
import { bookingSubject } from './booking/desk.server.ts'

/** A slip is put right once or twice; beyond that somebody makes the site write to strangers. */
const OF_A_BOOKING = { most: 5, per: DAY }
const OF_A_COLLEAGUE = { most: 20, per: HOUR }

/** Where who booked is reached in truth; `stood` is how it was when the form was made. */
const RightContact = z.object({
  reference: ReferenceTyped,
  mobile: MobileTyped,
  email: EmailTyped,
  because: WordsTyped,
  stood: z.string().max(64),
})
type RightContact = z.infer<typeof RightContact>
type Reached = Pick<RightContact, 'mobile' | 'email'>
type NotPutRight =
  | 'unknown-booking'
  | 'not-allowed'
  | 'contact-missing'
  | 'changed-meanwhile'
  | 'unclear-deed'
  | 'too-many'
  | 'prove-again'

/** What a form that puts a contact right carries of the one it was made from. */
export function contactStood({ contactMobile, contactEmail }: OpenedBooking): string {
  return stoodOf({ contactMobile, contactEmail })
}

/** Whether the address of before surely is somebody's who has to do with the booking, and hears of it: not of a hold nobody paid for or proved, which a slip may have sent to a stranger. */
export async function isFormerTold(db: Db, booking: OpenedBooking): Promise<boolean> {
  return isContactVerified(booking) || isPaidFor(db, booking)
}

/** Whether it is paid, in part or as a whole, or somebody has begun to. */
async function isPaidFor(db: Db, { id, confirmedAt }: OpenedBooking): Promise<boolean> {
  return confirmedAt !== null || (await listOrders(db, id)).length > 0
}

/** Whether an account has a booking by its address alone: one that was made on the telephone or by a guest, and claimed. */
export async function isOfClaimant(
  db: Db,
  { id, userId, bookedBy }: Pick<OpenedBooking, 'id' | 'userId' | 'bookedBy'>,
): Promise<boolean> {
  if (userId === null) return false
  const wasClaimed = and(eq(bookingEvents.bookingId, id), eq(bookingEvents.kind, 'claimed'))
  return bookedBy !== null || (await db.$count(bookingEvents, wasClaimed)) > 0
}

/** The account that lets a booking go once it is reached there, with its own address: it had it by the one that was wrong, and has proven neither of the right ones. */
async function findLosing(db: Db, booking: OpenedBooking, to: Reached): Promise<{ email: string | null } | undefined> {
  if (!(await isOfClaimant(db, booking))) return undefined
  const { email, mobile, emailVerifiedAt, mobileVerifiedAt } = users
  const [account] = await db
    .select({
      email: sql<string | null>`case when ${emailVerifiedAt} is not null then lower(${email}) end`,
      mobile: sql<string | null>`case when ${mobileVerifiedAt} is not null then ${mobile} end`,
    })
    .from(users)
    .where(eq(users.id, booking.userId!))
  const isTheirs = account && (account.email === to.email || account.mobile === to.mobile)
  return isTheirs ? undefined : { email: account?.email ?? null }
}

/**
 * Puts the mobile or the e-mail of a held or confirmed booking right. With another e-mail every link that was given out ends, and a new one goes there; what its traveller had begun to
 * change is let go, and the address has yet to be proven. An account that had it by the wrong address alone has it no more, and links end likewise. Whoever was reached before is told, without a link. Refuses 'unknown-booking', 'not-allowed', 'contact-missing', 'changed-meanwhile', what
 * would change nothing ('unclear-deed'), 'too-many' (five a booking and day, twenty a colleague and hour), and 'prove-again' of one that is paid, also in part.
 */
export const putContactRight = command<
  z.input<typeof RightContact>,
  RightContact,
  { isRelinked: boolean },
  NotPutRight,
  TellNeeds
>('bookings.work', {
  input: RightContact,
  tags: [],
  change: async (needs, { reference, because, stood, ...to }) => {
    const { db, actor, clock } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const { contactMobile, contactEmail, shown } = booking
    if (shown !== 'held' && shown !== 'confirmed') return refused('not-allowed')
    if (contactEmail === null) return refused('contact-missing')
    if (mustProveAnew(actor, 'payments.settle', clock.now()) && (await isPaidFor(db, booking)))
      return refused('prove-again')
    const losing = await findLosing(db, booking, to)
    const isOther = to.email !== contactEmail
    const isRelinked = isOther || losing !== undefined
    const isSame = !isOther && to.mobile === contactMobile
    const isAsStood = contactStood(booking) === stood
    if (isSame && isAsStood) return { ...refused('unclear-deed'), faults: [NOTHING_OTHER] }
    // Pressed twice, or a colleague heard the same.
    if (isSame) return { ok: true, value: { isRelinked }, changes: [] }
    if (!isAsStood) return refused('changed-meanwhile')
    if (!(await isWithinLimits(db, clock, booking.id, nameOfActor(actor)))) return refused('too-many')
    await tellFormer(needs, booking, to, losing)
    await writeContact(db, booking, to, { isRelinked, isLost: losing !== undefined })
    if (isRelinked) await tellLink(needs, await getBooking(db, booking.id))
    await keepNote(db, { bookingId: booking.id, about: 'reached', words: because, by: nameOfActor(actor) })
    const before = masked({ mobile: contactMobile, email: contactEmail })
    const after = { deed: 'contact-put-right', ...masked(to), ...(losing ? { account: 'has it no more' } : {}) }
    const changes = [{ subject: bookingSubject(reference), before, after }]
    return { ok: true, value: { isRelinked }, changes }
  },
})

const NOTHING_OTHER = { path: 'email', message: 'Mobile and e-mail are as they stand: nothing would change.' }

async function isWithinLimits(db: Db, clock: Clock, bookingId: string, by: string): Promise<boolean> {
  const ofBooking = await takeFromLimit(db, clock, { key: `contact put right ${bookingId}`, ...OF_A_BOOKING })
  return ofBooking.ok && (await takeFromLimit(db, clock, { key: `contacts put right by ${by}`, ...OF_A_COLLEAGUE })).ok
}

/** Whoever was reached before, and the account that had it by the address that was wrong: in the same words, which say of nobody who they are. */
async function tellFormer(
  needs: TellNeeds & { db: Db },
  booking: OpenedBooking,
  to: Reached,
  losing: { email: string | null } | undefined,
): Promise<void> {
  const facts = reachedNow(booking, to)
  const ofAccount = [...facts, ['In your account', 'not any more'] as const]
  const isHolder = losing !== undefined && losing.email === booking.contactEmail
  if (isHolder || (await isFormerTold(needs.db, booking)))
    await mail(needs, booking, 'contact-put-right', { facts: isHolder ? ofAccount : facts })
  if (losing?.email && !isHolder)
    await mail(needs, { ...booking, contactEmail: losing.email }, 'contact-put-right', { facts: ofAccount })
}

async function writeContact(
  db: Db,
  booking: OpenedBooking,
  { mobile, email }: Reached,
  { isRelinked, isLost }: { isRelinked: boolean; isLost: boolean },
): Promise<void> {
  const reached = { contactMobile: mobile, contactEmail: email, newContact: null, contactProvenAt: null }
  await db
    .update(bookings)
    .set({
      ...reached,
      ...(isLost ? { userId: null } : {}),
      ...(isRelinked ? { linkVersion: sql`${bookings.linkVersion} + 1` } : {}),
    })
    .where(eq(bookings.id, booking.id))
}

/** The audit forgets nobody: enough to know an address by, and no more. */
function masked({ mobile, email }: { mobile: string | null; email: string }) {
  return { mobile: mobile === null ? null : maskMobile(mobile), email: maskEmail(email) }
}
