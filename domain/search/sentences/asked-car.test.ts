import { expect, test } from 'vitest'
import { drawCars } from '#demo/cars/cars.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { asksForCar, withoutCar } from './asked-car.ts'
import { carsAskedFor } from './cars/classes.ts'

const CLASSES = drawCars(openFacts(process.cwd()).cars).map(({ draft }) => draft)
const names = goldenSentenceNames()

const asked = (text: string) => carsAskedFor(text, CLASSES, { names }).map(({ name }) => name)

test.each([
  ['innova crysta on rent with driver', 'Toyota Innova Crysta'],
  ['innova for 3 days', 'Toyota Innova Crysta'],
  ['12 seater', 'Tempo Traveller 12 seater'],
  ['17-seater tempo traveller hire', 'Tempo Traveller 17 seater'],
  ['swift dzire per km rate', 'Sedan'],
  ['airport taxi bangalore', 'Hatchback'],
  ['gaadi kiraye pe chahiye 7 seater', 'Compact SUV'],
  ['cab for 7 people', 'Tempo Traveller 9 seater'],
  ['5 seater car', 'Sedan'],
  ['kolkata to digha car', 'Hatchback'],
  ['airport pickup goa', 'Hatchback'],
  ['tempo traveller delhi to agra', 'Tempo Traveller 9 seater'],
  ['sedan for pune to shirdi', 'Sedan'],
  ['bus for 15 people', 'Tempo Traveller 17 seater'],
  ['cab from pune to mahabaleshwar for 6', 'Compact SUV'],
  ['16 pilgrims one vehicle varanasi ayodhya prayagraj', 'Tempo Traveller 17 seater'],
  ['पुणे ते कोल्हापूर इनोव्हा भाडे', 'Toyota Innova Crysta'],
  ['cab for 6 days', 'Hatchback'],
  ['chennai to pondicherry car 3 days', 'Hatchback'],
  ['car udaipur to mount abu', 'Hatchback'],
  ['hire car rajasthan 8 days', 'Hatchback'],
  ['4x4 to leh', '4x4 (hill and desert)'],
  ['cab leh to pangong', 'Compact SUV'],
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
  ['lot of luggage agra to delhi drop', 'Toyota Innova Crysta'],
  ['5 log 4 bade suitcase kochi airport se munnar drop', 'Toyota Innova Crysta'],
  ['9 log agra to jaipur overnight aur wapas', 'Tempo Traveller 9 seater'],
  ['baraat 22 bande agra se jaipur', 'Tempo Traveller 26 seater'],
  ['40 students college trip bus with push back seats', 'Luxury coach 45 seater'],
  ['agra to jaipur one way drop 3 adults 3 bags', 'Sedan'],
  ['30 staff offsite, ek hi bus, kochi to munnar', 'Mini coach 35 seater'],
  ['6 adults 1 baccha agra se jaipur subah jaake shaam wapas', 'Tempo Traveller 9 seater'],
  ['चार सीटर गाड़ी', 'Sedan'],
  ['ড্রাইভার', 'Hatchback'],
  ['गाड़ी किराये पर दिल्ली से आगरा', 'Hatchback'],
  ['pune to shirdi, 12 of us with two small kids, which van is right', 'Tempo Traveller 12 seater'],
  ['we land at kochi, six of us with five big suitcases, need one vehicle for all', 'Tempo Traveller 9 seater'],
  ['3 am airport single lady', 'Hatchback'],
  ['school picnic 45 kids', 'Luxury coach 45 seater'],
  ['school trip for 42 children and 3 teachers', 'Luxury coach 45 seater'],
  ['thar jeep for sand dunes', '4x4 (hill and desert)'],
  ['kal subah se raat tak sheher me shopping, hum 4 ladies hain, AC, zyada badi nahi', 'Sedan'],
  ['my mother is arriving alone at chennai airport at midnight', 'Hatchback'],
  ['two clients landing at kochi airport, something classy for pickup', 'Luxury sedan'],
  ['mercedes or bmw for wedding', 'Luxury sedan'],
  ['cheapest car for two people', 'Hatchback'],
  ['18 of us agra to jaipur and returning the same night', 'Tempo Traveller 26 seater'],
  ['wedding in jaipur, 40 guests to be moved from hotel to palace', 'Luxury coach 45 seater'],
  ['mummy papa ko agra se jaipur bhejna hai, driver bharosemand ho', 'Premium sedan'],
  ['পিকনিক ২২ জন সারাদিন', 'Tempo Traveller 26 seater'],
  ['పెళ్లికి 25 మంది ఆగ్రా నుండి జైపూర్', 'Tempo Traveller 26 seater'],
  ['छह लोग चार सूटकेस एयरपोर्ट से होटल', 'Tempo Traveller 9 seater'],
  ['स्कूल पिकनिक के लिए बस, 45 बच्चे', 'Luxury coach 45 seater'],
  ['6+1 seater agra to jaipur', 'Compact SUV'],
  ['mujhe kal subah 5 baje airport jana hai agra', 'Hatchback'],
  ['બરાત 40 લોકો બસ', 'Luxury coach 45 seater'],
  ['ایئرپورٹ سے ہوٹل تین لوگ', 'Sedan'],
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

test('up to six classes that fit are shown, the size above too (caught: three, or the named one alone)', () => {
  expect(asked('airport taxi bangalore')).toHaveLength(6)
  expect(asked('12 seater agra to jaipur')).toEqual([
    'Tempo Traveller 12 seater',
    'Tempo Traveller 17 seater',
    'Force Urbania 16 seater',
  ])
  expect(asked('fortuner rent')).toEqual(expect.arrayContaining(['Premium SUV', 'SUV']))
  expect(asked('bus for 45 students').slice(0, 2)).toEqual(['Luxury coach 45 seater', 'Mini coach 35 seater'])
})

test('what goes on snow and over passes is made for it (caught: no four-by-four of the premium class, a hatchback to Pangong)', () => {
  expect(asked('need 4x4 car for snow and high passes')).toEqual(expect.arrayContaining(['Premium SUV']))
  for (const name of ['Hatchback', 'Sedan', 'Electric sedan', 'Premium sedan'])
    expect(asked('cab leh to pangong').slice(0, 2)).not.toContain(name)
})

test('a hatchback is not the first for four, nor a third row with everybody’s suitcases (caught: the cheapest first)', () => {
  expect(asked('cab agra to jaipur for 4')[0]).toBe('Sedan')
  expect(asked('cab for 2 people')[0]).toBe('Hatchback')
  expect(asked('cab for 6 people with 6 suitcases')[0]).toBe('Tempo Traveller 9 seater')
})

test('an Innova for seven comes after what has a seat for each (caught: it alone, or not at all)', () => {
  const seven = asked('agra to jaipur 7 log innova')
  expect(seven[0]).toBe('Tempo Traveller 9 seater')
  expect(seven).toContain('Toyota Innova Crysta')
})

// Caught: a tour with a driver, food of a place, and a way up and down, all taken for hires.
test.each([
  'jaipur local food',
  'kerala tour with driver',
  'local trains',
  'return of the dolphins',
  'goa airport hotel party',
  'kerala tour with car and driver for 6',
  'kashmir package for 2 with airport pickup',
  'school tour packages for 45 students',
  '6 friends manali 4 days',
  'delhi agra jaipur 4 days',
  'from kochi 3 days for 4 people under 15k',
  'jeep safari ranthambore',
  'gir lion safari jeep',
  'volvo bus delhi to manali ticket',
  'nearest airport to gokarna',
  'kitty party ki 12 ladies, jaipur agra mandir darshan',
  'office outing near bangalore 2 days',
  'single lady solo trip himachal',
  'college gang 10 ladke, sasta, masti',
  'airport to be close, hills, 3 nights',
  'we land in leh on 4 june and have 7 days',
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

test('a large bag of each of those who travel has its place (caught: four of them in a boot for three)', () => {
  const first = (text: string) => carsAskedFor(text, CLASSES, { names, people: 4 })[0]!
  for (const text of [
    'ac car, we are 4 and each has a big suitcase',
    '4 log aur har ek ka ek bada bag, gaadi',
    'car for 4 people with four large suitcases',
  ])
    expect([text, first(text).largeBags >= 4]).toEqual([text, true])
  expect(first('car for 4 people').seats).toBe(4)
})
