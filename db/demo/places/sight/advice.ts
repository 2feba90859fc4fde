import type { SightStory } from '#db/demo/places/sight-story.ts'
import { isPlural, named } from '#db/demo/places/names.ts'
import { say } from '#db/demo/places/words.ts'
import type { Saying } from '#db/demo/places/words.ts'

/** Something a visitor is glad to know before going, by the kind of sight. */
export function adviceFor(story: SightStory): string | undefined {
  const own = BY_SLUG[story.sight.slug]
  if (own !== undefined) return own
  const special = SPECIAL.filter(([holds]) => holds(story)).map(
    ([, text]) =>
      () =>
        text,
  )
  return say(`${story.sight.slug}/advice`, [...special, ...(BY_TYPE[kindOf(story)] ?? ANYWHERE)], story)
}

const it = ({ sight }: SightStory) => named(sight.name)
const go = ({ sight }: SightStory) => (isPlural(sight.name) ? 'they are' : 'it is')
const inRain = ({ sight }: SightStory) => sight.bestMonths.includes(7) || sight.bestMonths.includes(8)

const OLD_TEMPLES = new Set([
  'konark-sun-temple',
  'modhera-sun-temple',
  'khajuraho-western-group',
  'pattadakal-monuments',
  'durga-temple-aihole',
  'shore-temple',
  'lakshmana-temple-sirpur',
  'masroor-rock-cut-temple',
  'hoysaleswara-temple-halebidu',
  'keshava-temple-somanathapura',
  'vittala-temple',
  'ramappa-temple',
  'veerabhadra-temple-lepakshi',
  'dilwara-temples',
  'kailasanathar-temple',
])
const WALKED_PARKS = new Set([
  'hemis-national-park',
  'great-himalayan-national-park',
  'kudremukh-national-park',
  'silent-valley-national-park',
  'valley-of-flowers-national-park',
  'khangchendzonga-national-park',
  'nokrek-national-park',
  'phawngpui-peak',
  'eravikulam-national-park',
  'dachigam-national-park',
  'namdapha-national-park',
  'kanger-valley-national-park',
])
const WATER_PARKS = new Set([
  'mahatma-gandhi-marine-national-park',
  'marine-national-park',
  'sundarbans-national-park',
  'bhitarkanika-national-park',
  'periyar-national-park',
  'keibul-lamjao-national-park',
  'dibru-saikhowa-national-park',
])

/** The list of advice a sight draws on: a temple without worship is a ruin to its visitors, a park without roads a walk. */
function kindOf({ sight }: SightStory): string {
  if (OLD_TEMPLES.has(sight.slug)) return 'old-temple'
  if (WALKED_PARKS.has(sight.slug)) return 'walked-park'
  if (WATER_PARKS.has(sight.slug)) return 'water-park'
  if (sight.type === 'lake' && /boat|houseboat|water sports|dolphin|promenade/i.test(sight.blurb)) return 'boating-lake'
  if (sight.type === 'viewpoint' && /unset/.test(sight.blurb + sight.name)) return 'sunset'
  if (sight.type === 'monument' && /Gate|Darwaza|Memorial|Cemetery|Statue|Bagh$|Terminus|Golghar/.test(sight.name))
    return 'open-monument'
  return sight.type
}

