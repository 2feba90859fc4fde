import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { expected, known, shipped } from '#domain/almanac/fact.ts'

const HOLIDAYS = 'Calendars of python-holidays (vacanza/holidays c382fdec, MIT), 2026 to 2029'
const MOON = `${HOLIDAYS}; a day earlier or later by the sighting of the moon`
const LAW = 'National holiday of the Government of India'
const SCHOOLS =
  'Kendriya Vidyalaya Sangathan for 2025-26, most regions (sakshipost.com 2025-02-07); states and schools differ'

const off = (fields: Parameters<typeof shipped>[1]) => shipped('holiday', { isDayOff: true, ...fields })
const fixed = (day: string) => ({ yearly: { from: day, to: day } })

/** Days nobody works in most of India beside the great festivals, and when schools are out. */
export const HOLIDAYS_OF_INDIA: AlmanacFact[] = [
  off({ key: 'republic-day', name: 'Republic Day', otherNames: ['26 January'], ...fixed('01-26'), source: LAW }),
  off({ key: 'independence-day', name: 'Independence Day', otherNames: ['15 August'], ...fixed('08-15'), source: LAW }),
  off({ key: 'gandhi-jayanti', name: 'Gandhi Jayanti', ...fixed('10-02'), source: LAW }),
  off({ key: 'christmas', name: 'Christmas', otherNames: ['Xmas'], ...fixed('12-25'), source: HOLIDAYS }),
  off({
    key: 'good-friday',
    name: 'Good Friday',
    days: known('2026-04-03', '2027-03-26', '2028-04-14', '2029-03-30'),
    source: 'Two days before Easter by the Gregorian computus',
  }),
  shipped('holiday', {
    key: 'easter',
    name: 'Easter',
    otherNames: ['Easter Sunday'],
    days: known('2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'),
    source: 'Easter by the Gregorian computus',
  }),
  shipped('holiday', { key: 'lohri', name: 'Lohri', ...fixed('01-13'), source: 'Kept on 13 January' }),
  shipped('holiday', {
    key: 'valentines-day',
    name: 'Valentine’s Day',
    otherNames: ['Valentine Day', 'Valentines Day', 'Valentine', 'Valentines', 'Valentine Week', 'Valentines Week'],
    ...fixed('02-14'),
    source: 'Kept on 14 February',
  }),
  off({
    key: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    otherNames: ['Shivratri'],
    days: known('2026-02-15', '2027-03-06', '2028-02-23', '2029-02-11'),
    source: HOLIDAYS,
  }),
  off({
    key: 'ram-navami',
    name: 'Ram Navami',
    days: known('2026-03-26', '2027-04-15', '2028-04-03', '2029-04-22'),
    source: HOLIDAYS,
  }),
  off({
    key: 'mahavir-jayanti',
    name: 'Mahavir Jayanti',
    days: known('2026-03-31', '2027-04-18', '2028-04-07', '2029-04-26'),
    source: HOLIDAYS,
  }),
  off({
    key: 'buddha-purnima',
    name: 'Buddha Purnima',
    days: known('2026-05-01', '2027-05-20', '2028-05-08', '2029-05-27'),
    source: HOLIDAYS,
  }),
  off({
    key: 'janmashtami',
    name: 'Janmashtami',
    days: known('2026-09-04', '2027-08-25', '2028-08-13', '2029-09-01'),
    source: HOLIDAYS,
  }),
  off({
    key: 'guru-nanak-jayanti',
    name: 'Guru Nanak Jayanti',
    otherNames: ['Gurpurab', 'Kartik Purnima'],
    days: known('2026-11-24', '2027-11-14', '2028-11-02', '2029-11-21'),
    source: HOLIDAYS,
  }),
  off({
    key: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    otherNames: ['Eid', 'Ramzan Eid'],
    days: expected('2026-03-21', '2027-03-10', '2028-02-27', '2029-02-15'),
    source: `${MOON}; in India a day after the Arab countries`,
  }),
  off({
    key: 'eid-al-adha',
    name: 'Eid al-Adha',
    otherNames: ['Bakrid'],
    days: expected('2026-05-27', '2027-05-17', '2028-05-06', '2029-04-25'),
    source: MOON,
  }),
  shipped('festival', {
    key: 'gudi-padwa-ugadi',
    name: 'Gudi Padwa and Ugadi',
    otherNames: ['Gudi Padwa', 'Ugadi', 'Gudhi Padwa', 'Cheti Chand'],
    months: [3, 4],
    days: known('2026-03-19', '2027-04-07', '2028-03-27', '2029-04-14'),
    source: HOLIDAYS,
  }),
  shipped('festival', {
    key: 'vishu',
    name: 'Vishu',
    months: [4],
    days: known('2026-04-15', '2027-04-15', '2028-04-14', '2029-04-14'),
    source: HOLIDAYS,
  }),
  shipped('festival', {
    key: 'bohag-bihu',
    name: 'Bohag Bihu',
    otherNames: ['Bihu', 'Rongali Bihu'],
    at: ['guwahati'],
    months: [4],
    days: known('2026-04-15', '2027-04-15', '2028-04-14', '2029-04-15'),
    source: HOLIDAYS,
  }),
  shipped('festival', {
    key: 'raksha-bandhan',
    name: 'Raksha Bandhan',
    otherNames: ['Rakhi'],
    months: [8],
    days: known('2026-08-28', '2027-08-17', '2028-08-05', '2029-08-23'),
    source: HOLIDAYS,
  }),
  shipped('holiday', {
    key: 'new-year',
    name: 'New Year',
    otherNames: ['New Years', 'New Year Eve', "New Year's Eve"],
    yearly: { from: '12-31', to: '01-01' },
    source: 'The calendar',
  }),
  shipped('school', {
    key: 'summer-holidays',
    name: 'Summer holidays',
    otherNames: ['Summer vacation', 'Summer holiday'],
    yearly: { from: '05-09', to: '06-17' },
    source: SCHOOLS,
  }),
  shipped('school', {
    key: 'winter-holidays',
    name: 'Winter holidays',
    otherNames: ['Winter break', 'Christmas holidays', 'Winter vacation'],
    yearly: { from: '12-23', to: '01-01' },
    source: SCHOOLS,
  }),
]
