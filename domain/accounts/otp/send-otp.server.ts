import { and, eq, isNull } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { isAllowedMobile, readMobile } from '#domain/contact/mobile.ts'
import { findChallenge, OTP_TTL, writeChallenge } from './challenges.server.ts'
import type { Challenge } from './challenges.server.ts'
import { areGuessesMany, areGuessesUsedUp } from './guesses.server.ts'
import { acceptProofOfWork, askForProofOfWork, proofOfWorkSubject } from '#domain/contact/proof-of-work.server.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import { verifiesEmail } from './purpose.ts'
import type { OtpPurpose } from './purpose.ts'
import { areSendsMany, recordSend, takeTurnToSend, waitBeforeSending } from './sends.server.ts'
import { isKnownDevice } from '#domain/accounts/known-device.ts'
import { users } from '#domain/accounts/tables.ts'
import { BEFORE_SIGN_IN, bookingOtpTarget, ownersOtpTarget, readTarget, targetOf } from './otp-target.ts'
import type { Booker, ChangePurpose, OtpNeeds, Owner } from './otp-target.ts'

export type OtpRequest = {
  mobile: unknown
  email: unknown
  browserHash: string
  network: string
  proofOfWork?: string
  /** What this browser keeps of the person who signed in from it. */
  deviceToken?: string
}
export type SendRefusal = 'invalid-mobile' | 'invalid-email' | 'otp-country' | 'otp-too-many' | 'otp-proof' | 'no-sms'
/** `retryAfterSeconds` stands beside 'otp-too-many', `challenge` (work to do before asking again) beside 'otp-proof'. */
export type SentOtp = Result<{ expiresInSeconds: 120 }, SendRefusal> & {
  retryAfterSeconds?: number
  challenge?: ProofOfWorkChallenge
}
type ChangeRequest = {
  purpose: ChangePurpose
  target: unknown
  browserHash: string
  network: string
  proofOfWork?: string
}

/**
 * Sends a code of six digits to who wants to sign up or to reset a password: the server decides which, by whether an account
 * has this mobile and this e-mail, and answers and works alike. It goes to the mobile; to the e-mail where the site sends no SMS, and
 * where an account from such days has verified its e-mail alone. Refuses by the budgets of FINDINGS §4.3, which the database holds
 * for all processes together, and asks for a proof of work while many codes are sent or many wrong guesses are made, by anybody or at this
 * number; not of a browser the account's owner signed in from.
 */
export async function sendOtp(needs: OtpNeeds, request: OtpRequest): Promise<SentOtp> {
  const mobile = readMobile(request.mobile)
  if (!mobile) return refused('invalid-mobile')
  const { data: email } = EmailAddress.safeParse(request.email)
  if (email === undefined) return refused('invalid-email')
  const { browserHash, network, proofOfWork } = request
  const { purpose, userId } = await findPurpose(needs, mobile, email)
  const challenge = { purpose, target: targetOf(needs, { mobile, email }), email, userId: null, browserHash }
  const { deviceToken } = request
  const isKnown = userId !== undefined && deviceToken !== undefined && isKnownDevice(needs.keys, userId, deviceToken)
  return send(needs, challenge, { network, proofOfWork, replaces: BEFORE_SIGN_IN, isKnown })
}

/**
 * Sends a code to the mobile (by SMS) or e-mail that a signed-in person wants to have from now on, or to the e-mail they have before their
 * first second factor; whether somebody has it already is not told. Refuses as `sendOtp` does.
 */
export async function sendChangeOtp(
  needs: OtpNeeds,
  actor: SignedIn | undefined,
  request: ChangeRequest,
): Promise<SentOtp | Result<never, 'forbidden'>> {
  if (actor === undefined || !demand(actor, 'profile.own').ok) return refused('forbidden')
  const { purpose, browserHash, network, proofOfWork } = request
  const target = readTarget(purpose, request.target)
  if (target === undefined) return refused(verifiesEmail(purpose) ? 'invalid-email' : 'invalid-mobile')
  return send(
    needs,
    { purpose, target, email: '', userId: actor.id, browserHash },
    { network, proofOfWork, replaces: [purpose] },
  )
}

/** Sends a code to the mobile (E.164) of an enquiry, which needs no account. Refuses as `sendOtp` does. */
export function sendEnquiryOtp(
  needs: OtpNeeds,
  { mobile: target, ...from }: Sender & { mobile: string },
): Promise<SentOtp> {
  return sendGuestOtp(needs, { ...from, purpose: 'enquiry', target })
}

type Sender = { browserHash: string; network: string }

/** Sends a code to who books as a guest. Refuses as `sendOtp` does. */
export function sendBookingOtp(needs: OtpNeeds, booker: Booker & Sender): Promise<SentOtp> {
  return sendGuestOtp(needs, { ...booker, ...bookingOtpTarget(needs.config, booker) })
}

/** Sends a code to who says a mobile or an e-mail is theirs. Refuses as `sendOtp` does. */
export function sendOwnersOtp(needs: OtpNeeds, owner: Owner & Sender): Promise<SentOtp> {
  return sendGuestOtp(needs, { ...owner, ...ownersOtpTarget(owner) })
}

