import type { SightStory } from '#demo/places/sight-story.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { OWN_HOURS } from '#demo/places/sight/own-hours.ts'
import { isByBoat, isOnTheFlat, isOpenAtDusk } from '#demo/places/sight/lie-of.ts'
import { it } from './words.ts'

/** What to know before one goes to what people built. */
export const BUILT: Record<string, PlaceSaying<SightStory>[]> = {
  'old-temple': [
    (story) => `Nobody worships in ${it(story)} today: it is stone, light and time, so come when the sun is low.`,
    () => `A licensed guide is worth an hour here, for every panel is a story.`,
    (story) => `The carving on ${it(story)} shows best in slanting light, before nine or after four.`,
    () => `Look at the base and the brackets as well; that is where the carvers smiled.`,
    () => `There is little shade: hat, water, early start.`,
  ],
  'open-monument': [
    (story) =>
      isOpenAtDusk(story) ? `See ${it(story)} at first light or last; noon makes every stone flat.` : undefined,
    (story) => `Sit down opposite ${it(story)} for ten minutes before you photograph anything.`,
    () => `It stands in the open, so come twice, early and late.`,
    (story) => `In the early morning ${it(story)} belongs to walkers and pigeons.`,
  ],
  temple: [
    () => `Cover shoulders and knees, and leave shoes and leather at the stand.`,
    (story) => `Be at ${it(story)} when the doors open, and the queue is a short one.`,
    () => `Phones are often left at a counter; take cash for the flowers and little else.`,
    (story) =>
      OWN_HOURS.has(story.sight.slug)
        ? undefined
        : `Many temples close between noon and four, so come in the morning or after five.`,
    (story) => `Stay for the evening aarti at ${it(story)} if your plan allows it.`,
    () => `Stone courtyards are hot by noon: carry socks.`,
    () => `Photographs are usually allowed outside and not within; ask, and accept the answer.`,
    (story) => `Weekday mornings are calm at ${it(story)}; festival days are not.`,
    () => `The priests will not hurry you, and touts may: walk past the second to reach the first.`,
    (story) => `Walk round ${it(story)} once, clockwise, before you go in.`,
    () => `Elders need not climb or queue everywhere: ask at the gate for the shorter line.`,
    (story) => `The carving on ${it(story)} shows best in slanting light, before nine or after four.`,
  ],
  fort: [
    (story) => `Wear shoes with a grip at ${it(story)}; old steps are steep and smooth.`,
    () => `Start at opening time, while the walls still give shade.`,
    (story) =>
      isOnTheFlat(story) ? undefined : `Take water up with you; there is little for sale inside ${it(story)}.`,
    () => `A guide is worth the fee here, for otherwise one wall looks like the next.`,
    (story) => `The view from ${it(story)} is best in the last hour before closing.`,
    () => `Children like the gates and the cannon; keep them from the open parapets.`,
    (story) => (isByBoat(story) ? undefined : `Walk the outside first: a fort explains itself from below.`),
  ],
  palace: [
    (story) => `Cameras may need a ticket of their own at ${it(story)}.`,
    () => `Rooms fill with groups by eleven; the first hour is the quiet one.`,
    (story) => `Look up in ${it(story)}: ceilings were where the money went.`,
    () => `An audio guide, where there is one, is better than the shortest tour.`,
  ],
  monument: [
    (story) =>
      isOpenAtDusk(story) ? `See ${it(story)} at first light or last; noon makes every stone flat.` : undefined,
    () => `Buy the ticket online where you can: the queue for paper is the longer one.`,
    (story) => `Sit down opposite ${it(story)} for ten minutes before you photograph anything.`,
    () => `Guards will ask you to open your bag; food and tripods stay outside at many monuments.`,
    (story) => `A licensed guide at ${it(story)} carries a card; ask to see it.`,
  ],
  museum: [
    (story) => `Choose three rooms of ${it(story)} and see them well.`,
    () => `Bags stay at the counter, so carry what you need in a pocket.`,
    () => `It is a good plan for the hot hours, between noon and three.`,
    (story) => `School groups reach ${it(story)} by eleven. Come before or after.`,
  ],
  cave: [
    () => `Bring a torch, and shoes that may get wet.`,
    (story) => `Go into ${it(story)} with the guide of the place; the floor is not level anywhere.`,
    () => `Morning light reaches furthest in.`,
    () => `No flash where there is paint: it fades, and so does the guard’s patience.`,
    () => `Steps and low roofs: elders may like to wait at the entrance with tea.`,
  ],
  monastery: [
    (story) => `Walk round ${it(story)} clockwise, speak low, and ask before you photograph the prayer hall.`,
    () => `Be there for morning prayers if a monk says you may sit at the back.`,
    (story) => `Leave something in the box at ${it(story)}; nobody asks for a ticket’s worth.`,
    () => `Take off shoes and hat at the door of the hall.`,
  ],
  'buddhist-site': [
    (story) => `Walk round ${it(story)} clockwise, and let those who pray have the front.`,
    () => `Sit for a while: it is what the place is for.`,
    () => `Pilgrims from many countries come between November and February; mornings are theirs.`,
    () => `Wear something with sleeves, and keep the phone silent.`,
  ],
  'heritage-site': [
    (story) => `There is little shade at ${it(story)}: hat, water, early start.`,
    () => `See the site museum first, where there is one, and the stones will say more.`,
    () => `Do not climb on walls, however low.`,
    (story) => `Take a guide for the first hour at ${it(story)}, then walk it again alone.`,
  ],
  'heritage-precinct': [
    () => `Go on foot, in the early morning, with somebody who has a key or two.`,
    (story) => `People live in ${it(story)}: greet them, and ask before you photograph a doorway.`,
    () => `A heritage walk, where one is offered, starts before the traffic does.`,
  ],
  landmark: [
    (story) => `Come to ${it(story)} at the beginning or the end of the day; the crowd has the middle.`,
    () => `It costs little and takes less; put it between two larger plans.`,
    () => `Ask your driver where to stand: he has been there before.`,
    (story) => `Check the timings of ${it(story)} the evening before.`,
  ],
  pilgrimage: [
    () => `Start before dawn, carry water, and let the older walkers set the pace.`,
    (story) => `Dress simply for ${it(story)}, and keep a hand free for the rail.`,
    () => `Register where registration is asked for, and keep the slip dry.`,
  ],
  gurudwara: [
    () => `Cover your head, take off your shoes, wash your feet, and stay for langar.`,
    (story) => `Everybody who comes to ${it(story)} may eat in the langar; take only what you will finish.`,
    () => `The hour before dawn is the loveliest, and all are welcome then.`,
  ],
  ghat: [
    (story) => `Be at ${it(story)} at first light, and again for the lamps.`,
    () => `A boat sees the aarti better than the steps do; agree the price first.`,
    () => `Do not photograph bathers or cremations.`,
  ],
  church: [
    () => `Services come first; walk round when they are over, quietly and covered.`,
    (story) => `Look at ${it(story)} from the lawn before you go in.`,
  ],
  mosque: [
    () => `Visitors are asked to stay out during prayers and to come covered.`,
    (story) => `Leave shoes at the gate of ${it(story)} and keep Friday noon for those who pray.`,
  ],
  dargah: [
    () => `Cover your head, and stay for the qawwali if it is a Thursday evening.`,
    (story) => `Walk slowly with the crowd at ${it(story)} and keep an eye on your pockets.`,
  ],
  stepwell: [
    (story) => `Stand at the top of ${it(story)} when the sun is high: light reaches the water only then.`,
    () => `Steps are steep and without rails; go down slowly or look from above.`,
  ],
}
