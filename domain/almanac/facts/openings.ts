import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { expected, shipped } from '#domain/almanac/fact.ts'

const DHAMS =
  'Gangotri and Yamunotri open on Akshaya Tritiya, Kedarnath up to three and Badrinath up to five days later; they close on Annakut, Bhai Dooj and in the middle of November (eastcoastdaily.in 2024-11-02 and 2025-04-19, lokmattimes.com 2025-10-01, india.com 2022-10-08). Announced each spring'
const AMARNATH =
  'Ends on Raksha Bandhan; lasted 38 to 62 days from 2017 to 2025, the shortest is counted here (Amarnathji Shrine Board by tribuneindia.com 2024-04-15, deccanchronicle.com 2017-01-16, telugutimes.net 2025)'
const RAINS = 'officenewz.com 2022-06-18, outlooktraveller.com (October reopenings)'

const open = (fields: Parameters<typeof shipped>[1]) => shipped('open', fields)
const closed = (fields: Parameters<typeof shipped>[1]) => shipped('closed', fields)
/** What is named for tigers is named for each forest it looks for them in. */
const inTheRains = (key: string, name: string, at: string[], source = RAINS) =>
  closed({ key, name, otherNames: ['Tiger', 'Tigers'], at, yearly: { from: '07-01', to: '09-30' }, source })
const TIGERS = [
  ['kanha', 'Kanha'],
  ['bandhavgarh', 'Bandhavgarh'],
  ['pench', 'Pench'],
  ['panna', 'Panna'],
  ['satpura', 'Satpura'],
] as const

