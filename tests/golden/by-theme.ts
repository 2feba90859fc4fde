import type { GoldenQuery } from './golden-query.ts'

const THEMES: GoldenQuery[] = [
  { query: 'honeymoon', first: { theme: 'honeymoon' }, destination: { named: 'honeymoon' } },
  { query: 'honeymoon packages', first: { theme: 'honeymoon' }, destination: { named: 'honeymoon' } },
  { query: 'romantic', first: { theme: 'honeymoon' }, destination: { named: 'honeymoon' } },
  { query: 'couple', first: { theme: 'honeymoon' } },
  { query: 'trekking', first: { theme: 'trekking' }, destination: { named: 'trekking' } },
  { query: 'hiking', first: { theme: 'trekking' }, destination: { named: 'trekking' } },
  { query: 'wildlife safari', first: { theme: 'wildlife' }, destination: { named: 'wildlife-safaris' } },
  { query: 'tiger safari', first: { theme: 'wildlife' } },
  { query: 'jungle safari', first: { theme: 'wildlife' } },
  { query: 'beach holidays', first: { theme: 'beach' } },
  { query: 'hill stations', first: { theme: 'hill' }, destination: { named: 'hill-station' } },
  { query: 'pilgrimage', first: { theme: 'pilgrimage' }, destination: { named: 'pilgrimage' } },
  { query: 'houseboat', destination: { named: 'houseboat' } },
  { query: 'backwaters', first: { theme: 'backwater' }, destination: { named: 'backwater' } },
  { query: 'skiing', first: { theme: 'winter' } },
  { query: 'road trip', destination: { named: 'road-trips' } },
  { query: 'luxury', first: { theme: 'luxury' }, destination: { named: 'luxury' } },
  { query: 'ayurveda', first: { named: 'ayurveda' }, destination: { named: 'ayurveda' } },
  { query: 'desert', destination: { named: 'desert' }, first: { theme: 'desert' } },
  { query: 'weekend getaways', first: { theme: 'weekend' }, destination: { named: 'weekend' } },
  { query: 'family', first: { theme: 'family' }, destination: { named: 'family' } },
  { query: 'food', first: { theme: 'food' }, destination: { named: 'food' } },
]

const SEVERAL_WORDS: GoldenQuery[] = [
  { query: 'kerala honeymoon', first: { state: 'kerala', theme: 'honeymoon' } },
  { query: 'honeymoon in kerala', first: { state: 'kerala', theme: 'honeymoon' } },
  { query: 'manali shimla', first: { place: 'manali', named: 'shimla' } },
  { query: 'triangle golden', first: { named: 'golden-triangle' } },
  { query: 'goa beach', first: { state: 'goa', theme: 'beach' } },
  { query: 'wildlife madhya pradesh', first: { state: 'madhya-pradesh', theme: 'wildlife' } },
  { query: 'rajasthan desert', first: { state: 'rajasthan', named: 'desert' } },
  { query: 'trek in uttarakhand', first: { state: 'uttarakhand', theme: 'trekking' } },
  { query: 'kashmir in winter', first: { state: 'jammu-and-kashmir', named: 'winter' } },
  { query: 'sikkim and darjeeling', first: { state: 'sikkim', place: 'darjeeling' } },
  { query: 'ooty mysore', first: { place: 'ooty', named: 'mys' } },
  { query: 'agra jaipur delhi', first: { place: 'agra', named: 'golden-triangle' } },
  { query: 'temple tour of tamil nadu', first: { state: 'tamil-nadu', theme: 'pilgrimage' } },
  { query: 'varanasi ayodhya', first: { place: 'varanasi', named: 'ayodhya' } },
  { query: 'leh pangong', first: { place: 'pangong-tso', named: 'leh' } },
  { query: 'himachal trek', first: { state: 'himachal-pradesh', theme: 'trekking' } },
  { query: 'andaman honeymoon', first: { state: 'andaman-and-nicobar-islands' } },
  { query: 'paris honeymoon', first: { theme: 'honeymoon' } },
  { query: 'kerala qwxzjv', first: { state: 'kerala' }, destination: { named: 'kerala' } },
]

/** Kinds of tour by other words, in other languages and scripts. */
const IN_OTHER_WORDS: GoldenQuery[] = [
  { query: 'newly wed', first: { theme: 'honeymoon' } },
  { query: 'joint family', first: { theme: 'family' } },
  { query: 'romanch', first: { theme: 'adventure' } },
  { query: 'ಸಾಹಸ', first: { theme: 'adventure' } },
  { query: 'kuch hatke', first: { theme: 'offbeat' } },
  { query: 'stress relief', first: { theme: 'offbeat' } },
  { query: 'gaon me rehna', first: { theme: 'tribal' } },
  { query: 'ஆயுர்வேதம்', first: { named: 'ayurveda' } },
  { query: 'khana peena', first: { theme: 'food' } },
  { query: 'बौद्ध सर्किट', first: { theme: 'buddhist' } },
  { query: 'ಸ್ಕೀಯಿಂಗ್', first: { theme: 'winter' } },
  { query: 'আদিবাসী', first: { theme: 'tribal' } },
  { query: 'namaste, kripya kerala batao', first: { state: 'kerala' } },
  { query: 'దయచేసి kerala honeymoon', first: { state: 'kerala', theme: 'honeymoon' } },
]

const NONSENSE: GoldenQuery[] = [
  { query: 'xqzvw', nothing: true },
  { query: 'asdfghjkl', nothing: true },
  { query: '12345', nothing: true },
  { query: 'qqqq wwww', nothing: true },
  { query: '!!!???', nothing: true },
  { query: '東京', nothing: true },
]

/** Questions about themes, in one word or several, or nothing that makes sense. */
export const BY_THEME: readonly GoldenQuery[] = [...THEMES, ...SEVERAL_WORDS, ...IN_OTHER_WORDS, ...NONSENSE]
