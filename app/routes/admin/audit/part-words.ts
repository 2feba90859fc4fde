import { PART_NAMES as FACT_PARTS } from '#app/routes/admin/almanac/words.ts'
import { PART_NAMES as COUPON_PARTS } from '#app/routes/admin/coupons/words.ts'
import { ROLE_NAMES } from '#app/routes/admin/staff/words.ts'
import { FIELD_NAMES as SITE_PARTS } from '#app/routes/admin/settings/words.ts'
import { PART_NAMES as PICTURE_PARTS } from '#app/routes/admin/pictures/words.ts'
import { PART_NAMES as WRITING_PARTS } from '#app/routes/admin/writing-words.ts'
import { formatDate, formatTime, isCalendarDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { capitalised } from '#platform/wording.ts'
import type { ChangedPart } from './changed.ts'

type Names = Readonly<Record<string, string>>

/** What its form calls the parts of a thing, by the kind of the thing. */
const BY_KIND: Readonly<Record<string, Names>> = {
  fact: FACT_PARTS,
  promotion: COUPON_PARTS,
  setting: SITE_PARTS,
  picture: PICTURE_PARTS,
  article: WRITING_PARTS,
  page: WRITING_PARTS,
  user: { sessions: 'Where they are logged in', secondFactors: 'Second factor' },
  message: { words: 'Words', subject: 'Subject', action: 'Words on the button', isOn: 'It goes out' },
  'gst-registration': { stateCode: 'State of the GSTIN', isBodyCorporate: 'Body corporate', validFrom: 'First day' },
  state: { url: 'Address', months: 'Best months' },
}

/** The same of all things: where their forms call it otherwise than the program does. */
const OF_ALL: Names = {
  active: 'In service',
  addedBy: 'Planned by',
  airConditioned: 'Air conditioning',
  alt: 'What it shows',
  altNames: 'Other names',
  altitudeM: 'Height in metres',
  askedBy: 'Asked by',
  assigneeId: 'Whose it is',
  bookings: 'Bookings',
  budgetPaise: 'Budget',
  because: 'Why',
  byTelephone: 'By telephone',
  callsOffBecause: 'Why it is called off',
  calledOffBecause: 'Why it was called off',
  cancellationPlanId: 'Cancelled by',
  capacity: 'Seats',
  carId: 'Class of car',
  categoryId: 'Belongs to',
  categoryIds: 'Categories',
  cells: 'Prices of its own',
  choosing: 'Who may choose another date',
  cityId: 'City',
  cutoffDays: 'Days before that booking closes',
  departureCity: 'Leaves from',
  distanceKm: 'Kilometres in all',
  dltTemplateId: 'DLT template id',
  carrierTemplateId: 'Template id at MSG91',
  driverAllowancePaise: 'Driver’s allowance a day',
  driverId: 'Driver',
  endCity: 'Ends in',
  endsOn: 'Last day',
  exclusions: 'It does not hold',
  extraHourPaise: 'An hour more',
  extraKmPaise: 'A kilometre more',
  garageCityId: 'Stands in',
  gstScheme: 'GST',
  gstin: 'GSTIN',
  grid: 'Prices',
  groupMax: 'Largest group',
  groupMin: 'Smallest group',
  heldElsewhere: 'Seats held elsewhere',
  inclusions: 'The price holds',
  infantsHaveSeats: 'A seat for who is under two',
  intro: 'Introduction',
  isOn: 'Switched on',
  isPrivate: 'For one party alone',
  itinerary: 'Days',
  lat: 'Latitude',
  lon: 'Longitude',
  lostReason: 'Why it was lost',
  maxAltitudeM: 'Highest point',
  milestones: 'Parts of the total',
  minKmPerDay: 'Kilometres a day at least',
  minToRun: 'Travellers it runs from',
  nextCallAt: 'Next call',
  nightChargePaise: 'A night’s charge',
  oneCityId: 'From',
  otherCityId: 'To',
  paise: 'Sum',
  paymentPlanId: 'Paid by',
  perKmPaise: 'A kilometre',
  perKmOneWayPaise: 'A kilometre one way',
  pictureAlt: 'What the picture shows',
  pictureId: 'Picture',
  nightPictureId: 'Picture by night',
  publishAt: 'Hour it appears',
  publishedOn: 'Day',
  published: 'Public',
  rates: 'Rates',
  refundDays: 'A refund is on its way within, days',
  registered: 'Text as registered',
  registration: 'Plate',
  graceDays: 'Grace, days',
  quoteHours: 'A quote stands, hours',
  seatsElsewhere: 'Seats sold elsewhere',
  slabs: 'Charges',
  slug: 'Address',
  soldElsewhere: 'Seats sold elsewhere',
  startCity: 'Starts in',
  startsOn: 'Leaves on',
  stateCode: 'State',
  stateCodes: 'States',
  status: 'How it stands',
  state: 'How it stands',
  twinPaise: 'Twin price',
  url: 'Address',
  utr: 'UTR',
  vehicleId: 'Car',
  validFrom: 'From',
  validTo: 'Until',
}

/** A changed part in the words of its form; what it holds as one reads it. “Written” many at once is told otherwise. */
export function partInWords(subject: string, { name, before, after }: ChangedPart): ChangedPart {
  const say = (value: string | undefined) => valueText(name, value)
  return { name: name === 'written' ? name : partName(subject, name), before: say(before), after: say(after) }
}

function partName(subject: string, name: string): string {
  const [kind = ''] = subject.replace('-draft:', ':').split(':')
  const own = Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind]?.[name] : undefined
  return capitalised(own ?? (Object.hasOwn(OF_ALL, name) ? OF_ALL[name]! : spelled(name)))
}

/** `nextTryAt` as “next try at”: what no form asks for. */
function spelled(name: string): string {
  const bare = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=.)(Paise|Id)$/, '')
  return bare.replaceAll(/[-_.]+/g, ' ').replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*Z?$/

function valueText(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return value
  if (/(^p|P)aise$/.test(name) && /^-?\d+$/.test(value)) return formatPaise(Number(value))
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no'
  if (name === 'role' && Object.hasOwn(ROLE_NAMES, value)) return ROLE_NAMES[value as keyof typeof ROLE_NAMES]
  if (isCalendarDate(value)) return formatDate(value)
  if (!MOMENT.test(value)) return value
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : `${formatDate(istDate(at))}, ${formatTime(at)}`
}