const BY_SLUG: Record<string, string> = {
  'taj-mahal':
    'It is closed on Fridays. Buy the ticket online, come at opening time, and carry nothing but water and a phone.',
  'jal-mahal': 'One looks at it from the shore: the palace in the water is not open to visitors.',
  'rashtrapati-bhavan': 'Visits are in slots booked online beforehand, with an identity card.',
  'vidhana-soudha': 'It is seen from outside; on Sunday evenings the whole front is lit.',
  'atal-tunnel':
    'Do not stop inside. The views are at the two portals, and the weather on one side says nothing about the other.',
  'howrah-bridge': 'Walk across in the early morning; the flower market lies below its eastern end.',
  'attari-wagah-border': 'Be in your seat an hour before the ceremony. Bags are not let in.',
  'indira-gandhi-memorial-tulip-garden':
    'It opens for a few weeks only, usually from late March, so fix the flight after the dates are out.',
  'hemkund-sahib': 'The climb is long and steep: start at first light and be on the way down by early afternoon.',
  'elephanta-caves':
    'Boats leave from the Gateway of India, an hour each way, and not on Mondays, when the caves are closed.',
  'lotus-temple':
    'People of every faith sit here in silence. Shoes come off at the entrance, and it is closed on Mondays.',
  'nanda-devi-national-park':
    'The inner sanctuary is closed to visitors; one sees the mountain from the ridges around Auli.',
  'amarnath-cave': 'Pilgrims register beforehand, with a health certificate, for one date and one route.',
  gaumukh: 'A forest permit is needed, and only so many are given for a day.',
  'kashi-vishwanath-temple':
    'Phones and bags stay in a locker outside; go at the opening before dawn, or late in the evening.',
  'tirumala-venkateswara-temple':
    'Book a darshan slot online weeks ahead, and dress as the temple asks: dhoti or pyjama for men, sari or salwar for women.',
  'padmanabhaswamy-temple':
    'Men go in wearing a dhoti, women a sari or a skirt; both can be had at the gate. Only Hindus are let in.',
  'sabarimala-temple':
    'The temple opens only in its season and in the first days of each Malayalam month; book the queue online.',
  'jagannath-temple': 'Only Hindus are let in; others see it from the roof of the library across the square.',
  'vaishno-devi-temple':
    'Take the yatra card before you start. It is about 13 km on foot from Katra, with ponies, carts and a helicopter for those who need them.',
  'kedarnath-temple':
    'One walks about 16 km up from Gaurikund, or goes by pony or helicopter; register before you travel. It is also one of the twelve Jyotirlingas.',
  'nathula-pass':
    'A permit is taken out a day ahead through an agent, and only for Indian citizens. Some days of the week it stays shut.',
  'white-rann-of-kutch': 'A permit is bought at the check-post. Go for sunset, and again when the moon is up.',
}

const SPECIAL: [(story: SightStory) => boolean, string][] = [
  [
    ({ sight }) => sight.tags.includes('jyotirlinga'),
    'It is one of the twelve Jyotirlingas, and the line for darshan is longest on Mondays and at Maha Shivaratri.',
  ],
  [
    ({ sight }) => sight.tags.includes('jyotirlinga'),
    'As one of the twelve Jyotirlingas it is never empty; the hour after opening is the kindest.',
  ],
  [
    ({ sight }) => sight.tags.includes('char-dham'),
    'The doors open in late April or May and close by early November, on days announced each year.',
  ],
  [
    ({ sight }) => /Jain/.test(sight.blurb + sight.name),
    'Leather stays outside at Jain temples: belts, purses, watch straps.',
  ],
  [
    ({ sight }) => sight.tags.includes('tiger-reserve'),
    'A safari permit names the gate, the zone and your papers, so bring the same papers you booked with.',
  ],
  [
    ({ sight, place }) => sight.tags.includes('tiger-reserve') && place.stateCode === 'IN-MP',
    'The core zones close from 1 July to 30 September.',
  ],
  [
    ({ sight }) => /about [345],\d{3} m/.test(sight.blurb),
    'The air is thin at that height: go up slowly, drink water, and come down if your head aches.',
  ],
  [
    ({ sight }) => /ropeway|Ropeway|Gondola/.test(sight.blurb + sight.name),
    'The ropeway stops in high wind, so keep a second plan.',
  ],
  [
    ({ sight }) => /permit/.test(sight.blurb),
    'Send your papers for the permit before you travel, and carry the originals.',
  ],
]

const ANYWHERE: Saying<SightStory>[] = [
  (story) => `Go early: before ten ${go(story)} yours.`,
  (story) => `The last hour of light suits ${it(story)} best.`,
  () => `Check the opening days before you set out; many sights close once a week.`,
  (story) => `A local guide makes more of ${it(story)} than a signboard does.`,
]

