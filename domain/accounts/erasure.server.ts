import { and, eq, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { forgetPicture, forgetPictureFiles } from '#domain/media/forget-picture.server.ts'
import type { MediaStorage } from '#domain/media/storage/storage.ts'
import { isLastOwner, takeOwnersTurn } from './owners.server.ts'
import { dropFactors } from './second-factor/drop-factors.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { identities, identityLinkRequests, otpChallenges, otpGrants, otpGuesses, otpSends, users } from './tables.ts'

type User = InferSelectModel<typeof users>
type Addresses = { email: string | null; mobile: string | null }
/** Who is being erased, for rooms that know the person by other names than the id; `verified` are the addresses that surely are theirs. */
export type ErasedPerson = Addresses & { userId: string; verified: Addresses }
export type ErasureNeeds = {
  db: Db
  clock: Clock
  storage: MediaStorage
  /** Empties what other rooms hold of the person, in the same transaction. */
  also?: (db: Db, person: ErasedPerson) => Promise<void>
}

/** How long a person may keep the account after all. */
const UNDO_WITHIN = 7 * DAY
const NAME_OF_NOBODY = 'Deleted account'

/**
 * Empties every account whose seven days are over, each in a transaction of its own; what law asks to be kept stays with its room, under
 * an id that names nobody. Several processes may do this at once. Returns how many.
 */
export async function eraseDue(needs: ErasureNeeds): Promise<number> {
  const seen: SeenPerson[] = []
  for (;;) {
    const next = await eraseNext(
      needs,
      seen.map(({ userId }) => userId),
    )
    if (!next) return seen.filter(({ isErased }) => isErased).length
    seen.push(next)
    // Not inside of the transaction: the files may be asked for by the one connection it holds.
    if (next.gonePicture !== null) await forgetPictureFiles(needs.storage, next.gonePicture)
  }
}

type SeenPerson = { userId: string; isErased: boolean; gonePicture: string | null }

/** Looks at one account that is due; undefined when there is none. The last owner's is not emptied. */
async function eraseNext(
  { db, clock, also }: ErasureNeeds,
  passOver: readonly string[],
): Promise<SeenPerson | undefined> {
  const dueSince = new Date(clock.now().getTime() - UNDO_WITHIN)
  return db.transaction(async (db) => {
    await takeOwnersTurn(db)
    const [user] = await db
      .select()
      .from(users)
      .where(
        and(
          isNotNull(users.deletionRequestedAt),
          lte(users.deletionRequestedAt, dueSince),
          isNull(users.erasedAt),
          ...passOver.map((id) => ne(users.id, id)),
        ),
      )
      .orderBy(users.deletionRequestedAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!user) return undefined
    const userId = user.id
    if (await isLastOwner(db, userId)) return { userId, isErased: false, gonePicture: null }
    await also?.(db, erasedPersonOf(user))
    await empty(db, clock, user)
    const { pictureId } = user
    const isGone = pictureId !== null && (await forgetPicture(db, pictureId))
    return { userId, isErased: true, gonePicture: isGone ? pictureId : null }
  })
}

function erasedPersonOf({ id: userId, email, emailVerifiedAt, mobile, mobileVerifiedAt }: User): ErasedPerson {
  return { userId, email, mobile, verified: { email: emailVerifiedAt && email, mobile: mobileVerifiedAt && mobile } }
}

async function empty(db: Db, clock: Clock, user: User): Promise<void> {
  await endAllSessions(db, user.id)
  await db.delete(identities).where(eq(identities.userId, user.id))
  await db.delete(identityLinkRequests).where(eq(identityLinkRequests.userId, user.id))
  await dropFactors(db, user.id)
  await emptyOtps(db, user)
  await db
    .update(users)
    .set({
      name: NAME_OF_NOBODY,
      role: 'traveller',
      email: null,
      emailVerifiedAt: null,
      mobile: null,
      mobileVerifiedAt: null,
      passwordHash: null,
      passwordChangedAt: null,
      pictureId: null,
      wantsEmailNews: false,
      wantsSmsNews: false,
      erasedAt: clock.now(),
    })
    .where(eq(users.id, user.id))
}

async function emptyOtps(db: Db, { id, email, mobile }: User): Promise<void> {
  const targets = [email, mobile].filter((target) => target !== null)
  for (const table of [otpChallenges, otpGrants])
    await db
      .delete(table)
      .where(or(eq(table.userId, id), inArray(table.target, targets), inArray(table.email, targets)))
  await db.delete(otpSends).where(inArray(otpSends.target, targets))
  await db.delete(otpGuesses).where(inArray(otpGuesses.target, targets))
}

/** When an account is emptied whose person asks for it at an instant. */
export function erasureAfter(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + UNDO_WITHIN)
}
