import type { Act } from './act.ts'
import { AROUND } from './acts-around.ts'

/** What one does, and what one has around one. */
const ACTS = {
  kayak: {
    says: 'Kayaks and canoes',
    asked: 'kayak, kayaks, kayaking, canoe, canoes, canoeing, paddling',
    told: 'kayak, canoe',
  },
  scuba: {
    says: 'Scuba diving',
    asked: 'scuba, scuba diving, scuba dive, scuba dives, sea diving, deep sea diving, dive school, learn diving',
    told: 'scuba, dives, diver, diving, learn to dive, dive site',
  },
  reef: {
    says: 'Reefs and diving',
    asked:
      'snorkling, snorkel, snorkelling, snorkeling, coral, corals, coral reef, coral reefs, under water, underwater, see fish under water',
    told: 'scuba, snorkel, dives, diver, diving, learn to dive, dive site, reef, corals',
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
  camel: {
    says: 'A ride on a camel',
    asked:
      'camel ride, camel rides, camel riding, camel safari, camel safaris, camel cart, ride a camel, ride camels, sit on a camel, sit on camel, sitting on a camel, camel back, camel ki sawari, camel trip, camel trek',
    told: 'camel',
    first:
      'camel ride, camel safari, on a camel, by camel, camel cart, ride a camel, ride camels, camels take, camel into, camels into, camel to the, camel or jeep, camel fair, bactrian camel, with camels on',
  },
  coffee: {
    says: 'Coffee estates',
    asked:
      'coffee estate, coffee estates, coffee plantation, coffee plantations, coffee garden, coffee gardens, coffee trail, coffee trails, coffee country, coffee farm, coffee farms, coffee hills, coffee homestay, coffee tasting',
    told: 'coffee estate, coffee-estate, coffee hill, coffee-hill, coffee district, coffee trail, coffee country, coffee-growing, coffee trees, hill coffee, coffee was first, coffee in the hills',
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
      'cycling, cycle, cycles, cycle ride, cycle rides, cycle tour, cycle tours, cycle trip, cycle trips, cycle yatra, cycle se, cycle chalana, bicycle tour, bicycle trip, bicycle trips, bicycle, bicycles, bicycle ride, by cycle, by bicycle, on a cycle, on bicycle, pedal, pedalling, saikil',
    told: 'bicycle, cycling',
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
    unless: 'net, nets, village, villages, boat, boats, harbour, hamlet, hamlets, town',
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
  pony: {
    says: 'On a pony',
    asked: 'horse riding, horse ride, horseback, horse back, pony, ponies, pony ride, pony rides, ghudsawari',
    told: 'pony, ponies, horseback, horse ride',
  },
  boat: {
    says: 'A boat',
    asked:
      'boat ride, boat rides, boating, row boat, rowing, boat cruise, river cruise, sunset cruise, ferry ride, naav ki sawari',
    told: 'by boat, boat ride, boat trip, boating, rowing, a boat, the boat, shikara, coracle, cruise, by ferry, ferries, a ferry, the ferry',
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
  ...AROUND,
} satisfies Record<string, Act>

export type ActKey = keyof typeof ACTS

export const ALL_ACTS: Readonly<Record<ActKey, Act>> = ACTS
