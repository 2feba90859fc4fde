import {
  COMFORTS,
  DIFFICULTIES,
  EXTRA_UNITS,
  PACKAGE_KINDS,
  PICKUP_UNITS,
  PRICING_MODELS,
  USUAL_OWN_DATES,
  USUAL_PACKAGE,
  USUAL_RATES,
} from '#domain/catalogue/package.ts'
import { MEANS } from '#domain/catalogue/journey/leg.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import {
  anyOrder,
  decimal,
  leg,
  daySight,
  list,
  money,
  oneOf,
  orElse,
  orNothing,
  orUsual,
  overnight,
  whole,
  words,
  wordsOf,
  yesNo,
} from '#domain/spreadsheets/cell.ts'
import type { AgeBands } from '#domain/catalogue/package.ts'
import type { Cell } from '#domain/spreadsheets/cell.ts'
import { ADDRESS, column, MONTHS, NAME, REFERENCES, SUMMARY, TAGS } from '#domain/spreadsheets/columns.ts'
import type { Column, Part } from '#domain/spreadsheets/sheet.ts'

const MEALS = ['none', 'breakfast', 'breakfast-dinner', 'all']
const price = (head: string, path: string) => column(head, path, 'A head, in rupees before GST.', orNothing(money))
/** A column whose empty cell means what a new package begins with in its form, too. */
const begun = (head: string, path: string, help: string, [usual, cell]: [string | number, Cell]) =>
  column(head, path, `${help}; ${usual} when empty.`, orElse(usual, cell))
const age = (head: string, path: keyof AgeBands, help: string) =>
  begun(head, `rates.ageBands.${path}`, help, [USUAL_RATES.ageBands[path], whole])

const FACTS: Column[] = [
  ADDRESS,
  NAME,
  column('Kind', 'kind', `One of ${PACKAGE_KINDS.join(', ')}.`, oneOf(PACKAGE_KINDS)),
  begun('Comfort', 'comfort', `One of ${COMFORTS.join(', ')}`, [USUAL_PACKAGE.comfort, oneOf(COMFORTS)]),
  column('Category', 'categoryId', 'The address of the speciality that owns it.', words, REFERENCES.category),
  column('Categories', 'categoryIds', 'Addresses of others it is shown under.', anyOrder(words), REFERENCES.category),
  column('States', 'stateCodes', 'Codes, as IN-KL | IN-TN.', list(words), REFERENCES.state),
  column('Days', 'days', 'From 1 to 60; one row of the days below for each.', whole),
  SUMMARY,
  column('Introduction', 'intro', 'What the page begins with.'),
  MONTHS,
  TAGS,
  column('Difficulty', 'difficulty', `Of a trek: ${DIFFICULTIES.join(', ')}.`, orNothing(oneOf(DIFFICULTIES))),
  column('Highest metres', 'maxAltitudeM', 'Of a trek.', orNothing(whole)),
  column('Distance km', 'distanceKm', 'By road, or on foot.', orNothing(whole)),
  column('Starts in', 'startCity', 'The city where the party meets.'),
  column('Ends in', 'endCity', 'The city where it parts.'),
  begun('Smallest group', 'groupMin', 'Travellers', [USUAL_PACKAGE.groupMin, whole]),
  begun('Largest group', 'groupMax', 'Travellers', [USUAL_PACKAGE.groupMax, whole]),
  begun('GST', 'gstScheme', `One of ${GST_SCHEMES.join(', ')}`, [USUAL_PACKAGE.gstScheme, oneOf(GST_SCHEMES)]),
  column('Cancellation plan', 'cancellationPlanId', 'Its id; the usual one when empty.', orUsual(words)),
  column('Payment plan', 'paymentPlanId', 'Its id; the usual one when empty.', orUsual(words)),
  column('Sights', 'attractionIds', 'Addresses of attractions.', anyOrder(words), REFERENCES.attraction),
  column(
    'Pictures',
    'pictureIds',
    'Ids of pictures the site has, the first first; a new package without any gets posters drawn for it.',
    list(words),
    REFERENCES.picture,
  ),
  column('Pictures show', 'pictureAlts', 'What each shows here, as its-id: A garden | its-id: A lake.', wordsOf),
  column('Public', 'published', 'yes or no; yes when empty.', orUsual(yesNo)),
]

