/** What there was of something at a moment, in seconds. */
export type Sample = { at: number; value: number }
/** By how much it grew in an hour, and within what that is known: twice its standard error. */
export type Slope = { anHour: number; within: number }

const HOUR_SECONDS = 3600

/** The straight line that lies closest to samples, of which there are three or more. */
export function slopeOf(samples: readonly Sample[]): Slope {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)]
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  const a = samples.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread
  const off = samples.reduce((sum, one) => sum + (one.value - value - a * (one.at - at)) ** 2, 0)
  const error = Math.sqrt(off / Math.max(1, samples.length - 2) / spread)
  return { anHour: a * HOUR_SECONDS, within: 2 * error * HOUR_SECONDS }
}
