import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { shipped } from '#domain/almanac/fact.ts'

const DELHI = 'windhorsetours.com: closed on Mondays'
const OURS = 'Own compilation of 2026-11-20 (demo/places/sight/advice/known.ts, demo/content/articles)'

/** The day of the week a sight is shut: address, name, weekdays from 1 for a Monday, who says so. */
const SHUT: [at: string, name: string, weekdays: number[], source: string][] = [
  ['taj-mahal', 'The Taj Mahal', [5], OURS],
  ['ajanta-caves', 'Ajanta', [1], 'english.lokmat.com 2021-08-06 and allrajasthantravels.com'],
  ['ellora-caves', 'Ellora', [2], 'english.lokmat.com 2021-08-06 and allrajasthantravels.com'],
  ['elephanta-caves', 'Elephanta', [1], OURS],
  ['akshardham-temple-delhi', 'Akshardham', [1], DELHI],
  ['lotus-temple', 'The Lotus Temple', [1], DELHI],
  ['red-fort', 'The Red Fort', [1], DELHI],
  ['national-museum-new-delhi', 'The National Museum', [1], DELHI],
  ['rashtrapati-bhavan', 'Rashtrapati Bhavan', [1], 'keralakaumudi.com 2021-01: its museum, all days but Mondays'],
  [
    'paradesi-synagogue',
    'The Paradesi Synagogue',
    [5, 6],
    'Open Sunday to Thursday (what-when-how.com); closed on Saturdays and Jewish holidays (multipletopicblog)',
  ],
  ['mattancherry-palace', 'Mattancherry Palace', [5], 'multipletopicblog.blogspot.com 2009-04: all days but Fridays'],
  ['tea-museum-munnar', 'The tea museum', [1], 'mytrip.guide: closed on Mondays and Good Friday'],
  ['salar-jung-museum', 'The Salar Jung Museum', [5], 'siasat.com: Saturday to Thursday'],
  ['sanjay-gandhi-national-park', 'Sanjay Gandhi National Park', [1], OURS],
  ['bannerghatta-national-park', 'Bannerghatta', [2], OURS],
  ['tadoba-andhari-tiger-reserve', 'Tadoba', [2], OURS],
  ['edakkal-caves', 'Edakkal', [1], 'waytoindia.com (weekly holiday: Monday) and onefamilysblog.com 2015-06'],
  ['cellular-jail', 'The Cellular Jail', [1], 'waytoindia.com (weekly holiday: Monday) and andamandiscover.com'],
  ['statue-of-unity', 'The Statue of Unity', [1], 'visitsou.com 2023: shut every Monday for weekly maintenance'],
  ['nathula-pass', 'Nathu La', [1, 2], 'earningmyquartermile.wordpress.com 2008-11: closed on Mondays and Tuesdays'],
  ['akshardham-gandhinagar', 'Akshardham', [1], 'gujaratexpert.com: open from Tuesday to Sunday'],
  ['indian-museum', 'The Indian Museum', [1], 'tripsforindia.com: closed every Monday'],
  [
    'victoria-memorial',
    'The museum of the Victoria Memorial',
    [1],
    'indiaataglance.com: all days but Monday; the garden daily',
  ],
  [
    'marble-palace',
    'The Marble Palace',
    [1, 4],
    'holiday-trip1.000webhostapp.com 2019-01: closed on Monday and Thursday',
  ],
  [
    'padmaja-naidu-himalayan-zoological-park',
    'The zoo of Darjeeling',
    [4],
    'oneindia.com 2017-06-21 (Thursday, the weekly closure day) and templesguru.com',
  ],
]

export const CLOSING_DAYS: AlmanacFact[] = SHUT.map(([at, name, weekdays, source]) =>
  shipped('closed', { key: `${at}-weekly`, name, at: [at], weekdays, source }),
)
