/** What one does where nothing was written for a place by hand: by type, {n} the place, {p} what it is. */
export const EVENINGS: Record<string, readonly string[]> = {
  'hill-station': [
    'The evening is a level walk and something hot in a glass',
    '{n} cools as soon as the sun goes; a jacket and a slow stroll',
    'Lights come on along the ridges, and dinner is early',
    'You hear the trees before supper',
    'Nothing in {n} is more than a walk away',
  ],
  pilgrimage: [
    'You are there for the evening lamps',
    'The evening aarti is short, loud and open to all',
    'After dark the lanes of {n} belong to pilgrims and milk sweets',
    'The temple is at its quietest in the hour before it shuts',
    'Somebody will show you where to leave your shoes',
  ],
  beach: [
    'The sea is for looking at tonight',
    'Sunset, and fish on a tin plate',
    'You walk the tide line of {n} until it is dark',
    'Sand first, bags later',
    'The tide is noted, and dinner is beside it',
  ],
  wildlife: [
    'Dinner is early, because the jeep is',
    'The forest round {n} begins where the lamps stop',
    'A walk to the gate, a list of birds, an early night',
    'You will be woken with tea, in the dark',
    'Langurs have the last word',
  ],
  heritage: [
    'The old stones of {n} are warm until eight',
    'A first walk, without a guide, before the light goes',
    'The bazaar is small and in no hurry',
    'You see the walls first by their own lamps',
    'An early look, for scale; the stories are for tomorrow',
  ],
  offbeat: [
    'Supper is with the family, by the stove',
    '{n} has more stars than lamps',
    'Someone shows you the path to the stream',
    'You are the only strangers in {n} tonight, and are asked about it',
    'A walk through {n} takes ten minutes, or an evening, if you stop when greeted',
  ],
  city: [
    'The evening is for eating where the city eats',
    'A walk down the main street of {n}, and a sweet shop',
    'You have the evening free, with three addresses on a card',
    'The hotel is central, so go out on foot',
    'Traffic thins after eight, and the ices come out',
  ],
  nature: [
    'The evening is water, birds and a long chair',
    'You walk until the path gives out',
    'The quiet of {n} takes an hour to notice',
    'Frogs begin when the generator stops',
    'A short walk, and mist instead of a view, or the other way about',
  ],
}

/** Sentences for a whole day with little on it. */
export const SLOW_DAYS: Record<string, readonly string[]> = {
  'hill-station': [
    'You have the day for footpaths, with a driver if the legs object',
    'Take the high road in the morning, the shops after lunch, and a chair by four',
    'A second day in {n} is for the walk you saw from the first',
    'No ticket is needed for anything today',
    'Pick a ridge and walk to it; the car will find you',
    'A slow breakfast, one view, one more cup',
  ],
  pilgrimage: [
    'The smaller shrines of {n} take the day, one lane at a time',
    'A morning bath for those who wish it, and a long sit for everybody',
    'You may go again to what moved you, and skip the rest',
    'Priests are at lunch from one to four; so are you',
  ],
  beach: [
    'A day of sea: swim early, read at noon, walk late',
    'There is no plan, and it is kept',
    'Another blue day: the first swim before the sun has edges',
    'You know the lane to the water by now',
    'A boat if the sea allows, a hammock if not',
    'Between breakfast and sunset you owe nobody anything',
  ],
  wildlife: [
    'A drive at dawn and another after lunch, in different parts of the forest',
    'You go in when the gates open and again when the heat breaks',
    'Two more drives; patience is the equipment',
    'Between the drives there is lunch, sleep and a bird book',
    'A different gate this morning, a different track after lunch',
    'The second day is when one starts to see the small things',
  ],
  heritage: [
    'What you hurried past yesterday is seen properly today',
    'A guide for the morning, and the afternoon without one',
    'You have {n} to yourself before ten',
    'The second look finds what the guide books left out',
    'Morning for stone, evening for the bazaar',
    'Draw, photograph, or just sit on a wall',
  ],
  offbeat: [
    'A village day: fields, kitchen, school, tea',
    'You walk to the next hamlet and back, with a boy who knows the dogs',
    'The host decides, and is usually right',
    'Bring a book and be ready not to open it',
  ],
  city: [
    'The day goes from market to museum to table',
    'You see {n} by its neighbourhoods, on foot and by rickshaw',
    'A free day, with the car at the door if wanted',
    'Museums in the heat, streets in the cool',
    'You follow your nose, which in {n} is a good guide',
    'Shops open at eleven, so does the day',
  ],
  nature: [
    'A long walk with a packed lunch',
    'Water in the morning, forest after it',
    'You go as far up the valley as you feel like',
    'A packed lunch, a stream, and an hour in which nothing is said',
    'The morning has birds in it, the afternoon has sleep',
    'Nothing is scheduled but the weather',
  ],
}

/** The types the words above are kept by, most telling first. */
export const FILLER_TYPES: readonly string[] = [
  'wildlife',
  'beach',
  'hill-station',
  'pilgrimage',
  'offbeat',
  'heritage',
  'nature',
  'city',
]

/** Words that are true of any place, for when its own are used up. */
export const ANYWHERE_EVENINGS: readonly string[] = [
  'The evening is your own',
  'A first short walk, so that the lanes are known by tomorrow',
  'There is time to unpack properly',
  'The rest of the day has no programme',
  'Tea comes with the keys',
  'You are in time to see the light go',
  'Ask at the desk for the walk they take themselves',
  'Dinner can be early tonight',
]
export const ANYWHERE_DAYS: readonly string[] = [
  'The afternoon is left open on purpose',
  'After lunch there is nothing on the plan',
  'The rest of the day is free, with the car at hand',
  'You may go back to whatever you liked best',
  'Time is left for a second visit, or a first nap',
  'A bazaar, a nap or one more look: the choice is yours',
  'The driver knows two places that are on no list',
  'The morning has a plan and the afternoon has a chair',
  'Nobody has to be anywhere after four',
  'Half the day is planned, which is the right half',
]