function sendGuestOtp(
  needs: OtpNeeds,
  { purpose, target, browserHash, network }: Sender & { purpose: OtpPurpose; target: string },
): Promise<SentOtp> {
  const challenge = { purpose, target, email: '', userId: null, browserHash }
  return send(needs, challenge, { network, proofOfWork: undefined, replaces: [purpose] })
}

type SendingFacts = {
  network: string
  proofOfWork: string | undefined
  replaces: readonly OtpPurpose[]
  isKnown?: boolean
}

async function send(needs: OtpNeeds, challenge: Challenge, sending: SendingFacts): Promise<SentOtp> {
  const { target, browserHash, purpose } = challenge
  if (!verifiesEmail(purpose) && needs.config.codesBy === 'email') return refused('no-sms')
  if (isMobile(target) && !isAllowedMobile(target, needs.config.otpCountries)) return refused('otp-country')
  // Asked before taking a turn too: a flood that is refused anyway keeps nobody waiting.
  const isHoldMail = purpose === 'booking-by-mail'
  const early = await waitBeforeSending(needs.db, needs.clock, { target, network: sending.network, isHoldMail })
  if (early > 0) return tooMany(early)
  const subject = proofOfWorkSubject(target, browserHash)
  const isTrusted = (await acceptProofOfWork(needs, subject, sending.proofOfWork)) || sending.isKnown === true
  const sent =
    isTrusted || !(await isWorkDue(needs, challenge))
      ? await sendInTurn(needs, challenge, { ...sending, isTrusted })
      : undefined
  return sent ?? { ...refused('otp-proof'), challenge: await askForProofOfWork(needs, subject) }
}

/** Undefined when meanwhile so much was sent that work is due. */
async function sendInTurn(
  needs: OtpNeeds,
  challenge: Challenge,
  { network, replaces, isTrusted }: SendingFacts & { isTrusted: boolean },
): Promise<SentOtp | undefined> {
  const { target } = challenge
  const isHoldMail = challenge.purpose === 'booking-by-mail'
  const site = await findOperatorName(needs.db)
  return needs.db.transaction(async (db) => {
    await takeTurnToSend(db)
    const wait = await waitBeforeSending(db, needs.clock, { target, network, isHoldMail })
    if (wait > 0) return tooMany(wait)
    if (!isTrusted && (await areSendsMany(db, needs.clock, target))) return undefined
    const made = await writeChallenge({ ...needs, db }, challenge, { replaces, isTrusted })
    const { id, otp, expiresAt: until } = made
    const messageId = await sendCode(db, challenge, { otp, site, until })
    await recordSend(db, needs.clock, { id, target, network, messageId })
    return done({ expiresInSeconds: (OTP_TTL / SECOND) as 120 })
  })
}

/** Whatever strangers used up is open to who works for it: many guesses or codes of everybody, or the guesses at this number. */
async function isWorkDue({ db, clock }: OtpNeeds, { target, purpose }: Challenge): Promise<boolean> {
  const isBusy = (await areGuessesMany(db, clock)) || (await areSendsMany(db, clock, target))
  return isBusy || areGuessesUsedUp(db, clock, { target, purpose })
}

function tooMany(wait: number): SentOtp {
  return { ...refused('otp-too-many'), retryAfterSeconds: Math.ceil(wait / SECOND) }
}

async function sendCode(
  db: Db,
  { purpose, target, email }: Challenge,
  { otp, site, until }: { otp: string; site: string; until: Date },
): Promise<string> {
  const sent = verifiesEmail(purpose)
    ? await sendMail(db, 'code', { to: email || target, until, values: { otp, site } })
    : await sendSms(db, 'code', { to: target, until, values: { otp } })
  if (!sent) throw new Error('a code cannot be written: its words are switched off')
  return sent.id
}

/**
 * When this browser was sent a code for a mobile and an e-mail that may still be typed in; undefined when nothing was sent, when its 120
 * seconds are over or when it is spent. It says the same whether or not there is an account.
 */
export async function whenCodeWasSent(
  { db, clock }: Pick<OtpNeeds, 'db' | 'clock'>,
  typed: { mobile: unknown; email: unknown; browserHash: string },
): Promise<Date | undefined> {
  const mobile = readMobile(typed.mobile)
  const { data: email } = EmailAddress.safeParse(typed.email)
  if (mobile === undefined || email === undefined) return undefined
  const { browserHash } = typed
  const asked = { email, userId: null, browserHash, purposes: BEFORE_SIGN_IN }
  const sentTo = (target: string) => findChallenge(db, clock, { ...asked, target })
  return ((await sentTo(mobile)) ?? (await sentTo(email)))?.createdAt
}

async function findPurpose(
  { db, config }: OtpNeeds,
  mobile: string,
  email: string,
): Promise<{ purpose: OtpPurpose; userId: string | undefined }> {
  const [user] = await db
    .select({ id: users.id, mobileVerifiedAt: users.mobileVerifiedAt })
    .from(users)
    .where(and(eq(users.mobile, mobile), eq(users.email, email), isNull(users.erasedAt)))
  const byMail = config.codesBy === 'email' || user?.mobileVerifiedAt === null
  if (!user) return { purpose: byMail ? 'signup-by-mail' : 'signup', userId: undefined }
  return { purpose: byMail ? 'reset-by-mail' : 'reset', userId: user.id }
}

function isMobile(target: string): boolean {
  return target.startsWith('+')
}
