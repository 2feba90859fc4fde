/** How a leg is told: {from}, {to}, {km} ("about 140 km"), {hours} ("four hours"). */
export const DRIVES: readonly string[] = [
  '{To} is {km} and {hours} away',
  'You leave {from} after breakfast: {km}, {hours}',
  'The road to {to} takes {hours} for {km}',
  '{km} today, or {hours} with stops of your choosing',
  'It is {hours} to {to}, {km} by the road we use',
  'Bags are in the car by nine, and {km} lie between {from} and {to}',
  'You are driven to {to}, {hours} and {km} from {from}',
  'Between {from} and {to} lie {km}; allow {hours}',
  'An easy start from {from}, then {hours} of road to {to}',
  'Goodbye to {from}; {to} is {hours} on',
  'A move today: {from} to {to}, {km} in {hours}',
  '{hours} on the road, {km} in all, and {to} at the end',
  'The car is at the door at half past eight for {to}, {km} off',
  'From {from} the way to {to} is {km}, driven in {hours}',
]

export const SHORT_DRIVES: readonly string[] = [
  '{To} is only {km} from {from}',
  'A short hop of {km} brings you to {to}',
  '{From} and {to} are only {hours} apart',
  'It is {km} to {to}, barely {hours}',
  'You change beds but hardly road: {km} to {to}',
  'After a late breakfast in {from}, {hours} to {to}',
]

export const LONG_DRIVES: readonly string[] = [
  'A long day: {km}, {hours}, begun at seven and broken for lunch',
  'An early start from {from}, for {to} is {hours} away and {km} by road',
  'You leave {from} at half past six; {km} and {hours} later there is {to}',
  '{km} make it a full day in the car, about {hours} with lunch between',
  'The drive to {to} takes {hours}, which is why it starts with a packed breakfast',
  'Seven in the morning, {from} behind you, {km} to go',
]

export const TRAINS: readonly string[] = [
  'A fast train does the distance to {to} in {hours}; the transfer at both ends is ours',
  'By train to {to}, {hours} with a window and a meal tray',
  'The train leaves {from} in the morning and is in {to} {hours} later',
]

export const FLIGHTS: readonly string[] = [
  'You fly to {to}; door to door it is {hours}',
  'The map is too long for a car, so today is by air to {to}, {hours} with the transfers',
  'A flight replaces the road to {to}: allow {hours} from door to door',
]

export const BOATS: readonly string[] = [
  'The ferry to {to} takes {hours}; seats are booked, go up on deck',
  'By boat to {to}, {hours} over {km} of water',
  'You cross to {to} in {hours}',
]

/** By car to {via}, then on foot. */
export const WALKS_IN: readonly string[] = [
  'The car goes as far as {via}, {road}; from there it is {walk} on foot to {to}, {walkHours} with halts',
  'At {via} the road ends. Boots on: {walk} to {to}, {walkHours} of it',
  'By car to {via}, and from there on foot, {walk} and {walkHours} at your own pace, to {to}',
]

/** On foot to {via}, then by car. */
export const WALKS_OUT: readonly string[] = [
  'You walk {walk} to {via}, {walkHours} with halts, and are driven on to {to}, {road} further',
  'On foot to {via} first, {walk} in {walkHours}; the car waits there for the {road} to {to}',
  'Boots on at first light: {walk} to {via}, {walkHours}, and then {road} by car to {to}',
]

/** The evening one leaves, the morning one wakes, and the same on the way home. */
export const COACHES: readonly string[] = [
  'Come at seven in the evening: the coach to {to} leaves {from} at eight, {km} ahead of it',
  'The day is yours until seven; at eight a reclining coach leaves {from} for {to}, {km} by the road',
  '{From} is left at eight in the evening, asleep in a coach that has {km} to go to {to}',
]

export const OFF_THE_COACH: readonly string[] = [
  'You wake in the hills, and are in {to} by breakfast',
  'You step out at {to} in time for parathas',
  '{To} is outside the window in the morning, and the room is ready after breakfast',
]

export const COACHES_HOME: readonly string[] = [
  'The day is yours until five, when the coach leaves for {to}, {km} away',
  'A last walk, then the evening coach to {to}: {km}, most of them asleep',
  'Bags may wait at the hotel; the night coach to {to} starts at about five and has {km} to go',
]

export const HOME_BY_COACH: readonly string[] = [
  'The coach is in {to} before the city is up, and you are free from there',
  'You are back in {to} early in the morning, in time for an office day if it must be',
  '{To} early in the morning, and the journey is over where it began',
]
