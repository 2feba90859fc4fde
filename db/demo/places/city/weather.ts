import type { PlaceStory } from '#db/demo/places/place-story.ts'
import type { Zone } from '#db/demo/places/zones.ts'
import type { Saying } from '#db/demo/places/words.ts'

const has = ({ place }: PlaceStory, ...types: string[]) => place.types.some((type) => types.includes(type))
const above = ({ altitudeM }: PlaceStory, metres: number) => altitudeM !== null && altitudeM >= metres
const inMonth = ({ place }: PlaceStory, ...months: number[]) =>
  months.every((month) => place.bestMonths.includes(month))
const only = (holds: boolean, text: string) => (holds ? text : undefined)

const CHAR_DHAM = new Set([
  'badrinath',
  'kedarnath',
  'gangotri',
  'yamunotri',
  'barkot',
  'harsil',
  'guptkashi',
  'sitapur-kedarnath',
  'pipalkoti',
  'govindghat',
])

const DRY_PARKS = new Set(['sawai-madhopur', 'sariska', 'sasan-gir', 'jawai'])

/** What the year does in each zone; sources: db/demo/facts/seasons.json. */
export const WEATHER: Record<Zone, Saying<PlaceStory>[]> = {
  'cold-desert': [
    (story) =>
      only(
        story.place.stateCode === 'IN-LA' || above(story, 3000),
        `The monsoon hardly crosses these mountains, so July and August stay dry when the rest of the north is wet.`,
      ),
    ({ place }) =>
      `Snow closes the high roads round ${place.name} for much of the winter; the Manali to Leh road usually opens from June to October.`,
    ({ place }) => `Nights in ${place.name} are cold even in July, and the sun by day is stronger than it feels.`,
    ({ place }) => `It is a cold desert: bring sun cream and a thick jacket to ${place.name} in the same bag.`,
  ],
  kashmir: [
    ({ place }) => `From December to March ${place.name} is under snow or waiting for it.`,
    ({ place }) =>
      `Spring comes to the valley with the tulips, in late March and April; by October ${place.name} has turned to gold.`,
    ({ place }) => `The monsoon is weak in the valley, which makes July and August good in ${place.name}.`,
  ],
  himalaya: [
    (story) =>
      only(
        CHAR_DHAM.has(story.place.slug),
        `The Char Dham temples open in late April or May and close by early November; the exact days are announced each year.`,
      ),
    (story) =>
      only(
        !CHAR_DHAM.has(story.place.slug),
        `July and August bring landslides to the hill roads near ${story.place.name}, so leave slack in the plan.`,
      ),
    (story) =>
      only(
        above(story, 1900) && !CHAR_DHAM.has(story.place.slug),
        `Snow may fall in ${story.place.name} between December and March; carry chains or take a local driver.`,
      ),
    (story) =>
      only(inMonth(story, 10, 11), `After the rain, in October and November, the peaks are at their clearest.`),
    (story) =>
      only(
        inMonth(story, 5, 6),
        `In May and June the plains come up for the cool air, so book ${story.place.name} early for those weeks.`,
      ),
    (story) =>
      only(
        above(story, 2500) && CHAR_DHAM.has(story.place.slug),
        `Even in June the mornings in ${story.place.name} ask for a woollen cap.`,
      ),
    (story) => only(inMonth(story, 4), `Rhododendrons flower on these slopes around April.`),
  ],
  foothills: [
    ({ place }) => `May and June are hot in ${place.name}; July and August are wet, and the hill roads above it slide.`,
    (story) => only(inMonth(story, 12), `Winter days are bright in ${story.place.name} and the mornings cold.`),
    (story) => only(!inMonth(story, 7), `The heavy rain comes in July and August.`),
  ],
  'north-plains': [
    ({ place }) =>
      `Fog delays trains and flights to ${place.name} around the end of December and in January, so keep a margin.`,
    ({ place }) => `May and June pass 40 °C in ${place.name}; only the early morning is for walking then.`,
    (story) =>
      only(
        inMonth(story, 2, 3),
        `February and early March are the pleasantest weeks: cool mornings, flowers, little fog.`,
      ),
    () => `The rain comes in July and August, and with it the heat that does not leave at night.`,
    (story) =>
      only(
        inMonth(story, 11),
        `November is our pick: the air has cleared after the rain and the fog is still a month away.`,
      ),
    (story) =>
      only(has(story, 'wildlife', 'nature'), `Grass and leaves are thick after the rain; by March one sees further.`),
  ],
  'dry-west': [
    (story) =>
      only(
        has(story, 'desert'),
        `Winter nights near ${story.place.name} drop close to freezing while the days stay warm.`,
      ),
    ({ place }) => `From April the heat shuts ${place.name} down between eleven and five.`,
    (story) =>
      only(
        ['bhuj', 'dhordo', 'mandvi', 'zainabad', 'dholavira'].includes(story.place.slug),
        `The Rann is dry and white from November to February, and brightest at full moon.`,
      ),
    (story) =>
      only(inMonth(story, 11), `November to February bring clear skies, cool evenings and the fullest hotels.`),
    ({ place }) => `The rain is short here; by late September ${place.name} is green for a few weeks.`,
    (story) =>
      only(
        DRY_PARKS.has(story.place.slug),
        `Animals come to the water as the land dries, so the warmer weeks see more.`,
      ),
    (story) => only(story.place.slug === 'bharatpur', `Winter is the season of the migratory birds.`),
  ],
  'west-hills': [
    ({ place }) =>
      `Heat on the plains sends families up to ${place.name} in May, and rain makes it green in July and August.`,
    ({ place }) => `Winter evenings in ${place.name} need a shawl, which is a surprise in this state.`,
  ],
  central: [
    (story) =>
      only(
        has(story, 'wildlife'),
        `Core zones of the parks close from 1 July to 30 September; sightings are best from March to June, and so is the heat.`,
      ),
    (story) =>
      only(
        !has(story, 'wildlife'),
        `April to June is fierce in ${story.place.name}, and the rain of July and August turns the land green.`,
      ),
    (story) =>
      only(
        inMonth(story, 12),
        `December and January mornings are cold enough for gloves, the afternoons warm enough for shirtsleeves.`,
      ),
    (story) =>
      only(
        !has(story, 'wildlife') && inMonth(story, 10),
        `October is green and fresh after the rain, before the winter crowds.`,
      ),
    (story) =>
      only(
        has(story, 'waterfall', 'hill-station'),
        `Falls near ${story.place.name} are fullest from July to September.`,
      ),
  ],
  konkan: [
    (story) => only(has(story, 'beach'), `Water sports and most beach shacks stop from June to September.`),
    ({ place }) => `The monsoon breaks over ${place.name} in early June and means it.`,
    (story) =>
      only(
        inMonth(story, 12),
        `The last ten days of December are the dearest of the year; the second half of January keeps the weather and loses the crowd.`,
      ),
    (story) => only(inMonth(story, 10), `In October the rain has gone, the land is green and rooms are easy.`),
    (story) => only(!inMonth(story, 4), `By April the air is heavy and only the sea cools.`),
  ],
  sahyadri: [
    ({ place }) =>
      `The rain from June to September is what makes these hills: waterfalls, mist, wet shoes. Weekends in ${place.name} fill then.`,
    (story) => only(inMonth(story, 12), `Winter in ${story.place.name} is dry and clear, with cold mornings.`),
    () => `Forts and paths are slippery in July and August; flowers cover the plateaus in September.`,
  ],
  deccan: [
    ({ place }) => `From March the stone of the plateau holds the heat, and ${place.name} is for early risers only.`,
    (story) => only(inMonth(story, 12), `December and January give cool mornings and blue skies on the plateau.`),
    ({ place }) =>
      `The rain of July to September is broken by dry days, and leaves ${place.name} green until November.`,
    (story) =>
      only(
        has(story, 'wildlife', 'nature'),
        `Forests are greenest just after the rain and easiest to see into from February.`,
      ),
    ({ place }) => `Hats, water and a start before nine: that is how one sees ${place.name} at any time of year.`,
  ],
  kerala: [
    ({ place }) =>
      `${place.name} has two monsoons: the long one in June and July, and afternoon storms in October and November.`,
    () => `June to August is wet, green and the traditional season for ayurveda.`,
    (story) => only(inMonth(story, 1), `January is dry and kind; by March the coast is warm by ten in the morning.`),
    (story) => only(inMonth(story, 9), `September is freshly washed and quiet, with rain that comes and goes.`),
    (story) =>
      only(has(story, 'beach'), `Swim from December to March, when the sea is calm; in June it is for looking at.`),
  ],
  'south-hills': [
    ({ place }) => `It is cool all year; families come to ${place.name} from April to June, so book then.`,
    (story) =>
      only(above(story, 1400), `Bring a pullover to ${story.place.name} in any month, and a second one in January.`),
    () => `The rain is heaviest in July and August, when the hills are at their greenest and the views come in pieces.`,
    (story) => only(has(story, 'wildlife'), `Forest roads are best in the dry weeks from January to March.`),
    (story) => only(has(story, 'coffee'), `Coffee flowers for a few days around March, all the bushes at once.`),
  ],
  coromandel: [
    ({ place }) =>
      `The rain comes late on this coast: October to December, from the north-east, and ${place.name} sees most of it then.`,
    (story) =>
      only(inMonth(story, 1, 2), `January and February are the coolest and driest weeks in ${story.place.name}.`),
    ({ place }) =>
      `Summer is humid in ${place.name}; the sea breeze arrives in the afternoon and is worth waiting for.`,
  ],
  'tamil-inland': [
    ({ place }) =>
      `The main rain is from October to December; it falls in the afternoons and ${place.name} goes on regardless.`,
    (story) =>
      only(
        inMonth(story, 1) && has(story, 'pilgrimage', 'heritage', 'city'),
        `Pongal in mid-January is a good time to see ${story.place.name} and a bad time to find a train.`,
      ),
    (story) =>
      only(
        has(story, 'pilgrimage', 'heritage'),
        `Stone courtyards burn bare feet by noon from March on, so be at the temples in ${story.place.name} early or after five.`,
      ),
    (story) =>
      only(
        has(story, 'wildlife', 'waterfall', 'nature'),
        `The land is driest from March to May and greenest after the storms of October.`,
      ),
    () => `From January to March days are dry and nights pleasant.`,
  ],
  'andhra-coast': [
    ({ place }) =>
      `Cyclones can touch this coast between October and December; watch the forecast before you set out for ${place.name}.`,
    ({ place }) => `April to June is hot and sticky in ${place.name}; January is close to perfect.`,
  ],
  east: [
    ({ place }) => `The heavy rain is from July to September, and the heat before it is worse in ${place.name}.`,
    (story) =>
      only(
        inMonth(story, 10),
        `Durga Puja falls in September or October: wonderful to be part of, hard to get rooms for.`,
      ),
    (story) =>
      only(inMonth(story, 12), `December and January are mild and dry, and ${story.place.name} is at its easiest.`),
    (story) => only(has(story, 'wildlife', 'lake'), `Winter brings the migratory birds.`),
    (story) => only(has(story, 'beach'), `Winter sun and a calm sea come together here from November to February.`),
  ],
  'east-hills': [
    ({ place }) => `Winter mornings in ${place.name} are the coldest for a long way round, with mist until nine.`,
    ({ place }) => `The rain from July to September fills every stream near ${place.name}.`,
  ],
  sikkim: [
    (story) => only(inMonth(story, 10, 11), `The peaks are clearest from October to December.`),
    (story) => only(inMonth(story, 4), `Rhododendrons flower in April and May, and clouds build by noon.`),
    ({ place }) => `From June to September it rains hard and the roads to ${place.name} suffer.`,
    (story) =>
      only(above(story, 2500), `Snow may close the last stretch to ${story.place.name} in January and February.`),
    (story) =>
      only(has(story, 'wildlife'), `The forests of the Dooars close in the rains, from mid-June to mid-September.`),
  ],
  'north-east': [
    (story) =>
      only(
        has(story, 'wildlife'),
        `The parks close with the rain, about May to October; dates move a little each year.`,
      ),
    ({ place }) => `It rains from May to September, and around ${place.name} it rains in earnest.`,
    (story) =>
      only(story.place.stateCode === 'IN-ML', `Falls are fullest from June to September, and so are the clouds.`),
    (story) =>
      only(
        inMonth(story, 11),
        `November is clear, dry and mild, the easiest month of the year in ${story.place.name}.`,
      ),
    (story) => only(inMonth(story, 3), `March warms up and the first storms come in the evenings.`),
  ],
  'permit-hills': [
    ({ place }) => `Visitors need a permit for the state, so send your papers before you travel to ${place.name}.`,
    ({ place }) => `The rain lasts from May to September and the roads to ${place.name} feel it.`,
    (story) =>
      only(
        inMonth(story, 11),
        `November to February is dry, with cold nights and long views; carry the permit for the state with you.`,
      ),
    (story) =>
      only(inMonth(story, 3), `In March and April the slopes flower. A permit for the state is needed all year.`),
  ],
  andaman: [
    ({ place }) => `The sea is calmest, and diving off ${place.name} best, from December to April.`,
    ({ place }) =>
      `Ferries to ${place.name} are cancelled more often between May and September, when the monsoon has the sea.`,
    () => `The rain is long here, May to September; book nothing that cannot wait a day.`,
  ],
  lakshadweep: [
    ({ place }) =>
      `An entry permit is needed for the islands; ask for it weeks before you mean to be on ${place.name}.`,
    ({ place }) =>
      `From mid-May to September the sea is rough and few boats go to ${place.name}. The islands ask for an entry permit in every month.`,
  ],
}
