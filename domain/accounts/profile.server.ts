import { eq, isNull } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { forgetPicture, forgetPictureFiles } from '#domain/media/forget-picture.server.ts'
import { savePortrait } from '#domain/media/pictures.server.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import type { UploadRefusal } from '#domain/media/upload.server.ts'
import { collectAccount } from './account-export.server.ts'
import { replaceEmail, replaceMobile } from './contact-change.server.ts'
import type { ContactRefusal, VerifiedChange } from './contact-change.server.ts'
import { erasureAfter } from './erasure.server.ts'
import { sendChangeNotices } from './notices.server.ts'
import { changeUser, getUser } from './own-account.server.ts'
import { hashPassword, refusePassword } from './passwords.server.ts'
import type { PasswordRefusal } from './passwords.server.ts'
import { readName } from './person.ts'
import type { NameRefusal } from './person.ts'
import type { Person } from './person.ts'
import { imagePath, toPerson } from './person.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { demand } from '#domain/policy/policy.ts'
import { demandReauthentication, givePassword, isFreshlyAuthenticated } from './reauthentication.server.ts'
import type { ReauthenticationRefusal } from './reauthentication.server.ts'
import { endAllSessions } from './sessions.server.ts'
import type { Visitor } from './sessions.server.ts'
import { users } from './tables.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'

type ProfileNeeds = { db: Db; clock: Clock }
type ForbiddenReason = 'forbidden'

/** What a person sees of the own account. `isFreshlyAuthenticated` tells whether changes are possible without the password. */
export type Profile = Person & {
  isEmailVerified: boolean
  isMobileVerified: boolean
  hasPassword: boolean
  wantsEmailNews: boolean
  wantsSmsNews: boolean
  createdAt: Date
  /** When the account will be emptied, if the person asked for that. */
  erasesAt: Date | null
  isFreshlyAuthenticated: boolean
}

/** A visitor's own profile. Throws when the account is gone. */
export async function findProfile(
  { db, clock }: ProfileNeeds,
  visitor: Visitor,
): Promise<Result<Profile, ForbiddenReason>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const user = await getUser(db, visitor)
  const { wantsEmailNews, wantsSmsNews, createdAt } = user
  return done({
    ...toPerson(user),
    wantsEmailNews,
    wantsSmsNews,
    createdAt,
    isEmailVerified: user.emailVerifiedAt !== null,
    isMobileVerified: user.mobileVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    erasesAt: user.deletionRequestedAt && erasureAfter(user.deletionRequestedAt),
    isFreshlyAuthenticated: isFreshlyAuthenticated(clock, visitor),
  })
}

/** How whoever an account is of is reached: what their own booking begins with. `userId` is of a session that was proven; undefined when the account is gone. */
export async function findOwnContact(db: Db, userId: string) {
  const { name, mobile, email } = users
  const [found] = await db.select({ name, mobile, email }).from(users).where(eq(users.id, userId))
  return found && { name: found.name, mobile: found.mobile ?? '', email: found.email ?? '' }
}

/** Changes what the visitor is called. */
export async function changeName(
  db: Db,
  visitor: Visitor,
  typed: unknown,
): Promise<Result<{ name: string }, ForbiddenReason | NameRefusal>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const name = readName(typed)
  if (!name.ok) return name
  await changeUser(db, visitor, { name: name.value })
  return done({ name: name.value })
}

/** Takes a file as the visitor's photograph. Refuses what `savePortrait` refuses, and more than 20 in an hour. Throws EncodersBusy. */
export async function changePhoto(
  { db, clock, renditions }: ProfileNeeds & { renditions: Pick<Renditions, 'storage' | 'receive'> },
  visitor: Visitor,
  bytes: Uint8Array,
): Promise<Result<{ image: string }, ForbiddenReason | UploadRefusal | 'too-many'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  if (!(await takeFromLimit(db, clock, { key: `photo ${visitor.id}`, most: 20, per: HOUR })).ok)
    return refused('too-many')
  const saved = await savePortrait(db, renditions, bytes, `Photograph of ${visitor.name}`)
  if (!saved.ok) return saved
  await showPhoto({ db, renditions }, visitor, saved.value.id)
  return done({ image: imagePath(saved.value.id) })
}

/** Shows no photograph of the visitor any more. */
export async function removePhoto(
  needs: { db: Db; renditions: Pick<Renditions, 'storage'> },
  visitor: Visitor,
): Promise<Result<void, ForbiddenReason>> {
  const allowed = demand(visitor, 'profile.own')
  if (allowed.ok) await showPhoto(needs, visitor, null)
  return allowed
}

