import type { GoldenQuery } from './golden-query.ts'

const ANY = 99_999_999
const EASY = ['easy', 'easy-moderate'] as const
const HARD = ['moderate-difficult', 'difficult'] as const
const AROUND_MANALI = [
  'manali',
  'kasol',
  'naggar',
  'kullu',
  'sissu',
  'jispa',
  'keylong',
  'mandi',
  'jibhi',
  'tirthan-valley',
]

const LENGTH: GoldenQuery[] = [
  { query: '3 days', first: { days: [3, 3] } },
  { query: 'kerala 6 days', first: { state: 'kerala', days: [6, 6] } },
  { query: '5 days himachal', first: { state: 'himachal-pradesh', days: [5, 5] } },
  { query: 'goa 4 nights family', first: { state: 'goa', days: [5, 5] } },
  { query: 'andaman 5 nights 6 days', first: { state: 'andaman-and-nicobar-islands', days: [6, 6] } },
  { query: 'rajasthan 4 to 7 days', first: { state: 'rajasthan', days: [4, 7] } },
  { query: 'rajasthan more than 7 days', first: { state: 'rajasthan', days: [7, 60] } },
  { query: 'ladakh under 8 days', first: { state: 'ladakh', days: [1, 8] } },
  { query: 'a week in ladakh', first: { state: 'ladakh', days: [6, 8] } },
  { query: 'char dham yatra 10 days', first: { named: 'char-dham', days: [10, 10] } },
  { query: 'maharashtra weekend', first: { state: 'maharashtra', days: [2, 3] } },
  { query: '5D/4N goa', first: { state: 'goa', days: [5, 5] } },
  { query: 'two day trek', first: { theme: 'trekking', days: [2, 2] } },
  { query: 'one day trek near pune', first: { theme: 'trekking', days: [1, 1] } },
  { query: 'kashmir 6-7 days', first: { state: 'jammu-and-kashmir', days: [6, 7] } },
]

const MONEY: GoldenQuery[] = [
  { query: 'kerala under 20k', first: { state: 'kerala', rupees: [1, 20_000] } },
  { query: 'himachal below 18000', first: { state: 'himachal-pradesh', rupees: [1, 18_000] } },
  { query: 'trek under 6000', first: { theme: 'trekking', rupees: [1, 6_000] } },
  { query: 'ladakh under 1 lakh', first: { state: 'ladakh', rupees: [1, 100_000] } },
  { query: 'between 20 and 30 thousand', first: { rupees: [20_000, 30_000] } },
  { query: 'rajasthan 25-30k', first: { state: 'rajasthan', rupees: [25_000, 30_000] } },
  { query: 'honeymoon above 25000', first: { theme: 'honeymoon', rupees: [25_000, ANY] } },
  { query: 'gujarat budget 17000', first: { state: 'gujarat', rupees: [1, 17_000] } },
  { query: 'goa ₹15,000', first: { state: 'goa', rupees: [1, 15_000] } },
  { query: 'sikkim around 30k', first: { state: 'sikkim', rupees: [24_000, 36_000] } },
  { query: 'tamil nadu temple tour less than 30 thousand', first: { state: 'tamil-nadu', rupees: [1, 30_000] } },
  { query: '20 hazar se kam kerala', first: { state: 'kerala', rupees: [1, 20_000] } },
]

const TIME_OF_YEAR: GoldenQuery[] = [
  { query: 'kerala honeymoon in december', first: { state: 'kerala', theme: 'honeymoon', month: 12 } },
  { query: 'kashmir in june', first: { state: 'jammu-and-kashmir', month: 6 } },
  { query: 'trek in may', first: { theme: 'trekking', month: 5 } },
  { query: 'snow trek in january', first: { theme: 'trekking', month: 1 } },
  { query: 'ladakh in july or august', first: { state: 'ladakh', month: 7 } },
  { query: 'goa new year', first: { state: 'goa', month: 12 } },
  { query: 'sikkim april', first: { state: 'sikkim', month: 4 } },
  { query: 'wildlife safari in march', first: { theme: 'wildlife', month: 3 } },
  { query: 'december mein kerala', first: { state: 'kerala', month: 12 } },
  { query: 'maharashtra in the month of august', first: { state: 'maharashtra', month: 8 } },
  { query: 'nagaland dec', first: { state: 'nagaland', month: 12 } },
]

const FROM: GoldenQuery[] = [
  { query: '3 days under 20k from delhi', first: { days: [3, 3], rupees: [1, 20_000], from: 'new-delhi' } },
  { query: 'weekend from mumbai below 15000', first: { days: [2, 3], rupees: [1, 15_000], from: 'mumbai' } },
  { query: 'himachal from chandigarh', first: { state: 'himachal-pradesh', from: 'chandigarh' } },
  { query: 'hill station from bangalore', first: { theme: 'hill', from: 'bengaluru' } },
  { query: 'sikkim from siliguri under 30000', first: { state: 'sikkim', from: 'siliguri', rupees: [1, 30_000] } },
  {
    query: 'kashmir starting from srinagar 6 days',
    first: { state: 'jammu-and-kashmir', from: 'srinagar', days: [6, 6] },
  },
  { query: 'pilgrimage from chennai', first: { theme: 'pilgrimage', from: 'chennai' } },
  { query: 'mumbai se 3 din', first: { from: 'mumbai', days: [3, 3] } },
  { query: 'delhi se himachal', first: { state: 'himachal-pradesh', from: 'new-delhi' } },
  { query: 'from guwahati 5 to 7 days', first: { from: 'guwahati', days: [5, 7] } },
  { query: 'from delhi or chandigarh to manali', first: { place: 'manali' } },
]

