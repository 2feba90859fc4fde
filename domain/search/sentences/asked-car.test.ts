import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { asksForCar, withoutCar } from './asked-car.ts'
import { carsAskedFor } from './car-classes.ts'

const CLASSES = [
  classOf('Hatchback', ['Maruti Suzuki Swift'], { seats: 4, largeBags: 1, perKmPaise: 1200 }),
  classOf('Sedan', ['Maruti Suzuki Swift Dzire', 'Honda Amaze'], { seats: 4, largeBags: 2, perKmPaise: 1200 }),
  classOf('Toyota Innova', ['Toyota Innova'], { seats: 6, largeBags: 3, perKmPaise: 1800 }),
  classOf('Toyota Innova Crysta', ['Toyota Innova Crysta'], { seats: 6, largeBags: 4, perKmPaise: 1900 }),
  classOf('Electric sedan', ['Tata Tigor EV'], { seats: 4, largeBags: 2, perKmPaise: 1300 }),
  classOf('4x4 (hill and desert)', ['Mahindra Thar'], { seats: 3, largeBags: 1, perKmPaise: 2400 }),
  classOf('Tempo Traveller 12 seater', ['Force Traveller 12+1'], { seats: 12, largeBags: 9, perKmPaise: 2400 }),
  classOf('Tempo Traveller 17 seater', ['Force Traveller 17+1'], { seats: 17, largeBags: 8, perKmPaise: 2800 }),
  classOf('Force Urbania 16 seater', ['Force Urbania'], { seats: 16, largeBags: 12, perKmPaise: 3800 }),
  classOf('Luxury coach 45 seater', ['Volvo 9600'], { seats: 45, largeBags: 45, perKmPaise: 8000 }),
]
const names = goldenSentenceNames()

function classOf(name: string, models: string[], of: { seats: number; largeBags: number; perKmPaise: number }) {
  return { name, models, ...of }
}

const asked = (text: string) => carsAskedFor(text, CLASSES, { names }).map(({ name }) => name)

test.each([
  ['innova crysta on rent with driver', 'Toyota Innova Crysta'],
  ['innova for 3 days', 'Toyota Innova'],
  ['12 seater', 'Tempo Traveller 12 seater'],
  ['17-seater tempo traveller hire', 'Tempo Traveller 17 seater'],
  ['swift dzire per km rate', 'Sedan'],
  ['airport taxi bangalore', 'Hatchback'],
  ['gaadi kiraye pe chahiye 7 seater', 'Toyota Innova'],
  ['cab for 7 people', 'Tempo Traveller 12 seater'],
  ['5 seater car', 'Hatchback'],
  ['kolkata to digha car', 'Hatchback'],
  ['airport pickup goa', 'Hatchback'],
  ['tempo traveller delhi to agra', 'Tempo Traveller 12 seater'],
  ['sedan for pune to shirdi', 'Sedan'],
  ['bus for 15 people', 'Tempo Traveller 17 seater'],
  ['cab from pune to mahabaleshwar for 6', 'Toyota Innova'],
  ['16 pilgrims one vehicle varanasi ayodhya prayagraj', 'Tempo Traveller 17 seater'],
  ['पुणे ते कोल्हापूर इनोव्हा भाडे', 'Toyota Innova'],
  ['cab for 6 days', 'Hatchback'],
  ['chennai to pondicherry car 3 days', 'Hatchback'],
  ['car udaipur to mount abu', 'Hatchback'],
  ['hire car rajasthan 8 days', 'Hatchback'],
  ['4x4 to leh', '4x4 (hill and desert)'],
  ['4 x 4 zanskar 6 days', '4x4 (hill and desert)'],
  ['4wd jeep safari car', '4x4 (hill and desert)'],
  ['electric taxi pune', 'Electric sedan'],
  ['EV cab delhi', 'Electric sedan'],
  ['sedan from bangalore to mysore and back', 'Sedan'],
  ['pune airport to mahabaleshwar', 'Hatchback'],
  ['hum 12 log agra se jaipur aana jana', 'Tempo Traveller 12 seater'],
  ['bus kiraye par 40 barati lucknow se kanpur', 'Luxury coach 45 seater'],
  ['raat 3 baje kochi airport se munnar 3 log 3 bag', 'Sedan'],
  ['kochi munnar drop small car', 'Hatchback'],
  ['innova for 14 people delhi to agra', 'Tempo Traveller 17 seater'],
  ['luxury urbania 14 logo ke liye', 'Force Urbania 16 seater'],
  ['50 seater', 'Luxury coach 45 seater'],
  ['lot of luggage agra to delhi drop', 'Toyota Innova'],
  ['5 log 4 bade suitcase kochi airport se munnar drop', 'Toyota Innova'],
  ['9 log agra to jaipur overnight aur wapas', 'Tempo Traveller 12 seater'],
  ['baraat 22 bande agra se jaipur', 'Luxury coach 45 seater'],
  ['40 students college trip bus with push back seats', 'Luxury coach 45 seater'],
  ['agra to jaipur one way drop 3 adults 3 bags', 'Sedan'],
  ['30 staff offsite, ek hi bus, kochi to munnar', 'Luxury coach 45 seater'],
  ['6 adults 1 baccha agra se jaipur subah jaake shaam wapas', 'Tempo Traveller 12 seater'],
  ['चार सीटर गाड़ी', 'Hatchback'],
  ['ড্রাইভার', 'Hatchback'],
  ['गाड़ी किराये पर दिल्ली से आगरा', 'Hatchback'],
])('“%s” asks for %s', (text, name) => {
  expect(asked(text)[0]).toBe(name)
})

test.each(['traveller for 20 people hyderabad to srisailam', 'bus for 30 students to hampi from bangalore'])(
  '“%s” asks for what carries so many (caught: whoever travels)',
  (text) => {
    expect(asksForCar(text)).toBe(true)
  },
)

test('a class that is too small for the party is not among them (caught: an Innova for twelve)', () => {
  expect(carsAskedFor('innova jaipur to udaipur', CLASSES, { people: 12 })[0]?.name).toBe('Tempo Traveller 12 seater')
})

// Caught: a tour with a driver, food of a place, and a way up and down, all taken for hires.
test.each([
  'jaipur local food',
  'kerala tour with driver',
  'local trains',
  'return of the dolphins',
  'goa airport hotel party',
])('“%s” says more than a drive', (text) => {
  expect(asksForCar(text, names)).toBe(false)
})

// Caught: the desert, and whoever travels alone, taken for cars.
test.each([
  'thar desert',
  'solo traveller kerala',
  'driver ant trek',
  'rent',
  'kerala by car',
  'gulmarg cable car',
  'matheran without cars',
  'car sickness on the road to munnar',
  'vintage car museum udaipur',
  'no walking, car till hotel, hill station',
])('“%s” asks for none', (text) => {
  expect(asked(text)).toEqual([])
})

test.each([
  ['mumbai airport to pune cab', 'mumbai to pune'],
  ['innova for to manali', 'manali'],
  ['airport taxi bangalore', 'bangalore'],
  ['innova crysta on rent per day', ''],
  ['sedan bangalore to mysore and back', 'bangalore to mysore'],
])('beside a car “%s” says “%s”', (text, left) => {
  expect(withoutCar(text)).toBe(left)
})