/** When shrines, passes, valleys and parks can be reached at all. */
export const OPENINGS: AlmanacFact[] = [
  open({
    key: 'yamunotri',
    name: 'Yamunotri',
    at: ['yamunotri', 'yamunotri-temple', 'in-uk'],
    days: expected(
      '2026-04-19..2026-11-11',
      '2027-05-09..2027-10-31',
      '2028-04-27..2028-10-19',
      '2029-05-16..2029-11-07',
    ),
    source: DHAMS,
  }),
  open({
    key: 'gangotri',
    name: 'Gangotri',
    at: ['gangotri', 'gangotri-temple', 'in-uk'],
    days: expected(
      '2026-04-19..2026-11-10',
      '2027-05-09..2027-10-30',
      '2028-04-27..2028-10-18',
      '2029-05-16..2029-11-06',
    ),
    source: DHAMS,
  }),
  open({
    key: 'kedarnath',
    name: 'Kedarnath',
    otherNames: ['Kedarnath Yatra'],
    at: ['kedarnath', 'kedarnath-temple', 'in-uk'],
    days: expected(
      '2026-04-22..2026-11-11',
      '2027-05-12..2027-10-31',
      '2028-04-30..2028-10-19',
      '2029-05-19..2029-11-07',
    ),
    source: DHAMS,
  }),
  open({
    key: 'badrinath',
    name: 'Badrinath',
    at: ['badrinath', 'badrinath-temple', 'in-uk'],
    days: expected(
      '2026-04-24..2026-11-15',
      '2027-05-14..2027-11-15',
      '2028-05-02..2028-11-15',
      '2029-05-21..2029-11-15',
    ),
    source: DHAMS,
  }),
  open({
    key: 'tungnath',
    name: 'Tungnath',
    at: ['tungnath-temple', 'in-uk'],
    days: expected(
      '2026-04-22..2026-10-29',
      '2027-05-12..2027-10-29',
      '2028-04-30..2028-10-19',
      '2029-05-19..2029-10-29',
    ),
    source:
      'Opens with Kedarnath (eastcoastdaily.in 2025-04-19), closes from 30 October on (republicworld.com 2021-10-30)',
  }),
  open({
    key: 'amarnath-yatra',
    name: 'Amarnath Yatra',
    otherNames: ['Amarnath'],
    at: ['amarnath-cave', 'in-jk'],
    days: expected(
      '2026-07-22..2026-08-28',
      '2027-07-11..2027-08-17',
      '2028-06-29..2028-08-05',
      '2029-07-17..2029-08-23',
    ),
    source: AMARNATH,
  }),
  open({
    key: 'hemkund',
    name: 'Hemkund Sahib',
    at: ['hemkund-sahib', 'in-uk'],
    yearly: { from: '06-01', to: '10-09' },
    source: 'valleyofflowers.info (25 May, 1 June in 2019), etvbharat.com 2022-10-03 (closed from 10 October)',
  }),
  open({
    key: 'valley-of-flowers',
    name: 'Valley of Flowers',
    at: ['valley-of-flowers-national-park', 'in-uk'],
    yearly: { from: '06-05', to: '10-30' },
    source: 'indiablooms.com 2016-05-28: 5 June to 30 October',
  }),
  open({
    key: 'ghangaria',
    name: 'Ghangaria',
    at: ['ghangaria', 'in-uk'],
    yearly: { from: '06-01', to: '10-30' },
    source: 'The village shuts outside the season, June to October (india.com)',
  }),
  closed({
    key: 'tulip-garden',
    name: 'The tulip garden',
    at: ['indira-gandhi-memorial-tulip-garden'],
    yearly: { from: '04-21', to: '03-24' },
    source: 'tripclap.com for 2026 (to 20 April), indulgexpress.com 2023-03-16, tribuneindia.com (27 March)',
  }),
  open({
    key: 'manali-leh-road',
    name: 'The Manali–Leh road',
    otherNames: ['Manali Leh'],
    at: ['sarchu', 'leh--manali', 'leh--sarchu', 'jispa--sarchu', 'jispa--leh', 'in-hp', 'in-la'],
    yearly: { from: '06-01', to: '10-31' },
    source:
      'Closed from November to April, reopened 12 May 2025 after a late clearing (risingkashmir.com 2025-05-13); to tourists usually from June (own compilation, demo/facts/SOURCES.md)',
  }),
  open({
    key: 'kunzum-road',
    name: 'The road over Kunzum La',
    at: ['chandratal', 'chandratal-lake', 'kaza--manali', 'in-hp'],
    yearly: { from: '07-01', to: '10-15' },
    source: 'Gramphu to Kaza open by the end of June (timesofindia 2017-04-28)',
  }),
  open({
    key: 'zoji-la',
    name: 'The Srinagar–Leh road',
    otherNames: ['Srinagar Leh', 'Zoji La'],
    at: [
      'kargil--srinagar',
      'leh--srinagar',
      'kargil--sonamarg',
      'drass--srinagar',
      'drass--sonamarg',
      'in-jk',
      'in-la',
    ],
    yearly: { from: '05-01', to: '11-30' },
    source:
      'Open since 20 April in 2021 (discoverlehladakh.in); shut in winter for over five months before (udaipurkiran.com 2020-05-18)',
  }),
  closed({
    key: 'eravikulam-calving',
    name: 'Eravikulam',
    at: ['eravikulam-national-park'],
    yearly: { from: '02-01', to: '03-31' },
    source: 'Calving of the Nilgiri tahr, 1 February to 31 March (thehindu.com 2024-01-31)',
  }),
  closed({
    key: 'kaziranga-rains',
    name: 'Kaziranga',
    at: ['kaziranga-national-park'],
    yearly: { from: '05-01', to: '09-30' },
    source: 'officenewz.com 2022-06-18: 1 May to 1 October',
  }),
  closed({
    key: 'manas-rains',
    name: 'Manas',
    at: ['manas-national-park'],
    yearly: { from: '05-01', to: '09-30' },
    source: 'officenewz.com 2022-06-18: 1 May to 1 October',
  }),
  closed({
    key: 'gir-rains',
    name: 'Gir',
    at: ['gir-national-park'],
    yearly: { from: '06-16', to: '10-15' },
    source: 'ghumindiaghum.com 2025-05-28: 16 June to the middle of October',
  }),
  closed({
    key: 'corbett-rains',
    name: 'Corbett within its Bijrani gate',
    at: ['jim-corbett-national-park'],
    yearly: { from: '07-01', to: '10-14' },
    source:
      'Bijrani opens on 15 October and stays open till June; Dhela and Jhirna all year (hindustantimes.com 2021-10-15 and 2022-09-20)',
  }),
  closed({
    key: 'virasat-e-khalsa-january',
    name: 'Virasat-e-Khalsa',
    at: ['virasat-e-khalsa'],
    yearly: { from: '01-24', to: '01-31' },
    source: 'Maintenance in the last weeks of January and July (ptcnews.tv 2022-07-23, lokmattimes.com 2023-07-24)',
  }),
  closed({
    key: 'virasat-e-khalsa-july',
    name: 'Virasat-e-Khalsa',
    at: ['virasat-e-khalsa'],
    yearly: { from: '07-24', to: '07-31' },
    source: 'Maintenance in the last weeks of January and July (ptcnews.tv 2022-07-23, lokmattimes.com 2023-07-24)',
  }),
  open({
    key: 'kaas-flowers',
    name: 'The flower enclosure of Kaas',
    at: ['kaas-plateau'],
    yearly: { from: '08-25', to: '10-15' },
    source: 'Opened on 25 August until 15 October (timesofindia.indiatimes.com 2021-08-25); on 1 September in 2017',
  }),
  inTheRains('ranthambore-rains', 'Ranthambore', ['ranthambore-national-park']),
  inTheRains('sariska-rains', 'Sariska', ['sariska-tiger-reserve']),
  ...TIGERS.map(([key, name]) =>
    inTheRains(
      `${key}-rains`,
      name,
      [`${key}-national-park`],
      'Core zones shut from July, reopened by October (menafn.com 2025-05-27, demo/content/articles/news/tiger-reserves-reopen-on-1-october.md)',
    ),
  ),
  inTheRains(
    'tadoba-rains',
    'Tadoba',
    ['tadoba-andhari-tiger-reserve'],
    'Core closed from the end of June (menafn.com 2025-05-27)',
  ),
  inTheRains(
    'melghat-rains',
    'Melghat',
    ['melghat-tiger-reserve'],
    'Safaris shut from 1 July to 1 October (mandalnews.com, of Paratwada, undated); cores of all tiger reserves from 1 July (loksatta.com 2024-06)',
  ),
]
