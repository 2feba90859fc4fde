/** Where "now" comes from; handed to every function that needs it, so a test can stop it. */
export type Clock = { now(): Date }

/** The real time of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still at `instant` until `set` moves it. */
export function stoppedClock(instant: Date): Clock & { set(next: Date): void } {
  let current = instant
  return { now: () => current, set: (next) => void (current = next) }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
