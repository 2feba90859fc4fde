/** Sentences of days that are neither a road nor a sight. */
export const ALTITUDE_WORDS: readonly string[] = [
  'You have come up to {m} m in an hour, so the rest of today is water, soup and a bed',
  'At {m} m the only plan is to have none: lie down, drink, and let the body catch up',
  'No stairs, no bath too hot, no hurry: {m} m is a height to be polite to',
  'Today is for lying down; at {m} m even unpacking counts as exercise',
]

export const LEAVING_FIRST: readonly string[] = [
  'Before you leave',
  'First thing',
  'In the morning',
  'There is time before the road',
]

export const LOOKS: readonly string[] = ['{n}, {p}', 'an hour at {n}, {p}', 'a look at {n}, {p}']

export const TWO_DRIVES: readonly string[] = [
  'Two drives go into {n}, at dawn and after lunch',
  'You are driven into {n} twice, at first light and when the heat has gone',
  'One drive in {n} is at dawn and one after lunch',
]

export const HELICOPTERS: readonly string[] = [
  'The helicopter needs clear air, so you wait with tea until the pilot nods, and are set down near {to}',
  'By air to {to}: ridges, terraces, a river, and the helipad',
  'You fly from {from} to {to} in the first clear window of the morning',
  'A short flight over the ridges brings you to {to}, with the afternoon in hand if cloud delays it',
]

/** The flight of a day's outing, up and down again. */
export const FLOWN_UP: readonly string[] = [
  'The shuttle helicopter takes you up to {n}, {p}, in a few minutes of clear air, and brings you down again before the afternoon cloud',
]