const BY_TYPE: Record<string, Saying<SightStory>[]> = {
  'old-temple': [
    (story) => `Nobody worships in ${it(story)} today: it is stone, light and time, so come when the sun is low.`,
    () => `A licensed guide is worth an hour here, for every panel is a story.`,
    (story) => `The carving on ${it(story)} shows best in slanting light, before nine or after four.`,
    () => `Look at the base and the brackets as well; that is where the carvers smiled.`,
    () => `There is little shade: hat, water, early start.`,
  ],
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
  'open-monument': [
    (story) => `See ${it(story)} at first light or last; noon makes every stone flat.`,
    (story) => `Sit down opposite ${it(story)} for ten minutes before you photograph anything.`,
    () => `It stands in the open, so come twice, early and late.`,
    (story) => `In the early morning ${it(story)} belongs to walkers and pigeons.`,
  ],
  temple: [
    () => `Cover shoulders and knees, and leave shoes and leather at the stand.`,
    (story) => `Be at ${it(story)} when the doors open, and the queue is a short one.`,
    () => `Phones are often left at a counter; take cash for the flowers and little else.`,
    () => `Many temples close between noon and four, so come in the morning or after five.`,
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
    (story) => `Take water up with you; there is little for sale inside ${it(story)}.`,
    () => `A guide is worth the fee here, for otherwise one wall looks like the next.`,
    (story) => `The view from ${it(story)} is best in the last hour before closing.`,
    () => `Children like the gates and the cannon; keep them from the open parapets.`,
    () => `Walk the outside first: a fort explains itself from below.`,
  ],
  palace: [
    () => `Check the weekly closing day before you go.`,
    (story) => `Cameras may need a ticket of their own at ${it(story)}.`,
    () => `Rooms fill with groups by eleven; the first hour is the quiet one.`,
    (story) => `Look up in ${it(story)}: ceilings were where the money went.`,
    () => `An audio guide, where there is one, is better than the shortest tour.`,
  ],
  monument: [
    (story) => `See ${it(story)} at first light or last; noon makes every stone flat.`,
    () => `Buy the ticket online where you can: the queue for paper is the longer one.`,
    (story) => `Sit down opposite ${it(story)} for ten minutes before you photograph anything.`,
    () => `Guards will ask you to open your bag; food and tripods stay outside at many monuments.`,
    () => `Friday is the weekly closing day at some monuments, so ask the day before.`,
    (story) => `A licensed guide at ${it(story)} carries a card; ask to see it.`,
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
    (story) => `Do not swim at ${it(story)} unless others from the place are in the water.`,
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
    (story) => `Be at ${it(story)} half an hour before the sun, with something warm on.`,
    () => `Cloud comes and goes: wait twenty minutes before you give up.`,
    () => `Haze is least after rain and in the first hours of the day.`,
    (story) => `Stay behind the railing at ${it(story)}; the best picture is not worth the last step.`,
  ],
  museum: [
    () => `Museums keep one closing day a week, often Monday or Friday; check before you go.`,
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
  garden: [
    () => `Gardens are for the two ends of the day; at noon only the trees enjoy them.`,
    (story) => `Bring a picnic cloth to ${it(story)} and stay off the beds.`,
    () => `Flowers are at their best from January to March on the plains and from April in the hills.`,
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
    (story) => `Everybody may eat in the langar of ${it(story)}; take only what you will finish.`,
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
  'mountain-pass': [
    () => `Weather closes a pass in an hour: ask the police post in the morning, and carry warm clothes in the car.`,
    (story) => `Do not run about at ${it(story)}; the air has other ideas.`,
    () => `Permits and vehicle rules change by season; your driver will know this week’s.`,
  ],
  stepwell: [
    (story) => `Stand at the top of ${it(story)} when the sun is high: light reaches the water only then.`,
    () => `Steps are steep and without rails; go down slowly or look from above.`,
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
