/** Patterns of trek days that are up for the sun, and of no others: beside `TREK_WORDS`. */
export const SUNRISE_WORDS: Record<string, readonly string[]> = {
  high: [
    'You start by headlamp, to be on {high}, {hm} m, when the sun comes up',
    'The tents are left by headlamp, for {high}, {hm} m, when the sun comes up',
  ],
  climb: ['{High}, {hm} m, is yours when the sun comes up, with tea from a flask'],
  short: ['You leave {from} before light for {trailhead}, where the path begins'],
}
