import { and, count, eq, gt, gte, lt, or, sql, sum } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { OtpPurpose } from './purpose.ts'
import { otpChallenges, otpGuesses } from '#domain/accounts/tables.ts'

/** FINDINGS §4.3: guesses at one number in a day of India, and from one success to the next. */
const MOST_GUESSES_A_DAY = 10
const MOST_GUESSES_SINCE_SUCCESS = 100
/** FINDINGS §4.3: wrong guesses of everybody in an hour, beyond which a code costs a proof of work. */
const CALM_WRONG_GUESSES_AN_HOUR = 200
const INDIA_AHEAD = 5.5 * HOUR

type Key = { target: string; purpose: OtpPurpose }

/**
 * Counts a guess that is about to be compared, in one statement; false when the budget of this number is used up. Neither a
 * resend, nor another process, browser or network resets it. A clock that lags behind another process's starts no new day.
 */
export async function countGuess(db: Db, clock: Clock, key: Key): Promise<boolean> {
  const { guessesToday, guessesSinceSuccess } = otpGuesses
  const day = indianDay(clock)
  const isNewDay = sql`${otpGuesses.day} < ${day}`
  const counted = await db
    .insert(otpGuesses)
    .values({ ...bucketOf(key), day, guessesToday: 1, guessesSinceSuccess: 1 })
    .onConflictDoUpdate({
      target: [otpGuesses.target, otpGuesses.purpose],
      set: {
        day: sql`greatest(${otpGuesses.day}, ${day})`,
        guessesToday: sql`case when ${isNewDay} then 1 else ${guessesToday} + 1 end`,
        guessesSinceSuccess: sql`${guessesSinceSuccess} + 1`,
      },
      setWhere: and(
        or(isNewDay, lt(guessesToday, MOST_GUESSES_A_DAY)),
        lt(guessesSinceSuccess, MOST_GUESSES_SINCE_SUCCESS),
      ),
    })
    .returning({ day: otpGuesses.day })
  return counted.length > 0
}

/** Whether the budget of this number is used up, for the day or since the last success: by anybody, not only by its owner. */
export async function areGuessesUsedUp(db: Db, clock: Clock, key: Key): Promise<boolean> {
  const { target, purpose } = bucketOf(key)
  const { day, guessesToday, guessesSinceSuccess } = otpGuesses
  const ofToday = and(gte(day, indianDay(clock)), gte(guessesToday, MOST_GUESSES_A_DAY))
  const isUsedUp = or(ofToday, gte(guessesSinceSuccess, MOST_GUESSES_SINCE_SUCCESS))
  const [row] = await db
    .select({ day })
    .from(otpGuesses)
    .where(and(eq(otpGuesses.target, target), eq(otpGuesses.purpose, purpose), isUsedUp))
  return row !== undefined
}

/** A right guess was no wrong one, if it was counted, and its number is known to be its owner's. */
export async function forgiveGuess(db: Db, key: Key, isCounted: boolean): Promise<void> {
  const { target, purpose } = bucketOf(key)
  await db
    .update(otpGuesses)
    .set({ guessesToday: sql`greatest(${otpGuesses.guessesToday} - ${isCounted ? 1 : 0}, 0)`, guessesSinceSuccess: 0 })
    .where(and(eq(otpGuesses.target, target), eq(otpGuesses.purpose, purpose)))
}

/** Whether more wrong guesses were made in the last hour, by anybody at anything, than honest people make. */
export async function areGuessesMany(db: Db, clock: Clock): Promise<boolean> {
  const anHourAgo = new Date(clock.now().getTime() - HOUR)
  const [row] = await db
    .select({ tries: sum(otpChallenges.tries).mapWith(Number), right: count(otpChallenges.usedAt) })
    .from(otpChallenges)
    .where(gt(otpChallenges.createdAt, anHourAgo))
  return (row?.tries ?? 0) - (row?.right ?? 0) > CALM_WRONG_GUESSES_AN_HOUR
}

const BEFORE_SIGN_IN: readonly OtpPurpose[] = ['signup', 'reset', 'signup-by-mail', 'reset-by-mail']

/** Sign-up and reset share one budget: two would tell, by which of them is used up, whether an e-mail belongs to a mobile. */
function bucketOf({ target, purpose }: Key): Key {
  return { target, purpose: BEFORE_SIGN_IN.includes(purpose) ? 'signup' : purpose }
}

function indianDay(clock: Clock): string {
  return new Date(clock.now().getTime() + INDIA_AHEAD).toISOString().slice(0, 10)
}
