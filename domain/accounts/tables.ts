import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import { newId } from '#platform/ids.ts'
import { pictures } from '#domain/media/tables.ts'
import { OTP_PURPOSES } from './otp/purpose.ts'
import { ROLES } from '#domain/policy/role.ts'
import { VIEWED_LISTS } from './saved-view.ts'

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    role: text({ enum: ROLES }).notNull().default('traveller'),
    name: text().notNull(),
    /** Lower case. */
    email: text().unique(),
    emailVerifiedAt: instant(),
    /** E.164. Whoever proves it has it alone; others may have typed it too. */
    mobile: text(),
    mobileVerifiedAt: instant(),
    /** A PHC string; none for who only ever signed in through an identity provider. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    pictureId: text().references(() => pictures.id),
    wantsEmailNews: boolean().notNull().default(false),
    wantsSmsNews: boolean().notNull().default(false),
    createdAt: createdAtColumn(),
    deletionRequestedAt: instant(),
    /** Emptied of everything personal. */
    erasedAt: instant(),
  },
  (user) => [
    uniqueIndex('users_mobile_verified')
      .on(user.mobile)
      .where(sql`${user.mobileVerifiedAt} is not null`),
    index('users_mobile').on(user.mobile),
    index('users_name').using('gin', sql`${user.name} gin_trgm_ops`),
    // Those who work here, who are few.
    index('users_staff')
      .on(user.email)
      .where(sql`${user.role} <> 'traveller'`),
    index('users_made').on(user.createdAt),
    check('users_email_lower', sql`${user.email} = lower(${user.email})`),
    check('users_mobile_e164', sql`${user.mobile} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('users_role', sql`${user.role} in ('traveller', 'sales', 'editor', 'owner')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of what the cookie holds, in hex. */
    tokenHash: text().primaryKey(),
    /** What the owner calls it by when ending it; opens nothing. */
    publicId: text().notNull().unique().$defaultFn(newId),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the person last signed in or gave the password again. */
    provenAt: instant().notNull(),
    /** When this session passed the second step. */
    secondFactorAt: instant(),
    /** What a passkey is to sign next, once, and until when. */
    challenge: text(),
    challengeUntil: instant(),
    expiresAt: instant().notNull(),
    userAgent: text().notNull(),
    network: text().notNull(),
  },
  (session) => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
)

/** What somebody who works here shows besides the password. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['app', 'passkey'] }).notNull(),
    name: text().notNull(),
    /** Of an app its secret, sealed; of a passkey its public key, base64url. */
    secret: text().notNull(),
    /** A passkey's own id. */
    credentialId: text().unique(),
    /** Of an app the last time step a code was taken of; of a passkey what it has counted. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (factor) => [index('second_factors_user').on(factor.userId)],
)

/** What takes the place of a second factor that is lost, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant(),
  },
  (code) => [index('recovery_codes_user').on(code.userId)],
)

/** Who was asked by mail to work here. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: idColumn(),
    tokenHash: text().notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    invitedBy: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Taken, withdrawn or replaced by a newer one. */
    endedAt: instant(),
  },
  (invitation) => [index('staff_invitations_email').on(invitation.email)],
)

export const identities = pgTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    linkedAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('identities_user').on(identity.userId),
  ],
)

/** A stranger's identity whose verified e-mail is a member's: it waits for that member's consent. */
export const identityLinkRequests = pgTable('identity_link_requests', {
  tokenHash: text().primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

/** A code that was sent, for one purpose, address and browser. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: idColumn(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** E.164 mobile, or for change-email the new address. */
    target: text().notNull(),
    /** What was typed beside it, lower case; empty when nothing was. */
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    browserHash: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (challenge) => [
    index('otp_challenges_target').on(challenge.target, challenge.purpose, challenge.createdAt),
    check('otp_challenges_tries', sql`${challenge.tries} between 0 and 5`),
  ],
)

/** Wrong guesses by address and purpose; no resend, other process or other network resets them. */
export const otpGuesses = pgTable(
  'otp_guesses',
  {
    target: text().notNull(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    guessesToday: integer().notNull(),
    guessesSinceSuccess: integer().notNull(),
  },
  (guesses) => [primaryKey({ columns: [guesses.target, guesses.purpose] })],
)

/** Every code handed to the outbox: what the budgets of FINDINGS §4.3 count. */
export const otpSends = pgTable(
  'otp_sends',
  {
    id: idColumn(),
    target: text().notNull(),
    /** The first six digits of the national number, with the country code; the domain of an e-mail address. */
    prefix: text().notNull(),
    network: text().notNull(),
    sentAt: instant().notNull(),
    /** The outbox's id, by which a failed delivery is known. */
    messageId: text().notNull(),
    verifiedAt: instant(),
  },
  (send) => [
    index('otp_sends_target').on(send.target, send.sentAt),
    index('otp_sends_prefix').on(send.prefix, send.sentAt),
    index('otp_sends_network').on(send.network, send.sentAt),
    index('otp_sends_time').on(send.sentAt),
  ],
)

/** What a verified code gives: one change, once. */
export const otpGrants = pgTable('otp_grants', {
  tokenHash: text().primaryKey(),
  purpose: text({ enum: OTP_PURPOSES }).notNull(),
  target: text().notNull(),
  email: text().notNull(),
  userId: text().references(() => users.id, { onDelete: 'cascade' }),
  browserHash: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** A list of the office as one of its staff looks at it, by a name of their own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: VIEWED_LISTS }).notNull(),
    name: text().notNull(),
    /** What the address of the list asks, without its page. */
    query: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (view) => [uniqueIndex('saved_views_named').on(view.userId, view.list, view.name)],
)
