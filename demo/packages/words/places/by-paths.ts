/** What one does in the places that breaks and longer ways go to; columns as in places/north. */
export const BYPATH_PLACES = `
tosh | Wooden houses, one lane, dogs asleep in it / An hour above the village there is a glacier's mouth to look into
sissu | The lake has willows; the fall comes down the opposite wall / Snow at the door, and a tunnel's light at the end of the valley
chamba | Bhuri Singh's museum keeps the hill paintings / The temples stand in a row by the palace, six of them, since the tenth century
chitkul | Slate roofs, a goddess older than the road, and potatoes / The last tea shop says so on its wall
barot | The trout farm first, then the river. Supper is trout / You walk up the Uhl to Lohardi, with a packed lunch and a boy who knows the bridges
kurukshetra | Brahma Sarovar after dark, a kilometre of lamps / Jyotisar's banyan, where the Gita was spoken
nahan | The chowk, the Rani Tal, a bench under a pine / Round Renuka lake by foot, with turtles at the steps
bhaderwah | Walnut carvers work with the door open / Jai's long meadow, ponies and rajma in a brass pot / Padri pass, by jeep, for the Himachal side
neemrana | Terrace by terrace down to the pool, and a zip line over the ramparts for those who must / The stepwell in the village goes nine storeys down
sariska | Peacocks on the wall at sunset / Kankwari's lonely fort by jeep; a temple of Hanuman with its own langurs
osian | Temples at dusk, with a caravanserai's silence / Dune ride at six
nagaur | Channels and lattices lit for dinner / Ahhichatragarh's painted halls, and a bazaar of brass and methi
barmer | Block printers rinse at the well / Kiradu's five temples, ninety minutes out, where nobody stays after sunset
khatu | The line for Shyam moves by night also
salasar | Balaji has a beard and a moustache, and coconuts tied to a tree
kota | Kishore Sagar's little palace from the shore / A boat on the Chambal for gharial
chanderi | Looms clack from every doorway till nine / A weaver explains a design by counting aloud; the fort, the museum, one stepwell after lunch
shivpuri | The Scindias' marble cenotaphs stand in a garden, and music is still played to them / Bhadaiya Kund, a fall by a pavilion
amarkantak | Lamps on the Narmada's first tank / Kapildhara, where the river first falls; the Son's source, with monkeys
chikhaldara | Devi Point at dusk / Bhimkund's fall, Gavilgarh's walls, a drive to Semadoh's forest
kolhapur | Tambda first, pandhra after / Mahalakshmi at five, the wrestlers at six, jaggery at ten
panhala | Sajja Kothi stands at the edge, with the plain below it / Teen Darwaza, the granaries, a spy's escape route told on the wall
bhandardara | Boats on Arthur Lake / Randha Falls, Amruteshwar's carved shrine, and cliffs that run white
igatpuri | Trains climb the ghat below your window
kashid | White sand, a hammock, a coconut
ratnagiri | Thibaw's palace, built for a king kept from home / Mangoes, in May, by the crate
malvan | Bombil, solkadhi, sea / Sindhudurg by boat early, Rock Garden's pools at low tide / The boats land on the town beach, and the catch is auctioned on the sand / Walk the sand to the Chivla side, and eat what the first boat brought
colva | Fishermen pull in at six
diveagar | Casuarina, a gold Ganesha, ukdiche modak
dapoli | Harnai's fish auction at four / Karde beach in the morning, Unhavare's hot springs, Suvarnadurg by boat if the sea allows
amboli | Frogs first, then rain, then frogs / Hiranyakeshi's cave, where a river starts; Kavalesad's cliff, where water falls upwards in a wind
daman | A walk on Moti Daman's wall at five
silvassa | Warli walls, a river garden
saputara | Lake, ropeway, corn / Gira Falls, and Waghai's bamboo on the way to it
velavadar | Harriers come in to roost by the hundred
jamnagar | Bandhani dyers, kachori, Lakhota lake
porbandar | The beach road and a plate of khajli
ambaji | The yantra is not looked at; the lamps are / Gabbar hill by ropeway
dholavira | A sky with nothing under it / The city in its grid, the signboard's ten letters, fossils by the lake
junagadh | The mausoleum's spiral minarets at dusk
athirappilly | The path to the foot of the fall, and Vazhachal's rapids beyond
guruvayur | Krishna at three in the morning, elephants at ten
thrissur | Vadakkunnathan's round, under the teak / A music academy, a museum of murals, and the maidan getting ready / Elephants are bathed behind the temple, and one may watch
nelliyampathy | Seetharkund's drop, at sunset / Orange farm, tea, a jeep to Mampara with hornbills on the wire
valparai | Macaques on the roof / Nallamudi's view, a shola trail with a tracker, tea tasted at the factory / Elephants cross at the same bend most evenings, and the cars wait
meghamalai | Tea pickers' path, cloud at the knees / Five reservoirs by jeep, gaur between the bushes
kolli-hills | Agaya Gangai, a thousand steps down to the spray
yercaud | Emerald lake, Lady's Seat / Coffee walk, pepper climb, and a temple in a cave
puttaparthi | The evening bhajan, on marble
horsley-hills | A eucalyptus planted in 1859, and wind
gandikota | The gorge at five, then a fire / Down the fort's back steps to the Penna; a mosque, a granary and a temple that face each other
shivamogga | Sakrebailu's elephants bathe at half past eight / Jog from both sides, and the path to the pool if it is open
agumbe | The sunset point looks over half of Tulu Nadu / Onake Abbi's fall, leeches and lore included; Doddamane's lunch of Malgudi's days
dandeli | The Kali at dusk, hornbills home to the fig / Rafting for grown-ups if the dam releases, a coracle if not; Syntheri's wall of stone
sirsi | Marikamba's wooden goddess
br-hills | Soliga songs round a fire / A jeep at six, a temple on a white cliff at noon, a forest walk with a Soliga at four
srirangapatna | Dariya Daulat's painted walls
ahobilam | Lower Ahobilam's hall of a hundred pillars / Nine Narasimhas in two parts: jeep to some, river stones to the others
rajahmundry | Godavari's ghats, and the old bridge with trains in it
maredumilli | Bamboo chicken from the fire / Jalatarangini, Swarnadhara, a coffee plot; the forest does the talking
vijayawada | Bhavani island by boat
amaravati | The Krishna at Dhyana Buddha's feet
nagarjuna-sagar | The dam's gates, if it is that month
tirunelveli | Halwa from Iruttu Kadai, sold after nightfall
courtallam | Main Falls by lamplight, oil first / Five Falls, Old Falls, Tiger Falls, in any order, wet throughout; border parotta
tiruchendur | Surf at the temple wall
velankanni | Candles, sea, a market of wax limbs
karaikal | Saturn's day is Saturday, and busy
palani | Winch up, steps down
vellore | Sripuram's path is a star, and one walks all of it
kanchipuram | Silk by weight, idli by leaf / A thousand pillars in one temple and a mango tree of four flavours in another
lambasingi | Strawberries, fog, a thermometer everyone photographs
bhadrachalam | The boat ghat, and Parnasala's footprints
yadagirigutta | Black granite, lit white
vijayapura | Gol Gumbaz, whose gallery carries a whisper all the way round / Ibrahim Rauza, which some prefer
kollur | Mookambika's temple at lamp time, and her chariot procession at eight
sringeri | Sharadamba's shrine, the Vidyashankara with a pillar for each sign of the zodiac, and fish in the Tunga, fed by hand
mandarmani | Red crabs until you step / The delta by boat from Mandar. Prawns chosen alive
bakkhali | Henry's Island, tower and mangrove
gangasagar | The last ghat, the sea in front
murshidabad | Katra mosque at dusk / Hazarduari's mirrors, Khosh Bagh's tombs, rasgulla's rival, the chhanabora
mayapur | Kirtan from four in the morning
ghatshila | Burudi lake, Phuldungri's hill
chandipur | A beach the sea leaves twice a day, for kilometres, and comes back to
baripada | Chhau dancers' masks are made here; the forest's entry is arranged for the morning / Barehipani's two drops, Chahala's salt lick; a packed lunch inside
sambalpur | Samaleswari's lamps, a saree by the metre / Bargarh's looms: tie first, dye after / Hirakud's towers, Huma's leaning temple and its tame fish
koraput | Sabara Srikhetra's small car of Jagannath / A haat today: Kunduli, Ankadeli or Laxmipur by the day of the week / Duduma's fall, Gupteswar's cave, hill coffee from the grower / The tribal museum by the temple, and hill coffee where it is roasted
daringbadi | Lovers' point, pine, a fire / Coffee and pepper garden, Doluri's river, a Kondh village by invitation
mainpat | Tiger Point's fall, prayer flags over it / The bouncing ground of Jaljali; Tibetan carpets; momos
dantewada | The goddess at the meeting of two rivers
kawardha | Bhoramdeo by last light
sirpur | Lakshmana's brick, in the cool
hazaribagh | Canary Hill for the sunset
barpeta-road | Mathanguri's river, Bhutan on the other bank / A drive at dawn for rhino and florican, another at three for elephants / By raft down the Beki, with ibisbills
haflong | The lake is in the middle of the town / Abode of the Clouds, pineapple, the old station; Jatinga's ridge of stories
tura | Night market, sticky rice / Nokrek's gibbons, heard before they are seen; a citrus grove older than farming / Tura Peak on foot, through the forest above the town, and Pelga's fall after lunch
jowai | Monoliths at Nartiang, some taller than houses / Krang Suri's blue, by steps, then the stone footpath the Jaintia kings walked
roing | Dibang's wide bed, mithun in it / Idu Mishmi looms stand on the verandahs, and somebody will show you one at work / Sally Lake, a bamboo tunnel of butterflies, an Idu shaman's house
miao | Noa Dihing at the door / Deban, where the road ends, and hoolock gibbons overhead
touphema | Your hut has the carved gable of its clan
lunglei | A stone bridge that named the town
udaipur-tripura | Feed the tortoises; do not be photographed as their benefactor
reiek | The model village's bachelors' dormitory
ukhrul | Longpi's black pots. Smoked fish
pasighat | Siang, green and huge
nameri | Jia Bhoroli at dusk, white-winged duck with luck
silery-gaon | Thirty houses, one view, one fire / Ramitey's point shows fourteen bends of the Teesta
loleygaon | A hanging walk among old oaks
cooch-behar | The palace museum by noon, Madan Mohan by lamp
kurseong | Dow Hill's pines, and stories of them / The garden at six, its tea tasted at nine and argued over at ten
cherai | Dolphins now and then, beer never far / Backwater village by canoe, Pallipuram's fort, the Muziris digs
arambol | Drums at the lake's end / Over the headland to the sweet lake, mud bath optional; yoga under the banyan
morjim | Turtles, from November, with a guard and a red lamp
bhimtal | The island's aquarium, if you must row somewhere / Sattal on foot: seven waters, three hundred birds
new-tehri | Dobra Chanthi's lit bridge at eight / Jet ski, banana boat, a floating hut for tea
chakrata | Deodar, a parade ground, silence by nine / Down to Tiger Falls early, with an empty rucksack for jumpers
kadmat | The eastern lagoon, ankle-deep for a mile / A first dive at the school, or a kayak to the sandbank / Turtle grass on one side, the open reef on the other
masinagudi | Moyar's gorge, and gaur on the road back
nanded | The Guru Granth is read here by candle and by diamond
srikalahasti | Painted cloth, kalamkari, from pens of bamboo
dehradun | Ellora's plum cake, Paltan bazaar, an early night
dudhwa | Tharu supper, swamp deer on the far bank / Sal forest by jeep, rhino by a raised track
lonar | The rim at dusk, bats below
bhitarkanika | Salties on the mud, longer than the boat / Creek by creek to the heronry at Bagagahana
valmikinagar | The Gandak barrage at sunset, Nepal across it
pilibhit | Chuka's beach by a lake, forest behind
`