const NEAR_AND_HOW: GoldenQuery[] = [
  { query: 'easy trek near manali', first: { theme: 'trekking', difficulty: EASY, oneOf: AROUND_MANALI } },
  { query: 'trek near manali', first: { theme: 'trekking', oneOf: AROUND_MANALI } },
  {
    query: 'trek near bangalore',
    first: { theme: 'trekking', oneOf: ['bengaluru', 'nandi-hills', 'mysuru', 'madikeri', 'chikkamagaluru'] },
  },
  {
    query: 'trek near pune under 2 days',
    first: {
      theme: 'trekking',
      days: [1, 2],
      oneOf: ['pune', 'lonavala', 'lavasa', 'matheran', 'bhandardara', 'kashid'],
    },
  },
  { query: 'difficult trek in ladakh', first: { theme: 'trekking', state: 'ladakh', difficulty: HARD } },
  { query: 'easy treks uttarakhand', first: { theme: 'trekking', state: 'uttarakhand', difficulty: EASY } },
  {
    query: 'beginner trek himachal 2 days',
    first: { theme: 'trekking', state: 'himachal-pradesh', difficulty: EASY, days: [2, 2] },
  },
  { query: 'moderate trek in sikkim', first: { theme: 'trekking', state: 'sikkim' } },
  { query: 'kerala for 6 people', first: { state: 'kerala' } },
  { query: 'goa for 2 adults 1 child', first: { state: 'goa' } },
  { query: 'family of 4 rajasthan under 30k', first: { state: 'rajasthan', rupees: [1, 30_000] } },
  {
    query: 'honeymoon near munnar',
    first: { theme: 'honeymoon', oneOf: ['munnar', 'thekkady', 'kodaikanal', 'kochi', 'alappuzha'] },
  },
  { query: 'best rated kerala', first: { state: 'kerala' } },
]

const TALKED: GoldenQuery[] = [
  { query: 'i want to go to kerala for 6 days in december', first: { state: 'kerala', days: [6, 6], month: 12 } },
  {
    query: 'looking for a honeymoon trip under 25k in february',
    first: { theme: 'honeymoon', rupees: [1, 25_000], month: 2 },
  },
  { query: 'please suggest a trek of 5 days in june', first: { theme: 'trekking', days: [5, 5], month: 6 } },
  { query: 'somewhere from delhi for a weekend', first: { from: 'new-delhi', days: [2, 3] } },
  { query: 'kerala, 6 days, under 25k', first: { state: 'kerala', days: [6, 6], rupees: [1, 25_000] } },
  { query: 'mumbai se 3 raat 4 din 20 hazar tak', first: { from: 'mumbai', days: [4, 4], rupees: [1, 20_000] } },
]

const SLIPS: GoldenQuery[] = [
  { query: '3 dyas undr 20k form dehli', first: { days: [3, 3], rupees: [1, 20_000], from: 'new-delhi' } },
  { query: 'kerla honymoon in decmber', first: { state: 'kerala', theme: 'honeymoon', month: 12 } },
  { query: 'rajastan 6 nigths', first: { state: 'rajasthan', days: [7, 7] } },
  { query: 'esy trek naer manali', first: { theme: 'trekking', oneOf: AROUND_MANALI } },
  { query: 'himachl betwen 15 and 25 thousnd', first: { state: 'himachal-pradesh', rupees: [15_000, 25_000] } },
  { query: 'sikim in ocotber', first: { state: 'sikkim', month: 10 } },
]

const HINDI: GoldenQuery[] = [
  { query: 'दिल्ली से 3 दिन', first: { from: 'new-delhi', days: [3, 3] } },
  { query: 'केरल ६ दिन', first: { state: 'kerala', days: [6, 6] } },
  { query: 'दिसंबर में केरल हनीमून', first: { state: 'kerala', theme: 'honeymoon', month: 12 } },
  { query: '20 हज़ार से कम राजस्थान', first: { state: 'rajasthan', rupees: [1, 20_000] } },
  { query: 'मनाली के पास ट्रेक', first: { theme: 'trekking', oneOf: AROUND_MANALI } },
  { query: 'आसान ट्रेक उत्तराखंड', first: { theme: 'trekking', state: 'uttarakhand', difficulty: EASY } },
  { query: 'जून में कश्मीर', first: { state: 'jammu-and-kashmir', month: 6 } },
  { query: 'मुंबई से महाराष्ट्र तीन दिन', first: { from: 'mumbai', state: 'maharashtra', days: [3, 3] } },
]

/** Whole sentences: what they say beside their words must hold of what comes first. */
export const SENTENCES: readonly GoldenQuery[] = [
  ...LENGTH,
  ...MONEY,
  ...TIME_OF_YEAR,
  ...FROM,
  ...NEAR_AND_HOW,
  ...TALKED,
  ...SLIPS,
  ...HINDI,
]
