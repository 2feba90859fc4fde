import type { DayPlan } from '#demo/packages/days/plan.ts'
import type { Route } from '#demo/packages/route.ts'
import { rows } from '#demo/packages/table.ts'

/** What the days of a festival tour are for: the tour, the place, sentences for its nights in order; a star is on what happens on the festival's main day alone. */
const OCCASIONS = `
thar-festival-week | jaisalmer | The festival opens with a procession through the fort / Turban-tying, the longest moustache and camel polo fill the stadium / * The last evening is music on the dunes under the full moon
pushkar-camel-fair | pushkar | The camp stands at the edge of the fair ground / Traders bargain under a cloth, with fingers, and you watch from the next dune / * On the last day the lake takes over, and everyone bathes
kashmir-tulips-and-almond-blossom | srinagar | Almond is out at Badamwari if the tulips are late / The tulip garden is seen at opening time, row by row / A second visit, because beds open in turn
dev-deepawali-in-kashi | varanasi | Lamps are being laid out on every step / Your boat is moored by four, for the whole river will be on the river / * Eighty-four ghats are lit at once, and it is quieter than one expects / The morning after, the wicks are still warm
tirthan-jibhi-and-shoja-by-car | jibhi | Shoja is some seven kilometres up the Jalori road: cedars, slate roofs, and tea with the valley below
holi-in-braj | vrindavan | * At Barsana the women have the sticks, and that is the custom / Old white clothes, oil in the hair, and a driver who knows when to leave / In the temple courts the holi is of flowers
leh-for-festivals-at-hemis | hemis | * The dancers come down the steps: long horns, masks, a courtyard of hats / A second day of masks, until the figure of dough is cut to pieces
bharatpur-for-birds | bharatpur | Cycle rickshaw pullers at the park gate know every species and three languages for it / Into the marsh by cycle rickshaw at first light, with a man who knows each bird by its voice; out again for the painted storks coming home at dusk
khajuraho-dance-festival | khajuraho | The recital is at seven, on a stage in front of the temples / Kathak one evening, Odissi the next / A third evening, which runs late
full-moon-on-the-white-rann | dhordo | You walk out on the salt by moonlight, without lamps / A second night of it, at another hour
mysuru-dasara | mysuru | The palace is lit at seven / Wrestling, flower shows, food stalls at every corner / * The last day is the procession: elephants, bands, the golden howdah
thrissur-pooram | thrissur | The temples raise their flags, and the drums begin / Thirty elephants face thirty, and the umbrellas change / Fireworks in the small hours, and a city asleep next day
kolkata-for-durga-puja | kolkata | Pandals open at dusk / * Sandhi puja: a hundred and eight lamps, and the dhak / North Kolkata's family pujas are seen by day, on foot / The goddess goes to the river
konark-dance-festival | konark | Odissi, with the temple lit behind it / Sand artists work on the beach all day
nagaland-hornbill | kohima | Your first day at Kisama: all the morungs at once / Log drums, fire, a chilli-eating contest one need not enter / Night market and a rock band
hornbill-festival-and-konyak-country | kohima | The first afternoon is Kisama's: drums, dances, and a fire in each morung / Each tribe cooks in its own morung, and asks you in / A morning of stone-pulling
bastar-dussehra | jagdalpur | The chariot is being built in the street, by right of one village / Deities arrive from every valley on poles / * The night journey of the chariot / The chariot is pulled home through the town
theyyam-nights-in-kannur | kannur | A Theyyam at dusk in a family grove / An all-night one, with fire before dawn / A quiet day after
gulmarg-ski-week | gulmarg | Skis are fitted, and the nursery slope is tried before dark / Lessons at ten and two: stopping first, then turning / The gondola to Kongdoori, and a first run that goes somewhere / A free day for the good, a third lesson for the rest / A last long morning; the legs will know
learn-to-ski-at-auli | auli | Boots fitted, one slope looked at from the bottom / Day one: snow-plough, falling, getting up / Day two: turns to the left, and by noon turns to the right / Day three: the drag lift and the blue run
auli-ski-holiday | auli | The evening is for fitting boots and looking at Nanda Devi / Lessons in the morning, ropeway in the afternoon, legs up by six / Slopes again, or Gorson meadow on snowshoes for those who have had enough of falling
learn-to-dive-at-havelock | havelock-island | The first film, a form from the doctor, and masks tried in waist-deep water / Pool-still sea at Nemo Reef: five skills, twice each / Two dives from the boat, to ten metres / Two more, to eighteen, and you are certified
ayurveda-fortnight-in-brief | kovalam | The doctor takes your pulse, asks about sleep, and writes the week / Oil and steam; rice gruel; nothing after seven / Second treatment, which is when one sleeps at noon / The third treatment, and a halfway talk with the doctor / The fourth: herbs, a slow walk, no sun / The fifth, a long massage / The last treatment, the diet for home on one sheet, and a swim at last
kerala-ayurveda | kovalam | The doctor sees you for an hour before dinner, and the week is written / The first treatment: oil, steam, and rice gruel after it / The second treatment, and a nap nobody disturbs
kerala-ayurveda | kumarakom | The doctor of the house reads what the first has written / The last treatment before lunch, by canoe to the bird sanctuary after it
rishikesh-yoga-and-river | rishikesh | A first sitting at sunset, above the river / Mat at six, breakfast after it, and silence till then / The same, and an afternoon in a raft for those who wish it / The same again, which is the idea; a walk along the river after tea
bir-flying-week | bir | You meet your pilot and the landing field / A tandem flight, twenty minutes or forty as the air decides / Ground handling: the wing overhead, then not, then overhead / Small hops from the training hill, with a voice in your ear
coorg-coffee-estate-stay | madikeri | Coffee on the planter's verandah, and the dogs introduced / Estate walk at seven, cupping at eleven, nothing at three / A book on the verandah; for those who cannot sit still, a stream below the house
chettinad-kitchen | karaikudi | The cook shows you the spice box, eleven lids / Market at eight, kitchen at eleven, fifteen dishes at one / Athangudi's tiles, one antique shop, and the second lesson
wayanad-in-the-rains | wayanad | The rain is on the tiles before you are / Oil at ten, rain at eleven, a book at noon / Banasura's water is the colour of steel; you look at it from a dry jeep
`

const BY_ROUTE = new Map(
  rows(OCCASIONS).map(([url = '', place = '', cell = '']) => [`${url} ${place}`, cell.split(' / ')]),
)

const MAIN = /^\* /
const MAIN_DAYS = new Map(
  rows(OCCASIONS).flatMap(([url = '', place = '', cell = '']) => {
    const night = cell.split(' / ').findIndex((words) => MAIN.test(words))
    return night < 0 ? [] : [[url, { place, night }] as const]
  }),
)

/** What a festival does on this day of the tour, if it has one there. */
export function occasionOf(route: Route, day: DayPlan): string[] {
  const words = BY_ROUTE.get(`${route.url} ${day.overnight?.slug}`)?.[day.night]
  return words ? [words.replace(MAIN, '')] : []
}

/** Where, and on which of its nights there, a tour tells of the main day of its festival. */
export function mainDayOf(url: string): { place: string; night: number } | undefined {
  return MAIN_DAYS.get(url)
}
