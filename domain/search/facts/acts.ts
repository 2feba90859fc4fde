/**
 * What one does on a journey, or has around one, that no category is named after: how it is asked for, and by what a package tells of it. `told` are beginnings of words
 * in its texts and stays; only what is the same thing: who wants to fly is not helped by a raft. `tags` and `sights` (kinds of them) tell it as well.
 */
export type Act = {
  says: string
  asked: string
  told: string
  tags?: readonly string[]
  sights?: readonly string[]
  /** Kinds of places where it is all around. */
  halts?: readonly string[]
}

const ACTS = {
  kayak: {
    says: 'Kayaks and canoes',
    asked: 'kayak, kayaks, kayaking, canoe, canoes, canoeing, paddling',
    told: 'kayak, canoe',
  },
  reef: {
    says: 'Reefs and diving',
    asked:
      'scuba, scuba diving, scuba dive, snorkel, snorkelling, snorkeling, coral, corals, coral reef, coral reefs, under water, underwater, sea diving, see fish under water',
    told: 'scuba, snorkel, dive, diving, reef, corals',
  },
  surf: {
    says: 'Surfing',
    asked: 'surfing, surf lessons, surf school, learn to surf, surf board',
    told: 'surfing, surfer, surf school, for surf',
  },
  'toy-train': {
    says: 'A hill railway',
    asked:
      'toy train, toy trains, narrow gauge, narrow gauge train, narrow gauge railway, mountain railway, mountain train, hill railway, hill train, heritage railway, heritage train, rack railway, little train, steam engine, steam train, chhuk chhuk',
    told: 'toy train, narrow-gauge, narrow gauge, mountain railway, himalayan railway, hill railway, rack railway',
    sights: ['heritage-railway'],
  },
  ropeway: {
    says: 'A ropeway',
    asked:
      'ropeway, ropeways, rope way, cable car, cable cars, cablecar, gondola, gondola ride, chair lift, chairlift, udan khatola, uran khatola, aerial lift',
    told: 'ropeway, gondola, cable car, cable-car, chairlift',
  },
  'hot-spring': {
    says: 'Hot springs',
    asked:
      'hot spring, hot springs, hot water spring, hot water springs, natural hot water, hot water kund, hot water pool, sulphur spring, sulphur springs, thermal spring, thermal springs, garam pani, garam pani ka kund, garam kund, geyser springs, natural springs',
    told: 'hot spring, sulphur, hot pool',
  },
  houseboat: {
    says: 'A night on a houseboat',
    asked:
      'houseboat, houseboats, house boat, house boats, night on a boat, nights on a boat, sleep on a boat, sleeping on a boat, stay on a boat, boat stay, overnight boat, overnight on a boat, kettuvallam, boat house, boathouse, floating hotel, live on a boat',
    told: 'houseboat',
    tags: ['houseboat'],
  },
  birds: {
    says: 'Birds',
    asked:
      'birding, birdwatching, bird watching, birdwatch, birds, bird, birder, birders, migratory birds, ornithology, birdlife, bird life, bird song, birdsong',
    told: 'bird, crane, flamingo, hornbill, stork, pelican, kingfisher',
    tags: ['birds'],
    sights: ['bird-sanctuary'],
  },
  bicycle: {
    says: 'On a bicycle',
    asked:
      'cycling, cycle ride, cycle rides, cycle tour, bicycle, bicycles, bicycle ride, by cycle, by bicycle, on a cycle, on bicycle, pedal, pedalling, saikil',
    told: 'bicycle, cycling, by cycle',
  },
  lamps: {
    says: 'The evening lamps of a river',
    asked:
      'lamps, evening lamps, river lamps, floating lamps, fire ceremony, lamp ceremony, evening prayer by the river, diyas',
    told: 'aarti, lamps, lamp-',
  },
  'boat-safari': {
    says: 'A safari by boat',
    asked:
      'boat safari, safari by boat, safari in a boat, safari on a boat, wildlife from a boat, animals from a boat, river safari',
    told: 'boat safari, safari by boat, tuskers swim, boat at four, crocodiles from',
  },
  'night-safari': {
    says: 'A safari at night',
    asked: 'night safari, safari at night, night drive, night jungle safari',
    told: 'night safari, night drive, after-dark drive',
  },
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
  cooking: {
    says: 'A lesson in the kitchen',
    asked:
      'cooking class, cooking classes, cooking lesson, cooking lessons, cookery, learn cooking, learn to cook, cook with locals, cook with a family, cooking workshop',
    told: 'cooking class, cooking lesson, cookery, cook with, you cook, learn to cook',
  },
  pottery: {
    says: 'Potters',
    asked:
      'pottery, mitti ke bartan, mitti ke bartan banana, pottery class, pottery workshop, potter, potters, clay, potter wheel, potters wheel, kumhar',
    told: 'potter',
  },
  looms: {
    says: 'Weavers',
    asked:
      'weaving, weaver, weavers, weave, handloom, handlooms, loom, looms, saree weaving, sari weaving, bunkar, silk weaving, woven',
    told: 'weav, loom, silks, silk sari, handloom, ikat, patola, brocade',
  },
  prints: {
    says: 'Printers of cloth',
    asked:
      'block print, block prints, block printing, block printer, block printers, ajrakh, dabu print, hand printing',
    told: 'block print, block-print, ajrakh, printers at',
  },
  crafts: {
    says: 'Crafts',
    asked:
      'craftsmen, craftsman, craftspeople, artisan, artisans, karigar, karigars, crafts at work, handicraft village, handicraft villages, craft village, craft villages, craft workshop',
    told: 'craft, artisan, weav, loom, block print, ajrakh, potter, lacquer, bell metal, rogan, brassware, carving',
    tags: ['crafts'],
    halts: ['handicraft'],
  },
  haat: {
    says: 'A weekly market',
    asked:
      'haat, haats, haat bazaar, weekly haat, weekly market, weekly markets, weekly bazaar, tribal haat, tribal haat bazaar, tribal market, tribal markets, village market, village markets, saptahik bazaar, haat bazar',
    told: 'haat, weekly market',
  },
  bazaar: {
    says: 'Bazaars',
    asked: 'local markets, local market, shopping, bazaar walk, market walk',
    told: 'bazaar, market',
  },
  trout: {
    says: 'Trout and fishing rods',
    asked: 'trout, trout fishing, catch trout, angling, angler, anglers, fishing, catch fish, fishing rod, mahseer',
    told: 'trout, angl, mahseer, fishing rod',
  },
  'street-food': {
    says: 'Food of the streets',
    asked: 'street food, street foods, eat our way, eating our way, eat your way, chatpata khana, local dishes',
    told: 'street food, food walk, kebab, chaat, kachori, biryani, sweets, jalebi, lassi, thali, breakfast of',
    tags: ['food'],
    halts: ['food'],
  },
  'light-show': {
    says: 'A light and sound show',
    asked: 'light and sound show, light and sound, sound and light show, sound and light, light show, laser show',
    told: 'light show, sound and light, light and sound',
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
      'haveli stay, palace stay, palace stays, palace hotel, palace hotels, stay in a palace, stay in a haveli, heritage hotel, heritage hotels, heritage stay, fort stay, royal stay, sleep in a palace, live like a king, live like kings, mahal mein rukna',
    told: 'haveli, palace hotel, heritage hotel, mansion',
    tags: ['heritage-stay'],
  },
  homestay: {
    says: 'In a family’s house',
    asked:
      'homestay, homestays, home stay, home stays, stay with a family, stay with a local family, live with a family, with a local family, local family',
    told: 'homestay',
    tags: ['homestay'],
  },
  fire: {
    says: 'An evening by the fire',
    asked: 'bonfire, bon fire, campfire, camp fire, around a fire, alaav',
    told: 'bonfire, campfire, camp fire, round a fire, by a fire, a fire and, then a fire',
  },
  pony: {
    says: 'On a pony',
    asked: 'horse riding, horse ride, horseback, horse back, pony, ponies, pony ride, pony rides, ghudsawari',
    told: 'pony, ponies, horseback, horse ride',
  },
  boat: {
    says: 'A boat',
    asked:
      'boat ride, boat rides, boating, row boat, rowing, boat cruise, river cruise, sunset cruise, ferry ride, naav ki sawari',
    told: 'by boat, boat ride, boat trip, boating, rowing, a boat, the boat, shikara, coracle, cruise',
  },
  lanes: {
    says: 'Old lanes on foot',
    asked:
      'heritage walk, heritage walks, old city walk, city walk, walking tour, guided walk, old lanes, old town, old towns, narrow lanes, narrow streets, old streets, galiyan',
    told: 'on foot, heritage walk, lanes, old town, old city',
  },
  ropes: {
    says: 'Ropes and rock',
    asked: 'rappelling, rappel, rock climbing, bouldering, abseiling',
    told: 'rappel, boulder, rock climb',
  },
  zip: {
    says: 'A zip line',
    asked: 'zip line, ziplining, zip lining, zipline, flying fox',
    told: 'zip line, zipline, flying fox',
  },
} satisfies Record<string, Act>

export type ActKey = keyof typeof ACTS

export const ALL_ACTS: Readonly<Record<ActKey, Act>> = ACTS
