import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { accountNoticeSms } from '#domain/messaging/templates/account-notice-sms.ts'
import type { NoticedChange } from '#domain/messaging/templates/account-notice-sms.ts'
import type { NoticeFacts } from '#domain/messaging/templates/account-notices.ts'
import type { MailText } from '#domain/messaging/templates/mail-sheet.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'

/** Where a person could be reached before a change: whoever made it may hold what stands there since. */
export type ReachedBefore = {
  name: string
  email: string | null
  mobile: string | null
  /** A mobile nobody verified may be a stranger's: it hears nothing. */
  mobileVerifiedAt: Date | null
}
type WriteMail = (facts: NoticeFacts) => MailText

/** Somebody who changes a password to and fro sends no more than this to a mobile in a day; mails go on. */
export const MOST_NOTICES_BY_SMS = 6

/** Leaves a notice in the outbox, in the caller's transaction. Who has no e-mail address gets none. */
export async function sendNotice(
  db: Db,
  { to, name, at }: { to: string | null; name: string; at: Date },
  write: WriteMail,
): Promise<void> {
  if (to === null) return
  const siteName = (await findSetting(db, 'site'))?.operatorName ?? 'Padav'
  await enqueue(db, { channel: 'email', to, ...write({ name, siteName, when: momentInWords(at) }) })
}

/**
 * Tells a person, in the caller's transaction, that what opens the account was changed: by mail and by SMS, at the addresses from before
 * the change (FINDINGS §4.3). A mobile gets 6 such SMS a day at most.
 */
export async function sendChangeNotices(
  { db, clock }: { db: Db; clock: Clock },
  { name, email, mobile, mobileVerifiedAt }: ReachedBefore,
  what: NoticedChange,
  write: WriteMail,
): Promise<void> {
  const at = clock.now()
  if (mobile !== null && mobileVerifiedAt && (await maySendSms(db, clock, mobile)))
    await enqueue(db, { channel: 'sms', to: mobile, ...accountNoticeSms(what, momentInWords(at)) })
  await sendNotice(db, { to: email, name, at }, write)
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
