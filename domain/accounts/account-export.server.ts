import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { identities, otpSends, secondFactors, sessions, users } from './tables.ts'

/** Everything the rooms up to accounts hold on a person; dates become ISO text in JSON. No secret and no digest of one is in it. */
export async function collectAccount(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('nobody to tell about')
  const { id, role, name, email, emailVerifiedAt, mobile, mobileVerifiedAt, pictureId, createdAt } = user
  const { passwordHash, passwordChangedAt, wantsEmailNews, wantsSmsNews, deletionRequestedAt } = user
  // Anybody may have typed an address that is not theirs: what the site sent there is told to its verified owner alone.
  const addresses = [emailVerifiedAt && email, mobileVerifiedAt && mobile].filter((address) => address !== null)
  return {
    account: {
      id,
      role,
      name,
      email,
      emailVerifiedAt,
      mobile,
      mobileVerifiedAt,
      pictureId,
      createdAt,
      deletionRequestedAt,
    },
    password: { isSet: passwordHash !== null, changedAt: passwordChangedAt },
    notifications: { email: wantsEmailNews, sms: wantsSmsNews },
    identities: await identitiesOf(db, userId),
    secondFactors: await factorsOf(db, userId),
    sessions: await sessionsOf(db, userId),
    messages: await messagesTo(db, addresses),
    codesSent: await codesSentTo(db, addresses),
  }
}

function identitiesOf(db: Db, userId: string) {
  const { provider, subject, email, linkedAt, lastUsedAt } = identities
  return db
    .select({ provider, subject, email, linkedAt, lastUsedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
}

function factorsOf(db: Db, userId: string) {
  const { kind, name, createdAt, lastUsedAt } = secondFactors
  return db
    .select({ kind, name, createdAt, lastUsedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(desc(createdAt))
}

function sessionsOf(db: Db, userId: string) {
  const { userAgent, network, createdAt, lastSeenAt, expiresAt } = sessions
  return db
    .select({ userAgent, network, createdAt, lastSeenAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(lastSeenAt))
}

function messagesTo(db: Db, addresses: string[]) {
  const { channel, recipient: to, subject, createdAt, sentAt } = outbox
  return db
    .select({ channel, to, subject, createdAt, sentAt })
    .from(outbox)
    .where(inArray(outbox.recipient, addresses))
    .orderBy(desc(createdAt))
}

function codesSentTo(db: Db, addresses: string[]) {
  const { target: to, network, sentAt, verifiedAt } = otpSends
  return db
    .select({ to, network, sentAt, verifiedAt })
    .from(otpSends)
    .where(inArray(otpSends.target, addresses))
    .orderBy(desc(sentAt))
}
