import { expect, test } from 'vitest'
import { asksForCar, carsAskedFor, withoutCar } from './asked-car.ts'

const CLASSES = [
  { name: 'Sedan', models: ['Maruti Suzuki Swift Dzire', 'Toyota Etios'], seats: 4 },
  { name: 'Toyota Innova', models: ['Toyota Innova'], seats: 6 },
  { name: 'Toyota Innova Crysta', models: ['Toyota Innova Crysta'], seats: 6 },
  { name: 'Electric sedan', models: ['Tata Tigor EV'], seats: 4 },
  { name: '4x4 (hill and desert)', models: ['Mahindra Thar'], seats: 4 },
  { name: 'Tempo Traveller 12 seater', models: ['Force Traveller 12+1'], seats: 12 },
  { name: 'Tempo Traveller 17 seater', models: ['Force Traveller 17+1'], seats: 17 },
]
const asked = (text: string) => carsAskedFor(text, CLASSES).map(({ name }) => name)

test.each([
  ['innova crysta on rent with driver', 'Toyota Innova Crysta'],
  ['innova for 3 days', 'Toyota Innova'],
  ['12 seater', 'Tempo Traveller 12 seater'],
  ['17-seater tempo traveller hire', 'Tempo Traveller 17 seater'],
  ['swift dzire per km rate', 'Sedan'],
  ['airport taxi bangalore', 'Sedan'],
  ['gaadi kiraye pe chahiye 7 seater', 'Toyota Innova'],
  ['cab for 7 people', 'Tempo Traveller 12 seater'],
  ['5 seater car', 'Sedan'],
  ['kolkata to digha car', 'Sedan'],
  ['airport pickup goa', 'Sedan'],
  ['tempo traveller delhi to agra', 'Tempo Traveller 12 seater'],
  ['sedan for pune to shirdi', 'Sedan'],
  ['bus for 15 people', 'Tempo Traveller 17 seater'],
  ['cab from pune to mahabaleshwar for 6', 'Toyota Innova'],
  ['16 pilgrims one vehicle varanasi ayodhya prayagraj', 'Tempo Traveller 17 seater'],
  ['पुणे ते कोल्हापूर इनोव्हा भाडे', 'Toyota Innova'],
  ['cab for 6 days', 'Sedan'],
  ['chennai to pondicherry car 3 days', 'Sedan'],
  ['car udaipur to mount abu', 'Sedan'],
  ['hire car rajasthan 8 days', 'Sedan'],
  ['4x4 to leh', '4x4 (hill and desert)'],
  ['4 x 4 zanskar 6 days', '4x4 (hill and desert)'],
  ['4wd jeep safari car', '4x4 (hill and desert)'],
  ['electric taxi pune', 'Electric sedan'],
  ['EV cab delhi', 'Electric sedan'],
  ['sedan from bangalore to mysore and back', 'Sedan'],
  ['pune airport to mahabaleshwar', 'Sedan'],
  ['गाड़ी किराये पर दिल्ली से आगरा', 'Sedan'],
])('“%s” asks for %s', (text, name) => {
  expect(asked(text)[0]).toBe(name)
})

test.each(['traveller for 20 people hyderabad to srisailam', 'bus for 30 students to hampi from bangalore'])(
  '“%s” asks for what carries so many (caught: whoever travels)',
  (text) => {
    expect(asksForCar(text)).toBe(true)
  },
)

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
