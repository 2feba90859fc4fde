/** What a sentence takes for granted, by words of it, and the words of a meeting place that has it. */
const MEANS: readonly [said: RegExp, has: RegExp][] = [
  [/\btrain\b|\bplatform\b|\bstation or\b/i, /station/],
  [/\bflight\b|\bLand or\b|\bor the airport\b/i, /airport/],
]

/** Of sentences those that are true of where one is met or dropped: no train is stepped off on an island. */
export function trueAt(station: string, sentences: readonly string[]): readonly string[] {
  return sentences.filter((one) => MEANS.every(([said, has]) => !said.test(one) || has.test(station)))
}

/** What takes for granted that one may come at any hour, or that noon is the hour. */
const AT_ANY_HOUR = /whenever suits|when you do|when you are/
const BY_NOON = /by noon|from noon/
const NOON = 12

/** Of arrivals those that agree with the hour one is asked to come by. */
export function trueOfComing(by: number | undefined, sentences: readonly string[]): readonly string[] {
  return sentences.filter((one) =>
    by === undefined ? !/by noon/.test(one) : !AT_ANY_HOUR.test(one) && (by === NOON || !BY_NOON.test(one)),
  )
}

/** How a tour begins in the city it starts from: {to} the city, {station} where one is met. */
export const ARRIVALS: readonly string[] = [
  'A driver with your name on a card meets you at {station}',
  'You are met at {station} and driven to where you sleep',
  'Land or step off the train whenever suits; somebody is at {station} for you',
  'The tour starts when you do: call from {station} and the car is outside',
  'Your car waits at {station}, with water and a plan of the days ahead',
  'From {station} it is straight to your room, ready from noon',
  'Come in by noon if you can; the pick-up from {station} is part of the price',
  'Your car is at {station} when you are, and the room is ready from noon',
]

/** How it ends: {from} the last place, {station} where one is dropped, {nights} and {km} of the whole tour. */
export const DEPARTURES: readonly string[] = [
  'Breakfast, and the car to {station} at the hour your ticket says',
  'After {nights} and {km}, the last drive is the short one to {station}',
  'You are dropped at {station} in good time; tell us the flight or train and we count backwards',
  'No programme today: sleep, pack, and be driven to {station}',
  'Rooms are yours till eleven; then the transfer to {station}',
  'A free morning if your departure is late, and then {station}',
  'The tour ends where you board: the car takes you to {station}',
  'Home today, from {station}, by whatever leaves when you like',
  'One more cup of tea in {from}, and then {station}',
  'If the onward ticket is in the evening, bags can wait at the hotel; the ride to {station} is arranged either way',
  '{nights} are over, and {station} is the last stop on the line',
  'Breakfast first; the transfer to {station} needs no hurry',
]

/** What a drive back takes for granted of its hours. */
const LONG_ENOUGH: readonly [said: RegExp, hours: number][] = [
  [/halt for lunch/, 3],
  [/look out of the window|goodbye to \{from\} early/, 4],
]

/** Of sentences of a drive back those that its hours bear out: nobody halts for lunch on an hour's road. */
export function trueOfHours(hours: number, sentences: readonly string[]): readonly string[] {
  return sentences.filter((one) => LONG_ENOUGH.every(([said, least]) => !said.test(one) || hours >= least))
}

/** How it ends with a drive back: {from}, {to}, {km}, {hours}. */
export const RETURNS: readonly string[] = [
  'The way home is {km}: {hours} from {from} to {to}',
  'You are driven to {to}, {hours} and {km}, and dropped where you like',
  'After breakfast the car turns for {to}, {km} off; plan onward tickets for the evening',
  '{To} by road, {hours}, with a halt for lunch',
  'The last {km} of the tour bring you to {to} in {hours}; book nothing tight',
  'Down to {to} today, {hours} by the quickest road',
  'You leave {from} at eight and are in {to} after {hours}; we drop you at the station or the airport',
  'It takes {hours} to {to}; an evening train or flight fits well',
  '{From} to {to} is {km}, and the tour ends there, wherever you go on from',
  'A day to look out of the window: {km} to {to}',
  'Say goodbye to {from} early, for {to} is {hours} away',
  '{hours} of road close the tour in {to}, {km} from {from}',
]
