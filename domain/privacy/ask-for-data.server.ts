import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { OtpNeeds } from '#domain/accounts/otp/otp-target.ts'
import { sendOwnersOtp } from '#domain/accounts/otp/send-otp.server.ts'
import type { SentOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyOwnersOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { lockSubject } from '#domain/audit/edit-one.server.ts'
import { EmailAddress, maskEmail } from '#domain/contact/email.ts'
import { maskMobile, readMobile } from '#domain/contact/mobile.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Config } from '#platform/config.server.ts'
import { addDays, formatDate, istDate } from '#platform/dates.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { ANSWERED_WITHIN, REQUEST_KINDS } from './data-request.ts'
import type { RequestKind } from './data-request.ts'
import type { Asker } from './kept-of-person.server.ts'
import { isReadable } from './own-request.server.ts'
import { askerDigest, requestToken, requestUrl } from './request-link.ts'
import { dataRequests } from './tables.ts'

type AskNeeds = OtpNeeds & { config: Pick<Config, 'publicUrl'> }
type TypedRequest = { contact: unknown; kind: unknown; otp: unknown; browserHash: string }

/** Sends a code to a mobile or an e-mail whose owner asks what is kept of them; whether anything is, is not told. Refuses as `sendOtp` does. */
export async function sendDataCode(
  needs: OtpNeeds,
  { contact, ...from }: { contact: unknown; browserHash: string; network: string },
): Promise<SentOtp | Result<never, 'contact-wrong'>> {
  const read = readContact(contact)
  return read.ok ? sendOwnersOtp(needs, { ...read.value, ...from }) : read
}

/** What a request is for, or `again`: to be led to the newest one. */
const Kind = z.enum([...REQUEST_KINDS, 'again']).catch('copy')

/**
 * Takes the request of somebody without an account for a copy of what is kept of them, or for its erasure, with a code that was sent to them just now, and gives what opens its page. It is about the
 * mobile or the e-mail the code went to, and nothing else. Asked twice it is one request. Refuses 'nothing-asked' whoever would be led to one and has none.
 */
export async function askForData(
  needs: AskNeeds,
  { contact, kind, ...typed }: TypedRequest,
): Promise<Result<{ token: string }, 'contact-wrong' | 'otp-missing' | 'otp-wrong' | 'otp-locked' | 'nothing-asked'>> {
  const read = readContact(contact)
  if (!read.ok) return read
  return needs.db.transaction(async (db) => {
    // A refusal is no error: the transaction commits, and the guess stays counted.
    const verified = await verifyOwnersOtp({ ...needs, db }, { ...read.value, ...typed })
    if (!verified.ok) return verified
    const wanted = Kind.parse(kind)
    const asker = { ...read.value, askedBy: askerDigest(needs.keys, read.value.email ?? read.value.mobile!) }
    const id =
      wanted === 'again'
        ? await findNewest({ ...needs, db }, asker.askedBy)
        : await keep({ ...needs, db }, wanted, asker)
    return id === undefined ? refused('nothing-asked') : done({ token: requestToken(needs.keys, id) })
  })
}

function readContact(typed: unknown): Result<Asker, 'contact-wrong'> {
  const isMail = typeof typed === 'string' && typed.includes('@')
  if (!isMail) {
    const mobile = readMobile(typed)
    return mobile === undefined ? refused('contact-wrong') : done({ mobile, email: null })
  }
  const { data: email } = EmailAddress.safeParse(typed)
  return email === undefined ? refused('contact-wrong') : done({ mobile: null, email })
}

async function findNewest({ db, clock }: AskNeeds, askedBy: string): Promise<string | undefined> {
  const [newest] = await db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.askedBy, askedBy))
    .orderBy(desc(dataRequests.createdAt))
    .limit(1)
  return newest && isReadable(newest, clock.now()) ? newest.id : undefined
}

async function keep(needs: AskNeeds, kind: RequestKind, asker: Asker & { askedBy: string }): Promise<string> {
  const { db, clock } = needs
  const { askedBy, email, mobile } = asker
  await lockSubject(db, `data-request:${askedBy}`)
  const isSame = and(eq(dataRequests.askedBy, askedBy), eq(dataRequests.kind, kind), isNull(dataRequests.answeredAt))
  const [open] = await db.select({ id: dataRequests.id }).from(dataRequests).where(isSame)
  if (open) return open.id
  const reach = email === null ? maskMobile(mobile!) : maskEmail(email)
  const dueOn = addDays(istDate(clock.now()), ANSWERED_WITHIN)
  const [made] = await db
    .insert(dataRequests)
    .values({ ...asker, kind, reach, dueOn })
    .returning({ id: dataRequests.id })
  if (email !== null) await mailLink(needs, email, { id: made!.id, dueOn })
  return made!.id
}

async function mailLink(needs: AskNeeds, to: string, { id, dueOn }: { id: string; dueOn: string }): Promise<void> {
  const site = await findOperatorName(needs.db)
  const values = { site, link: requestUrl(needs, id), until: formatDate(dueOn) }
  await sendMail(needs.db, 'data-asked', { to, values })
}
