import type { PlaceStory } from '#demo/places/place-story.ts'
import { say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'

type SaidOfPlace = (name: string) => string

/** How a day goes in a place that has no one sight to see, told by its kind. */
export function characterOf(story: PlaceStory): string | undefined {
  const { name, slug, types } = story.place
  const kind = types.find((type) => type in BY_TYPE)
  const sayings: PlaceSaying<PlaceStory>[] = (BY_TYPE[kind ?? ''] ?? ANYWHERE).map((tell) => () => tell(name))
  return say(`${slug}/character`, sayings, story)
}

const ANYWHERE: SaidOfPlace[] = [
  (name) => `${name} is a place for one unhurried evening and the morning after it.`,
  (name) => `Nothing in ${name} needs a ticket or a queue; it is a halt, and a good one.`,
  (name) => `Stop in ${name} for what happens anyway: the market, the light, the tea.`,
]

const BY_TYPE: Record<string, SaidOfPlace[]> = {
  'hill-station': [
    (name) => `${name} asks for little: a walk at first light, a long lunch, an early night.`,
    (name) => `Come to ${name} for the air and the walking rather than for a list of sights.`,
    (name) => `There is no queue to stand in at ${name}. There is cool air, a path before breakfast, and time.`,
    (name) => `${name} is where one slows down between busier stops.`,
    (name) => `Bring good shoes and a book to ${name}; both will be used.`,
    (name) => `The day in ${name} starts with the view and ends with a fire or a blanket, by season.`,
    (name) => `Families like ${name} because nothing there has to be done before ten in the morning.`,
    (name) => `Walk in ${name} early, when the ridges are clear, and keep the afternoon for sitting still.`,
    (name) => `${name} is best met on foot: leave the car at the hotel after you arrive.`,
    (name) => `What one does in ${name} is look out, walk a little, and eat well.`,
    (name) => `A room with a window on the valley is half of a stay in ${name}. Ask for it when you book.`,
    (name) => `${name} is small enough to know by the second morning.`,
  ],
  pilgrimage: [
    (name) => `One comes to ${name} for darshan, and the rest of the day arranges itself round it.`,
    (name) => `Go to the shrine in ${name} before seven, when the line is short and the stone still cool.`,
    (name) => `${name} keeps the hours of its temple: up before light, quiet at noon, bright again at dusk.`,
    (name) => `Stay the night in ${name} rather than passing through; the early prayers are the better ones.`,
    (name) => `Food in ${name} is vegetarian nearly everywhere near the shrine, and simple and good.`,
    (name) => `In ${name}, carry little, wear what slips off at a door, and keep the phone in a pocket.`,
    (name) => `On festival days ${name} is full for kilometres; on an ordinary weekday it is calm.`,
    (name) => `Elders manage ${name} well if the visit is early and the afternoon is for rest.`,
    (name) => `The evening lamps are the hour to keep free in ${name}.`,
  ],
  nature: [
    (name) => `${name} is for walkers and for people who like to watch weather.`,
    (name) => `There is little to tick off in ${name} and much to look at: go slowly.`,
    (name) => `In ${name} the plan is a path, a flask of tea and no signal.`,
    (name) => `Take ${name} on foot, with somebody from the village who knows the paths.`,
    (name) => `Rooms in ${name} are few and plain. That is also why it is quiet.`,
    (name) => `What ${name} offers is outside: give it the mornings and the last hour of light.`,
    (name) => `Nobody hurries through ${name} and is glad of it later.`,
    (name) => `Pack for rain and for cold in ${name}, whatever the month says.`,
    (name) => `${name} is a good halt for people who have seen enough forts for one week.`,
  ],
  beach: [
    (name) => `${name} is for mornings in the water and evenings on the sand, with nothing in between.`,
    (name) => `Swim at ${name} where others swim, and ask about currents before you do.`,
    (name) => `The sea is the plan in ${name}; everything else is lunch.`,
    (name) => `Walk the tideline at ${name} before eight, when it belongs to fishermen and crabs.`,
    (name) => `Two slow days at ${name} undo a busy fortnight.`,
    (name) => `Weekends fill ${name}; from Monday to Thursday there is room on the sand.`,
    (name) => `Ask in ${name} what the boats brought in, and eat that.`,
    (name) => `${name} is a place to end a journey rather than to begin one.`,
  ],
  city: [
    (name) => `${name} is met on the way to somewhere, and repays an evening in its markets.`,
    (name) => `Give ${name} an evening walk and a good meal, and leave early the next morning.`,
    (name) => `Roads from all sides come together in ${name}; use it as the place to begin or to rest.`,
    (name) => `A night in ${name} breaks a long drive, and dinner is better than on the highway.`,
    (name) => `See ${name} as its own people do: a bazaar at dusk, something fried, a slow ride back.`,
    (name) => `${name} is a working city first. Its sights are its streets.`,
    (name) => `Many travellers change in ${name} to a car. A night there makes the change gentle.`,
  ],
  heritage: [
    (name) => `${name} is read in its old streets: doors, balconies, a wall that begins and stops.`,
    (name) => `Walk ${name} with somebody from the town; most of what matters has no signboard.`,
    (name) => `Old stone and early light go together in ${name}. Be out by seven.`,
    (name) => `There are no ticket counters worth a queue in ${name}, only lanes worth an afternoon.`,
    (name) => `${name} keeps its past in use: people live, pray and trade in it.`,
    (name) => `A morning on foot shows more of ${name} than a day by car.`,
  ],
  offbeat: [
    (name) => `${name} is far enough off the usual road that a stay there feels like one’s own find.`,
    (name) => `Come to ${name} with spare days: roads, permits and weather all have a say.`,
    (name) => `Homestays are how one sleeps in ${name}, and dinner is what the house eats.`,
    (name) => `Carry cash and a torch to ${name}; the nearest machine may be hours away.`,
    (name) => `Ask before you photograph people in ${name}, and accept the tea.`,
    (name) => `There is one road into ${name} and no reason to leave it quickly.`,
  ],
  wildlife: [
    (name) => `${name} lives by the forest: out before sunrise, back for lunch, out again until dark.`,
    (name) => `Take two drives at least from ${name}. The first is for the eyes to learn.`,
    (name) => `Wear dull colours in ${name} and leave perfume at home.`,
  ],
  trekking: [
    (name) => `${name} is where boots are laced: most who sleep here walk out in the morning.`,
    (name) => `Arrive in ${name} with a day in hand, for the legs and for the weather.`,
    (name) => `Charge what needs charging in ${name}; beyond it there may be no socket.`,
    (name) => `The last shops are in ${name}. Buy the forgotten gloves there.`,
  ],
  desert: [
    (name) => `In ${name} the day is for shade and the two ends of it are for the sand.`,
    (name) => `Stay a night near ${name}: the stars are the part no day trip shows.`,
  ],
  tea: [
    (name) => `Rows of tea begin where the rooms end in ${name}; walk in them before the sun is high.`,
    (name) => `Ask in ${name} to see leaf being made, and buy it fresh.`,
  ],
  island: [
    (name) => `Ferries decide the day on ${name}, so plan loosely and swim often.`,
    (name) => `${name} has one rule for visitors: touch no coral, and take nothing off the beach.`,
  ],
  monastery: [
    (name) => `Be quiet in ${name} at prayer time, walk round things clockwise, and ask before you photograph.`,
    (name) => `Morning prayers are the hour to be awake for in ${name}.`,
  ],
  river: [
    (name) => `The river is the street, the view and the weather report of ${name}.`,
    (name) => `Sit by the water in ${name} at both ends of the day; the middle is for shade.`,
  ],
  lake: [(name) => `Walk round the water at ${name} in the morning, before the wind puts lines on it.`],
  buddhist: [(name) => `${name} asks for quiet: walk round the remains once without the camera.`],
  adventure: [(name) => `Go out in ${name} with guides who show their licences and check the helmets.`],
  tribal: [
    (name) => `${name} is a visit to people’s homes. Go with a guide from the place, and buy what is made there.`,
  ],
}
