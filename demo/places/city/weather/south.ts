import type { PlaceStory } from '#demo/places/place-story.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { above, has, inMonth, only } from './holds.ts'

/** What the year does on the coasts, the plateau, in the North-East and on the islands; sources: domain/almanac/facts/weather.ts. */
export const SOUTH = {
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
    ({ place }) =>
      place.stateCode === 'IN-TN'
        ? `The rain comes late to these hills, most of it from September to November.`
        : `The rain is heaviest in July and August, when the hills are at their greenest and the views come in pieces.`,
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
} satisfies Record<string, PlaceSaying<PlaceStory>[]>
