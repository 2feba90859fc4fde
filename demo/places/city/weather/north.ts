import type { PlaceStory } from '#demo/places/place-story.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { CHAR_DHAM, DRY_PARKS, above, has, inMonth, only } from './holds.ts'

/** What the year does from the Himalaya to the Vindhyas; sources: domain/almanac/facts/weather.ts. */
export const NORTH = {
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
} satisfies Record<string, PlaceSaying<PlaceStory>[]>
