import { CarDraft, saveCars } from '#domain/cars/cars-writing.server.ts'
import { cars } from '#domain/cars/tables.ts'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { list, money, oneOf, orNothing, orUsual, whole, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { ABOUT, ADDRESS, column, NAME, PICTURE, POSITION, SUMMARY, TAGS } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

const price = (head: string, path: string, help: string) => column(head, path, help, money)
const maybePrice = (head: string, path: string, help: string) => column(head, path, help, orNothing(money))

export const CARS = tableKind({
  name: 'cars',
  title: 'Classes of car',
  one: 'class of car',
  many: 'classes of car',
  action: 'cars.edit',
  sheet: {
    columns: [
      ADDRESS,
      NAME,
      column('Category', 'category', 'Under which heading it stands.'),
      column('Models', 'models', 'With | between them.', list(words)),
      column('Seats', 'seats', 'Without the driver.', whole),
      column('Large bags', 'largeBags', 'How many fit.', whole),
      column('Small bags', 'smallBags', 'How many fit.', whole),
      column('Air conditioned', 'airConditioned', 'yes or no.', yesNo),
      column('Fuels', 'fuels', 'With | between them.', list(words)),
      price('A km', 'perKmPaise', 'In rupees before GST.'),
      maybePrice('A km one way', 'perKmOneWayPaise', 'In rupees before GST.'),
      column('Least km a day', 'minKmPerDay', 'What a day away is charged with at least.', whole),
      price('Driver a day', 'driverAllowancePaise', 'In rupees.'),
      price('Night', 'nightChargePaise', 'In rupees.'),
      maybePrice('4 h 40 km', 'local4h40kmPaise', 'In town, in rupees before GST.'),
      maybePrice('8 h 80 km', 'local8h80kmPaise', 'In town, in rupees before GST.'),
      maybePrice('12 h 120 km', 'local12h120kmPaise', 'In town, in rupees before GST.'),
      price('Extra km', 'extraKmPaise', 'In rupees before GST.'),
      maybePrice('Extra hour', 'extraHourPaise', 'In rupees before GST.'),
      column('GST', 'gstScheme', `One of ${CAR_GST_SCHEMES.join(', ')}.`, oneOf(CAR_GST_SCHEMES)),
      column('Offered', 'offered', 'Whether the site hires it out: yes or no; yes when empty.', orUsual(yesNo)),
      column('Least days', 'leastDays', 'The shortest hire it is meant for.', whole),
      column('Most days', 'mostDays', 'The longest hire it is meant for.', whole),
      SUMMARY,
      ABOUT,
      TAGS,
      POSITION,
      PICTURE,
    ],
  },
  draft: CarDraft,
  key: ['url'],
  table: cars,
  id: cars.id,
  by: cars.url,
  save: saveCars,
  example: [
    {
      Address: 'sedan',
      Name: 'Sedan',
      Category: 'Hatchback and sedan',
      Models: 'Dzire | Etios',
      Seats: '4',
      'Large bags': '2',
      'Small bags': '2',
      'Air conditioned': 'yes',
      Fuels: 'petrol | CNG',
      'A km': '13',
      'Least km a day': '250',
      'Driver a day': '400',
      Night: '300',
      'Extra km': '13',
      GST: CAR_GST_SCHEMES[0],
      'Least days': '1',
      'Most days': '15',
      Summary: 'Four people and their bags.',
      About: 'The usual car for a family on good roads.',
      Tags: 'family',
      Position: '1',
    },
  ],
})
