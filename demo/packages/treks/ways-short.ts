/** Treks of a day or two: slug, where it starts, summary, the high point or camp with its metres, what the way is like. */
export const SHORT_WAYS = `
andharban-trek | Pune | Andharban ridge 650 | A dark forest in July, with waterfalls on the wrong side of the valley. | It is all downhill in the end, along the lip of the Kundalika valley
bijli-mahadev-trek | Kullu | Bijli Mahadev 2460 | Butter mends the lingam that lightning breaks, and two valleys meet below. | Steps through deodar, with tea at every turn, then a meadow
brahmagiri-trek | Madikeri | Brahmagiri peak 1608 | From Irupu's falls to a ridge that is Karnataka on one hand and Kerala on the other. | Forest for two hours, grass for two more, and perhaps elephants below
buxa-fort-trek | Siliguri | Buxa Fort 867 | A forest path to a fort the British made a prison of. | A stony old road with orchids on it, and a Drukpa village past the fort
chembra-peak-trek | Kozhikode | Heart lake and Chembra shoulder 2100 | To the heart-shaped pool on Wayanad's highest hill. | Tea for half an hour, then a steep grass spine; the park decides how far one may go
chokramudi-trek | Munnar | Chokramudi 2181 | Grass, granite, and tahr that look at you as equals. | A ridge all the way, with Gap Road growing small beneath
david-scott-trail | Shillong | Mawphlang ridge 1800 | The horse-cart road of 1824, by stone bridges and a river one can drink. | Down to the Umiam, along it, and up to Ladmawphlang
deoban-trek | Dehradun | Deoban camp 2700, Vyas Shikhar 2860 | Deodars above Chakrata, with the whole Bandarpunch wall from the top. | A forest road at first, then needles underfoot and no sound at all
deomali-trek | Koraput | Deomali 1672 | Odisha's roof: a grass hump with cloud lying in the valleys. | An easy grass slope, with the sunrise on it for those who leave early
devkund-waterfall-trek | Pune | Devkund 250 | A plunge pool in a bowl of rock, at the end of a forest stream. | Flat beside the Bhira lake, then boulders and shade
double-decker-root-bridge-trek | Cherrapunji | Tyrna steps 750 | Three thousand steps down to a bridge that was planted. | Two wire bridges lead to the Double Decker Root Bridge, and all the steps lead back in the afternoon
dudhsagar-trek | Panaji | Dudhsagar 310 | Four tiers of white water beside a railway, on foot from Collem. | A forest track with streams to wade, in company, as the park requires
dzukou-valley-trek | Kohima | Dzukou rest house 2390, Dzukou rim 2452 | Dwarf bamboo like a lawn, and lilies in June. | Steep for an hour through forest, then level along the rim
girnar-climb | Rajkot | Dattatreya peak 1031 | Ten thousand steps, five peaks, and a start at four in the morning. | Jain marble halfway, Amba Mata above, and Dattatreya on Girnar's last spike
guru-shikhar-trek | Udaipur | Guru Shikhar 1722 | The highest point between the Himalaya and the Nilgiris, on foot from Oriya. | Boulders, custard-apple scrub and a bell at the top
harishchandragad-trek | Mumbai | Harishchandragad caves 1290, Taramati 1424 | The Konkan Kada: a cliff bent inwards like a wave. | Rock patches and forest, an old temple in a pool, and the cliff at sunset
jalori-pass-serolsar-lake-trek | Jibhi | Serolsar and the Jalori ridge 3199 | Oak forest on the level to a lake so clean that a bird is credited. | Five kilometres out, five back, with shade throughout
japfu-peak-trek | Kohima | Japfu base 2300, Japfu 3048 | Nagaland's second peak, through the tallest rhododendron on record. | Bamboo, then roots for handholds, then a cold top
kalavantin-durg-trek | Mumbai | Kalavantin pinnacle 701 | Steps cut in a rock spike, with nothing beside them. | Prabalmachi village for breakfast, then sixty minutes of holding on
kalsubai-trek | Mumbai | Kalsubai 1646 | The highest point in Maharashtra, by ladders, before the sun finds it. | Fields, four iron ladders and a very small temple
kheerganga-trek | Kasol | Kheerganga 2960 | A hot pool at the end of a forest path, and snow across the valley. | Waterfalls, apple orchards, a last steep hour
kodachadri-trek | Udupi | Sarvajna Peetha 1343 | A stone cell where Shankara sat, and the sea far below. | Hidlumane's waterfall first, hand over hand, then grassland
kolukkumalai-sunrise-trek | Madurai | Kolukkumalai ridge 2160 | The sun comes up below you, over some of the highest tea there is. | A jeep in the dark, a ridge in the wind, a cup in the old factory
kudremukh-trek | Mangaluru | Kudremukh peak 1894 | The horse's face in grass, with shola in its folds. | Twenty kilometres of ups and streams, from a village with one jeep
kumara-parvatha-trek | Mangaluru | Bhattara Mane 700, Kumara Parvatha 1712 | A long climb from a snake god's temple, by a farmhouse that feeds everyone. | Rainforest, lunch at Bhatta's, then a grass spine in full sun
lohagad-fort-trek | Mumbai | Lohagad 1033 | A stair of water in July, and the Scorpion's Tail at the end. | Broad steps, four gates, and cloud
meesapulimala-trek | Munnar | Meesapulimala 2640 | Eight hills in one day, the last of them the second highest in the Ghats. | Rhodo Valley's grass and a ridge like a moustache, by the forest corporation's guides
mullayanagiri-trek | Bengaluru | Mullayanagiri 1930 | Karnataka's highest, by the serpent's path from Sarpadhari. | Ninety minutes of grass ridge, and a temple with tea
nallamala-ahobilam-trek | Hyderabad | Ugra Stambham 900 | The cliff from which Narasimha burst, by a stream bed and some courage. | Wet rock, a stair, a rope; shrines in caves on the way
netravati-peak-trek | Mangaluru | Netravati peak 1520 | Kudremukh's gentler neighbour, where a river begins. | Coffee, a forest of two hours, and rolling grass
pachmarhi-dhupgarh-trek | Bhopal | Dhupgarh 1352 | From the bazaar to the range's highest point in time for sunset. | Forest road, a gorge, and a last ramp with the whole plateau below
parasnath-hill-trek | Ranchi | Parasnath 1365 | Nine kilometres up in white cotton to the last tonk, and nine down. | Up by Gandharva stream to Parshvanath's shrine; whoever goes round all the tonks walks nine more
perumal-peak-trek | Kodaikanal | Perumal peak 2440 | Kodai's own summit: a cone with two valleys in its lap. | Eucalyptus, then stones, then a scramble
rajgad-fort-trek | Pune | Rajgad Balekilla 1376 | Shivaji's capital for twenty-six years, in three arms and a crown. | Chor Darwaza by railings; Balekilla by nerve
rajmachi-trek | Mumbai | Rajmachi village 780, Shrivardhan fort 833 | Two forts, a village between, and fireflies in the first week of June. | A long level track through waterfalls, then the forts by lantern or dawn
sandhan-valley-trek | Mumbai | Sandhan gorge 1220 | A crack in the Sahyadri three hundred feet deep and as wide as a bus. | Cold pools to wade, boulders to lower oneself down, no sun till noon
savandurga-trek | Bengaluru | Karigudda 1226 | One rock, one line of arrows, and Bengaluru's lakes all round. | Friction, a steady head, and arrows painted on the rock
skandagiri-trek | Bengaluru | Skandagiri 1450 | Sunrise above a white sea, with a ruined fort for a deck. | By registration, in the small hours, with a torch
tadiandamol-trek | Madikeri | Tadiandamol 1748 | Coorg's highest, from a palace of bees to a grass crown. | A jeep road, then shola, then the last steep half-hour
tonglu-trek | Siliguri | Tumling 2970, Tonglu 3070 | One night on the Singalila, and Sleeping Buddha at dawn. | Pines from Chitrey, magnolia in April, tea at Meghma
torna-fort-trek | Pune | Torna 1403 | The fort Shivaji took at sixteen, from Velhe by a thin ridge. | Rock steps with railings, a gate, cloud and a temple to sleep beside in other centuries
triund-trek | McLeod Ganj | Triund 2828 | A lawn at 2,828 metres with a wall of rock standing on it. | Oak and rhododendron from the temple at Gallu, and twenty-two bends at the end
velliangiri-trek | Coimbatore | Seventh hill 1778 | Seven hills, bamboo staff in hand, mostly by night. | Steps, sand, and a cave where the climb ends in a whisper
`