/** The photograph shown before is kept no longer. */
async function showPhoto(
  { db, renditions }: { db: Db; renditions: Pick<Renditions, 'storage'> },
  visitor: Visitor,
  pictureId: string | null,
): Promise<void> {
  const { pictureId: before } = await getUser(db, visitor)
  await changeUser(db, visitor, { pictureId })
  if (before === null || before === pictureId) return
  if (await forgetPicture(db, before)) await forgetPictureFiles(renditions.storage, before)
}

/**
 * Gives the visitor a new password for the one they type, or for a fresh sign-in when the account has none; every other session ends and
 * a notice goes out. Refuses a wrong current one and a new one that will not do. Throws PasswordsBusy.
 */
export async function changePassword(
  { db, clock }: ProfileNeeds,
  visitor: Visitor,
  { current, next }: { current: string; next: string },
): Promise<Result<void, ForbiddenReason | PasswordRefusal | ReauthenticationRefusal>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const user = await getUser(db, visitor)
  const { passwordHash: before, name, email } = user
  const weak = refusePassword(next, { name, email: email ?? '', site: await findOperatorName(db) })
  if (weak) return refused(weak)
  const needs = { db, clock }
  const fresh =
    before === null || visitor.awaits
      ? await demandReauthentication(needs, visitor)
      : await givePassword(needs, visitor, current)
  if (!fresh.ok) return fresh
  const passwordHash = await hashPassword(next)
  return db.transaction(async (db) => {
    // Whoever resets it at this moment has the last word.
    const asProven = before === null ? isNull(users.passwordHash) : eq(users.passwordHash, before)
    if (!(await changeUser(db, visitor, { passwordHash, passwordChangedAt: clock.now() }, asProven)))
      return refused('password-wrong')
    await endAllSessions(db, visitor.id, visitor.session.publicId)
    await sendChangeNotices({ db, clock }, user, 'password', { kind: 'password-changed', values: {} })
    return done(undefined)
  })
}

/** What `changeMobile` and `changeEmail` take: the new one, its code, and the password unless the session is freshly authenticated. */
export type ContactChange = Omit<VerifiedChange, 'target'> & { password?: string }

/** Puts a mobile that was verified by its code on the visitor's account. Refuses without a fresh sign-in or the password, and one another account has. */
export async function changeMobile(
  needs: ProfileNeeds & { keys: KeyRing },
  visitor: Visitor,
  { mobile, password, ...typed }: ContactChange & { mobile: unknown },
): Promise<Result<{ mobile: string }, ForbiddenReason | ReauthenticationRefusal | ContactRefusal | 'invalid-mobile'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const fresh = await demandReauthentication(needs, visitor, password)
  return fresh.ok ? replaceMobile(needs, visitor.id, { ...typed, target: mobile }) : fresh
}

/** Puts an e-mail that was verified by its code on the visitor's account; the old one gets a notice. Refuses as `changeMobile` does. */
export async function changeEmail(
  needs: ProfileNeeds & { keys: KeyRing },
  visitor: Visitor,
  { email, password, ...typed }: ContactChange & { email: unknown },
): Promise<Result<{ email: string }, ForbiddenReason | ReauthenticationRefusal | ContactRefusal | 'invalid-email'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const fresh = await demandReauthentication(needs, visitor, password)
  return fresh.ok ? replaceEmail(needs, visitor.id, { ...typed, target: email }) : fresh
}

/** What the visitor wants to hear of beside notices about the account and trips, by e-mail and by SMS. */
export async function saveNotificationChoices(
  db: Db,
  visitor: Visitor,
  { email, sms }: { email: boolean; sms: boolean },
): Promise<Result<void, ForbiddenReason>> {
  const allowed = demand(visitor, 'profile.own')
  if (allowed.ok) await changeUser(db, visitor, { wantsEmailNews: email, wantsSmsNews: sms })
  return allowed
}

export type AccountExport = Awaited<ReturnType<typeof collectAccount>> & { exportedAt: Date } & Record<string, unknown>

/** Everything the site holds on the visitor, for JSON. The caller adds in `others` what rooms above this one hold, by their names. */
export async function exportAccount(
  { db, clock }: ProfileNeeds,
  visitor: Visitor,
  others: Record<string, unknown> = {},
): Promise<Result<AccountExport, ForbiddenReason>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  return done({ ...others, exportedAt: clock.now(), ...(await collectAccount(db, visitor.id)) })
}
