import type { Act } from './act.ts'

/** As which a sight on UNESCO's list counts, whatever else it is. */
export const WORLD_HERITAGE = 'world-heritage'

/** What one has around one, or before one's eyes. */
export const AROUND = {
  sunrise: {
    says: 'The sunrise',
    asked:
      'sunrise, sunrise point, sunrise points, sun rise, see the sun rise, watch the sun rise, sun come up, suryoday, suryodaya',
    told: 'sunrise, sun comes up, sun come up',
  },
  sunset: {
    says: 'The sunset',
    asked:
      'sunset, sunsets, sunset point, sunset points, sun set, sun sets, sun go down, sun goes down, see the sun set, watch the sun set, suryast',
    told: 'sunset, sun goes down, sun go down, sun sets, sundown',
  },
  stars: {
    says: 'Stars and dark skies',
    asked:
      'stargazing, star gazing, stargaze, see stars, see the stars, watch stars, night sky, dark sky, dark skies, milky way, telescope, astronomy, astro tourism, taare dekhna, tare dekhna',
    told: 'stargaz, dark sky, dark skies, milky way, telescope, stars',
    halts: ['stargazing'],
  },
  river: {
    says: 'By a river',
    asked:
      'riverside, river side, beside a river, beside the river, by a river, by the river, next to a river, next to the river, near a river, on a river, along a river, along the river, on the river bank, river bank, riverbank, riverfront, river front, river view, river facing, nadi kinare, nadi ke kinare, river ke side',
    told: 'riverside, by the river, beside the river, riverbank, river bank, on the river, the river at, river below',
    tags: ['river'],
    halts: ['river'],
  },
  lake: {
    says: 'By a lake',
    asked:
      'lakeside, lake side, lakefront, lake front, beside a lake, beside the lake, by a lake, by the lake, next to a lake, on a lake, lake view, lake facing, lake kinare, lake ke side, jheel kinare, jheel ke kinare, lake ke kinare, lake ke paas',
    told: 'lakeside, lake resort, beside the lake, by the lake, on the lake, lake at, round the lake',
    tags: ['lake'],
    halts: ['lake'],
  },
  view: {
    says: 'Peaks in view',
    asked:
      'snow view, snow views, himalaya view, himalayan view, himalayan views, mountain view, mountain views, mountain facing, valley view, valley views, peak view, view of peaks, view of the peaks, view of snow, view of mountains, view of the mountains, view of the himalayas, snow peaks, snow peak, looks at the peaks, barf ke pahad, facing the himalayas, window view',
    told: 'with a view, valley view, view of, views of, panorama, the snows, snow peaks, peaks in, kanchenjunga, nanda devi, panchachuli, dhauladhar, trishul',
  },
  sea: {
    says: 'On the sea front',
    asked: 'sea view, sea facing, ocean view, beach front, beachfront, sea front, on the beach, samundar ke saamne',
    told: 'beachfront, beach resort, beach villa, beach cottage, beach hotel',
    halts: ['beach', 'island'],
  },
  jungle: {
    says: 'A night in the forest',
    asked:
      'forest lodge, forest lodges, jungle lodge, jungle lodges, jungle stay, forest stay, jungle resort, forest resort, forest resorts, jungle resorts, stay in forest, stay in jungle, stay in the forest, stay in a forest, stay in the jungle, sleep in the forest, cottage in the forest, forest rest house, wake up in the forest',
    told: 'jungle lodge, forest lodge, forest rest',
    halts: ['wildlife'],
  },
  mansion: {
    says: 'A palace or a haveli to sleep in',
    asked:
      'heritage hotel, heritage hotels, heritage stay, heritage stays, fort stay, royal stay, royal stays, live like a king, live like kings, kile wala hotel, kile wale hotel, fort hotel, haveli ya kile wala hotel, kile me rukna, haveli ya mahal me, haveli ya mahal mein, mahal ya haveli me, mahal ya haveli mein, stay in a heritage hotel, old haveli or palace, हवेली या महल में ठहरना, महल या हवेली में ठहरना',
    told: 'haveli, palace hotel, heritage hotel, mansion',
    stays: 'haveli, palace, heritage, mansion, darbari, fort-palace, carved',
    tags: ['heritage-stay'],
  },
  'haveli-stay': {
    says: 'A haveli to sleep in',
    asked:
      'haveli stay, haveli stays, stay in a haveli, stay in haveli, sleep in a haveli, night in a haveli, haveli hotel, haveli hotels, haveli guesthouse, haveli wala hotel, haveli wale hotel, haveli me rukna, haveli mein rukna, haveli me thaharna, haveli mein thaharna, haveli me rehna, haveli mein rehna, haveli me raat, हवेली में ठहरना, हवेली में रुकना, हवेली में रहना',
    told: 'haveli guesthouse, haveli hotel, night in a haveli',
    stays: 'haveli, painted haveli',
  },
  'palace-stay': {
    says: 'A palace to sleep in',
    asked:
      'palace stay, palace stays, palace hotel, palace hotels, stay in a palace, stay in palace, stay in a royal palace, sleep in a palace, night in a palace, mahal mein rukna, mahal wale hotel, mahal wala hotel, mahal me rukna, mahal me thaharna, mahal mein thaharna, mahal me rehna, mahal mein rehna, palace me rehna, palace me rukna, palace mein rukna, palace mein rehna, महल में ठहरना, महल में रुकना, महल में रहना',
    told: 'palace hotel, palace stay, palace stays, fort-palace hotel',
    stays: 'palace, fort-palace, darbari',
  },
  homestay: {
    says: 'In a family’s house',
    asked:
      'homestay, homestays, home stay, home stays, stay with a family, stay with a local family, live with a family, with a local family, local family, stay with locals, living with locals, live with locals, local logo ke saath rehna, local logon ke saath rehna, gaon walo ke saath rehna, gaon walon ke saath rehna, gaon ke ghar me rehna, gaon ke logon ke saath rehna, गाँव वालों के साथ रहना, गांव वालों के साथ रहना, गाँव के घर में रहना, गांव के घर में रहना',
    told: 'homestay',
    tags: ['homestay'],
  },
  fire: {
    says: 'An evening by the fire',
    asked: 'bonfire, bon fire, campfire, camp fire, around a fire, alaav',
    told: 'bonfire, campfire, camp fire, round a fire, by a fire, a fire and, then a fire',
  },
  'world-heritage': {
    says: 'World Heritage',
    asked:
      'unesco, unesco site, unesco sites, unesco places, unesco heritage, unesco heritage site, unesco heritage sites, unesco world heritage, unesco world heritage site, unesco world heritage sites, unesco monuments, unesco listed, world heritage, world heritage site, world heritage sites, world heritage monuments, unesco tour, unesco tours, unesco trip, unesco sites tour, unesco heritage tour, world heritage tour, world heritage tours, world heritage sites tour',
    told: 'world heritage, unesco',
    sights: [WORLD_HERITAGE],
  },
} satisfies Record<string, Act>