const PRICES: Column[] = [
  price('Twin', 'grid.twin'),
  price('Single', 'grid.single'),
  price('Triple', 'grid.triple'),
  price('Quad', 'grid.quad'),
  price('Child with bed', 'grid.childWithBed'),
  price('Child without bed', 'grid.childNoBed'),
  column('Infant', 'grid.infant', 'A head, in rupees before GST; free when empty.', orElse(0, money)),
  begun('Prices by', 'rates.model', `One of ${PRICING_MODELS.join(', ')}`, [USUAL_RATES.model, oneOf(PRICING_MODELS)]),
  price('Single supplement', 'rates.singleSupplementPaise'),
  age('Infant under', 'infantUnder', 'Completed years'),
  age('Older infant under', 'olderInfantUnder', 'Completed years'),
  age('Adult from', 'adultFrom', 'Completed years'),
  age('Youngest', 'youngest', 'Completed years, 0 lets everybody'),
  column(
    'Own dates',
    'ownDates.areSold',
    'yes or no: whether a party may have a date to itself; yes when empty.',
    orElse(USUAL_OWN_DATES.areSold, yesNo),
  ),
  column(
    'Own dates ahead',
    'ownDates.leadDays',
    'Days ahead one is asked for; 5 when empty.',
    orElse(USUAL_OWN_DATES.leadDays, whole),
  ),
  column(
    'Own dates close',
    'ownDates.cutoffDays',
    'Days before it leaves; 1 when empty.',
    orElse(USUAL_OWN_DATES.cutoffDays, whole),
  ),
  column('Own dates people', 'ownDates.mostPeople', 'At most; the largest group when empty.', orNothing(whole)),
  column(
    'Comes to',
    'rates.meeting.place',
    'Where one comes to in the city it starts in.',
    orElse('', orNothing(words)),
  ),
  column('Comes to by', 'rates.meeting.at', 'The hour to be there, as 19:00.', orUsual(words)),
  column('Infants have seats', 'infantsHaveSeats', 'yes or no; on a lap when empty.', orUsual(yesNo)),
]

const one = (path: string, head: string, help: string): Part => ({ path, columns: [column(head, '', help)] })

/** What of a package stands in rows below its own. */
export const PACKAGE_PARTS: Part[] = [
  {
    path: 'stops',
    columns: [
      column('Halt', 'cityId', 'The address of a city, one a row.', words, REFERENCES.city),
      column('Nights', 'nights', 'Spent there.', whole),
    ],
  },
  {
    path: 'itinerary',
    columns: [
      column('Day', 'day', 'From 1, one a row.', whole),
      column('Day title', 'title', 'A few words.'),
      column('Day text', 'text', 'What happens.'),
      column(
        'Overnight',
        'overnight',
        'Where one sleeps, as Munnar <munnar>; a name alone where it has no page.',
        orNothing(overnight),
      ),
      column('Stay', 'stay', 'What kind of house.', orNothing(words)),
      column('Meals', 'meals', `One of ${MEALS.join(', ')}.`, oneOf(MEALS)),
      column('Day km', 'km', 'On the way that day.', orNothing(decimal)),
      column('Day hours', 'hours', 'On the way that day.', orNothing(decimal)),
      column('Travel', 'travel', `One of ${MEANS.join(', ')}.`, orNothing(oneOf(MEANS))),
      column(
        'Legs',
        'legs',
        'Where a day goes by several means, as road 24 km 1.25 h | walk 10 km 5 h up 950 m.',
        orUsual(list(leg)),
      ),
      column('Sleeps at metres', 'altitudeM', 'Above the sea.', orNothing(whole)),
      column('Climbs to metres', 'highestM', 'Above the sea.', orNothing(whole)),
      column(
        'Day sights',
        'sights',
        'As Tea Museum <tea-museum-munnar>, with | between them; hours behind it where it is kept for them, as 04:30.',
        list(daySight),
      ),
      column(
        'Begins at',
        'begins',
        'As 06:30: when one is to be there on day 1, and sets off on others.',
        orUsual(words),
      ),
    ],
  },
  one('highlights', 'Highlight', 'One a row.'),
  one('inclusions', 'Included', 'One a row.'),
  one('exclusions', 'Not included', 'One a row.'),
  {
    path: 'questions',
    columns: [column('Question', 'question', 'One a row.'), column('Answer', 'answer', 'Beside its question.')],
  },
  {
    path: 'rates.seasons',
    columns: [
      column('Season', 'name', 'One a row.'),
      column('Season from', 'from', 'Month and day, as 12-20 or 20 Dec.'),
      column('Season to', 'to', 'Month and day, as 01-05 or 5 Jan.'),
      column('Season percent', 'percent', 'By how much prices move, as 15.', whole),
    ],
  },
  {
    path: 'rates.groupSlabs',
    columns: [
      column('Group from', 'fromPeople', 'So many who sleep in a bed, one a row.', whole),
      column('Group percent off', 'percentOff', 'What everybody in a bed pays less.', whole),
    ],
  },
  {
    path: 'rates.extras',
    columns: [
      column('Extra id', 'id', 'A short word of its own, one a row.'),
      column('Extra', 'name', 'As a visitor reads it.'),
      column('Extra price', 'pricePaise', 'In rupees before GST.', money),
      column('Extra per', 'per', `One of ${EXTRA_UNITS.join(', ')}.`, oneOf(EXTRA_UNITS)),
    ],
  },
  {
    path: 'rates.pickups',
    columns: [
      column('Pick-up id', 'id', 'A short word of its own, one a row.'),
      column('Pick-up', 'place', 'Where it takes travellers in.'),
      column('Pick-up at', 'at', 'Its hour on the first day, as 21:30.'),
      column('Pick-up price', 'pricePaise', 'In rupees before GST; 0 is free.', money),
      column('Pick-up per', 'per', `One of ${PICKUP_UNITS.join(', ')}.`, oneOf(PICKUP_UNITS)),
    ],
  },
]

/** What stands in a package's own row. */
export const PACKAGE_COLUMNS: Column[] = [...FACTS, ...PRICES]
