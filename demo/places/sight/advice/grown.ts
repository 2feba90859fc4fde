import type { SightStory } from '#demo/places/sight-story.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { isOpenAtDusk } from '#demo/places/sight/lie-of.ts'
import { it, inRain } from './words.ts'

/** What to know before one goes out of doors. */
export const GROWN: Record<string, PlaceSaying<SightStory>[]> = {
  'walked-park': [
    () => `One goes on foot, with a guide of the park and a permit from the gate.`,
    (story) => `Take out of ${it(story)} what you took in, wrappers too.`,
    () => `Start at opening time, turn round by two, and carry something warm.`,
    (story) => `Numbers are kept small in ${it(story)}, so ask about permits before you book rooms.`,
  ],
  'water-park': [
    () => `One sees it from a boat: ask for tide and timings the evening before.`,
    (story) => `A hat, a bottle and patience are what a boat on ${it(story)} needs.`,
    () => `Boats are few and fill early; book the first one of the day.`,
  ],
  'boating-lake': [
    () => `Boats go by the hour; agree the price and the time before you step in.`,
    (story) => `The water of ${it(story)} is stillest before nine.`,
    () => `Life jackets are not decoration: ask for one that closes.`,
    (story) => `Take the last boat of the day on ${it(story)}, when the light is low.`,
    () => `Evenings by the water are cool, so bring a layer.`,
  ],
  sunset: [
    (story) => `Be at ${it(story)} half an hour before sunset, and stay ten minutes after.`,
    () => `Haze is least just after the rain; by May the sun goes down in dust.`,
    (story) => `Stay behind the railing at ${it(story)}; the best picture is not worth the last step.`,
  ],
  'national-park': [
    () => `Book the safari weeks ahead: permits are few and go first for mornings.`,
    (story) => `Go twice into ${it(story)} if you can, once at dawn and once in the afternoon.`,
    () => `An animal seen is luck, so go for the forest and take the rest as a gift.`,
    () => `Dress in dull colours and layers; an open jeep is cold at six and hot at nine.`,
    () => `Opening dates move with the rain from year to year; ask before you book trains.`,
    (story) => `Binoculars matter more than a long lens in ${it(story)}.`,
    () => `Keep silent and seated near animals, and pay the guide for patience rather than for sightings.`,
  ],
  wildlife: [
    () => `Permits are for a gate and a time; be there fifteen minutes early.`,
    (story) => `Ask for a guide from a village near ${it(story)}: they read the forest as others read a paper.`,
    () => `No food, no music, no getting down: the rules of the jeep are short.`,
    () => `The dry months show more animals, the green ones more forest.`,
    (story) => `Book a room near the gate of ${it(story)} and save an hour of sleep.`,
    () => `Ask which zones are open before you pay, for some close in the rain.`,
  ],
  'bird-sanctuary': [
    () => `Come at sunrise with binoculars, and stay still longer than seems sensible.`,
    (story) => `Winter brings the visitors from the north to ${it(story)}.`,
    () => `Hire the guide at the gate; he knows this week’s nests.`,
  ],
  lake: [
    (story) => `The water of ${it(story)} is stillest before nine.`,
    (story) => `Walk the shore of ${it(story)} rather than only standing at the first railing.`,
    () => `Evenings by the water are cool, so bring a layer.`,
  ],
  waterfall: [
    (story) =>
      inRain(story)
        ? `The fall is fullest from July to September, when the paths are also at their wettest.`
        : `The fall is fullest just after the rain and thin by April.`,
    () => `Stone near the water is slippery in every season; keep children by the hand.`,
    (story) => `Stay out of the water at ${it(story)}: the pool under a fall pulls, and its rocks are out of sight.`,
    () => `Go in the morning, for the light and for the parking.`,
    () => `Take a dry shirt and leave with your own litter.`,
  ],
  beach: [
    () => `Ask about currents before you swim, and keep between the flags where there are any.`,
    (story) => `Weekday mornings are when ${it(story)} is emptiest.`,
    () => `Agree the price of a water sport before the jacket goes on.`,
    (story) => `Stay for sunset at ${it(story)}, and then for the fish.`,
    () => `In the monsoon the sea is for watching only.`,
  ],
  viewpoint: [
    (story) =>
      isOpenAtDusk(story) ? `Be at ${it(story)} half an hour before the sun, with something warm on.` : undefined,
    () => `Cloud comes and goes: wait twenty minutes before you give up.`,
    () => `Haze is least after rain and in the first hours of the day.`,
    (story) => `Stay behind the railing at ${it(story)}; the best picture is not worth the last step.`,
  ],
  garden: [
    () => `Gardens are for the two ends of the day; at noon only the trees enjoy them.`,
    (story) => `Bring a picnic cloth to ${it(story)} and stay off the beds.`,
    () => `Flowers are at their best from January to March on the plains and from April in the hills.`,
  ],
  'mountain-pass': [
    () => `Weather closes a pass in an hour: ask the police post in the morning, and carry warm clothes in the car.`,
    (story) => `Do not run about at ${it(story)}; the air has other ideas.`,
    () => `Permits and vehicle rules change by season; your driver will know this week’s.`,
  ],
  valley: [
    (story) => `Walk beyond the car park at ${it(story)}; the crowd does not.`,
    () => `Ponies are offered and not needed; agree the fare if you want one.`,
    () => `Afternoons bring wind and cloud, so come before noon.`,
  ],
  village: [
    (story) => `You are a guest in ${it(story)}: ask first, buy something small, stay for tea.`,
    () => `A guide from the village is the right one.`,
  ],
  island: [
    () => `Ask for the last boat back before you set out.`,
    (story) => `Carry water and a hat to ${it(story)}, and bring everything back.`,
    () => `Boats depend on tide and wind, so go in the morning.`,
  ],
  adventure: [
    () => `Ask for the licence and the insurance before the helmet.`,
    (story) => `Weather decides at ${it(story)}: keep a spare half day.`,
  ],
  promenade: [
    (story) => `Walk ${it(story)} at dusk, with everybody else.`,
    () => `Mornings belong to joggers, evenings to families and corn on the cob.`,
  ],
  market: [
    (story) => `Go to ${it(story)} hungry and without a car.`,
    () => `Mornings are for buying, evenings for looking.`,
  ],
  desert: [
    (story) => `Be on the sand of ${it(story)} for sunset, and wait: the colour comes after.`,
    () => `Nights are cold in winter; take a shawl out with you.`,
  ],
  'heritage-railway': [
    () => `Seats sell out weeks ahead in the holidays; book as soon as your dates stand.`,
    (story) => `Sit on the valley side of ${it(story)} if you are given the choice.`,
    () => `The train is slow, which is the point.`,
  ],
}
