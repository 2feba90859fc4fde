import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { MailValues } from '#domain/messaging/kinds.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'

/** Where a person could be reached before a change: whoever made it may hold what stands there since. */
export type ReachedBefore = {
  name: string
  email: string | null
  mobile: string | null
  /** A mobile nobody verified may be a stranger's: it hears nothing. */
  mobileVerifiedAt: Date | null
}
type NoticeKind =
  | 'password-changed'
  | 'mobile-changed'
  | 'email-changed'
  | 'identity-linked'
  | 'second-factor-added'
  | 'deletion-requested'
  | 'deletion-undone'
  | 'scripts-changed'
/** Which notice, and what only it knows. */
export type Notice = {
  [Kind in NoticeKind]: { kind: Kind; values: Omit<MailValues<Kind>, 'site' | 'name' | 'when'> }
}[NoticeKind]
/** What of an account a notice by SMS can be about, in the words the register knows. */
type NoticedChange = 'password' | 'mobile number' | 'e-mail address'

/** Somebody who changes a password to and fro sends no more than this to a mobile in a day; mails go on. */
const MOST_NOTICES_BY_SMS = 6

/** Leaves a notice in the outbox, in the caller's transaction. Who has no e-mail address gets none. */
export async function sendNotice(
  db: Db,
  { to, name, at }: { to: string | null; name: string; at: Date },
  { kind, values }: Notice,
): Promise<void> {
  if (to === null) return
  const site = await findOperatorName(db)
  const all = { site, name, when: momentInWords(at), ...values } as MailValues<typeof kind>
  await sendMail(db, kind, { to, values: all })
}

/**
 * Tells a person, in the caller's transaction, that what opens the account was changed: by mail and by SMS, at the addresses from before
 * the change (FINDINGS §4.3). A mobile gets 6 such SMS a day at most.
 */
export async function sendChangeNotices(
  { db, clock }: { db: Db; clock: Clock },
  { name, email, mobile, mobileVerifiedAt }: ReachedBefore,
  what: NoticedChange,
  notice: Notice,
): Promise<void> {
  const at = clock.now()
  if (mobile !== null && mobileVerifiedAt && (await maySendSms(db, clock, mobile)))
    await sendSms(db, 'notice', { to: mobile, values: { what, when: momentInWords(at) } })
  await sendNotice(db, { to: email, name, at }, notice)
}

async function maySendSms(db: Db, clock: Clock, mobile: string): Promise<boolean> {
  return (await takeFromLimit(db, clock, { key: `notice sms ${mobile}`, most: MOST_NOTICES_BY_SMS, per: DAY })).ok
}

/** 'Sat 21 Nov 2026, 18:45 IST'. */
function momentInWords(at: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return `${formatDate(istDate(at))}, ${time} IST`
}
